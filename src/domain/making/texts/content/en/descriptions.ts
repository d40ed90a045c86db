import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. {DIFERENCIAL_3}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. Made for {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. Made for {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. Shop without leaving home. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      Everything about {NOME_PRODUTO}: who it's for, how to use it, the price and how to order. | All about {NOME_PRODUTO}: who it's for, how to use it and what it costs. | Get to know {NOME_PRODUTO} before you order.
      [owner] Buy {NOME_PRODUTO} direct from the brand, with no middleman between you and us. | Buy direct from the brand, with no middleman between you and us.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} for {PRECO}, in {PARCELAS} interest-free payments and with free shipping. | {PRECO} in {PARCELAS} interest-free payments, with free shipping. Order online today.
      [freeShipping] {NOME_PRODUTO} for {PRECO} with free shipping. Order online in a few steps. | {PRECO} with free shipping. Order online in a few steps.
      [shippingQuote] Compare prices for {NOME_PRODUTO}, check delivery by {CODIGO_POSTAL} and see how to pay before ordering.
      Compare prices for {NOME_PRODUTO}, check delivery and see how to pay before you order. | Compare prices, check the delivery time and see how to pay before you order.
      [interestFree] {NOME_PRODUTO} for {PRECO} in up to {PARCELAS} interest-free payments. See the total before you pay. | {PRECO} in up to {PARCELAS} interest-free payments. See the total before you pay.
      Get {NOME_PRODUTO} for {PRECO}. See the order total before you pay. | Yours for {PRECO}. See the order total before you pay.
    `,
    guarantee: `
      Try {NOME_PRODUTO} at home for {DIAS_TESTE} days, then decide. | Try it at home for {DIAS_TESTE} days, then decide.
      {NOME_PRODUTO} has a {DIAS_REEMBOLSO}-day money-back guarantee. Not for you? Ask for a refund. | {DIAS_REEMBOLSO}-day money-back guarantee. Not for you? Ask for a refund.
      {NOME_PRODUTO}: a {DIAS_GARANTIA}-day guarantee and delivery within {DIAS_ENTREGA} days. | A {DIAS_GARANTIA}-day guarantee and delivery within {DIAS_ENTREGA} days.
      {NOME_PRODUTO} comes with a {DIAS_GARANTIA}-day guarantee. Read how it works before you order. | Comes with a {DIAS_GARANTIA}-day guarantee. Read how it works before you order.
      Read the return terms for {NOME_PRODUTO} first, so you know where you stand before you buy. | Read the return terms first, so you know where you stand before you buy.
    `,
    delivery: `
      Pay by {PAGAMENTOS} and get {NOME_PRODUTO} within {DIAS_ENTREGA} days. | Pay by {PAGAMENTOS} and get your order within {DIAS_ENTREGA} days.
      [tracked] Order {NOME_PRODUTO} and follow your package with a tracking number, right to your door. | Follow your package with a tracking number, all the way to your door.
      [freeShipping] {NOME_PRODUTO} with free shipping. Check the delivery time and place your order online. | Your order ships free. Check the delivery time and place your order online.
    `,
    question: `
      Questions about {NOME_PRODUTO}? Read the answers, compare your options and take your time. | Still have questions? Read the answers, compare your options and take your time.
    `,
    action: `
      Compare the options for {NOME_PRODUTO}, choose the one you need and check your order before paying. | Compare the options, choose the one you need and check your order before paying.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: see the ingredients, supplement facts and directions before you decide. | See the ingredients, supplement facts and directions before you decide.
    `,
    benefit: `
      A simple addition to a balanced diet. See what's in {NOME_PRODUTO} and how to take it. | A simple addition to a balanced diet. See what's in it and how to take it.
      {NOME_PRODUTO} contains {ITENS}. Check the amounts and directions on the label. | Made with {ITENS}. Check the amounts on the label. | With {ITENS}. Read the label.
      Made for {PUBLICO}. Read the {NOME_PRODUTO} directions to see if it suits you. | Made for {PUBLICO}. Read the directions to see if it suits you.
    `,
    price: `
      [manyKits] Compare {NOME_PRODUTO} in bundles of {KIT_MENOR} and {KIT} and see the price of each unit. | Compare bundles of {KIT_MENOR} and {KIT} and see the price of each unit.
      See the price of {NOME_PRODUTO} per pack and how long it lasts when taken as directed. | See the price per pack and how long it lasts when taken as directed.
    `,
    proof: `
      Read every ingredient in {NOME_PRODUTO} and find out who makes it before you order. | Read every ingredient on the label and find out who makes it before you order.
      [reviews] Experiences vary from person to person. Read reviews of {NOME_PRODUTO} and compare. | Experiences vary from person to person. Read the reviews and compare first.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} ships in plain packaging. Check the delivery time before you order. | Ships in plain packaging. Check the delivery time before you order.
    `,
    question: `
      How do you take {NOME_PRODUTO}, and how often? Read the directions printed on the label. | How do you take it, and how often? Read the directions printed on the label.
      Is {NOME_PRODUTO} right for you? See who it's meant for and when to ask a professional. | Is it right for you? See who it's meant for and when to ask a health professional.
    `,
    action: `
      Read the {NOME_PRODUTO} label, get your questions answered and choose your pack size. | Read the label, get your questions answered and choose the right pack size.
    `,
  },

  physical: {
    name: `
      Take a closer look at {NOME_PRODUTO}: size, materials and what's in the box. Then choose. | Take a closer look: size, materials and everything in the box. Then choose.
    `,
    benefit: `
      Know what to expect: see {NOME_PRODUTO} in use, its size and what's in the box. | Know what to expect: see the product in use, its size and what's in the box.
      In the {NOME_PRODUTO} box: {ITENS}. Check the size before you order. | In the box: {ITENS}. Check the size before you order. | Comes with {ITENS}.
      Made for {PUBLICO}. See photos, sizes and materials of {NOME_PRODUTO} before you choose. | Made for {PUBLICO}. See photos, sizes and materials before you choose.
    `,
    price: `
      [kits] {NOME_PRODUTO}: see the price of one unit and of the {KIT}-pack. Compare before you order. | See the price of one unit and of the {KIT}-pack. Compare before you order.
      [models] Compare models and prices of {NOME_PRODUTO} and choose in your own time. | Compare models and prices and choose in your own time.
    `,
    proof: `
      Photos, full specs and sizes of {NOME_PRODUTO} in one place. Check them before you buy. | Photos, full specs and sizes in one place. Check everything before you buy.
      [reviews] Take a close look at {NOME_PRODUTO} and read what buyers say before you choose. | Take a close look and read what other buyers say before you choose.
    `,
    guarantee: `
      {NOME_PRODUTO}: see how returns work and how long you have, before you buy. | See how returns work and how long you have to ask for one, before you buy.
    `,
    question: `
      Will it fit? Check the size, weight and materials of {NOME_PRODUTO} before you order. | Will it fit? Check the size, weight and materials before you place your order.
      What comes with {NOME_PRODUTO}? See every item, how to set it up and how to use it. | What's in the box? See every item, how to set it up and how to use it.
    `,
    action: `
      [models] Choose your {NOME_PRODUTO} model, check the delivery time and order online. | Choose your model, check the delivery time and place your order online.
      [gift] Need a gift? See {NOME_PRODUTO} in photos and check when it can arrive. | Need a gift? See the photos and check when it can arrive.
    `,
  },

  digital: digitalDescriptions,
});
