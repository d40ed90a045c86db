import type { ProductKind } from '../product-kinds.ts';
import type { FunnelKeywords } from '../language-pack.ts';
import { keywords as lines } from '../notation.ts';
import { digitalKeywords } from './digital.ts';

const nutra: FunnelKeywords = {
  top: lines({
    problem: `
      what helps with [problema]
      what is good for [problema]
      what to take for [problema]
      how to get rid of [problema]
      how to reduce [problema]
      how to improve [problema]
      how to prevent [problema]
      natural remedies for [problema]
      home remedies for [problema]
      remedy for [problema]
      vitamins for [problema]
      herbs for [problema]
      tea for [problema]
      foods that help [problema]
      what causes [problema]
      [problema] causes
      [problema] symptoms
      [problema] at night
      [problema] relief
      vitamin deficiency and [problema]
    `,
    form: `
      supplements for [problema]
      pills for [problema]
    `,
    choice: `
      best supplement for [problema]
      best vitamins for [problema]
    `,
  }),
  middle: lines({
    about: `
      what is aaa
      what does aaa do
      what is aaa used for
      aaa benefits
      does aaa work
      does aaa really work
      how does aaa work
      how long does aaa take to work
    `,
    reviews: `
      aaa reviews
      aaa review
      aaa customer reviews
      aaa real reviews
      aaa consumer reports
      aaa testimonials
      aaa results
      aaa pros and cons
      aaa reddit
      is aaa any good
      is aaa worth it
    `,
    complaint: `
      is aaa legit
      is aaa a scam
      aaa scam
      aaa complaints
      aaa negative reviews
      aaa warning
    `,
    safety: `
      is aaa safe
      aaa side effects
      aaa interactions
      aaa and blood pressure medication
      who should not take aaa
      can diabetics take aaa
      does aaa have caffeine
      is aaa fda approved
      who makes aaa
      where is aaa made
      is aaa natural
    `,
    ingredients: `
      aaa ingredients
      aaa ingredients list
      aaa label
      aaa supplement facts
      aaa formula
      is aaa vegan
      is aaa gluten free
    `,
    usage: `
      how to take aaa
      how to use aaa
      aaa dosage
      aaa directions
      when to take aaa
      best time to take aaa
      how many aaa per day
      aaa with food
      how long does aaa last
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa official website
      aaa official site
      official aaa website
      aaa website
      aaa official
      buy aaa official website
    `,
    buy: `
      buy aaa
      aaa buy
      buy aaa online
      where to buy aaa
      where can i buy aaa
      where is aaa sold
      order aaa
      order aaa online
      get aaa
      aaa for sale
      aaa near me
      aaa in stores
      aaa in stock
      aaa store
      genuine aaa
      aaa original
      aaa phone
      how to buy aaa
      where can i get aaa
      aaa contact
    `,
    price: `
      aaa price
      aaa cost
      how much is aaa
      how much does aaa cost
      aaa price per bottle
      aaa best price
      aaa lowest price
      cheap aaa
      aaa cheapest price
    `,
    coupon: `
      aaa coupon
      aaa coupon code
      aaa discount
      aaa discount code
      aaa promo code
      aaa deal
      aaa special offer
      aaa sale
      aaa buy one get one
      aaa black friday
    `,
    form: `
      aaa pills
      aaa capsules
      aaa gummies
      aaa drops
      aaa supplement
      aaa powder
      aaa 3 bottles
      aaa 6 bottles
    `,
    delivery: `
      aaa free shipping
      aaa shipping time
      aaa delivery
      aaa money back guarantee
      aaa cash on delivery
    `,
    pharmacy: `
      aaa pharmacy
      aaa drugstore
    `,
    safety: `
      how to spot fake aaa
    `,
  }),
};

const physical: FunnelKeywords = {
  top: lines({
    choice: `
      best aaa
      which aaa to buy
      how to choose aaa
      types of aaa
      top rated aaa
      is aaa worth it
    `,
    about: `
      what is aaa used for
      how does aaa work
    `,
  }),
  middle: lines({
    reviews: `
      aaa reviews
      is aaa any good
      does aaa work
      aaa comparison
      aaa pros and cons
    `,
    ingredients: `
      aaa specs
      aaa dimensions
      aaa what is in the box
    `,
    usage: `
      how to use aaa
    `,
    complaint: `
      aaa complaints
    `,
  }),
  bottom: lines({
    name: `
      aaa
    `,
    official: `
      aaa official website
    `,
    buy: `
      buy aaa
      buy aaa online
      where to buy aaa
      aaa in stock
    `,
    price: `
      aaa price
      how much is aaa
      cheap aaa
    `,
    coupon: `
      aaa sale
      aaa coupon code
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
    aaa {SITE_RECLAMACAO}
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
