import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: Price & Delivery | {NOME_PRODUTO} Price | {NOME_PRODUTO}
      All About {NOME_PRODUTO} | About {NOME_PRODUTO}
      Shop {NOME_PRODUTO} Online Now | Buy {NOME_PRODUTO} Online | {NOME_PRODUTO} Online
      [owner] {NOME_PRODUTO} Direct From Us | Buy Direct From the Brand
      Get to Know {NOME_PRODUTO} First | Get to Know {NOME_PRODUTO} | Meet {NOME_PRODUTO}
    `,
    benefit: `
      Know What You're Buying First
      Clear Facts Before You Decide
      The Details You Need to Choose
      [manyKits] Pick the Quantity You Need
      Made for {PUBLICO} | For {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} for {PUBLICO}
    `,
    price: `
      See the Price Before You Order
      {NOME_PRODUTO} for {PRECO} | Yours for {PRECO}
      [interestFree] {PARCELAS} Interest-Free Payments
      Split Into {PARCELAS} Payments | {PARCELAS} Payments
      Check the Full Order Total
      [kits] See the {KIT}-Pack Bundle Price | {KIT}-Pack Bundle
      Pay by {PAGAMENTOS} | {PAGAMENTOS} Accepted
      [freeShipping] {PRECO} With Free Shipping
      [freeShipping] {PRECO} and Free Shipping
      [interestFree, freeShipping] {PARCELAS} Payments & Free Shipping
      {TIPO} for {PRECO}
    `,
    guarantee: `
      Backed by a {DIAS_GARANTIA}-Day Guarantee | {DIAS_GARANTIA}-Day Guarantee
      {DIAS_DESISTENCIA} Days to Change Your Mind | Return Terms Made Clear
      Read the Return Terms First
      [invoice] Invoice With Every Order
      {DIAS_REEMBOLSO}-Day Money-Back Guarantee
    `,
    delivery: `
      [shippingQuote] Check Delivery by {CODIGO_POSTAL}
      Check Delivery Times First
      [freeShipping] Free Shipping on This Order | Free Shipping
      Free Shipping Over {FRETE_GRATIS_DESDE}
      At Your Door Within {DIAS_ENTREGA} Days | Delivery Within {DIAS_ENTREGA} Days
      Ships Within {HORAS_DESPACHO} Hours
      [tracked] Track It All the Way Home | Tracked Delivery
      [nationwide] Delivery Anywhere {NO_PAIS} | Nationwide Delivery
      Know the Shipping Cost First
      [freeShipping] {TIPO} With Free Shipping
    `,
    proof: `
      [reviews] Read the Reviews Before Buying
      See How It Compares
      Do Your Research Right Here
    `,
    question: `
      Questions About {NOME_PRODUTO}? | Curious About {NOME_PRODUTO}?
      How Much Is {NOME_PRODUTO} Today? | How Much Is {NOME_PRODUTO}?
      Still Deciding? Start Here
      Which Option Is Right for You?
    `,
    action: `
      Order {NOME_PRODUTO} Online Now | Order {NOME_PRODUTO} Online | Order {NOME_PRODUTO}
      Compare, Choose and Order
      Get Your Questions Answered
      See All the Details Today
      Order in a Few Simple Steps
    `,
  },

  nutra: {
    name: `
      See the Full {NOME_PRODUTO} Label | The {NOME_PRODUTO} Label
      {NOME_PRODUTO} Supplement Facts | {NOME_PRODUTO} Ingredients
      {NOME_PRODUTO}: How to Take It | How to Take {NOME_PRODUTO}
      Inside the {NOME_PRODUTO} Formula | The {NOME_PRODUTO} Formula | {NOME_PRODUTO} Formula
      {NOME_PRODUTO} in Your Routine | {NOME_PRODUTO} Every Day
    `,
    benefit: `
      Fits Into Your Daily Routine
      One Simple Habit a Day
      Daily Support for Your Routine
      Nutrients for Your Every Day
      Wellness Starts With Routine
      Made With {ITEM} | With {ITEM}
      With {ITENS} in the Formula | With {ITENS}
      Goes Well With a Balanced Diet
    `,
    price: `
      See What Each Serving Costs
      [manyKits] Compare Bundles of {KIT_MENOR} and {KIT}
      [kits] Single Pack or {KIT}-Pack Bundle
      Compare Price by Pack Size
      Weigh Up the Options by Price
    `,
    guarantee: `
      {DIAS_TESTE} Days to Give It a Try | {DIAS_GARANTIA}-Day Guarantee
      Check the Expiration Date
      Check the Lot and Expiration
      Return Rules in Plain English
    `,
    delivery: `
      [discreet] Ships in Plain Packaging | Plain Packaging
      [freeShipping] Your Supplement Ships Free
      Yours Within {DIAS_ENTREGA} Days
      Find Out When It Will Arrive
    `,
    proof: `
      Every Ingredient on the Label
      Read the Full Ingredient List
      Who Makes {NOME_PRODUTO}?
      See What's in Every Serving
      Nutrition Facts You Can Check
      Individual Experiences Vary
    `,
    question: `
      What's in {NOME_PRODUTO}?
      Who Is {NOME_PRODUTO} For?
      When Should You Take It?
      What's the Daily Serving Size?
      Have You Read the Label Yet?
      How Long Will One Pack Last?
    `,
    action: `
      Read the Label, Then Decide
      Talk to Your Doctor First
      Take Your Time and Choose
      Explore the Full Formula
      Start With the Directions
      [manyKits] Choose the Bundle for You
      See the Formula, Then Order
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: Size and Photos | {NOME_PRODUTO} in Photos | See {NOME_PRODUTO} Photos
      {NOME_PRODUTO}: Full Specs | {NOME_PRODUTO} Specs
      [newItem] {NOME_PRODUTO}: New in the Box | [newItem] {NOME_PRODUTO}: Brand New
      {NOME_PRODUTO}: Weight and Size | {NOME_PRODUTO} Dimensions
      A Closer Look at {NOME_PRODUTO} | {NOME_PRODUTO} Up Close
    `,
    benefit: `
      Know It Before You Buy It
      See Every Detail Up Close
      Check That It Suits You
      Buy With All the Facts
      In the Box: {ITENS} | Comes With {ITENS}
      Comes With {ITEM} | {ITEM} Included
      See It Before You Order
      [gift] A Good Idea for a Gift
    `,
    price: `
      [models] Compare Models and Prices
      See Price and Delivery Time
      [kits] Get {KIT} in One Pack
      [manyKits] Compare Packs of {KIT_MENOR} and {KIT}
      A Clear Price, No Surprises
      Know the Cost Before Checkout
    `,
    guarantee: `
      See How Returns Work
      {DIAS_TESTE} Days to Try It at Home | {DIAS_GARANTIA}-Day Guarantee
      Read the Terms Before You Buy
      [newItem] New and in Its Packaging
    `,
    delivery: `
      [freeShipping] Free Shipping to Your Door
      Yours Within {DIAS_ENTREGA} Days
      See When It Gets to Your Door
      Delivery Dates Before You Pay
    `,
    proof: `
      Check the Photos and Sizes
      Full Specs on One Page
      See What It's For
      See Every Item in the Box
      A Close Look at the Materials
      Compare Size, Weight and Use
    `,
    question: `
      Is {NOME_PRODUTO} Right for You? | Is {NOME_PRODUTO} for You?
      What Comes With {NOME_PRODUTO}? | What's in the Box?
      [sizes] Which Size Do You Need?
      [gift] Looking for a Gift?
      What Are the Measurements?
      How Does It Work?
    `,
    action: `
      Check the Size, Then Order
      Compare Before You Choose
      [models] Choose the Model You Prefer
      See How to Use It Step by Step
      [models, sizes] Pick Your Model and Size
      [manyKits] Choose Your Pack Size
      See the Photos and Order Yours
    `,
  },

  digital: digitalTitles,
});
