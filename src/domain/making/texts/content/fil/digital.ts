import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: Presyo at Laman | {NOME_PRODUTO}: Presyo | {NOME_PRODUTO}
    {NOME_PRODUTO}: Ano ang Kasama | Silipin ang {NOME_PRODUTO}
    Bumili ng {NOME_PRODUTO} Online | {NOME_PRODUTO} Online
    [owner] {NOME_PRODUTO} Mula sa Gumawa
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO} Para sa {PUBLICO} | Para sa {PUBLICO}
    Kasama ang {ITENS} | Kasama ang {ITEM}
    {AULAS} Online Lessons
    Tingnan ang Lahat ng Kasama
    Digital na Produkto, Online
    Malinaw na Impormasyon Muna
  `,
  price: `
    {NOME_PRODUTO} sa {PRECO} | {TIPO} sa {PRECO} | Presyo: {PRECO}
    [interestFree] {PARCELAS} Hulog na Walang Interest
    Hulugan sa {PARCELAS} Bayad
    Bayad via {PAGAMENTOS}
    [lifetimeAccess] {PRECO}, Panghabambuhay
    Alamin Muna ang Presyo
    Magkano at Ano ang Kasama
  `,
  guarantee: `
    {DIAS_REEMBOLSO} Araw Para sa Refund
    {DIAS_GARANTIA}-Day Guarantee
    {DIAS_TESTE}-Day Trial
    [certificate] May Sertipiko sa Pagtatapos | May Sertipiko
    Basahin Muna ang mga Kondisyon
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Agad at Habambuhay na Access
    [instantAccess] Access Agad Pagkabayad
    [lifetimeAccess] Panghabambuhay na Access
    {MESES_ACESSO} Buwang Access
    [updates] Kasama ang mga Update
    Paano Gumagana ang Access
  `,
  proof: `
    [reviews] Basahin Muna ang mga Review
    [support] May Tulong sa mga Tanong
    Tingnan ang Buong Laman
    Alamin Kung Sino ang Gumawa
    Ikumpara sa Ibang Opsyon
  `,
  question: `
    Para sa Iyo ba ang {NOME_PRODUTO}?
    Magkano ang {NOME_PRODUTO}?
    Para Kanino? Alamin Muna
    Nag-iisip Pa? Basahin Muna
  `,
  action: `
    Kilalanin ang {NOME_PRODUTO}
    Itanong Muna ang Gusto Mo
    Bumili sa Ilang Hakbang
    Tingnan ang mga Detalye
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    Kasama sa {NOME_PRODUTO} ang {ITENS}. Lahat online. | Kasama ang {ITENS}. Lahat online. | Kasama ang {ITENS}.
    Ginawa para sa {PUBLICO}. Kilalanin ang {NOME_PRODUTO} at alamin kung bagay sa iyo. | Ginawa para sa {PUBLICO}. Alamin kung bagay sa iyo.
    [certificate] {AULAS} online lessons at sertipiko sa pagtatapos. | {AULAS} online lessons.
  `,
  name: `
    Alamin ang {NOME_PRODUTO}: ano ang kasama, para kanino, magkano at paano makakuha ng access. | Alamin kung ano ang kasama, para kanino, magkano at paano makakuha ng access.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} sa {PRECO}, {PARCELAS} hulog na walang interest, may access agad. | {PRECO}, {PARCELAS} hulog na walang interest, may access agad.
    [lifetimeAccess] {NOME_PRODUTO} sa {PRECO}, may panghabambuhay na access. | {PRECO}, may panghabambuhay na access.
    [interestFree] {NOME_PRODUTO} sa {PRECO}, sa {PARCELAS} hulog na walang interest. | {PRECO}, sa {PARCELAS} hulog na walang interest.
    {NOME_PRODUTO} sa {PRECO}. Tingnan ang lahat ng kasama bago bumili. | {PRECO}. Tingnan ang lahat ng kasama bago bumili.
    Nasa page ang presyo at laman. Basahin muna, saka magpasya nang hindi nagmamadali.
  `,
  guarantee: `
    {NOME_PRODUTO}: {DIAS_REEMBOLSO} araw para humingi ng refund. | Hindi bagay sa iyo? May {DIAS_REEMBOLSO} araw ka para humingi ng refund.
    Subukan ang {NOME_PRODUTO} nang {DIAS_TESTE} araw, saka magpasya. | Subukan nang {DIAS_TESTE} araw, saka magpasya.
    {NOME_PRODUTO}: may {DIAS_GARANTIA}-day guarantee. | May {DIAS_GARANTIA}-day guarantee.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: access agad pagkabayad, may tulong sa mga tanong mo. | Access agad pagkabayad, may tulong sa mga tanong mo.
    [instantAccess] {NOME_PRODUTO}: access agad pagkabayad, online. | Access agad pagkabayad, online.
    [lifetimeAccess, updates] {NOME_PRODUTO}: panghabambuhay na access, kasama ang mga update. | Panghabambuhay na access, kasama ang mga update.
  `,
  proof: `
    [reviews] Basahin ang mga review ng {NOME_PRODUTO}, saka magpasya. | Basahin ang mga review, saka magpasya.
    Sino ang gumawa ng {NOME_PRODUTO} at ano ang kasama? Basahin bago bumili. | Sino ang gumawa at ano ang kasama: basahin bago bumili.
  `,
  question: `
    Para sa iyo ba ang {NOME_PRODUTO}? Alamin kung para kanino at ano ang kailangan. | Para sa iyo ba? Alamin kung para kanino at ano ang kailangan para magsimula.
  `,
  action: `
    Ikumpara ang {NOME_PRODUTO} sa ibang opsyon at bumili online kapag handa ka na. | Ikumpara sa ibang opsyon at bumili online kapag handa ka na.
  `,
};

export const digitalSitelinks = {
  name: `
    Ano ang Kasama ; Kasama ang {ITEM} | Ang buong laman ; Basahin bago bumili
    Tungkol sa {NOME_PRODUTO} | Tungkol sa Produkto ; Para kanino at paano gamitin ; Ano ang kailangan mo
  `,
  price: `
    Presyo ; Sa {PRECO} | Alamin kung magkano ; [interestFree] {PARCELAS} hulog na walang interest | Ano ang kasama sa presyo
    Paraan ng Pagbabayad ; Bayad via {PAGAMENTOS} | Paano ka makakabayad ; Tingnan muna ang kabuuan
  `,
  delivery: `
    Paano Kumuha ng Access ; [instantAccess] Agad pagkabayad | Madaling paliwanag ; [lifetimeAccess] Panghabambuhay na access | Ano ang kailangan mo
  `,
  guarantee: `
    Refund ; May {DIAS_REEMBOLSO} araw ka ; Paano humingi ng refund
    [certificate] Sertipiko ; Sertipiko sa pagtatapos ; Paano ito makuha
  `,
  proof: `
    Sino ang Gumawa ; Kilalanin ang mga gumawa ; Karanasan at trabaho nila
    [reviews] Mga Review ; Ano ang sabi ng mga bumili ; Ikumpara bago pumili
  `,
  question: `
    Mga Karaniwang Tanong ; Maikli at malinaw na sagot ; Basahin bago bumili
  `,
  action: `
    Paano Bumili ; Hakbang-hakbang na order ; Lahat online
    [support] Tulong ; Sagot sa mga tanong mo ; Paano kami makontak
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] Hulog na Walang Interest
    [paypal] Tumatanggap ng PayPal
    [card] Tumatanggap ng Card
    Malinaw na Presyo
  `,
  guarantee: `
    {DIAS_REEMBOLSO} Araw na Refund
    {DIAS_GARANTIA}-Day Guarantee
    {DIAS_TESTE}-Day Trial
    [certificate] May Sertipiko
    Malinaw na Kondisyon
  `,
  delivery: `
    [instantAccess] Access Agad
    [lifetimeAccess] Panghabambuhay
    {MESES_ACESSO} Buwang Access
    [updates] Kasama ang Update
    Digital na Produkto
    Lahat Online
  `,
  proof: `
    [support] Tulong sa mga Tanong
    Nakasulat ang Laman
    Kilala ang Gumawa
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} Online Lessons
    Para sa {PUBLICO}
    Kasama ang {ITEM}
    Walang Pagmamadali
  `,
  question: `
    Sagot sa mga Tanong
  `,
  action: `
    Order Online
    Mula sa Bahay
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Unang Order
    Online na Order
    [card] Bayad via Card
    [paypal] Bayad via PayPal
    Bagong Customer
  `,
  delivery: `
    [lifetimeAccess] Habambuhay na Access
    Access sa Content
  `,
  benefit: `
    {TIPO}
    Digital na Produkto
    Digital na Content
  `,
  action: `
    Lahat ng Digital
    Mga Piling Title
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      best aaa
      aling aaa ang maganda
      paano pumili ng aaa
      sulit ba ang aaa
      aaa online
      aaa para sa baguhan
    `,
    about: `
      paano gumagana ang aaa
      ano ang aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa review
      aaa reviews
      maganda ba ang aaa
      effective ba ang aaa
      aaa feedback
      aaa reddit
    `,
    complaint: `
      legit ba ang aaa
      aaa scam
    `,
    ingredients: `
      ano ang laman ng aaa
      aaa contents
    `,
    usage: `
      paano ma access ang aaa
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
      bumili ng aaa
      saan makakabili ng aaa
      aaa sign up
      aaa enroll
      aaa subscription
    `,
    price: `
      aaa price
      magkano ang aaa
      presyo ng aaa
      aaa price philippines
    `,
    coupon: `
      aaa promo code
      aaa promo
      aaa discount
      aaa voucher
      aaa sale
    `,
    delivery: `
      aaa refund guarantee
      aaa installment
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, cracked, keygen, warez, "mod apk", apk, leaked, leak, "google drive", mega, mediafire, pirated, nulled, "free pdf", "free course", "libreng kurso", "free version", "free account", "premium free", unlocked, telegram, scribd,
  tesda, piratebay, "z library", "free download full", "free template", "free ebook", "libreng app", "download free", "libreng download"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  "free trial",
  resume, "application letter",
  "online course",
  refund, refunds,
  course, courses, kurso, lesson, lessons, training, seminar, tutorial, tutorials, download, downloads, pdf, ebook, epub, template, templates, printable, worksheet, worksheets, powerpoint, ppt, module, modules, manual, "paano kumita", "kumita online", youtube,
  recipe, recipes, "how to make"
`);
