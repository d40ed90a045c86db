import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/** A negative does not cover plurals or the definite form, so each is listed. `gratis` alone would block free shipping. */
const groups: NegativePack['groups'] = {
  core: words(`
    "gratis prøve", "gratis vareprøve", "gratis vareprøver", vareprøve, vareprøver, "gives væk", "foræres væk", bortgives, konkurrence, konkurrencer, lodtrækning, "vind en", torrent, replika, kopivare, kopivarer, plagiat,
    engros, grossist, grossister, leverandør, leverandører, "i løs vægt", videresalg, "sælge videre", dropshipping, dropship, "private label", fabrik, franchise, leje, "til leje", udlejning, lejes, udlån, betydning, "hvad betyder",
    definition, synonym, synonymer, udtale, "hvordan udtales", oversættelse, oversæt, "på engelsk", wikipedia, wiki, aktie, aktier, aktiekurs, horoskop, krydsord
  `),
  jobs: words(`
    job, jobs, stilling, stillinger, "ledige stillinger", jobopslag, karriere, løn, lønninger, ansøgning, cv, praktik, praktikplads, elev, elevplads, fritidsjob, studiejob, deltidsjob, vikar, "arbejde hos", hjemmearbejde,
    "tjen penge", "tjene penge", "hvordan sælger man", sælger, affiliate, affiliates, "affiliate program", partnerprogram, clickbank, digistore24, "partner ads", lærling
  `),
  education: words(`
    kursus, kurser, uddannelse, uddannelser, undervisning, universitet, gymnasium, eksamen, speciale, bacheloropgave, opgave, opgaver, rapport, afhandling, foredrag, powerpoint, præsentation, arbejdsark, quiz,
    "historien om", "hvem opfandt", lærebog, studie, studier, seminar, workshop, lektion
  `),
  media: words(`
    download, downloads, "hent pdf", "hent gratis", pdf, ebog, "e bog", epub, skabelon, skabeloner, "til print", malebog, tegning, tegninger, billede, billeder, "billeder af", clipart, png, svg, gif, meme, memes, logo, baggrund,
    skrifttype, sangtekst, sang, sange, film, "hele filmen", trailer, serie, afsnit, sæson, podcast, podcasts, youtube, tiktok, instagram, facebook, pinterest, twitter, nyheder, lydbog
  `),
  doItYourself: words(`
    diy, hjemmelavet, hjemmelavede, "lav selv", "lav din egen", "byg selv", "sådan laver du", "gør det selv", opskrift, opskrifter, "opskrift på", hækle, hækleopskrift, strikkeopskrift, symønster, byggevejledning
  `),
  used: words(`
    brugt, brugte, "second hand", secondhand, genbrug, genbrugt, refurbished, istandsat, reservedel, reservedele, reparation, reparere, "hvordan reparerer", brugsanvisning, manual, brugermanual, vejledning, loppemarked,
    "den blå avis", "gul og gratis", skrot, defekt, defekte, auktion
  `),
  afterSale: words(`
    "spor pakke", "track and trace", "hvor er min pakke", "følg pakke", ordrestatus, "min ordre", "log ind", login, "log på", "min konto", "glemt kodeord", "annuller ordre", annullere, "opsig abonnement", opsige, opsigelse,
    "stop abonnement", refusion, "få pengene tilbage", returnere, returlabel, kundeservice, telefonnummer, "kontakt os", advokat, retssag, inkasso, rykker, tilbagekaldelse, tilbagekaldt, forbrugerklagenævnet
  `),
  marketplaces: words(`
    amazon, proshop, dba, elgiganten, power, bilka, føtex, coop, netto, lidl, rema, aliexpress, alibaba, temu, shein, etsy, ebay, zalando, matas, apopro, webapoteket, apotekeren, helsebixen, med24, normal, pricerunner, jysk
  `),
  medical: words(`
    hospital, hospitaler, sygehus, klinik, klinikker, "operation pris", kirurg, speciallæge, "læge i nærheden", "på recept", receptpligtig, sygesikring, sygedagpenge, sygemelding, antibiotika, dyrlæge, skadestue,
    "klinisk forsøg", "medicinsk forsøg", ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutid, tirzepatid, liraglutid, viagra, cialis, sildenafil, tadalafil, ritalin, sertralin, morfin
  `),
  competitors: words(`
    "alternativ til", "alternativer til", ligesom, "i stedet for", "sammenlignet med", "erstatning for", dupe, dupes, kopimedicin, herbalife, bodylab, "new nordic", solaray, "pharma nord", "longo vital", livol
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    "gratis prøve", vareprøve, konkurrence, bortgives, pdf, download, torrent, brugt, brugte, refurbished, replika, kopivare, diy, hjemmelavet, opskrift, opskrifter, job,
    "ledige stillinger", løn, praktik, grossist, leverandør, affiliate, dropshipping, wikipedia, "hvad betyder", youtube, login, "track and trace", retssag, brugsanvisning, "til leje"
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "opskrift på", opskrift, opskrifter, hjemmelavet, "lav selv"
    `),
    home: words(`
      film, serie, youtube, baggrundsbillede
    `),
    car: words(`
      reservedele, reparation, reparere
    `),
    garden: words(`
      diy, "lav selv", "byg selv"
    `),
    pets: words(`
      dyrlæge
    `),
    baby: words(`
      hospital, sygehus
    `),
  },
};
