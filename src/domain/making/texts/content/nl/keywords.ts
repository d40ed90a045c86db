import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      wat helpt tegen [problema]
      wat helpt snel tegen [problema]
      wat te doen tegen [problema]
      middel tegen [problema]
      natuurlijk middel tegen [problema]
      huismiddel tegen [problema]
      thee tegen [problema]
      vitamines tegen [problema]
      kruiden tegen [problema]
      voeding tegen [problema]
      [problema] wat te doen
      [problema] wat helpt
      [problema] oorzaak
      [problema] oorzaken
      [problema] symptomen
      [problema] 's nachts
      [problema] verminderen
      [problema] voorkomen
      [problema] vitaminetekort
      hoe kom ik van [problema] af
    `,
    form: `
      supplement tegen [problema]
      capsules tegen [problema]
    `,
    choice: `
      beste supplement tegen [problema]
      welke vitamine tegen [problema]
    `,
  }),
  middle: lines({
    about: `
      wat is aaa
      wat doet aaa
      waar is aaa goed voor
      aaa werking
      werkt aaa
      werkt aaa echt
      hoe werkt aaa
      hoe snel werkt aaa
    `,
    reviews: `
      aaa ervaringen
      aaa ervaring
      ervaringen met aaa
      aaa review
      aaa reviews
      aaa beoordelingen
      aaa forum
      aaa resultaten
      aaa voor en na
      aaa voor en nadelen
      is aaa goed
    `,
    complaint: `
      is aaa betrouwbaar
      aaa nep of echt
      aaa oplichting
      aaa klachten
      aaa slechte ervaringen
      aaa consumentenbond
    `,
    safety: `
      aaa bijwerkingen
      is aaa veilig
      is aaa gevaarlijk
      aaa contra indicaties
      aaa en medicijnen
      aaa bij hoge bloeddruk
      aaa bij diabetes
      aaa cafeïne
      aaa bijsluiter
      aaa fabrikant
      wie zit er achter aaa
    `,
    ingredients: `
      aaa ingrediënten
      aaa samenstelling
      aaa inhoud
      aaa etiket
      aaa vegan
      aaa glutenvrij
      aaa voedingswaarde
    `,
    usage: `
      aaa gebruik
      aaa dosering
      aaa innemen
      hoe gebruik je aaa
      wanneer aaa innemen
      aaa voor of na het eten
      hoeveel aaa per dag
      hoe lang aaa gebruiken
      hoe lang doe je met aaa
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa officiële website
      aaa officiële site
      aaa officieel
      aaa website
      aaa webshop
      aaa kopen officiële website
    `,
    buy: `
      aaa kopen
      aaa online kopen
      waar aaa kopen
      aaa waar te koop
      waar kan ik aaa kopen
      waar koop je aaa
      aaa te koop
      aaa bestellen
      aaa online bestellen
      aaa online
      aaa winkel
      aaa origineel
      echte aaa kopen
      aaa op voorraad
      aaa in de buurt
      aaa verkooppunten
      aaa bestellen telefonisch
      hoe bestel ik aaa
    `,
    price: `
      aaa prijs
      aaa prijzen
      aaa kosten
      wat kost aaa
      hoeveel kost aaa
      aaa goedkoop
      goedkope aaa
      aaa goedkoopste
      aaa beste prijs
      aaa prijs vergelijken
    `,
    coupon: `
      aaa kortingscode
      aaa korting
      aaa aanbieding
      aaa actie
      aaa actiecode
      aaa sale
      aaa black friday
      aaa 1 plus 1
    `,
    form: `
      aaa capsules
      aaa druppels
      aaa tabletten
      aaa pillen
      aaa poeder
      aaa gummies
      aaa supplement
      aaa 60 capsules
      aaa 3 potten
    `,
    delivery: `
      aaa gratis verzending
      aaa verzendkosten
      aaa levertijd
      aaa morgen in huis
      aaa niet goed geld terug
    `,
    pharmacy: `
      aaa drogist
      aaa apotheek
    `,
    safety: `
      hoe herken je echte aaa
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      beste aaa
      welke aaa kopen
      aaa vergelijken
      aaa keuzehulp
      aaa top 10
      aaa consumentenbond
    `,
    about: `
      waar is aaa voor
      is aaa zinvol
    `,
  }),
  middle: lines({
    reviews: `
      aaa review
      aaa ervaringen
      aaa test
      aaa voor en nadelen
      is aaa goed
    `,
    ingredients: `
      aaa specificaties
      aaa afmetingen
      aaa wat zit er in de doos
    `,
    usage: `
      hoe werkt aaa
    `,
    complaint: `
      aaa klachten
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa officiële website
    `,
    buy: `
      aaa kopen
      aaa online kopen
      aaa bestellen
      waar aaa kopen
    `,
    price: `
      aaa prijs
      wat kost aaa
      goedkope aaa
    `,
    coupon: `
      aaa aanbieding
      aaa kortingscode
    `,
    delivery: `
      aaa gratis verzending
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
    aaa kopen {PAIS}
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
