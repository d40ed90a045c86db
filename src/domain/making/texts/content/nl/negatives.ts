import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/** A negative does not cover plurals, so each form is listed. `gratis` alone would also block free shipping. */
const groups: NegativePack['groups'] = {
  core: words(`
    "gratis proefmonster", "gratis sample", "gratis samples", "gratis proberen", "gratis weggeven", "gratis af te halen", proefpakket, proefverpakking, winactie, winacties, weggeefactie, prijsvraag, weggeven,
    torrent, replica, replica's, namaak, nagemaakt, vervalsing, groothandel, grossier, leverancier, leveranciers, "in bulk", doorverkopen, wederverkoper, wederverkopers, dropshipping, dropship, "private label",
    producent, franchise, huren, verhuur, "te huur", lenen, betekenis, definitie, synoniem, synoniemen, uitspraak, "hoe spreek je", vertaling, vertalen, "in het engels", wikipedia, wiki, aandeel, aandelen, beurskoers, horoscoop, kruiswoordpuzzel,
    "gratis monster", groothandels, kruiswoord
  `),
  jobs: words(`
    baan, banen, vacature, vacatures, carrière, salaris, salarissen, loon, sollicitatie, solliciteren, cv, stage, stages, bijbaan, bijbanen, vakantiewerk, uitzendbureau, "werken bij", thuiswerk, "geld verdienen",
    bijverdienen, "hoe verkoop ik", verkoper, affiliate, "affiliate programma", partnerprogramma, clickbank, digistore24, daisycon,
    sollicitatiebrief, "geld bijverdienen", stageplek
  `),
  education: words(`
    cursus, cursussen, opleiding, opleidingen, workshop, workshops, les, lessen, lesbrief, universiteit, hogeschool, hbo, mbo, studie, scriptie, werkstuk, spreekbeurt, verslag, samenvatting,
    powerpoint, presentatie, werkblad, werkbladen, quiz, "geschiedenis van", "wie heeft uitgevonden", leerboek, examen,
    toets
  `),
  media: words(`
    download, downloads, downloaden, pdf, ebook, epub, sjabloon, sjablonen, printen, kleurplaat, kleurplaten, plaatje, plaatjes, afbeelding, afbeeldingen, "foto's van", clipart, png, svg, gif,
    meme, memes, logo, achtergrond, lettertype, songtekst, lied, liedje, film, "hele film", trailer, serie, aflevering, afleveringen, podcast, podcasts, youtube, tiktok, instagram, facebook, pinterest, twitter, nieuws,
    ondertiteling
  `),
  doItYourself: words(`
    diy, zelfgemaakt, zelfgemaakte, "zelf maken", "zelf bouwen", "zelf doen", "hoe maak je", "maak je eigen", "doe het zelf", "recept voor", "recept met", recepten, haakpatroon, breipatroon, naaipatroon, bouwtekening, knutselen
  `),
  used: words(`
    tweedehands, "tweede hands", "2e hands", "2dehands", "gebruikt te koop", "gebruikte te koop", refurbished, occasion, occasions, onderdeel, onderdelen, reserveonderdelen, reparatie, repareren, "hoe repareer", handleiding, gebruiksaanwijzing,
    "handleiding pdf", kringloop, kringloopwinkel, rommelmarkt, vinted
  `),
  afterSale: words(`
    "track en trace", "track and trace", "pakket volgen", "waar is mijn pakket", "waar blijft mijn pakket", "bestelling volgen", "status bestelling", inloggen, login, "mijn account", "wachtwoord vergeten", "bestelling annuleren",
    annuleren, "abonnement opzeggen", opzeggen, "abonnement stopzetten", terugbetaling, "geld terugvragen", "retour sturen", retourneren, klantenservice, telefoonnummer, "contact opnemen", advocaat, rechtszaak, incasso, aanmaning, terugroepactie,
    "wachtwoord resetten", "klacht indienen", schadevergoeding, klantnummer
  `),
  marketplaces: words(`
    bol, "bol com", amazon, marktplaats, coolblue, wehkamp, aliexpress, alibaba, temu, shein, etsy, ebay, kruidvat, etos, trekpleister, "da drogist", "holland & barrett", "holland en barrett", action, hema, lidl, aldi, jumbo, "albert heijn", mediamarkt, blokker
  `),
  medical: words(`
    ziekenhuis, ziekenhuizen, kliniek, klinieken, "operatie kosten", chirurg, "op recept", receptplichtig, "voorschrift huisarts", huisarts, zorgverzekering, zorgverzekeraar, vergoeding, "eigen risico", antibiotica, antibioticum,
    dierenarts, spoedeisende, "klinische studie", ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutide, tirzepatide, liraglutide, viagra, cialis, sildenafil, tadalafil, xanax, ritalin, oxazepam, temazepam,
    "operatie prijs"
  `),
  competitors: words(`
    "alternatief voor", "alternatieven voor", "vergelijkbaar met", "lijkt op", "in plaats van", "vervanger van", "vervanging voor", dupe, dupes, generiek, herbalife, lucovitaal, vitals, solgar, davitamon, "a vogel"
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    "gratis sample", "gratis proefmonster", winactie, weggeven, pdf, downloaden, torrent, tweedehands, "2e hands", refurbished, replica, namaak, diy, zelfgemaakt, "zelf maken", "recept voor", recepten,
    vacature, vacatures, salaris, stage, groothandel, leverancier, affiliate, dropshipping, wikipedia, betekenis, youtube, inloggen, "track en trace", rechtszaak, handleiding
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "recept voor", recept, recepten, zelfgemaakt, "zelf maken", "hoe maak je"
    `),
    home: words(`
      film, serie, youtube, achtergrond
    `),
    car: words(`
      onderdelen, reparatie, repareren
    `),
    garden: words(`
      diy, "zelf maken"
    `),
    pets: words(`
      dierenarts
    `),
    baby: words(`
      ziekenhuis, ziekenhuizen, kliniek
    `),
  },
};
