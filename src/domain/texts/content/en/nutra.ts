import { list } from '../list.ts';
import { nutraStrategies } from '../strategies.ts';
import type { FunnelLevel, KeywordTemplates } from '../types.ts';

export const nutra: Record<FunnelLevel, KeywordTemplates> = {
  top: {
    strategy: nutraStrategies.top,
    example: 'what helps with hair loss',
    templates: list(`
      how to improve [problema]
      how to relieve [problema]
      how to fight [problema]
      how to reduce [problema]
      how to prevent [problema]
      how to deal with [problema]
      what to do about [problema]
      what helps with [problema]
      what to take for [problema]
      what causes [problema]
      what does [problema] feel like
      [problema] symptoms
      [problema] in women over 50
      [problema] in men over 40
      when to worry about [problema]
      supplement for [problema]
      vitamins for [problema]
      capsules for [problema]
      herbs for [problema]
      natural support for [problema]
      foods that help [problema]
      habits that worsen [problema]
      simple tips for [problema]
      best supplements for [problema]
    `),
  },
  middle: {
    strategy: nutraStrategies.middle,
    example: 'does vitalmax work',
    templates: list(`
      aaa reviews
      aaa customer reviews
      aaa honest opinion
      aaa complaints
      aaa bbb rating
      aaa trustpilot
      aaa testimonials
      aaa results
      aaa success stories
      aaa pros and cons
      does aaa work
      does aaa really work
      how does aaa work
      what is aaa
      what does aaa do
      is aaa legit
      is aaa safe
      is aaa a scam
      is aaa worth it
      is aaa natural
      is aaa good for men
      is aaa good for women
      does aaa contain gluten
      is aaa vegan
      is aaa fda registered
      where is aaa made
      who makes aaa
      who should not take aaa
      can seniors take aaa
      can diabetics take aaa
      can i take aaa while pregnant
      can i take aaa with coffee
      aaa ingredients
      aaa ingredients list
      aaa formula explained
      aaa supplement facts
      aaa label
      aaa benefits
      aaa side effects
      aaa warnings
      aaa interactions with medication
      aaa dosage
      aaa instructions
      how to take aaa
      how many aaa capsules per day
      best time to take aaa
      aaa before or after meals
      how long does aaa take
      how long does one bottle of aaa last
      aaa compared to other brands
      aaa alternatives
      aaa frequently asked questions
    `),
  },
  bottom: {
    strategy: nutraStrategies.bottom,
    example: 'buy vitalmax online',
    templates: list(`
      buy aaa
      buy aaa online
      buy aaa near me
      where to buy aaa
      where is aaa sold
      i want to buy aaa today
      order aaa
      order aaa by phone
      order aaa with card
      purchase aaa
      get aaa delivered
      aaa for sale
      aaa shop
      aaa online store
      aaa store locator
      aaa checkout
      aaa order page
      aaa price
      aaa price per bottle
      aaa price for 3 bottles
      how much is aaa
      aaa cost
      aaa lowest price
      aaa best price online
      aaa cheapest
      aaa deal
      aaa deal of the day
      aaa special offer
      aaa limited time offer
      aaa discount
      aaa first order discount
      aaa senior discount
      aaa discount code
      aaa coupon
      aaa promo
      aaa clearance
      aaa black friday
      aaa buy one get one
      aaa bundle
      aaa 2 pack
      aaa 3 pack
      aaa 6 bottles
      aaa 60 capsules
      aaa bulk order
      aaa shipping
      aaa fast shipping
      aaa shipping to canada
      aaa delivery time
      aaa in stock
      aaa ships today
      aaa track my order
      aaa paypal
      aaa pay with credit card
      aaa cash on delivery
      aaa guarantee
      aaa money back guarantee
      aaa refund policy
      aaa returns
      genuine aaa
      authentic aaa
      aaa walmart
      aaa customer service
    `),
  },
};
