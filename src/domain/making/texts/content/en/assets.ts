import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      Order {NOME_PRODUTO} | Place Your Order ; Choose your option in a few steps ; See the total before you pay
      How to Order ; See the order process step by step ; Know each step before you pay
    `,
    price: `
      Prices and Options ; Compare the options available ; See the full price before you pay
      Ways to Pay ; Pay by {PAGAMENTOS} | See how you can pay ; Check the total before you pay
      [interestFree] Interest-Free Payments ; Spread over {PARCELAS} payments ; See the amount of each payment
    `,
    delivery: `
      Delivery Times ; [shippingQuote] Check delivery by {CODIGO_POSTAL} | Check the delivery time first ; See shipping costs before you pay
      [freeShipping] Free Shipping ; No delivery charge on your order ; Check the time for your address
      [tracked] Track Your Delivery ; A tracking number for your order ; All the way to your door
    `,
    guarantee: `
      Returns and Refunds ; Read the terms in your own time ; What to do if you change your mind
      {DIAS_GARANTIA}-Day Guarantee ; See how the guarantee works ; Check when the period starts
      {DIAS_REEMBOLSO}-Day Money Back ; {DIAS_REEMBOLSO} days to ask for a refund ; See how to ask for one
    `,
    question: `
      Common Questions ; Short and direct answers ; Read them before you buy
    `,
    name: `
      About {NOME_PRODUTO} | About the Product ; Who it's for and how it works ; Read it all before you decide
    `,
  },

  nutra: {
    proof: `
      Ingredients and Label ; See every ingredient listed ; Amount per serving on the label
      Supplement Facts ; Check the values per serving ; Read them before you start
      Who Makes It ; Meet the company behind it ; Find the lot and expiration date
      What's in the Formula ; What each ingredient is ; See the amounts in the formula
    `,
    name: `
      How to Take It ; See the daily serving size ; Follow the directions on the label
      Who It's For ; See who it is meant for ; And who should ask a doctor first
    `,
    question: `
      Usage Questions ; With water, food or on its own ; Read before you start
      Safety Information ; Pregnancy, allergies, medication ; Read carefully before use
      How Long a Pack Lasts ; Servings per pack and per day ; Do the math before you order
    `,
    price: `
      Price per Pack ; See what each pack costs ; Compare different quantities
      [kits] {KIT}-Pack Bundle ; See the price of the full bundle ; Compare it with a single pack
    `,
    benefit: `
      In Your Daily Routine ; How it fits into your day ; Alongside a balanced diet
    `,
    action: `
      Choose Your Pack Size ; Compare pack sizes and duration ; Decide once you've done the math
    `,
  },

  physical: {
    proof: `
      Product Photos ; See the product close up ; Check the finish and size
      Full Specifications ; Material, weight and dimensions ; Check it does what you need
      Size and Weight ; See if it fits your space ; Compare it with what you own
    `,
    name: `
      What's in the Box ; Comes with {ITENS} | Check every item included ; See the complete list
      How It Works ; See the product in use ; Understand every function
      [models] Available Models ; Compare the versions available ; Choose the one that suits you
    `,
    question: `
      Is It Right for Me? ; See what it does and how to use it ; Make sure before you order
      How to Use It ; See how it is used, step by step ; What to keep in mind
    `,
    guarantee: `
      How Returns Work ; Find out how to send it back ; See time limits and conditions
      Care and Cleaning ; How to make it last longer ; See what to avoid
    `,
    price: `
      Price per Unit ; See what each unit costs ; See the full order total
      [kits] {KIT}-Pack Bundle ; See the price of the full bundle ; Compare it with a single unit
    `,
    benefit: `
      [gift] Buying It as a Gift ; See the photos before you choose ; Check it will arrive in time
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Clear Price on the Page
      Total Shown Before Paying
      [interestFree] {PARCELAS} Interest-Free Payments | Interest-Free Payments
      [paypal] PayPal Accepted
      [card] Card Payments Accepted
      [cash_on_delivery] Cash on Delivery
    `,
    guarantee: `
      {DIAS_TESTE} Days to Try It
      {DIAS_GARANTIA}-Day Guarantee
      Terms in Writing
      Clear Return Policy
      [invoice] Invoice Included
      {DIAS_REEMBOLSO}-Day Money Back
    `,
    delivery: `
      [shippingQuote] Shipping Cost Shown First
      [tracked] Tracking Number Included
      [freeShipping] No Delivery Charge
      Ships in {HORAS_DESPACHO} Hours
      [discreet] Discreet Packaging
      [nationwide] Nationwide Shipping
      [freeShipping] Free Shipping
      [freeShipping] {PRECO}, Ships Free
    `,
    proof: `
      Complete Information
      Facts, Not Hype
    `,
    question: `
      Questions Answered
    `,
    action: `
      Easy Online Ordering
      Shop From Home
      No Need to Leave Home
      Order at Your Own Pace
    `,
    benefit: `
      Take Your Time to Decide
      Everything on One Page
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Full Label to Read
      Every Ingredient Listed
      Serving Size Listed
      Lot and Expiration Shown
      Full Formula Details
    `,
    benefit: `
      For Everyday Use
      Easy to Add to Your Day
      Part of Your Routine
      [kits] [manyKits] Bundles of Up to {KIT} | {KIT}-Pack Bundle
      With {ITEM} | {ITEM}
      For {PUBLICO}
    `,
    guarantee: `
      Check Expiration Date
    `,
    action: `
      Clear Directions for Use
      Ask Your Doctor
    `,
  },

  physical: {
    proof: `
      Photos of the Product
      Dimensions Listed
      Weight and Materials
      Usage Instructions
      Complete Specifications
    `,
    benefit: `
      [gift] Ready to Gift
      [kits] [manyKits] Packs of Up to {KIT} | {KIT}-Pack Bundle
      With {ITEM} | {ITEM}
      For {PUBLICO}
    `,
    guarantee: `
      [newItem] New Item in Its Packaging
    `,
    action: `
      [models] Choose Your Own Model
    `,
  },

  digital: digitalCallouts,
});

export const promotions = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}
    `,
    price: `
      Online Orders
      Website Orders
      First Order
      [paypal] PayPal Orders
      [card] Card Orders
    `,
    action: `
      Selected Items
      Items on This Site
      New Orders
      Entire Range
    `,
    benefit: `
      Your Order
    `,
  },

  nutra: {
    price: `
      Single Pack
      [kits] {KIT}-Pack Bundle
      [manyKits] {KIT_MENOR}-Pack Bundle
      [kits] Supplement Bundles
    `,
    action: `
      One-Time Purchase
      Supplements
      Supplement Range
    `,
  },

  physical: {
    price: `
      Single Unit
      [kits] {KIT}-Pack Bundle
      [manyKits] {KIT_MENOR}-Pack Bundle
      [kits] Selected Bundles
    `,
    action: `
      Storewide
      Single Items
      [models] Selected Models
    `,
    benefit: `
      [gift] Gift Items
    `,
  },

  digital: digitalPromotions,
});
