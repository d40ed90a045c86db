import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      vad hjälper mot [problema]
      vad är bra mot [problema]
      vad kan man ta mot [problema]
      vad kan man göra åt [problema]
      hur blir man av med [problema]
      lindra [problema]
      minska [problema]
      förebygga [problema]
      naturliga medel mot [problema]
      huskurer mot [problema]
      receptfritt mot [problema]
      vitaminer mot [problema]
      örter mot [problema]
      te mot [problema]
      mat som hjälper mot [problema]
      vad beror [problema] på
      [problema] orsaker
      [problema] symtom
      [problema] på natten
      [problema] vitaminbrist
    `,
    form: `
      kosttillskott mot [problema]
      tabletter mot [problema]
    `,
    choice: `
      bästa kosttillskottet mot [problema]
      bästa vitaminerna mot [problema]
    `,
  }),
  middle: lines({
    about: `
      vad är aaa
      aaa vad är det
      vad är aaa bra för
      aaa fördelar
      fungerar aaa
      fungerar aaa verkligen
      hur fungerar aaa
      aaa hur lång tid innan effekt
    `,
    reviews: `
      aaa omdöme
      aaa omdömen
      aaa recension
      aaa recensioner
      aaa erfarenheter
      aaa test
      aaa bäst i test
      aaa resultat
      aaa effekt
      aaa flashback
      aaa forum
      är aaa bra
      är aaa värt pengarna
      någon som testat aaa
      aaa för och nackdelar
    `,
    complaint: `
      aaa bluff
      är aaa bluff
      aaa seriöst
      aaa scam
      aaa klagomål
      aaa varning
    `,
    safety: `
      aaa biverkningar
      är aaa farligt
      är aaa säkert
      aaa interaktioner
      aaa och blodtrycksmedicin
      aaa glutenfri
      aaa amning
      aaa diabetes
      vem tillverkar aaa
      aaa var tillverkas det
    `,
    ingredients: `
      aaa innehåll
      aaa ingredienser
      aaa innehållsförteckning
      aaa näringsvärde
      är aaa veganskt
      är aaa glutenfritt
    `,
    usage: `
      hur tar man aaa
      hur använder man aaa
      aaa dosering
      aaa hur många per dag
      när ska man ta aaa
      aaa morgon eller kväll
      aaa bruksanvisning
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa officiell hemsida
      aaa officiella sida
      aaa hemsida
      aaa original
      köpa aaa officiell hemsida
      aaa officiell butik
    `,
    buy: `
      köp aaa
      köpa aaa
      aaa köp
      aaa köpa
      köp aaa online
      köpa aaa på nätet
      köpa aaa i butik
      var köper man aaa
      var kan man köpa aaa
      var säljs aaa
      beställ aaa
      beställa aaa
      beställa aaa på nätet
      aaa återförsäljare
      aaa nära mig
      aaa i lager
      äkta aaa
      aaa beställning
      hur beställer man aaa
      aaa butik
    `,
    price: `
      aaa pris
      aaa priser
      vad kostar aaa
      hur mycket kostar aaa
      aaa prisjämförelse
      aaa bästa pris
      aaa lägsta pris
      billig aaa
      aaa billigast
    `,
    coupon: `
      aaa rabattkod
      aaa rabatt
      aaa kampanjkod
      aaa erbjudande
      aaa rea
      aaa kampanj
      aaa black friday
      aaa 3 för 2
    `,
    form: `
      aaa kapslar
      aaa tabletter
      aaa droppar
      aaa pulver
      aaa kosttillskott
      aaa 60 kapslar
      aaa 3 pack
    `,
    delivery: `
      aaa fri frakt
      aaa leveranstid
      aaa frakt
      aaa öppet köp
      aaa faktura
      aaa postförskott
    `,
    pharmacy: `
      aaa apotek
      finns aaa på apotek
      aaa utan recept
    `,
    safety: `
      hur vet man att aaa är äkta
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      bästa aaa
      aaa bäst i test
      aaa köpguide
      hur väljer man aaa
      olika typer av aaa
      är aaa värt pengarna
    `,
    about: `
      vad används aaa till
      hur fungerar aaa
    `,
  }),
  middle: lines({
    reviews: `
      aaa omdöme
      aaa recension
      aaa test
      är aaa bra
      jämför aaa
    `,
    ingredients: `
      aaa mått
      aaa specifikationer
      aaa vad ingår
    `,
    usage: `
      aaa bruksanvisning
    `,
    complaint: `
      aaa klagomål
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa officiell hemsida
    `,
    buy: `
      köp aaa
      köpa aaa på nätet
      var kan man köpa aaa
      aaa i lager
    `,
    price: `
      aaa pris
      vad kostar aaa
      billig aaa
    `,
    coupon: `
      aaa rea
      aaa rabattkod
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
    köpa aaa {PAIS}
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
