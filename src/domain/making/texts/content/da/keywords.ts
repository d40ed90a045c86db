import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      hvad hjælper mod [problema]
      hvad er godt mod [problema]
      hvad kan man gøre mod [problema]
      hvad kan man tage mod [problema]
      hvordan slipper man af med [problema]
      middel mod [problema]
      naturmedicin mod [problema]
      naturlige midler mod [problema]
      husråd mod [problema]
      te mod [problema]
      urter mod [problema]
      vitaminer mod [problema]
      kost mod [problema]
      [problema] årsag
      [problema] årsager
      [problema] symptomer
      [problema] gode råd
      [problema] hvad hjælper
      [problema] om natten
      [problema] vitaminmangel
    `,
    form: `
      kosttilskud mod [problema]
      kapsler mod [problema]
    `,
    choice: `
      bedste kosttilskud mod [problema]
      hvilket vitamin mod [problema]
    `,
  }),
  middle: lines({
    about: `
      hvad er aaa
      hvad gør aaa
      hvad bruges aaa til
      aaa virkning
      virker aaa
      virker aaa virkelig
      hvordan virker aaa
      hvor hurtigt virker aaa
    `,
    reviews: `
      aaa anmeldelser
      aaa anmeldelse
      aaa erfaringer
      erfaringer med aaa
      aaa bedømmelser
      aaa test
      aaa resultater
      aaa før og efter
      aaa fordele og ulemper
      aaa forum
      er aaa godt
    `,
    complaint: `
      er aaa svindel
      aaa svindel
      aaa fup
      er aaa til at stole på
      aaa klager
      aaa dårlige anmeldelser
    `,
    safety: `
      aaa bivirkninger
      er aaa farligt
      er aaa sikkert
      aaa og medicin
      aaa og blodtryksmedicin
      aaa diabetes
      aaa koffein
      aaa amning
      aaa indlægsseddel
      aaa producent
      hvem står bag aaa
    `,
    ingredients: `
      aaa ingredienser
      aaa indhold
      aaa indholdsstoffer
      aaa varedeklaration
      aaa vegansk
      aaa glutenfri
      aaa næringsindhold
    `,
    usage: `
      aaa dosering
      aaa dosis
      hvordan tager man aaa
      hvordan bruger man aaa
      hvornår skal man tage aaa
      aaa morgen eller aften
      hvor mange aaa om dagen
      hvor længe skal man tage aaa
      hvor længe holder aaa
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa officiel hjemmeside
      aaa hjemmeside
      aaa officiel side
      aaa officiel
      aaa webshop
      køb aaa officiel hjemmeside
    `,
    buy: `
      køb aaa
      aaa køb
      køb aaa online
      aaa køb online
      hvor køber man aaa
      hvor kan man købe aaa
      hvor kan jeg købe aaa
      hvor forhandles aaa
      aaa forhandler
      aaa forhandlere
      bestil aaa
      bestil aaa online
      aaa online
      aaa butik
      aaa original
      aaa på lager
      aaa telefon
      hvordan bestiller man aaa
    `,
    price: `
      aaa pris
      aaa priser
      hvad koster aaa
      billig aaa
      aaa billigt
      aaa billigst
      aaa bedste pris
      aaa laveste pris
      aaa tilbudspris
      aaa prissammenligning
    `,
    coupon: `
      aaa rabatkode
      aaa rabat
      aaa tilbud
      aaa kampagne
      aaa kampagnekode
      aaa udsalg
      aaa black friday
      aaa 3 for 2
    `,
    form: `
      aaa kapsler
      aaa dråber
      aaa tabletter
      aaa piller
      aaa pulver
      aaa gummies
      aaa kosttilskud
      aaa 60 kapsler
      aaa 3 pakker
    `,
    delivery: `
      aaa fri fragt
      aaa gratis levering
      aaa leveringstid
      aaa hurtig levering
      aaa pengene tilbage garanti
    `,
    pharmacy: `
      aaa apotek
      aaa helsekost
    `,
    safety: `
      aaa ægte eller kopi
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      bedste aaa
      aaa bedst i test
      aaa guide
      aaa sammenligning
      aaa top 10
      valg af aaa
    `,
    about: `
      hvad bruges aaa til
      er aaa pengene værd
    `,
  }),
  middle: lines({
    reviews: `
      aaa anmeldelser
      aaa test
      aaa erfaringer
      aaa fordele og ulemper
      er aaa godt
    `,
    ingredients: `
      aaa specifikationer
      aaa mål
      aaa hvad er der i kassen
    `,
    usage: `
      hvordan bruger man aaa
    `,
    complaint: `
      aaa problemer
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa officiel hjemmeside
    `,
    buy: `
      køb aaa
      køb aaa online
      hvor kan man købe aaa
      bestil aaa
    `,
    price: `
      aaa pris
      hvad koster aaa
      billig aaa
    `,
    coupon: `
      aaa tilbud
      aaa rabatkode
    `,
    delivery: `
      aaa fri fragt
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
    køb aaa {PAIS}
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
