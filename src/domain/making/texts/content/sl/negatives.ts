import type { NegativePack } from '../language-pack.ts';
import { words } from '../list.ts';
import { digitalBuyers, digitalNegatives } from './digital.ts';

/** `brezplačno` and `zastonj` alone would also block free delivery, so they only appear in phrases. */
const groups: NegativePack['groups'] = {
  core: words(`
    "brezplačni vzorec", "brezplacni vzorec", "brezplačen vzorec", "brezplacen vzorec", "brezplačni vzorci", "čisto zastonj", vzorec, vzorci, torrent, replika, replike, veleprodaja, grosist, distributer, distributerji, dobavitelj, dobavitelji,
    dropshipping, franšiza, "lastna blagovna znamka", najem, izposoja, "v najem", definicija, sopomenka, sopomenke, "kaj pomeni", pomen, izgovorjava, prevod, prevajalnik, wikipedija, wikipedia, wiki,
    križanka, horoskop, sanjske, delnice, borza,
    nagradna, vreme
  `),
  jobs: words(`
    zaposlitev, zaposlitve, "prosto delovno mesto", "prosta delovna mesta", služba, službe, "študentsko delo", "studentsko delo", plača, placa, plače, place, življenjepis, praksa, pripravništvo, skladiščnik, "delo na domu",
    "delo od doma", "kako zaslužiti", zaslužek, "kako prodajati", "partnerski program", "affiliate program", provizija, mlm,
    razpis
  `),
  education: words(`
    tečaj, tecaj, tečaji, tecaji, izobraževanje, delavnica, delavnice, šola, fakulteta, univerza, študij, "diplomska naloga", "magistrska naloga", "seminarska naloga", referat, spis, predstavitev, powerpoint,
    "delovni list", "delovni listi", kviz, učbenik, "zgodovina nastanka", "kdo je izumil", matura,
    seminar, predavanje, predavanja, naloga, diploma
  `),
  media: words(`
    prenos, prenosi, "za prenos", "prenesi brezplačno", pdf, ebook, epub, "e knjiga", predloga, predloge, "za tisk", slika, slike, risba, risbe, pobarvanka, ozadje, ozadja, clipart, png, svg, gif,
    mem, memi, logotip, pisava, besedilo, pesem, film, "cel film", serija, epizoda, napovednik, podkast, youtube, tiktok, instagram, facebook, pinterest, twitter, novice,
    "brezplačne fotografije", pobarvanke, podnapisi
  `),
  doItYourself: words(`
    diy, "domača izdelava", "kako narediti doma", "naredi sam", "izdelaj sam", "kako sešiti", recept, recepti, kvačkanje, kvackanje, kroj, "navodilo za izdelavo", "doma narejeno",
    "kako narediti", "kako plesti"
  `),
  used: words(`
    rabljen, rabljena, rabljeno, rabljeni, "iz druge roke", obnovljen, obnovljena, obnovljeno, "za dele", "rezervni deli", popravilo, popravila, "pooblaščeni servis", "servis popravil", "kako popraviti", "navodila za uporabo pdf",
    priročnik, prirocnik, "bolha oglasi", vinted, podarim, odpad, zastavljalnica, avtoodpad, razstavni
  `),
  afterSale: words(`
    "sledenje pošiljki", "sledenje posiljki", "sledenje paketu", "kje je moj paket", "stanje naročila", prijava, "prijavi se", "moj račun", "preklic naročila", "kako preklicati", "odpoved naročila", "vračilo blaga", "obrazec za vračilo",
    reklamacija, reklamacije, "obrazec za reklamacijo", "telefonska številka", "telefonska stevilka", "telefon podpora", kontakt, kontakti, "klicni center", "podpora strankam", tožba, tozba, "tržni inšpektorat",
    geslo, "pozabljeno geslo", odvetnik, pritožba
  `),
  marketplaces: words(`
    mimovrste, amazon, ebay, aliexpress, temu, shein, ceneje, emag, "big bang", mercator, spar, lidl, hofer, dm, müller, tuš, lekarnar, sanolabor, notino
  `),
  medical: words(`
    bolnišnica, bolnišnice, operacija, operacije, poseg, posegi, klinika, klinike, ambulanta, zzzs, "na recept", "z receptom", antibiotik, antibiotiki, injekcija, injekcije, cepljenje, cepivo, veterinar, veterinarska,
    jazmp, ozempic, wegovy, mounjaro, saxenda, rybelsus, victoza, semaglutid, tirzepatid, liraglutid, viagra, cialis, sildenafil, tadalafil, xanax,
    kirurg, urgenca
  `),
  competitors: words(`
    nadomestek, nadomestki, alternativa, alternative, namesto, "podobno kot", "cenejša različica", generik, herbalife, gymbeam, solgar, swanson, "now foods"
  `),
  digital: digitalNegatives,
};

export const negatives: NegativePack = {
  groups,
  oneClick: words(`
    "brezplačni vzorec", "brezplačen vzorec", "za prenos", prenos, pdf, torrent, rabljen, rabljena, rabljeno, "iz druge roke", obnovljen, replika, diy, recept, recepti, "doma narejeno",
    zaposlitev, "prosta delovna mesta", "študentsko delo", plača, placa, veleprodaja, distributer, dropshipping, "partnerski program", wikipedija, definicija, youtube, prijava, "sledenje pošiljki", "sledenje posiljki", tožba
  `),
  buyers: {
    digital: digitalBuyers,
    kitchen: words(`
      "recept za", recept, recepti, domač, "kako narediti"
    `),
    home: words(`
      film, serija, youtube, ozadje
    `),
    car: words(`
      "rezervni deli", popravilo
    `),
    garden: words(`
      diy, "naredi sam"
    `),
    pets: words(`
      veterinar
    `),
    physical: words(`
      šola
    `),
    baby: words(`
      bolnišnica
    `),
  },
};
