import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      I-order ang {NOME_PRODUTO} | Mag-order Na ; Piliin ang option sa ilang steps ; Tingnan ang total bago magbayad
      Paano Mag-order ; Step by step kung paano umorder ; Alamin ang steps bago magbayad
    `,
    price: `
      Presyo at Options ; Ikumpara ang mga available ; Buong presyo bago ka magbayad
      Paano Magbayad ; Bayad via {PAGAMENTOS} | Tingnan ang paraan ng bayad ; I-check ang total bago magbayad
      [interestFree] Hulog na 0% Interest ; Hatiin sa {PARCELAS} na hulog ; Tingnan ang halaga ng bawat hulog
    `,
    delivery: `
      Tagal ng Delivery ; [shippingQuote] I-check sa {CODIGO_POSTAL} mo | I-check muna ang delivery time ; Shipping fee bago ka magbayad
      [freeShipping] Free Shipping ; Walang bayad ang delivery mo ; I-check ang tagal sa lugar mo
      [tracked] I-track ang Delivery ; May tracking number ang order mo ; Mula ship out hanggang sa bahay
    `,
    guarantee: `
      Returns at Refunds ; Basahin nang dahan-dahan ; Kung magbago ang isip mo
      {DIAS_GARANTIA}-Day Guarantee ; Alamin kung paano ang guarantee ; I-check kung kailan ito magsisimula
    `,
    question: `
      Mga Madalas Itanong ; Maikli at diretsong sagot ; Basahin bago ka bumili
    `,
    name: `
      Tungkol sa {NOME_PRODUTO} | Tungkol sa Produkto ; Para kanino at paano gamitin ; Basahin lahat bago magpasya
    `,
  },

  nutra: {
    proof: `
      Ingredients at Label ; Nakalista ang bawat ingredient ; Dami kada serving, nasa label
      Supplement Facts ; I-check ang values kada serving ; Basahin bago magsimula
      Sino ang Gumagawa ; Kilalanin ang kompanya ; Saan makikita ang batch at expiry
      Ano ang Nasa Formula ; Ano ang bawat ingredient ; Tingnan ang dami sa formula
    `,
    name: `
      Paano Inumin ; Alamin ang serving kada araw ; Sundin ang directions sa label
      Para Kanino Ito ; Alamin kung para kanino ito ; At sino ang dapat magtanong muna
    `,
    question: `
      Tanong sa Paggamit ; Sa tubig, sa pagkain, o mag-isa ; Basahin bago magsimula
      Paalala sa Kaligtasan ; Pagbubuntis, allergy, gamot ; Basahing mabuti bago gamitin
      Ilang Araw Tatagal ; Servings kada pack at kada araw ; Kuwentahin bago umorder
    `,
    price: `
      Presyo Kada Pack ; Tingnan ang presyo ng bawat pack ; Ikumpara ang iba-ibang dami
      [kits] {KIT}-pc Bundle ; Presyo ng buong bundle ; Ikumpara sa isang piraso
    `,
    benefit: `
      Sa Araw-araw na Routine ; Paano isingit sa araw mo ; Kasabay ng balanced diet
    `,
    action: `
      Piliin ang Pack Size ; Ikumpara ang size at tagal ; Magpasya pagkatapos magkuwenta
    `,
  },

  physical: {
    proof: `
      Photos ng Produkto ; Malapitan at sa lahat ng anggulo ; Finish, kulay at laki
      Kumpletong Specs ; Materyales, bigat at sukat ; I-check kung swak sa kailangan mo
      Sukat at Bigat ; Tingnan kung kasya sa space mo ; Ikumpara sa gamit mo ngayon
    `,
    name: `
      Laman ng Box ; May kasamang {ITENS} | Tingnan ang bawat kasama ; Narito ang buong listahan
      Paano Gumagana ; Tingnan kung paano gamitin ; Unawain ang bawat function
      [models] Models at Colors ; Ikumpara ang mga binebenta ; Piliin ang bagay sa iyo
    `,
    question: `
      Para Sa Akin ba Ito? ; Gamit, limit at mga sukat ; Magpasya nang walang duda
      Setup at Paggamit ; Step by step na instructions ; Tingnan kung madali para sa iyo
    `,
    guarantee: `
      May Sira Pagdating? ; Alamin kung paano mag-return ; Tingnan ang time limit at terms
      Pag-aalaga at Paglilinis ; Paano patagalin ang gamit ; Alamin kung ano ang iiwasan
    `,
    price: `
      Presyo Kada Piraso ; Tingnan ang presyo ng bawat isa ; Total na kasama ang shipping
      [kits] {KIT}-pc Bundle ; Presyo ng buong bundle ; Ikumpara sa isang piraso
    `,
    benefit: `
      [gift] Panregalo ; Magagamit ng pagbibigyan mo ; I-check kung aabot sa petsa
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Malinaw ang Presyo
      Total Bago Magbayad
      [interestFree] {PARCELAS} Hulog, 0% Interest | 0% Interest na Hulog
      [paypal] Tumatanggap ng PayPal
      [card] Tumatanggap ng Card
      [cash_on_delivery] May Cash on Delivery
    `,
    guarantee: `
      {DIAS_TESTE} Araw Para Subukan
      {DIAS_GARANTIA}-Day Guarantee
      Nakasulat ang Terms
      Malinaw na Return Policy
      [invoice] May Resibo
      {DIAS_REEMBOLSO}-Day Money Back
    `,
    delivery: `
      [shippingQuote] Shipping Fee, Alam Agad
      [tracked] May Tracking Number
      [freeShipping] Walang Bayad na Delivery
      Ship Out sa {HORAS_DESPACHO} Oras
      [discreet] Plain na Packaging
      [nationwide] Nationwide Delivery
      [freeShipping] Libreng Shipping
    `,
    proof: `
      Kumpletong Impormasyon
      Totoo, Hindi Hype
    `,
    question: `
      Diretsong Sagot
    `,
    action: `
      Madaling Online Order
      Mamili Mula sa Bahay
      Hindi Kailangang Lumabas
      Order sa Sarili Mong Oras
    `,
    benefit: `
      May Oras Para Mag-isip
      Lahat Nasa Isang Page
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Buong Label, Mababasa
      Nakalista ang Ingredients
      Nakasulat ang Serving
      May Batch at Expiry
      Detalyadong Formula
    `,
    benefit: `
      Pang-araw-araw
      Madaling Isama sa Routine
      May Kasamang Directions
      [kits] [manyKits] Bundle Hanggang {KIT} pcs | {KIT}-pc Bundle
      May {ITEM} | {ITEM}
      Para sa {PUBLICO}
    `,
    guarantee: `
      Expiry Date sa Label
    `,
    action: `
      Malinaw na Directions
      Magtanong sa Doktor
    `,
  },

  physical: {
    proof: `
      Photos ng Produkto
      Nakalista ang Sukat
      Bigat at Materyales
      May Instructions
      Kumpletong Specs
    `,
    benefit: `
      [gift] Pwedeng Panregalo
      [kits] [manyKits] Bundle Hanggang {KIT} pcs | {KIT}-pc Bundle
      May {ITEM} | {ITEM}
      Para sa {PUBLICO}
    `,
    guarantee: `
      [newItem] Bago sa Packaging
      Malinaw na Return Steps
    `,
    action: `
      [models] Piliin ang Model Mo
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
      Orders sa Page
      Unang Order
      [paypal] Orders via PayPal
      [card] Orders via Card
    `,
    action: `
      Piling Produkto
      Items sa Page na Ito
      Bagong Orders
      Lahat ng Produkto
    `,
    benefit: `
      Order Mo
    `,
    delivery: `
      [freeShipping] Free Shipping Orders
    `,
  },

  nutra: {
    price: `
      Isang Pack
      [kits] {KIT}-pc Bundle
      [manyKits] {KIT_MENOR}-pc Bundle
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
      Isang Piraso
      [kits] {KIT}-pc Bundle
      [manyKits] {KIT_MENOR}-pc Bundle
      [kits] Piling Bundles
    `,
    action: `
      Items sa Site
      Single Items
      [models] Piling Models
    `,
    benefit: `
      [gift] Panregalo
    `,
  },

  digital: digitalPromotions,
});
