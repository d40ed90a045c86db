import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      hva hjelper mot [problema]
      hva er bra mot [problema]
      hva kan man ta mot [problema]
      hva kan man gjøre med [problema]
      hvordan bli kvitt [problema]
      lindre [problema]
      redusere [problema]
      forebygge [problema]
      naturlige midler mot [problema]
      husråd mot [problema]
      reseptfritt mot [problema]
      vitaminer mot [problema]
      urter mot [problema]
      te mot [problema]
      mat som hjelper mot [problema]
      hva skyldes [problema]
      årsaker til [problema]
      [problema] symptomer
      [problema] om natten
      [problema] vitaminmangel
    `,
    form: `
      kosttilskudd mot [problema]
      tabletter mot [problema]
    `,
    choice: `
      beste kosttilskudd mot [problema]
      beste vitamin mot [problema]
    `,
  }),
  middle: lines({
    about: `
      hva er aaa
      hva er aaa bra for
      aaa fordeler
      aaa virkning
      virker aaa
      virker aaa egentlig
      hvordan virker aaa
      hvor lang tid før aaa virker
    `,
    reviews: `
      aaa omtale
      aaa omtaler
      aaa anmeldelse
      aaa anmeldelser
      aaa erfaringer
      aaa erfaring
      aaa test
      aaa best i test
      aaa resultater
      aaa effekt
      aaa forum
      aaa reddit
      er aaa bra
      er aaa verdt pengene
      noen som har prøvd aaa
      aaa fordeler og ulemper
    `,
    complaint: `
      er aaa svindel
      aaa svindel
      er aaa seriøst
      aaa scam
      aaa klager
      aaa advarsel
    `,
    safety: `
      aaa bivirkninger
      er aaa farlig
      er aaa trygt
      aaa interaksjoner
      aaa og blodtrykksmedisin
      aaa glutenfri
      aaa amming
      aaa diabetes
      hvem lager aaa
      hvor produseres aaa
    `,
    ingredients: `
      aaa innhold
      aaa ingredienser
      aaa ingrediensliste
      aaa næringsinnhold
      er aaa vegansk
      er aaa glutenfri
    `,
    usage: `
      hvordan ta aaa
      hvordan bruke aaa
      aaa dosering
      aaa hvor mange per dag
      når skal man ta aaa
      aaa bruksanvisning
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa offisiell nettside
      aaa offisiell side
      aaa nettside
      aaa original
      kjøp aaa offisiell nettside
      aaa offisiell nettbutikk
    `,
    buy: `
      kjøp aaa
      kjøpe aaa
      aaa kjøp
      aaa kjøpe
      kjøp aaa på nett
      kjøpe aaa i butikk
      hvor kjøper man aaa
      hvor kan man kjøpe aaa
      hvor får man kjøpt aaa
      hvor selges aaa
      bestill aaa
      bestille aaa
      bestille aaa på nett
      aaa nettbutikk
      aaa forhandler
      aaa på lager
      ekte aaa
      aaa bestilling
      hvordan bestille aaa
      aaa butikk
    `,
    price: `
      aaa pris
      aaa priser
      hva koster aaa
      hvor mye koster aaa
      aaa prissammenligning
      aaa beste pris
      aaa laveste pris
      billig aaa
      aaa billigst
    `,
    coupon: `
      aaa rabattkode
      aaa rabatt
      aaa kampanjekode
      aaa tilbud
      aaa salg
      aaa kampanje
      aaa black friday
      aaa 3 for 2
    `,
    form: `
      aaa kapsler
      aaa tabletter
      aaa dråper
      aaa pulver
      aaa kosttilskudd
      aaa 60 kapsler
      aaa 3 pk
    `,
    delivery: `
      aaa fri frakt
      aaa leveringstid
      aaa frakt
      aaa åpent kjøp
      aaa faktura
      aaa postoppkrav
    `,
    pharmacy: `
      aaa apotek
      får man kjøpt aaa på apotek
      aaa uten resept
    `,
    safety: `
      hvordan vite om aaa er ekte
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      beste aaa
      aaa best i test
      aaa kjøpsguide
      hvordan velge aaa
      forskjellige typer aaa
      er aaa verdt pengene
    `,
    about: `
      hva brukes aaa til
      hvordan fungerer aaa
    `,
  }),
  middle: lines({
    reviews: `
      aaa omtale
      aaa anmeldelse
      aaa test
      er aaa bra
      sammenlign aaa
    `,
    ingredients: `
      aaa mål
      aaa spesifikasjoner
      aaa hva følger med
    `,
    usage: `
      aaa bruksanvisning
    `,
    complaint: `
      aaa klager
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa offisiell nettside
    `,
    buy: `
      kjøp aaa
      kjøpe aaa på nett
      hvor kan man kjøpe aaa
      aaa på lager
    `,
    price: `
      aaa pris
      hva koster aaa
      billig aaa
    `,
    coupon: `
      aaa tilbud
      aaa rabattkode
    `,
    delivery: `
      aaa fri frakt
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
    kjøpe aaa {PAIS}
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
