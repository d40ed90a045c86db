import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

/** Taglish as people type it: Filipino questions, English shop words. */
const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      ano ang gamot sa [problema]
      mabisang gamot sa [problema]
      natural na gamot sa [problema]
      halamang gamot sa [problema]
      herbal na gamot sa [problema]
      home remedy sa [problema]
      ano ang mabuti sa [problema]
      ano ang dapat inumin sa [problema]
      paano mawala ang [problema]
      paano maiwasan ang [problema]
      paano mabawasan ang [problema]
      bakit nagkakaroon ng [problema]
      sanhi ng [problema]
      sintomas ng [problema]
      pagkain para sa [problema]
      bawal na pagkain sa [problema]
      vitamins para sa [problema]
      anong vitamins ang para sa [problema]
      tea para sa [problema]
      [problema] tuwing gabi
    `,
    form: `
      supplement para sa [problema]
      capsule para sa [problema]
    `,
    choice: `
      best supplement para sa [problema]
      best vitamins para sa [problema] philippines
    `,
  }),
  middle: lines({
    about: `
      ano ang aaa
      para saan ang aaa
      aaa benefits
      aaa benefits tagalog
      effective ba ang aaa
      aaa effective ba
      paano gumagana ang aaa
      ilang araw bago umepekto ang aaa
    `,
    reviews: `
      aaa review
      aaa reviews philippines
      aaa review tagalog
      aaa honest review
      aaa feedback
      aaa customer reviews
      aaa testimonials
      aaa results
      aaa reddit
      maganda ba ang aaa
      sulit ba ang aaa
    `,
    complaint: `
      legit ba ang aaa
      aaa legit ba
      aaa scam ba
      aaa scam
      aaa reklamo
      aaa negative review
    `,
    safety: `
      aaa side effects
      may side effect ba ang aaa
      safe ba ang aaa
      may caffeine ba ang aaa
      safe ba ang aaa sa nagpapadede
      pwede ba ang aaa sa high blood
      pwede ba ang aaa sa diabetic
      fda approved ba ang aaa
      fda registered ba ang aaa
      sino ang gumagawa ng aaa
      saan gawa ang aaa
    `,
    ingredients: `
      aaa ingredients
      ano ang ingredients ng aaa
      aaa label
      aaa nutrition facts
      ilang mg ang aaa
      aaa laman
      halal ba ang aaa
    `,
    usage: `
      paano inumin ang aaa
      paano gamitin ang aaa
      aaa how to use tagalog
      aaa dosage
      kailan dapat inumin ang aaa
      aaa bago o pagkatapos kumain
      ilang beses inumin ang aaa
      aaa umaga o gabi
      ilang araw tumatagal ang aaa
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa official website
      aaa official store
      aaa official site
      aaa official philippines
      aaa website
      aaa official page
    `,
    buy: `
      saan mabibili ang aaa
      saan nabibili ang aaa
      saan makakabili ng aaa
      saan pwede bumili ng aaa
      where to buy aaa
      buy aaa
      buy aaa online
      bumili ng aaa
      paano umorder ng aaa
      order aaa
      aaa order online
      aaa for sale
      aaa near me
      may stock ba ng aaa
      original na aaa
      aaa original
      aaa contact
      aaa available
      aaa store
    `,
    price: `
      magkano ang aaa
      aaa magkano
      aaa price
      aaa price list
      presyo ng aaa
      aaa presyo
      murang aaa
      aaa lowest price
      aaa price per bottle
    `,
    coupon: `
      aaa promo
      aaa promo code
      aaa voucher
      aaa discount
      aaa discount code
      aaa sale
      aaa buy 1 take 1
      aaa bundle
      aaa 11.11 sale
      aaa promo ngayon
    `,
    form: `
      aaa capsule
      aaa tablet
      aaa drops
      aaa coffee
      aaa gummies
      aaa supplement
      aaa 3 bottles
      aaa 60 capsules
    `,
    delivery: `
      aaa cod
      aaa free shipping
      aaa delivery
      aaa shipping fee
      aaa money back guarantee
    `,
    pharmacy: `
      meron ba ng aaa sa botika
      aaa drugstore
    `,
    safety: `
      paano malaman kung fake ang aaa
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      best aaa
      best aaa philippines
      anong magandang aaa
      paano pumili ng aaa
      sulit ba ang aaa
      murang aaa na maganda
    `,
    about: `
      para saan ang aaa
      paano gumagana ang aaa
    `,
  }),
  middle: lines({
    reviews: `
      aaa review
      aaa review philippines
      maganda ba ang aaa
      matibay ba ang aaa
      aaa comparison
    `,
    ingredients: `
      aaa specs
      aaa size
      aaa laman ng box
    `,
    usage: `
      paano gamitin ang aaa
    `,
    complaint: `
      legit ba ang aaa
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa official store
    `,
    buy: `
      saan mabibili ang aaa
      buy aaa online
      order aaa
      aaa for sale
    `,
    price: `
      magkano ang aaa
      aaa price
      murang aaa
    `,
    coupon: `
      aaa sale
      aaa voucher
    `,
    delivery: `
      aaa free shipping
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
    aaa {SITE_RECLAMACAO} philippines
  `,
  country: `
    aaa {PAIS}
    buy aaa {PAIS}
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
