import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: Price & Details | {NOME_PRODUTO} Price | {NOME_PRODUTO}
    {NOME_PRODUTO}: What's Included | Inside {NOME_PRODUTO}
    Buy {NOME_PRODUTO} Online | {NOME_PRODUTO} Online
    [owner] {NOME_PRODUTO} Direct From Us | Sold by the Team Behind It
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} for {PUBLICO} | Made for {PUBLICO} | For {PUBLICO}
    Includes {ITENS} | Includes {ITEM}
    {TIPO} With {AULAS} Lessons | {AULAS} Lessons Online
    See Everything That's Included
    All Online, From Your Home
    Clear Facts Before You Decide
  `,
  price: `
    {NOME_PRODUTO} for {PRECO} | {TIPO} for {PRECO} | Yours for {PRECO}
    [interestFree] {PRECO}: {PARCELAS} Interest-Free Payments | {PARCELAS} Interest-Free Payments
    Split Into {PARCELAS} Payments | {PARCELAS} Payments
    Pay by {PAGAMENTOS} | {PAGAMENTOS} Accepted
    [lifetimeAccess] {PRECO} With Lifetime Access
    See the Price Before You Buy
    What It Costs, What You Get
  `,
  guarantee: `
    {DIAS_REEMBOLSO}-Day Money-Back Guarantee
    {DIAS_GARANTIA}-Day Guarantee
    {DIAS_TESTE} Days to Try It
    [certificate] Certificate on Completion
    Read the Terms Before You Buy
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Instant, Lifetime Access
    [instantAccess] Access Right After Payment
    [lifetimeAccess] Lifetime Access Included
    {MESES_ACESSO} Months of Access
    [updates] Updates Included
    See How Access Works
  `,
  proof: `
    [reviews] Read the Reviews First
    [support] With Support for Questions
    See What You Get
    Find Out Who Made It
    See How It Compares
  `,
  question: `
    Is {NOME_PRODUTO} Right for You? | Is {NOME_PRODUTO} for You?
    How Much Is {NOME_PRODUTO}?
    Is It Right for You?
    Still Deciding? Start Here
  `,
  action: `
    Get to Know {NOME_PRODUTO} | Meet {NOME_PRODUTO}
    Get Your Questions Answered
    Order in a Few Simple Steps
    See All the Details Today
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. {DIFERENCIAL_3}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. Made for {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. Made for {PUBLICO}. | {NOME_PRODUTO}: {DIFERENCIAL}. Take a look and buy online. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    Inside {NOME_PRODUTO}: {ITENS}. All online. | Included: {ITENS}. All online. | Included: {ITENS}.
    Made for {PUBLICO}. Get to know {NOME_PRODUTO} and see if it suits you. | Made for {PUBLICO}. See if it suits you.
    [certificate] {AULAS} lessons online and a certificate on completion. | {AULAS} lessons online.
  `,
  name: `
    All about {NOME_PRODUTO}: what's included, who it's for, the price and how to get access. | What's included, who it's for, what it costs and how to get access.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} for {PRECO} in {PARCELAS} interest-free payments, with instant access. | {PRECO} in {PARCELAS} interest-free payments, with instant access.
    [lifetimeAccess] {NOME_PRODUTO} for {PRECO} with lifetime access. Buy it online. | {PRECO} with lifetime access. Buy it online.
    [interestFree] {NOME_PRODUTO} for {PRECO} in {PARCELAS} interest-free payments. | {PRECO} in {PARCELAS} interest-free payments.
    {NOME_PRODUTO} for {PRECO}. See everything that's included before you buy. | Yours for {PRECO}. See everything that's included before you buy.
    What it costs and what you get: read both before you buy, and take your time.
  `,
  guarantee: `
    {NOME_PRODUTO} has a {DIAS_REEMBOLSO}-day money-back guarantee. Not for you? Ask for a refund. | {DIAS_REEMBOLSO}-day money-back guarantee. Not for you? Ask for a refund.
    Try {NOME_PRODUTO} for {DIAS_TESTE} days, then decide. | Try it for {DIAS_TESTE} days, then decide.
    {NOME_PRODUTO} comes with a {DIAS_GARANTIA}-day guarantee. | Comes with a {DIAS_GARANTIA}-day guarantee.
  `,
  delivery: `
    [instantAccess, support] Get access to {NOME_PRODUTO} right after payment, with support for your questions. | Access right after payment, with support for your questions.
    [instantAccess] Get access to {NOME_PRODUTO} right after payment. | Get access right after payment, all online.
    [support, updates] {NOME_PRODUTO}: {MESES_ACESSO} months of access, with support and updates. | {MESES_ACESSO} months of access, with support and updates.
    [support, updates] {NOME_PRODUTO}: support for your questions and updates included. | Support for your questions and updates included.
    [support] {NOME_PRODUTO} with support for your questions. Buy it online. | With support for your questions. Buy it online.
    [lifetimeAccess, updates] Lifetime access to {NOME_PRODUTO}, with updates included. | Lifetime access, with updates included.
  `,
  proof: `
    [reviews] Read the reviews of {NOME_PRODUTO} before you buy. | Read the reviews before you buy and take your time.
    Find out who made {NOME_PRODUTO} and see what's included before you buy. | Find out who made it and see what's included before you buy.
  `,
  question: `
    Is {NOME_PRODUTO} right for you? See who it was made for and what you need to start. | Is it right for you? See who it was made for and what you need to start.
  `,
  action: `
    Compare {NOME_PRODUTO} with your other options and buy online when you are ready. | Compare it with your other options and buy online when you are ready.
  `,
};

export const digitalSitelinks = {
  name: `
    What's Included ; Includes {ITEM} | See each part of it ; Read it before you buy
    About {NOME_PRODUTO} | About the Product ; Who it's for and how it works ; What you need to start
  `,
  price: `
    Price ; Yours for {PRECO} | See what it costs ; [interestFree] {PARCELAS} interest-free payments | See what you get for it
    Ways to Pay ; Pay by {PAGAMENTOS} | See how you can pay ; Check the total before paying
  `,
  delivery: `
    How to Get Access ; [instantAccess] Access right after payment | Learn how access works ; [lifetimeAccess] Lifetime access included | What you need to have
  `,
  guarantee: `
    {DIAS_REEMBOLSO}-Day Refunds ; {DIAS_REEMBOLSO} days to ask for a refund ; Learn how to ask for one
    [certificate] Certificate ; A certificate on completion ; See how to get yours
  `,
  proof: `
    Who Made It ; See who is behind it ; Learn more before you buy
    [reviews] Reviews ; See what buyers say ; Compare before you decide
  `,
  question: `
    Questions & Answers ; Short and direct answers ; Read them before you buy
  `,
  action: `
    How to Buy ; Your order, step by step ; All of it online
    [support] Support ; Help with your questions ; See how to reach us
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS} Interest-Free Payments | Interest-Free Payments
    [paypal] PayPal Accepted
    [card] Cards Accepted
    Clear Pricing
  `,
  guarantee: `
    {DIAS_REEMBOLSO}-Day Money Back
    {DIAS_GARANTIA}-Day Guarantee
    {DIAS_TESTE} Days to Try It
    [certificate] Certificate Included
    Terms in Writing
  `,
  delivery: `
    [instantAccess] Instant Access
    [lifetimeAccess] Lifetime Access
    {MESES_ACESSO} Months of Access
    [updates] Updates Included
    Access Online
    All Online
  `,
  proof: `
    [support] Support for Questions
    See What's Included
    See Who Made It
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} Lessons Online
    For {PUBLICO}
    Includes {ITEM}
    Take Your Time
  `,
  question: `
    Questions Answered
  `,
  action: `
    Order Online
    Order From Home
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    First Order
    Online Orders
    [card] Card Payments
    [paypal] PayPal Orders
    New Customers
  `,
  delivery: `
    [lifetimeAccess] Lifetime Access
    Online Access
  `,
  benefit: `
    {TIPO}
    Website Orders
    Your Order
  `,
  action: `
    The Whole Range
    Selected Items
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      best aaa
      which aaa is best
      how to choose aaa
      is aaa worth it
      aaa online
      aaa for beginners
    `,
    about: `
      how does aaa work
      what is aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa review
      aaa reviews
      does aaa work
      is aaa any good
      aaa reddit
      aaa testimonials
    `,
    complaint: `
      is aaa legit
      aaa complaints
    `,
    ingredients: `
      aaa contents
      what is included in aaa
    `,
    usage: `
      how to access aaa
      aaa certificate
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa official site
      aaa official website
    `,
    buy: `
      buy aaa
      buy aaa online
      where to buy aaa
      aaa sign up
      get aaa
      aaa subscription
    `,
    price: `
      aaa price
      aaa cost
      how much is aaa
      aaa pricing
    `,
    coupon: `
      aaa coupon
      aaa coupon code
      aaa discount
      aaa promo code
      aaa black friday
    `,
    delivery: `
      aaa money back guarantee
      aaa payment plan
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, cracked, keygen, serial, warez, "mod apk", apk, leaked, leak, "google drive", mega, mediafire, nulled, pirated, pirate, piratebay, "group buy", "free pdf", "free course", "free courses", "free access", "free account",
  "free version", unlocked, "premium apk", zlibrary, libgen, scribd, telegram, "khan academy", "free certificate", "free ebook", "free template", "free templates", "free app", "download free"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  "free trial", resume, resumes, "cover letter",
  course, courses, "class on", classes, lesson, lessons, tutorial, tutorials, download, downloads, pdf, ebook, epub, template, templates, printable, worksheet, worksheets, textbook, powerpoint, slides, font,
  clickbank, digistore24, youtube, "how to make", "how to sell", "side hustle", "make money", "work from home", manual, recipe, recipes, quiz, podcast
`);
