import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** The problem and the name stand first, in the nominative: no preposition or verb governs them. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      [problema] kaj pomaga
      [problema] kaj narediti
      [problema] kaj vzeti
      [problema] kaj jesti
      [problema] kako odpraviti
      [problema] kako preprečiti
      [problema] vzroki
      [problema] simptomi
      [problema] domače zdravilo
      [problema] naravno zdravilo
      [problema] naravna pomoč
      [problema] zdravljenje
      [problema] kateri vitamini
      [problema] pomanjkanje vitaminov
      [problema] zelišča
      [problema] čaj
      [problema] prehrana
      [problema] ponoči
      [problema] kaj piti
      [problema] kateri zdravnik
    `,
    form: `
      [problema] katero prehransko dopolnilo
      [problema] katere tablete
    `,
    choice: `
      [problema] najboljše prehransko dopolnilo
      [problema] najboljši vitamini
    `,
  }),
  middle: lines({
    about: `
      aaa kaj je
      aaa za kaj je
      aaa učinki
      aaa delovanje
      ali aaa deluje
      ali aaa res deluje
      aaa kdaj začne delovati
      aaa rezultati
    `,
    reviews: `
      aaa mnenja
      aaa izkušnje
      aaa ocene
      aaa forum
      aaa mnenja uporabnikov
      aaa resnična mnenja
      aaa komentarji
      aaa se splača
      aaa prednosti in slabosti
      aaa kdo je poskusil
      aaa med over net
    `,
    complaint: `
      aaa prevara
      ali je aaa prevara
      aaa slaba mnenja
      aaa slabe izkušnje
      aaa pritožbe
      aaa opozorilo
    `,
    safety: `
      aaa stranski učinki
      aaa neželeni učinki
      aaa kontraindikacije
      aaa in zdravila
      aaa visok krvni tlak
      aaa sladkorna bolezen
      aaa alkohol
      aaa brez laktoze
      aaa med dojenjem
      aaa proizvajalec
      aaa kje se izdeluje
    `,
    ingredients: `
      aaa sestava
      aaa sestavine
      aaa celotna sestava
      aaa etiketa
      aaa formula
      aaa brez glutena
      aaa vegansko
    `,
    usage: `
      aaa odmerjanje
      aaa navodila za uporabo
      aaa kako jemati
      aaa kako uporabljati
      aaa kdaj jemati
      aaa zjutraj ali zvečer
      aaa koliko tablet na dan
      aaa na tešče
      aaa kako dolgo jemati
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa uradna stran
      aaa uradna spletna stran
      aaa stran proizvajalca
      aaa uradna trgovina
      aaa uradni prodajalec
      aaa uradna stran cena
    `,
    buy: `
      kupi aaa
      kje kupiti aaa
      aaa kje naročiti
      aaa kje se dobi
      aaa naroči
      aaa naročilo
      aaa naročilo prek spleta
      aaa nakup
      aaa spletni nakup
      aaa spletna trgovina
      aaa trgovina
      aaa prodaja
      aaa prodajna mesta
      aaa na zalogi
      aaa original
      aaa originalni izdelek
      kako naročiti aaa
    `,
    price: `
      aaa cena
      aaa cenik
      aaa koliko stane
      aaa cena pakiranja
      aaa najnižja cena
      aaa najboljša cena
      aaa najceneje
      aaa poceni
      aaa primerjava cen
    `,
    coupon: `
      aaa akcija
      aaa popust
      aaa koda za popust
      aaa promocijska koda
      aaa kupon
      aaa razprodaja
      aaa akcijska cena
      aaa ponudba
      aaa ugodno
      aaa black friday
    `,
    form: `
      aaa kapsule
      aaa tablete
      aaa kapljice
      aaa prašek
      aaa gumijasti bonboni
      aaa prehransko dopolnilo
      aaa 60 kapsul
      aaa 3 pakiranja
    `,
    delivery: `
      aaa brezplačna dostava
      aaa dostava
      aaa rok dostave
      aaa plačilo po povzetju
      aaa vračilo denarja
    `,
    pharmacy: `
      aaa lekarna
      aaa v lekarni
    `,
    safety: `
      aaa kako prepoznati ponaredek
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      aaa kako izbrati
      aaa na kaj paziti pri nakupu
      aaa lestvica najboljših
      aaa vrste
      aaa priporočila
      aaa se splača kupiti
    `,
    about: `
      aaa za kaj se uporablja
      aaa kako deluje
    `,
  }),
  middle: lines({
    reviews: `
      aaa mnenja
      aaa izkušnje
      aaa test
      aaa primerjava
      aaa prednosti in slabosti
    `,
    ingredients: `
      aaa tehnični podatki
      aaa dimenzije
      aaa vsebina kompleta
    `,
    usage: `
      aaa kako uporabljati
    `,
    complaint: `
      aaa slaba mnenja
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa stran proizvajalca
    `,
    buy: `
      kupi aaa
      kje kupiti aaa
      aaa spletna trgovina
      aaa na zalogi
    `,
    price: `
      aaa cena
      aaa koliko stane
      aaa poceni
    `,
    coupon: `
      aaa akcija
      aaa koda za popust
    `,
    delivery: `
      aaa brezplačna dostava
    `,
  }),
};

/** Lines that are repeated for each of the market's words. */
export const marketKeywords = lines({
  marketplace: `
    aaa {MARKETPLACE}
  `,
  pharmacy: `
    aaa {FARMACIA}
  `,
  complaint: `
    aaa {SITE_RECLAMACAO}
  `,
  country: `
    aaa {PAIS}
    aaa kupi {PAIS}
  `,
  delivery: `
    aaa {PAGAMENTO}
  `,
});

export const keywords: Record<ProductKind, FunnelKeywords> = {
  nutra,
  physical,
  digital: digitalKeywords,
};
