import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/**
 * `gratis` and `fri` alone would also block free shipping, and `recept` alone those who look for a product
 * without a prescription, so they only appear in phrases.
 */
const groups: NegativePack['groups'] = {
  core: words(`
    gratisprov, gratisprover, "gratis prov", "gratis prover", varuprov, varuprover, "helt gratis", "få gratis", utlottning, giveaway, torrent, replika, kopia, kopior, förfalskad, förfalskning, 
    grossist, grossister, grossistpris, partihandel, leverantör, leverantörer, distributör, distributörer, dropshipping, dropship, franchise, "bli återförsäljare", "private label", importera, uthyrning, hyra, "att hyra",
    betydelse, betyder, "vad betyder", definition, synonym, synonymer, uttal, översättning, "på engelska", wikipedia, wiki, aktie, aktien, aktiekurs, horoskop, korsord, väder,
    tävling
  `),
  jobs: words(`
    jobb, "lediga jobb", jobba, "jobba på", "jobba hemifrån", lön, löner, anställning, karriär, praktik, praktikplats, sommarjobb, extrajobb, rekrytering, platsannons, cv, "tjäna pengar", "extra inkomst",
    "hur säljer man", "sälja vidare", affiliate, affiliates, "affiliate program", nätverksförsäljning, lagerarbetare, franchisetagare,
    jobbansökan, hemarbete, "tjäna extra"
  `),
  education: words(`
    kurs, kurser, utbildning, utbildningar, lektion, lektioner, gymnasium, högskola, universitet, uppsats, uppsatser, examensarbete, avhandling, powerpoint, presentation, arbetsblad, quiz, läxa,
    "historien om", "vem uppfann", tidskrift, lärobok,
    prov, tenta, föreläsning
  `),
  media: words(`
    download, "ladda ner", "ladda hem", pdf, ebok, "e bok", epub, ljudbok, mall, mallar, "skriva ut", målarbild, målarbilder, "bilder på", clipart, png, svg, gif, gifs, meme, memes, logotyp, bakgrundsbild, låttext, låtar, "hela filmen",
    trailer, avsnitt, podd, podcast, youtube, tiktok, instagram, facebook, pinterest, twitter, "senaste nytt", svt, aftonbladet, expressen,
    undertexter, "nyheter idag", typsnitt
  `),
  doItYourself: words(`
    diy, hemgjord, hemgjort, hemmagjord, hemmagjort, "göra själv", "gör det själv", "gör egen", "gör eget", "så gör du", "recept på", "recept med", "steg för steg guide", virkmönster, stickmönster, symönster, "bygga egen", "bygga eget", "bygg själv", ritning, ritningar
  `),
  used: words(`
    begagnad, begagnat, begagnade, "second hand", secondhand, renoverad, rekonditionerad, reservdel, reservdelar, reparera, reparation, reparationer, "laga själv", manual, "manual svenska", instruktionsbok, blocket, loppis,
    bytes, bortskänkes, skrot, skrota
  `),
  afterSale: words(`
    "spåra paket", "spåra order", "spåra min", "min order", "var är min", "var är mitt paket", orderstatus, "logga in", login, inloggning, "mitt konto", "mina sidor", "glömt lösenord", "avbryta order", "avboka", "säga upp", uppsägning,
    avsluta, "avsluta abonnemang", återbetalning, reklamera, reklamation, kundtjänst, kundservice, telefonnummer, kontakta, kontaktuppgifter, öppettider, advokat, stämning, arn, konsumentverket, återkallelse, återkallas,
    lösenord, jurist
  `),
  marketplaces: words(`
    amazon, cdon, tradera, ebay, wish, temu, shein, aliexpress, alibaba, fyndiq, elgiganten, ica, coop, willys, lidl, apotea, apoteket, kronans, "apotek hjärtat", "kronans apotek", "life hälsokost", gymgrossisten, bodystore, svensktkosttillskott
  `),
  medical: words(`
    sjukhus, vårdcentral, akuten, "operation av", operera, kirurg, klinik, kliniker, "läkare nära mig", "på recept", receptbelagd, receptbelagt, receptbelagda, läkemedelsverket, fass, 1177, antibiotika, veterinär, sjukskrivning, sjukskriven,
    blodprov, remiss, ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutid, tirzepatid, liraglutid, viagra, cialis, sildenafil, tadalafil, xanax, concerta, ritalin,
    "operation kostnad", försäkringskassan
  `),
  competitors: words(`
    "alternativ till", "istället för", "i stället för", "liknande som", "liknar", "jämfört med", "eller liknande", "billig kopia", dupe, herbalife, "holland and barrett", solgar, "great earth", "nordic naturals"
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    gratisprov, "gratis prov", varuprov, "ladda ner", pdf, torrent, begagnad, begagnat, "second hand", replika, förfalskad, diy, hemgjord, "göra själv", "recept på",
    "lediga jobb", jobb, lön, praktik, grossist, leverantör, affiliate, dropshipping, wikipedia, betydelse, youtube, "logga in", "spåra paket", kundtjänst, uppsats, reservdelar, blocket
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "recept på", recept, hemgjord, "göra själv"
    `),
    home: words(`
      film, serie, youtube, bakgrundsbild
    `),
    car: words(`
      reservdelar, reparation, reparera
    `),
    garden: words(`
      diy, "göra själv", "bygga själv"
    `),
    pets: words(`
      veterinär
    `),
    baby: words(`
      sjukhus
    `),
  },
};
