import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      Lahat tungkol sa {NOME_PRODUTO}: para kanino, paano gamitin, presyo at paano umorder. | Tungkol sa {NOME_PRODUTO}: para kanino, paano gamitin at magkano. | {NOME_PRODUTO}: gamit, presyo at order.
      [owner] Bumili ng {NOME_PRODUTO} sa mismong may-ari ng brand. Sila rin ang sasagot sa tanong mo. | Bumili sa mismong may-ari ng brand. Sila rin ang sasagot sa mga tanong mo.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} sa {PRECO}, {PARCELAS} hulog na walang interest at may free shipping. | Sa {PRECO}, {PARCELAS} hulog na walang interest at may free shipping.
      [freeShipping] {NOME_PRODUTO} sa {PRECO} na may free shipping. Umorder online, nasa bahay ka lang. | Sa {PRECO} na may free shipping. Umorder online, nasa bahay ka lang.
      [shippingQuote] Ikumpara ang presyo ng {NOME_PRODUTO}, i-check ang delivery sa {CODIGO_POSTAL} at paano magbayad.
      Ikumpara ang presyo ng {NOME_PRODUTO}, i-check ang delivery at paano magbayad. | Ikumpara ang presyo, i-check ang delivery time at alamin kung paano magbayad.
      [interestFree] {NOME_PRODUTO} sa {PRECO}, hanggang {PARCELAS} hulog na walang interest. Tingnan ang total muna. | {PRECO}, hanggang {PARCELAS} hulog na walang interest. Tingnan ang total muna.
      {NOME_PRODUTO} sa halagang {PRECO}. I-check ang shipping at total bago magbayad. | Sa halagang {PRECO}. I-check ang shipping at ang total bago magbayad.
    `,
    guarantee: `
      {NOME_PRODUTO}: {DIAS_TESTE} araw para subukan sa bahay bago magdesisyon. | {DIAS_TESTE} araw para subukan sa bahay bago magdesisyon.
      May {DIAS_REEMBOLSO}-day money-back guarantee ang {NOME_PRODUTO} kung hindi ito para sa iyo. | May {DIAS_REEMBOLSO}-day money-back guarantee kung hindi ito para sa iyo.
      {NOME_PRODUTO}: {DIAS_GARANTIA}-day guarantee at delivery sa loob ng {DIAS_ENTREGA} araw. | May {DIAS_GARANTIA}-day guarantee at delivery sa loob ng {DIAS_ENTREGA} araw.
      May {DIAS_GARANTIA}-day guarantee ang {NOME_PRODUTO}. Basahin kung paano ito bago umorder. | May {DIAS_GARANTIA}-day guarantee. Basahin kung paano ito bago ka umorder.
      Basahin ang return policy ng {NOME_PRODUTO} para alam mo ang gagawin bago ka bumili. | Basahin muna ang return policy para alam mo ang gagawin bago ka bumili.
    `,
    delivery: `
      Bayaran ang {NOME_PRODUTO} gamit ang {PAGAMENTOS}. Darating sa loob ng {DIAS_ENTREGA} araw. | Magbayad gamit ang {PAGAMENTOS}. Darating ang order sa loob ng {DIAS_ENTREGA} araw.
      [tracked] I-order ang {NOME_PRODUTO} at sundan ang parcel gamit ang tracking number. | Sundan ang parcel gamit ang tracking number, mula ship out hanggang sa bahay mo.
      [freeShipping] Free shipping ang {NOME_PRODUTO}. I-check ang delivery time at umorder online. | Free shipping ang order mo. I-check ang delivery time at umorder online.
    `,
    question: `
      May tanong tungkol sa {NOME_PRODUTO}? Basahin ang mga sagot at ikumpara ang options. | May tanong pa? Basahin ang mga sagot, ikumpara ang options at pag-isipang mabuti.
    `,
    action: `
      Ikumpara ang options ng {NOME_PRODUTO}, piliin ang sa iyo at i-check ang order bago magbayad. | Ikumpara ang options, piliin ang kailangan mo at i-check ang order bago magbayad.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: tingnan ang ingredients, supplement facts at directions bago magpasya. | Tingnan ang ingredients, supplement facts at directions bago ka magpasya.
    `,
    benefit: `
      Simpleng dagdag sa balanced diet. Alamin ang laman ng {NOME_PRODUTO} at paano inumin. | Simpleng dagdag sa balanced diet. Alamin ang laman nito at kung paano inumin.
      May {ITENS} ang {NOME_PRODUTO}. Tingnan ang dami at directions sa label. | May {ITENS} ito. Tingnan ang dami sa label. | May {ITENS}. Basahin ang label.
      Para sa {PUBLICO}. Basahin ang directions ng {NOME_PRODUTO} at alamin kung bagay sa iyo. | Para sa {PUBLICO}. Basahin ang directions para malaman kung bagay sa iyo.
    `,
    price: `
      [manyKits] {NOME_PRODUTO} bundles na {KIT_MENOR} at {KIT} pcs: ikumpara at alamin ang presyo kada piraso. | Ikumpara ang bundles na {KIT_MENOR} at {KIT} pcs at alamin ang presyo kada piraso.
      Alamin ang presyo ng {NOME_PRODUTO} kada pack at kung ilang araw ito tatagal. | Alamin ang presyo kada pack at kung ilang araw ito tatagal kapag sinunod ang label.
    `,
    proof: `
      Basahin ang bawat ingredient ng {NOME_PRODUTO} at alamin kung sino ang gumagawa nito. | Basahin ang bawat ingredient sa label at alamin kung sino ang gumagawa nito.
      [reviews] Iba-iba ang karanasan ng tao. Basahin ang reviews ng {NOME_PRODUTO} at ikumpara. | Iba-iba ang karanasan ng bawat tao. Basahin ang reviews at magkumpara muna.
    `,
    delivery: `
      [discreet] Plain ang packaging ng {NOME_PRODUTO}. I-check ang delivery time bago umorder. | Plain ang packaging. I-check muna ang delivery time bago ka umorder.
    `,
    question: `
      Paano at kailan iinumin ang {NOME_PRODUTO}? Basahin ang directions na nasa label. | Paano ito iinumin at gaano kadalas? Basahin ang directions na nasa label.
      Bagay ba sa iyo ang {NOME_PRODUTO}? Alamin kung para kanino at kailan dapat magtanong. | Bagay ba ito sa iyo? Alamin kung para kanino at kailan dapat magtanong sa doktor.
    `,
    action: `
      Basahin ang label ng {NOME_PRODUTO}, linawin ang mga tanong at piliin ang pack mo. | Basahin ang label, linawin ang mga tanong mo at piliin ang tamang pack size.
    `,
  },

  physical: {
    name: `
      Silipin ang {NOME_PRODUTO}: sukat, materyales at laman ng box. Saka ka pumili. | Silipin nang malapitan: sukat, materyales at laman ng box. Saka ka pumili.
    `,
    benefit: `
      Handy araw-araw: tingnan ang {NOME_PRODUTO} na ginagamit, ang sukat at laman ng box. | Handy sa araw-araw: tingnan kung paano gamitin, ang sukat at ang laman ng box.
      Laman ng {NOME_PRODUTO} box: {ITENS}. I-check ang sukat bago umorder. | Laman ng box: {ITENS}. I-check ang sukat bago umorder. | May kasamang {ITENS}.
      Para sa {PUBLICO}. Tingnan ang photos, sukat at materyales ng {NOME_PRODUTO}. | Para sa {PUBLICO}. Tingnan ang photos, sukat at materyales bago pumili.
    `,
    price: `
      [kits] Tingnan ang presyo ng isang {NOME_PRODUTO} at ng {KIT}-pc bundle. Ikumpara bago umorder. | Tingnan ang presyo ng isa at ng {KIT}-pc bundle. Ikumpara bago umorder.
      [models] Ikumpara ang models at presyo ng {NOME_PRODUTO} at pumili nang hindi nagmamadali. | Ikumpara ang models at presyo at pumili nang hindi nagmamadali.
    `,
    proof: `
      Photos, kumpletong specs at sukat ng {NOME_PRODUTO} sa isang page. I-check bago bumili. | Photos, kumpletong specs at sukat sa isang page. I-check lahat bago bumili.
      [reviews] Tingnan kung paano ginawa ang {NOME_PRODUTO} at basahin ang sabi ng mga bumili na. | Tingnan kung paano ito ginawa at basahin ang sabi ng mga nakabili na.
    `,
    guarantee: `
      Alamin kung paano mag-return ng {NOME_PRODUTO} at hanggang kailan, bago bumili. | Alamin kung paano mag-return at hanggang kailan pwede, bago bumili.
    `,
    question: `
      Kasya kaya? I-check ang sukat, bigat at materyales ng {NOME_PRODUTO} bago umorder. | Kasya kaya? I-check ang sukat, bigat at materyales bago ka umorder.
      Ano ang kasama sa {NOME_PRODUTO}? Tingnan ang bawat piraso, setup at paano gamitin. | Ano ang laman ng box? Tingnan ang bawat piraso, ang setup at paano gamitin.
    `,
    action: `
      [models] Piliin ang model ng {NOME_PRODUTO}, i-check ang delivery time at umorder online. | Piliin ang model mo, i-check ang delivery time at umorder online.
      [gift] Kailangan ng regalo? Tingnan ang photos ng {NOME_PRODUTO} at kung kailan darating. | Kailangan ng magagamit na regalo? Tingnan ang photos at kung kailan darating.
    `,
  },

  digital: digitalDescriptions,
});
