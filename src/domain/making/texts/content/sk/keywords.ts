import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** The problem and the name stand first, in the nominative: no preposition or verb governs them. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      [problema] čo pomáha
      [problema] čo na to
      [problema] čo robiť
      [problema] čo užívať
      [problema] čo jesť
      [problema] príčiny
      [problema] príznaky
      [problema] babské rady
      [problema] domáca liečba
      [problema] prírodná liečba
      [problema] ako sa toho zbaviť
      [problema] ako predchádzať
      [problema] od čoho to je
      [problema] aké vitamíny
      [problema] nedostatok vitamínov
      [problema] bylinky
      [problema] čaj
      [problema] strava
      [problema] v noci
      [problema] ku ktorému lekárovi
    `,
    form: `
      [problema] aký výživový doplnok
      [problema] aké tablety
    `,
    choice: `
      [problema] najlepší výživový doplnok
      [problema] najlepšie vitamíny
    `,
  }),
  middle: lines({
    about: `
      aaa čo to je
      aaa na čo slúži
      aaa účinky
      aaa ako funguje
      aaa funguje
      aaa naozaj funguje
      aaa kedy začne účinkovať
      aaa výsledky
    `,
    reviews: `
      aaa recenzie
      aaa skúsenosti
      aaa hodnotenie
      aaa diskusia
      aaa fórum
      aaa modrý koník
      aaa názory zákazníkov
      aaa negatívne recenzie
      aaa oplatí sa
      aaa výhody a nevýhody
      aaa kto to skúsil
    `,
    complaint: `
      aaa podvod
      aaa je to podvod
      aaa zlé skúsenosti
      aaa sťažnosti
      aaa varovanie
      aaa pravda alebo klamstvo
    `,
    safety: `
      aaa nežiaduce účinky
      aaa vedľajšie účinky
      aaa kontraindikácie
      aaa a lieky
      aaa vysoký tlak
      aaa cukrovka
      aaa alkohol
      aaa bez laktózy
      aaa počas dojčenia
      aaa výrobca
      aaa kde sa vyrába
    `,
    ingredients: `
      aaa zloženie
      aaa účinné látky
      aaa kompletné zloženie
      aaa etiketa
      aaa príbalový leták
      aaa bez lepku
      aaa vegánske
    `,
    usage: `
      aaa dávkovanie
      aaa ako užívať
      aaa ako používať
      aaa užívanie
      aaa kedy užívať
      aaa ráno alebo večer
      aaa koľko tabliet denne
      aaa nalačno
      aaa ako dlho užívať
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa oficiálna stránka
      aaa stránka výrobcu
      aaa oficiálny web
      aaa oficiálny predajca
      aaa oficiálny eshop
      aaa oficiálna stránka cena
    `,
    buy: `
      kúpiť aaa
      kde kúpiť aaa
      aaa kúpiť online
      aaa kde zohnať
      aaa objednať
      aaa objednávka
      aaa objednať online
      aaa eshop
      aaa internetový obchod
      aaa predaj
      aaa predajňa
      aaa v obchodoch
      aaa dostupnosť
      aaa originál
      aaa originálny produkt
      aaa predajné miesta
      ako objednať aaa
      aaa skladom
    `,
    price: `
      aaa cena
      aaa cenník
      aaa koľko stojí
      aaa cena za balenie
      aaa najnižšia cena
      aaa najlepšia cena
      aaa najlacnejšie
      aaa lacno
      aaa porovnanie cien
    `,
    coupon: `
      aaa akcia
      aaa zľava
      aaa zľavový kód
      aaa zľavový kupón
      aaa kupón
      aaa výpredaj
      aaa akciová cena
      aaa ponuka
      aaa výhodné balenie
      aaa black friday
    `,
    form: `
      aaa kapsuly
      aaa tablety
      aaa kvapky
      aaa prášok
      aaa gumíky
      aaa výživový doplnok
      aaa 60 kapsúl
      aaa 3 balenia
    `,
    delivery: `
      aaa doprava zdarma
      aaa doručenie
      aaa doba doručenia
      aaa na dobierku
      aaa garancia vrátenia peňazí
    `,
    pharmacy: `
      aaa lekáreň
      aaa v lekárni
    `,
    safety: `
      aaa ako rozoznať falzifikát
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      aaa ako vybrať
      aaa na čo si dať pozor
      aaa rebríček
      aaa druhy
      aaa odporúčané modely
      aaa oplatí sa kúpiť
    `,
    about: `
      aaa na čo slúži
      aaa ako funguje
    `,
  }),
  middle: lines({
    reviews: `
      aaa recenzie
      aaa skúsenosti
      aaa test
      aaa porovnanie
      aaa výhody a nevýhody
    `,
    ingredients: `
      aaa parametre
      aaa rozmery
      aaa obsah balenia
    `,
    usage: `
      aaa ako používať
    `,
    complaint: `
      aaa negatívne recenzie
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa stránka výrobcu
    `,
    buy: `
      kúpiť aaa
      kde kúpiť aaa
      aaa eshop
      aaa skladom
    `,
    price: `
      aaa cena
      aaa koľko stojí
      aaa lacno
    `,
    coupon: `
      aaa akcia
      aaa zľavový kód
    `,
    delivery: `
      aaa doprava zdarma
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
    aaa kúpiť {PAIS}
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
