import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/** `free` alone would also block free shipping and gluten free, so it only appears in phrases. */
const groups: NegativePack['groups'] = {
  core: words(`
    freebie, freebies, giveaway, giveaways, "for free", "free sample", "free samples", "free trial", torrent, replica, replicas, counterfeit, wholesale, wholesaler, wholesalers,
    supplier, suppliers, distributor, distributors, "in bulk", resell, reseller, resellers, dropshipping, dropship, "private label", manufacturer, manufacturers, franchise,
    rental, "for rent", "rent a", meaning, definition, synonym, synonyms, pronunciation, "how to pronounce", translation, wikipedia, wiki, "stock price", "share price", horoscope,
    knockoff, knockoffs, bootleg, "coupons for free", sweepstakes, raffle, raffles, donation, donations, donate, "for charity", "bulk order", "wholesale price", "minimum order", importer, exporter, "oem supplier", "white label", lease, leasing, loan, loans, etymology, "in spanish", "in french", "crossword clue", "weather forecast", dictionary, thesaurus, antonym
  `),
  jobs: words(`
    job, jobs, career, careers, hiring, "now hiring", salary, salaries, resume, resumes, internship, internships, vacancy, vacancies, recruitment, employment, "work from home",
    "side hustle", "make money", "how to sell", affiliate, affiliates, "affiliate program", clickbank, buygoods, maxweb, digistore24, "warehouse worker",
    wages, "pay rate", "job description", "cover letter", apprenticeship, "part time", "full time", freelancer, freelance, "sales rep", "brand ambassador", "become a distributor", mlm, "pyramid scheme", commission, "referral program", "how to start a business"
  `),
  education: words(`
    course, courses, "class on", classes, lesson, lessons, tutorial, tutorials, school, college, university, degree, thesis, essay, essays, "research paper", "case study", powerpoint,
    slides, worksheet, worksheets, quiz, "history of", "who invented", journal, textbook,
    "study guide", "lesson plan", "science project", homework, exam, exams, dissertation, "literature review", pubmed, "peer reviewed", encyclopedia, lecture, "book report", certification, "training manual"
  `),
  media: words(`
    download, downloads, "free download", pdf, ebook, epub, "book pdf", template, templates, printable, image, images, picture, pictures, "photos of", clipart, "clip art", png, svg, gif, gifs, meme, memes,
    logo, wallpaper, font, lyrics, song, songs, movie, "full movie", trailer, episode, episodes, podcast, podcasts, youtube, tiktok, instagram, facebook, pinterest, twitter, news,
    mp3, mp4, subtitles, "watch online", streaming, netflix, anime, cartoon, comic, "coloring page", "coloring pages", emoji, sticker, "stock photo", "stock photos", "profile picture", quora, discord, newspaper, magazine
  `),
  doItYourself: words(`
    diy, homemade, "home made", "how to make", "make your own", "make at home", recipe, recipes, "step by step diy", crochet, "sewing pattern", "do it yourself",
    "how do you make", "from scratch", handmade, knitting, "plans pdf", blueprint, "build your own", hack, hacks
  `),
  used: words(`
    "buy used", "used for sale", "gently used", "pre owned", preowned, refurbished, secondhand, "second hand", "for parts", "spare parts", "replacement parts", "parts for", repair, repairs, "how to fix", manual, "user manual", "owners manual",
    craigslist, "facebook marketplace", "garage sale", salvage, junk,
    "for sale by owner", "thrift store", "yard sale", auction, auctions, "pawn shop", "open box", broken, "not working", troubleshooting, "error code", "owner manual", "parts diagram", "fix it yourself"
  `),
  afterSale: words(`
    "track my order", "track order", "order tracking", "where is my order", "order status", login, "log in", "sign in", "my account", "cancel order", "cancel my order", "cancel subscription", "how to cancel",
    refund, refunds, chargeback, "customer service", "customer support", "phone number", "contact number", "contact us", lawsuit, lawsuits, "class action", attorney, lawyer, recall,
    "reset password", "forgot password", "my orders", "change my order", "return label", unsubscribe, "live chat", "file a complaint", "small claims", settlement, "delivery status", "missing package"
  `),
  marketplaces: words(`
    amazon, walmart, ebay, target, costco, "best buy", aliexpress, alibaba, temu, shein, etsy, walgreens, cvs, gnc, "rite aid", boots, "holland and barrett", "chemist warehouse"
  `),
  medical: words(`
    hospital, hospitals, surgery, surgeon, clinic, clinics, "doctor near me", "prescription for", "with prescription", antibiotic, antibiotics, veterinary, vet, icd, "clinical trial jobs", medicare, medicaid,
    ozempic, wegovy, mounjaro, zepbound, saxenda, rybelsus, victoza, semaglutide, tirzepatide, liraglutide, phentermine, viagra, cialis, sildenafil, tadalafil, xanax, adderall,
    "emergency room", "urgent care", "dosage chart", "mg tablet", "insurance coverage", "icd 10", "prior authorization", prescription, prednisone, metformin, gabapentin, ibuprofen, "support group", "clinical trial", "clinical trials", veterinarian
  `),
  competitors: words(`
    "alternative to", "alternatives to", "similar to", "instead of", "compared to", "dupe for", dupe, "generic for", herbalife, "nature made", "garden of life", "optimum nutrition",
    "better than", "cheaper than", "same as", "knock off", "now foods", "nature's bounty", "vital proteins", "goop", "generic version"
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    freebie, giveaway, "free sample", "free download", pdf, torrent, "pre owned", secondhand, refurbished, replica, counterfeit, diy, homemade, recipe,
    jobs, hiring, salary, internship, wholesale, supplier, affiliate, dropshipping, wikipedia, meaning, youtube, login, "track my order", lawsuit
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "how to make", "make your own", "make at home", recipe, recipes, homemade, "home made"
    `),
    home: words(`
      "full movie", movie, youtube, wallpaper, diy
    `),
    pets: words(`
      vet, veterinary, crochet
    `),
    car: words(`
      "parts for", "replacement parts", repair, repairs, "how to fix", diy, youtube
    `),
    garden: words(`
      diy, "do it yourself", "how to make"
    `),
    physical: words(`
      target, clinic
    `),
  },
};
