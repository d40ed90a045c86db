import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/**
 * `free` and `libre` alone would also block free shipping, so they only appear in phrases. Searchers mix both
 * languages, so a word has its English and its Filipino form.
 */
const groups: NegativePack['groups'] = {
  core: words(`
    freebie, freebies, giveaway, giveaways, "free sample", "free samples", "free trial", "libreng sample", "libre lang", "pahingi ng", raffle, torrent, replica, replicas, "class a", counterfeit,
    wholesale, wholesaler, wholesalers, pakyawan, "bulk order", supplier, suppliers, distributor, distributors, "paano maging distributor", reseller, resellers, "paano maging reseller", dropship, dropshipping, "rebranding supplier",
    "private label", "toll manufacturing", manufacturer, franchise, rental, "for rent", paupahan, kahulugan, "meaning in tagalog", meaning, definition, synonym, synonyms, "english of", "sa english", pronunciation, translation, translate,
    wikipedia, wiki, "stock price", horoscope, "lotto result"
  `),
  jobs: words(`
    job, jobs, hiring, "now hiring", "urgent hiring", "job vacancy", vacancy, trabaho, "mag apply", "apply online", salary, sahod, sweldo, resume, "application letter", internship, ojt, "work from home", "online job", "extra income",
    "kumita online", "paano kumita", pagkakakitaan, "paano magbenta", "paano mag sell", affiliate, affiliates, "affiliate program", networking, mlm, clickbank, jobstreet, indeed, bossjob
  `),
  education: words(`
    course, courses, "online course", lesson, lessons, "lesson plan", tutorial, tutorials, school, eskwela, paaralan, college, university, unibersidad, degree, thesis, "research paper", essay, sanaysay, tula, slogan, "poster making", brainly,
    reviewer, module, modules, deped, powerpoint, ppt, worksheet, quiz, "kasaysayan ng", "history of", "sino ang nag imbento", "halimbawa ng"
  `),
  media: words(`
    download, downloads, "mp3 download", pdf, ebook, epub, template, templates, printable, image, images, picture, pictures, larawan, "drawing of", drawing, coloring, clipart, png, svg, gif, meme, memes, logo, wallpaper, font, lyrics,
    chords, kanta, song, songs, movie, "full movie", pelikula, teleserye, trailer, episode, podcast, youtube, instagram, facebook, pinterest, twitter, wattpad, news, balita
  `),
  doItYourself: words(`
    diy, "do it yourself", homemade, "home made", "paano gumawa", "paano gawin", "paano magluto", "gawa sa bahay", "gawang bahay", "how to make", recipe, recipes, "luto sa", resipe, crochet, "sewing pattern", "step by step diy"
  `),
  used: words(`
    "second hand", secondhand, "2nd hand", "pre loved", preloved, ukay, "ukay ukay", "gamit na", "used for sale", refurbished, surplus, carousell, "facebook marketplace", "for parts", "spare parts", "replacement parts", piyesa, pyesa,
    repair, "repair shop", "paano ayusin", "paano i repair", "ayaw gumana", manual, "user manual", "manual pdf", junkshop, sira
  `),
  afterSale: words(`
    "track order", "track my order", "order tracking", "tracking number", "nasaan na ang order", "hindi dumating", "order status", login, "log in", "sign in", "my account", "forgot password", "cancel order", "paano i cancel", "paano mag cancel",
    "paano mag return", "paano mag refund", refund, refunds, "customer service", "customer service number", hotline, "contact number", "contact us", "phone number", lawsuit, abogado, lawyer, kaso, "dti complaint", recall, "fda advisory", "fda warning"
  `),
  marketplaces: words(`
    shopee, lazada, zalora, "tiktok shop", temu, shein, amazon, aliexpress, alibaba, ebay, "mercury drug", watsons, "southstar drug", "rose pharmacy", generika, "the generics pharmacy", tgp, puregold, "sm supermarket", landmark
  `),
  medical: words(`
    hospital, hospitals, ospital, clinic, clinics, klinika, surgery, operasyon, surgeon, "doctor near me", "doktor sa", "with prescription", "may reseta", "kailangan ng reseta", antibiotic, antibiotics, veterinary, vet, beterinaryo, philhealth, "ct scan", xray, "x ray", "blood test",
    ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutide, liraglutide, tirzepatide, viagra, cialis, sildenafil, tadalafil, xanax, valium, duphaston, cytotec
  `),
  competitors: words(`
    "alternative to", "alternative sa", "alternatives to", "kapalit ng", "pamalit sa", "katulad ng", "kagaya ng", "similar to", "instead of", "generic ng", dupe, "dupe for", herbalife, usana, "first vita plus", "barley grass", mx3, "fern c"
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    freebie, giveaway, "free sample", "libreng sample", download, pdf, torrent, "second hand", secondhand, preloved, refurbished, replica, diy, homemade, "paano gumawa", recipe, job, jobs, hiring, trabaho, sahod,
    wholesale, supplier, "paano maging reseller", "affiliate program", dropshipping, wikipedia, meaning, kahulugan, "sa english", youtube, lyrics, brainly, login, "track my order", "customer service", lawsuit
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      recipe, recipes, "paano gumawa", "how to make", homemade
    `),
    home: words(`
      movie, "full movie", youtube, wallpaper
    `),
    car: words(`
      "spare parts", repair
    `),
    garden: words(`
      diy
    `),
    pets: words(`
      vet, veterinary
    `),
    physical: words(`
      school
    `),
    baby: words(`
      hospital, hospitals, ospital
    `),
  },
};
