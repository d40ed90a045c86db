import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** The problem and the name stand first, in the nominative: no preposition or verb governs them. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      [problema] co pomaga
      [problema] co brać
      [problema] co stosować
      [problema] co robić
      [problema] co jeść
      [problema] przyczyny
      [problema] objawy
      [problema] domowe sposoby
      [problema] naturalne sposoby
      [problema] jak sobie radzić
      [problema] jak zapobiegać
      [problema] skąd się bierze
      [problema] jakie witaminy
      [problema] niedobór witamin
      [problema] zioła
      [problema] herbata
      [problema] dieta
      [problema] w nocy
      [problema] po 50 roku życia
      [problema] do jakiego lekarza
    `,
    form: `
      [problema] jaki suplement
      [problema] jakie tabletki
    `,
    choice: `
      [problema] najlepszy suplement
      [problema] ranking suplementów
    `,
  }),
  middle: lines({
    about: `
      aaa co to jest
      aaa na co pomaga
      aaa działanie
      aaa jak działa
      czy aaa działa
      czy aaa naprawdę działa
      aaa po jakim czasie działa
      aaa efekty
    `,
    reviews: `
      aaa opinie
      aaa opinie klientów
      aaa prawdziwe opinie
      aaa opinie forum
      aaa forum
      aaa recenzja
      aaa czy warto
      aaa wady i zalety
      aaa kto stosował
      aaa efekty po miesiącu
      aaa opinie lekarzy
    `,
    complaint: `
      aaa oszustwo
      aaa ściema
      aaa czy to oszustwo
      aaa negatywne opinie
      aaa skargi
      aaa ostrzeżenie
    `,
    safety: `
      aaa skutki uboczne
      aaa przeciwwskazania
      aaa interakcje z lekami
      aaa a nadciśnienie
      aaa a cukrzyca
      aaa a alkohol
      aaa bez laktozy
      aaa karmienie piersią
      aaa czy bezpieczne
      aaa producent
      aaa rejestr gis
    `,
    ingredients: `
      aaa skład
      aaa składniki
      aaa pełny skład
      aaa etykieta
      aaa ulotka
      aaa bez glutenu
      aaa czy wegańskie
    `,
    usage: `
      aaa dawkowanie
      aaa jak stosować
      aaa jak brać
      aaa jak przyjmować
      aaa kiedy brać
      aaa rano czy wieczorem
      aaa ile tabletek dziennie
      aaa na czczo
      aaa jak długo stosować
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa oficjalna strona
      aaa strona producenta
      aaa oficjalny sklep
      aaa sklep producenta
      aaa oficjalna strona cena
      aaa strona internetowa
    `,
    buy: `
      kup aaa
      kupić aaa
      gdzie kupić aaa
      aaa kup online
      aaa zamów
      aaa gdzie zamówić
      aaa zamówienie
      aaa zamówienie online
      aaa sklep
      aaa sklep internetowy
      aaa sprzedaż
      aaa stacjonarnie
      aaa w sklepach
      aaa dostępność
      aaa oryginał
      aaa oryginalny produkt
      jak zamówić aaa
      aaa dostępny
    `,
    price: `
      aaa cena
      aaa cennik
      aaa ile kosztuje
      aaa koszt
      aaa cena za opakowanie
      aaa najniższa cena
      aaa gdzie najtaniej
      aaa tanio
      aaa cena promocyjna
    `,
    coupon: `
      aaa promocja
      aaa kod rabatowy
      aaa kod promocyjny
      aaa kupon
      aaa rabat
      aaa zniżka
      aaa oferta
      aaa okazja
      aaa wyprzedaż
      aaa black friday
    `,
    form: `
      aaa kapsułki
      aaa tabletki
      aaa krople
      aaa żelki
      aaa proszek
      aaa suplement
      aaa suplement diety
      aaa 3 opakowania
    `,
    delivery: `
      aaa dostawa
      aaa darmowa dostawa
      aaa czas dostawy
      aaa płatność przy odbiorze
      aaa gwarancja zwrotu pieniędzy
    `,
    pharmacy: `
      aaa apteka
      aaa apteka internetowa
    `,
    safety: `
      aaa jak rozpoznać podróbkę
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      aaa ranking
      aaa jak wybrać
      aaa na co zwrócić uwagę
      aaa rodzaje
      aaa polecane modele
      aaa czy warto kupić
    `,
    about: `
      aaa do czego służy
      aaa jak działa
    `,
  }),
  middle: lines({
    reviews: `
      aaa opinie
      aaa recenzja
      aaa test
      aaa porównanie
      aaa wady i zalety
    `,
    ingredients: `
      aaa dane techniczne
      aaa wymiary
      aaa zawartość zestawu
    `,
    usage: `
      aaa jak używać
    `,
    complaint: `
      aaa negatywne opinie
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa strona producenta
    `,
    buy: `
      kup aaa
      gdzie kupić aaa
      aaa sklep online
      aaa dostępność
    `,
    price: `
      aaa cena
      aaa ile kosztuje
      aaa tanio
    `,
    coupon: `
      aaa promocja
      aaa kod rabatowy
    `,
    delivery: `
      aaa darmowa dostawa
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
    aaa sklep {PAIS}
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
