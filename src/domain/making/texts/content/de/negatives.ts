import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/**
 * A negative does not cover plurals or other endings, so each form is listed. `kostenlos` and `gratis` alone would
 * also block free shipping, so they only appear in phrases. `test` and `erfahrungen` are searches of buyers.
 */
const groups: NegativePack['groups'] = {
  core: words(`
    "gratis probe", gratisprobe, gratisproben, "kostenlose probe", "kostenlose proben", probepackung, "für umsonst", gratismuster, gewinnspiel, gewinnspiele, verlosung, "zu verschenken",
    torrent, replik, repliken, replika, plagiat, plagiate, nachgemacht, großhandel, grosshandel, großhändler, grosshändler, lieferant, lieferanten, zulieferer, wiederverkauf, wiederverkäufer,
    dropshipping, "private label", lohnhersteller, lohnherstellung, franchise, mieten, vermietung, verleih, leihen, ausleihen, bedeutung, definition, synonym, synonyme, aussprache, "wie spricht man",
    übersetzung, "auf englisch", wikipedia, wiki, duden, aktie, aktien, aktienkurs, horoskop, kreuzworträtsel
  `),
  jobs: words(`
    job, jobs, stellenangebot, stellenangebote, stellenanzeige, stellenanzeigen, karriere, gehalt, gehälter, lohn, bewerbung, lebenslauf, praktikum, praktika, ausbildung, ausbildungsplatz,
    minijob, nebenjob, ferienjob, aushilfe, "arbeiten bei", "homeoffice job", "homeoffice jobs", heimarbeit, "geld verdienen", "wie verkaufe ich", vertriebspartner, affiliate, partnerprogramm, clickbank, digistore24, copecart
  `),
  education: words(`
    kurs, kurse, seminar, seminare, unterricht, hochschule, universität, studium, studiengang, bachelorarbeit, masterarbeit, hausarbeit, dissertation, doktorarbeit, referat, facharbeit,
    arbeitsblatt, arbeitsblätter, powerpoint, präsentation, quiz, "geschichte der", "geschichte des", "wer hat erfunden", lehrbuch, fortbildung, weiterbildung
  `),
  media: words(`
    download, downloads, herunterladen, pdf, ebook, epub, vorlage, vorlagen, "zum ausdrucken", ausmalbild, ausmalbilder, bild, bilder, "fotos von", clipart, png, svg, gif, meme, memes,
    logo, hintergrundbild, schriftart, songtext, lied, lieder, film, "ganzer film", trailer, serie, folge, staffel, podcast, podcasts, youtube, tiktok, instagram, facebook, pinterest, twitter, nachrichten, mediathek
  `),
  doItYourself: words(`
    diy, selbstgemacht, "selbst gemacht", "selber machen", "selbst machen", "selber bauen", "selbst bauen", "selber herstellen", "selbst herstellen", bauanleitung, bastelanleitung, "rezept für", "rezept mit", rezepte,
    häkeln, häkelanleitung, schnittmuster, strickanleitung
  `),
  used: words(`
    gebraucht, gebrauchte, gebrauchter, gebrauchtes, secondhand, "second hand", "aus zweiter hand", refurbished, generalüberholt, aufbereitet, ersatzteil, ersatzteile, ersatzteilliste, reparatur, reparieren,
    bedienungsanleitung, gebrauchsanweisung, handbuch, kleinanzeigen, "ebay kleinanzeigen", flohmarkt, schrott, defekt, bastler
  `),
  afterSale: words(`
    sendungsverfolgung, "paket verfolgen", "sendung verfolgen", "wo ist mein paket", "wo bleibt mein paket", bestellstatus, login, "log in", einloggen, anmelden, "mein konto", kundenkonto, "passwort vergessen",
    "bestellung stornieren", stornieren, "abo kündigen", kündigen, kündigung, rückerstattung, inkasso, mahnung, kundenservice, kundendienst, hotline, telefonnummer, "kontakt telefon", anwalt, rechtsanwalt, klage, sammelklage, rückruf, rückrufaktion
  `),
  marketplaces: words(`
    amazon, ebay, otto, kaufland, aliexpress, alibaba, temu, shein, etsy, idealo, check24, willhaben, shöpping, dm, rossmann, müller, bipa, "shop apotheke", docmorris, medpex, lidl, aldi, hofer, mediamarkt, saturn
  `),
  medical: words(`
    krankenhaus, krankenhäuser, klinik, kliniken, "operation kosten", "op kosten", chirurg, facharzt, "arzt in der nähe", hausarzt, rezeptpflichtig, verschreibungspflichtig, "auf rezept", krankenkasse, krankschreibung,
    antibiotikum, antibiotika, tierarzt, icd, "icd 10", studienteilnehmer, ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutid, tirzepatid, liraglutid, viagra, cialis, sildenafil, tadalafil, cortison, xanax, ritalin
  `),
  competitors: words(`
    "alternative zu", "alternativen zu", "ähnlich wie", "anstelle von", "vergleichbar mit", "ersatz für", dupe, generikum, herbalife, orthomol, doppelherz, abtei, "sunday natural", "natural elements", tetesept
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    gratisprobe, "kostenlose probe", gewinnspiel, "zu verschenken", pdf, download, torrent, gebraucht, secondhand, refurbished, replik, plagiat, diy, "selber machen", "rezept für", rezepte,
    jobs, stellenangebote, gehalt, praktikum, großhandel, lieferant, affiliate, dropshipping, wikipedia, bedeutung, youtube, login, sendungsverfolgung, sammelklage, bedienungsanleitung, kleinanzeigen
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "rezept für", "rezept mit", rezepte, "selber machen", "selbst machen", selbstgemacht, "selbst gemacht"
    `),
    home: words(`
      film, serie, youtube, mediathek, hintergrundbild
    `),
    car: words(`
      ersatzteil, ersatzteile, reparatur, reparieren
    `),
    garden: words(`
      diy, "selber bauen", "selbst bauen", "selber machen"
    `),
    pets: words(`
      tierarzt
    `),
    baby: words(`
      krankenhaus, krankenhäuser, klinik, kliniken
    `),
  },
};
