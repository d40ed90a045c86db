import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: Presyo at Delivery | {NOME_PRODUTO}: ang Presyo | {NOME_PRODUTO}: Presyo | {NOME_PRODUTO}
      Lahat Tungkol sa {NOME_PRODUTO} | Tungkol sa {NOME_PRODUTO} | {NOME_PRODUTO} Info
      Bilhin Online ang {NOME_PRODUTO} | {NOME_PRODUTO} Online | Bumili ng {NOME_PRODUTO}
      [owner] {NOME_PRODUTO}: Direkta sa Brand | {NOME_PRODUTO}: Direkta
      Kilalanin Muna ang {NOME_PRODUTO} | Kilalanin ang {NOME_PRODUTO} | Kilalanin: {NOME_PRODUTO}
    `,
    benefit: `
      Alamin Muna Bago Ka Bumili
      Malinaw na Info Bago Pumili
      Mga Detalyeng Dapat Malaman
      [manyKits] Piliin ang Tamang Dami
      Ginawa Para sa {PUBLICO} | Para sa {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} Para sa {PUBLICO}
    `,
    price: `
      Presyo Muna Bago Mag-order
      {NOME_PRODUTO} sa {PRECO} | Sa Halagang {PRECO}
      [interestFree] {PARCELAS} Hulog na Walang Interest | {PARCELAS} Hulog, 0% Interest
      Hatiin sa {PARCELAS} na Hulog | {PARCELAS} na Hulog
      I-check ang Total ng Order Mo
      [kits] {KIT}-pc Bundle: Alamin ang Presyo | {KIT}-pc Bundle
      Bayad via {PAGAMENTOS} | Pwede ang {PAGAMENTOS}
      [freeShipping] {PRECO} at Free Shipping
      [freeShipping] {PRECO} at Libreng Shipping
      {TIPO} sa {PRECO}
    `,
    guarantee: `
      May {DIAS_GARANTIA}-Day Guarantee Ito | {DIAS_GARANTIA}-Day Guarantee
      {DIAS_DESISTENCIA} Araw Para Magbago ng Isip | Malinaw ang Return Policy
      Basahin Muna ang Return Policy
      [invoice] May Resibo Bawat Order
      {DIAS_REEMBOLSO}-Day Money-Back Guarantee
    `,
    delivery: `
      [shippingQuote] I-check ang Delivery sa {CODIGO_POSTAL}
      I-check Muna ang Delivery Time
      [freeShipping] Free Shipping ang Order Mo | Free Shipping
      Free Shipping Mula {FRETE_GRATIS_DESDE} | Free Shipping {FRETE_GRATIS_DESDE}+
      Darating sa Loob ng {DIAS_ENTREGA} Araw | Dating sa {DIAS_ENTREGA} Araw
      Ship Out sa Loob ng {HORAS_DESPACHO} Oras | Ship Out sa {HORAS_DESPACHO} Oras
      [tracked] I-track Hanggang sa Bahay | May Tracking Number
      [nationwide] Delivery Kahit Saan {NO_PAIS} | Nationwide Delivery
      Alamin Agad ang Shipping Fee
      [freeShipping] {TIPO}, Libreng Shipping
    `,
    proof: `
      [reviews] Basahin Muna ang Reviews
      Ikumpara sa Ibang Options
      Mag-research Ka Muna Dito
    `,
    question: `
      May Tanong sa {NOME_PRODUTO}? | Tanong sa {NOME_PRODUTO}?
      Magkano Ngayon ang {NOME_PRODUTO}? | Magkano ang {NOME_PRODUTO}? | {NOME_PRODUTO}: Magkano?
      Nag-iisip Pa? Dito Magsimula
      Aling Option ang Para Sa Iyo?
    `,
    action: `
      I-order Online ang {NOME_PRODUTO} | I-order ang {NOME_PRODUTO} | Order {NOME_PRODUTO}
      Ikumpara, Pumili at Mag-order
      Hanapin ang mga Sagot Dito
      Tingnan ang Lahat ng Detalye
      Madaling Steps sa Pag-order
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: Buong Label | {NOME_PRODUTO}: ang Label | {NOME_PRODUTO}: Label
      {NOME_PRODUTO}: Supplement Facts | {NOME_PRODUTO} Supplement | {NOME_PRODUTO}: Facts
      Paano Inumin ang {NOME_PRODUTO} | {NOME_PRODUTO}: Paano Inumin | {NOME_PRODUTO}: Gamit
      Ang Formula ng {NOME_PRODUTO} | Formula ng {NOME_PRODUTO} | {NOME_PRODUTO} Formula
      {NOME_PRODUTO} sa Routine Mo | {NOME_PRODUTO} Araw-araw
    `,
    benefit: `
      Swak sa Daily Routine Mo
      Isang Simpleng Habit Kada Araw
      Dagdag sa Araw-araw na Routine
      Nutrients Para sa Bawat Araw
      Wellness, Parte ng Routine Mo
      May {ITEM} sa Formula | May {ITEM}
      May {ITENS} sa Formula | May {ITENS}
      Kasabay ng Balanced Diet
    `,
    price: `
      Magkano ang Bawat Serving?
      [manyKits] Ikumpara: {KIT_MENOR} at {KIT} pcs | {KIT_MENOR} at {KIT} pcs
      [kits] Presyo ng {KIT}-pc Bundle
      Ikumpara ang Presyo Kada Pack
      Timbangin ang Options Mo
    `,
    guarantee: `
      {DIAS_TESTE} Araw Para Subukan | {DIAS_GARANTIA}-Day Guarantee
      Tingnan ang Expiry sa Label
      May Batch at Expiry sa Pack
      Malinaw na Return Rules
    `,
    delivery: `
      [discreet] Plain ang Packaging Nito | Plain Packaging
      [freeShipping] Supplement na Free Shipping
      Nasa Iyo sa Loob ng {DIAS_ENTREGA} Araw | Sa Loob ng {DIAS_ENTREGA} Araw
      Alamin Kung Kailan Darating
    `,
    proof: `
      Lahat ng Sangkap, Nasa Label
      Basahin Lahat ng Ingredients
      Sino ang Gumagawa ng {NOME_PRODUTO}? | {NOME_PRODUTO}: Sino ang Maker?
      Alamin ang Laman Kada Serving
      Nutrition Facts na Mababasa Mo
      Iba-iba ang Karanasan ng Tao
    `,
    question: `
      Ano ang Laman ng {NOME_PRODUTO}? | {NOME_PRODUTO}: Ano ang Laman?
      Para Kanino ang {NOME_PRODUTO}? | {NOME_PRODUTO}: Para Kanino?
      Kailan Ito Dapat Inumin?
      Ilan ang Serving Kada Araw?
      Nabasa Mo Na Ba ang Label?
      Ilang Araw Tatagal ang Pack?
    `,
    action: `
      Basahin ang Label, Saka Pumili
      Kausapin Muna ang Doktor Mo
      Pumili Nang Walang Pagmamadali
      Alamin ang Buong Formula
      Magsimula sa Directions
      [manyKits] Piliin ang Bundle Mo
      Formula Muna, Saka Mag-order
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: Size at Photos | {NOME_PRODUTO}: Photos
      {NOME_PRODUTO}: Kumpletong Specs | {NOME_PRODUTO}: Full Specs | {NOME_PRODUTO}: Specs
      [newItem] {NOME_PRODUTO}: Brand New sa Box | {NOME_PRODUTO}: Brand New
      {NOME_PRODUTO}: Bigat at Sukat | {NOME_PRODUTO}: Sukat
      Silipin ang {NOME_PRODUTO} | {NOME_PRODUTO} sa Malapitan
    `,
    benefit: `
      Tingnan ang Bawat Detalye
      Alamin Muna Bago Umorder
      I-check Kung Kasya sa Space Mo
      Alamin Kung Bagay sa Iyo
      Laman ng Box: {ITENS} | May {ITENS}
      May Kasamang {ITEM} sa Box | May {ITEM}
      Kilalanin Bago Bilhin
      [gift] Magandang Ideyang Pangregalo
    `,
    price: `
      [models] Ikumpara ang Models at Presyo
      Tingnan ang Presyo Kada Piraso
      [kits] Tingnan ang {KIT}-pc Bundle | {KIT}-pc Bundle
      [manyKits] Ikumpara: {KIT_MENOR} at {KIT} pcs | {KIT_MENOR} at {KIT} pcs
      Total na Kasama ang Shipping
      Alamin ang Total Bago Bayad
    `,
    guarantee: `
      Alamin Kung Paano Mag-return
      {DIAS_TESTE} Araw Para Subukan Ito | {DIAS_GARANTIA}-Day Guarantee
      Basahin Muna ang Terms
      [newItem] Bago at Nasa Packaging Pa
    `,
    delivery: `
      [freeShipping] Free Shipping sa Bahay Mo
      Darating sa Bahay sa {DIAS_ENTREGA} Araw | Sa Loob ng {DIAS_ENTREGA} Araw
      Kailan Darating sa Bahay Mo?
      Delivery Date Bago Magbayad
    `,
    proof: `
      Photos at Sukat na Matitingnan
      Kumpletong Specs sa Isang Page
      Tingnan Kung Paano Gamitin
      Nakalista ang Laman ng Box
      Silipin ang mga Materyales
      Ikumpara ang Size at Bigat
    `,
    question: `
      Para Sa Iyo ba ang {NOME_PRODUTO}? | {NOME_PRODUTO}: Para Sa Iyo?
      Ano ang Kasama sa {NOME_PRODUTO}? | {NOME_PRODUTO}: Ano ang Kasama?
      [sizes] Anong Size ang Kailangan Mo?
      [gift] Naghahanap ng Regalo?
      Kasya Kaya? I-check ang Sukat
      Paano Gumagana? Tingnan Dito
    `,
    action: `
      I-check ang Size, Saka Order
      Ikumpara Muna Bago Pumili
      [models] Piliin ang Model na Kailangan
      Step by Step na Paggamit
      [models, sizes] Piliin ang Color at Size Mo
      [manyKits] Buuin ang Sarili Mong Set
      Tingnan ang Photos, Saka Order
    `,
  },

  digital: digitalTitles,
});
