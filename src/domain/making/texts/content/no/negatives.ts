import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/**
 * `gratis` and `fri` alone would also block free shipping, `resept` alone those who look for a product without
 * a prescription, and `finn` is also a verb, so they only appear in phrases.
 */
const groups: NegativePack['groups'] = {
  core: words(`
    gratisprøve, gratisprøver, "gratis prøve", "gratis prøver", vareprøve, vareprøver, "helt gratis", "få gratis", giveaway, trekning, torrent, replika, kopi, kopier, forfalsket, forfalskning, 
    grossist, grossister, engros, engrospris, leverandør, leverandører, distributør, distributører, dropshipping, dropship, franchise, "bli forhandler", "private label", importere, utleie, leie, "til leie",
    betydning, betyr, "hva betyr", definisjon, synonym, synonymer, uttale, oversettelse, "på engelsk", wikipedia, wiki, snl, aksje, aksjen, aksjekurs, horoskop, kryssord, været
  `),
  jobs: words(`
    jobb, jobber, "ledige stillinger", stilling, stillinger, stillingsannonse, "jobbe hjemmefra", "jobbe hos", lønn, lønninger, ansettelse, karriere, praksisplass, sommerjobb, deltidsjobb, ekstrajobb, rekruttering, cv, "tjene penger", "ekstra inntekt",
    "hvordan selge", "selge videre", affiliate, affiliates, "affiliate program", nettverkssalg, lagermedarbeider, franchisetaker
  `),
  education: words(`
    kurs, kurset, utdanning, utdannelse, utdanninger, undervisning, undervisningsopplegg, forelesning, videregående, høyskole, universitet, oppgave, bacheloroppgave, masteroppgave, særemne, avhandling, powerpoint, presentasjon, arbeidsark, quiz, lekser,
    "historien om", "hvem oppfant", tidsskrift, lærebok, pensum
  `),
  media: words(`
    download, "last ned", "laste ned", nedlasting, pdf, ebok, "e bok", epub, lydbok, mal, maler, "skrive ut", fargelegging, fargeleggingsark, "bilder av", clipart, png, svg, gif, gifs, meme, memes, logo, bakgrunnsbilde, sangtekst, sanger, "hele filmen",
    trailer, episode, episoder, podkast, podcast, youtube, tiktok, instagram, facebook, pinterest, twitter, "siste nytt", nrk, vg, dagbladet
  `),
  doItYourself: words(`
    diy, hjemmelaget, hjemmelagd, hjemmelagde, "lage selv", "lag din egen", "lag ditt eget", "gjør det selv", "slik lager du", "hvordan lage", "oppskrift på", "oppskrift med", oppskrift, oppskrifter, hekle, hekleoppskrift, strikkeoppskrift, strikke, symønster, "bygge egen", "bygge selv", "bygg selv", tegning, tegninger
  `),
  used: words(`
    brukt, brukte, brukthandel, "second hand", secondhand, "pent brukt", refurbished, oppusset, reservedel, reservedeler, reparere, reparasjon, reparasjoner, "fikse selv", manual, "norsk manual", instruksjonsbok, "finn.no", tise, loppemarked, bruktbutikk,
    "gis bort", byttes, vrak, skrapes
  `),
  afterSale: words(`
    "spore pakke", "spor pakke", sporing, "spore bestilling", "min bestilling", "min ordre", "hvor er pakken min", ordrestatus, "logg inn", "logge inn", login, innlogging, "min konto", "min side", "mine sider", "glemt passord", "kansellere ordre", "avbestille", "si opp", oppsigelse,
    "avslutte abonnement", "stoppe abonnement", refusjon, tilbakebetaling, reklamere, reklamasjon, kundeservice, kundesenter, telefonnummer, kontakt, kontaktinfo, åpningstider, advokat, søksmål, forbrukerrådet, forbrukertilsynet, tilbakekalling, tilbakekalt
  `),
  marketplaces: words(`
    amazon, komplett, cdon, ebay, wish, temu, shein, aliexpress, alibaba, elkjøp, power, "coop obs", rema, kiwi, meny, europris, rusta, "apotek 1", vitusapotek, "boots apotek", farmasiet, "life helsekost", sunkost, gymgrossisten, proteinfabrikken, kosttilskuddbutikken
  `),
  medical: words(`
    sykehus, legevakt, fastlege, "operasjon av", operere, kirurg, klinikk, klinikker, "lege nær meg", "på resept", "på blå resept", blåresept, reseptbelagt, reseptpliktig, felleskatalogen, helsenorge, antibiotika, veterinær, dyrlege, sykmelding, sykmeldt,
    blodprøve, henvisning, ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutid, tirzepatid, liraglutid, viagra, cialis, sildenafil, tadalafil, xanax, concerta, ritalin
  `),
  competitors: words(`
    "alternativ til", "alternativer til", "i stedet for", "istedenfor", "ligner på", "tilsvarende som", "sammenlignet med", "eller lignende", "billig kopi", dupe, herbalife, "holland and barrett", solgar, "nordic naturals", collett
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    gratisprøve, "gratis prøve", vareprøve, "last ned", pdf, torrent, brukt, "second hand", refurbished, replika, forfalsket, diy, hjemmelaget, "lage selv", oppskrift,
    "ledige stillinger", jobb, lønn, praksisplass, grossist, leverandør, affiliate, dropshipping, wikipedia, betydning, youtube, "logg inn", "spore pakke", kundeservice, masteroppgave, reservedeler, "finn.no"
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "oppskrift på", oppskrift, oppskrifter, hjemmelaget, "lage selv"
    `),
    home: words(`
      film, serie, youtube, bakgrunnsbilde
    `),
    car: words(`
      reservedeler, reparasjon, reparere
    `),
    garden: words(`
      diy, "lage selv", "bygge selv"
    `),
    pets: words(`
      veterinær, dyrlege
    `),
    baby: words(`
      sykehus
    `),
  },
};
