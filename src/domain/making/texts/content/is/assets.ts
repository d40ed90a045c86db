import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      {NOME_PRODUTO}: pantaðu | Leggja inn pöntun ; Veldu þinn kost í örfáum skrefum ; Sjáðu heildarverð áður en þú borgar
      Svona pantarðu ; Sjáðu ferlið skref fyrir skref ; Þekktu hvert skref fyrir greiðslu
    `,
    price: `
      Verð og valkostir ; Berðu saman það sem er í boði ; Sjáðu fullt verð fyrir greiðslu
      Greiðsluleiðir ; Í boði: {PAGAMENTOS} | Sjáðu hvernig þú getur greitt ; Farðu yfir heildarverðið fyrst
      [interestFree] Vaxtalausar greiðslur ; Skiptu í {PARCELAS} greiðslur ; Sjáðu upphæð hverrar greiðslu
    `,
    delivery: `
      Afhendingartími ; [shippingQuote] Sláðu inn {CODIGO_POSTAL} og sjáðu tímann | Skoðaðu tímann áður en þú pantar ; Sjáðu sendingarkostnaðinn fyrst
      [freeShipping] Frí sending ; Enginn sendingarkostnaður ; Skoðaðu tímann fyrir þitt svæði
      [tracked] Fylgstu með sendingunni ; Sendingarnúmer fylgir pöntuninni ; Frá sendanda og heim til þín
    `,
    guarantee: `
      Skil og endurgreiðsla ; Lestu skilmálana í ró og næði ; Svona gerirðu ef þér snýst hugur
      {DIAS_GARANTIA} daga ábyrgð ; Sjáðu hvernig ábyrgðin virkar ; Athugaðu hvenær tíminn byrjar
    `,
    question: `
      Algengar spurningar ; Stutt og skýr svör ; Lestu þau áður en þú kaupir
    `,
    name: `
      {NOME_PRODUTO}: nánar | Um vöruna ; Hverjum hún hentar og hvernig ; Lestu allt áður en þú ákveður þig
    `,
  },

  nutra: {
    proof: `
      Innihald og merking ; Sjáðu hvert innihaldsefni á lista ; Magn í skammti stendur á miðanum
      Næringargildi ; Skoðaðu gildin í hverjum skammti ; Lestu þau áður en þú byrjar
      Um framleiðandann ; Kynntu þér fyrirtækið að baki ; Finndu lotunúmer og best fyrir
      Innihaldsefnin ; Hvað hvert efni er ; Sjáðu magnið af hverju efni
    `,
    name: `
      Svona er það tekið inn ; Sjáðu daglegan skammt ; Fylgdu leiðbeiningum á miðanum
      Hverjum hentar það ; Sjáðu hverjum varan er ætluð ; Og hver ætti að spyrja lækni fyrst
    `,
    question: `
      Spurningar um notkun ; Með vatni, mat eða eitt og sér ; Lestu áður en þú byrjar
      Öryggisupplýsingar ; Meðganga, ofnæmi og lyf ; Lestu vandlega fyrir notkun
      Hvað endist pakkinn ; Skammtar í pakka og á dag ; Reiknaðu áður en þú pantar
    `,
    price: `
      Verð á pakka ; Sjáðu hvað hver pakki kostar ; Berðu saman mismunandi magn
      [kits] {KIT} stk. saman í pakka ; Sjáðu verðið á öllum pakkanum ; Berðu saman við eitt stykki
    `,
    benefit: `
      Í daglegri rútínu ; Svona fellur það að deginum ; Með fjölbreyttu mataræði
    `,
    action: `
      Veldu pakkastærð ; Berðu saman stærð og endingu ; Ákveddu þig þegar þú hefur reiknað
    `,
  },

  physical: {
    proof: `
      Myndir af vörunni ; Sjáðu hana vel frá öllum hliðum ; Áferð, litur og stærð
      Tæknilýsing ; Efni, þyngd og mál ; Athugaðu hvort varan hentar þér
      Stærð og þyngd ; Sjáðu hvort hún kemst fyrir ; Berðu saman við það sem þú átt
    `,
    name: `
      Hvað er í kassanum ; Fylgir: {ITENS} | Skoðaðu hvern hlut sem fylgir ; Sjáðu allan listann
      Svona virkar varan ; Sjáðu vöruna í notkun ; Kynntu þér hvern eiginleika
      [models] Gerðir og litir ; Berðu saman það sem er í boði ; Veldu það sem hentar þér
    `,
    question: `
      Hentar þetta mér? ; Sjáðu notkun, takmörk og mál ; Ákveddu þig án nokkurs vafa
      Samsetning og notkun ; Leiðbeiningar skref fyrir skref ; Sjáðu hvort það er nógu einfalt
    `,
    guarantee: `
      Kom varan gölluð? ; Lestu hvernig þú skilar henni ; Sjáðu fresti og skilmála
      Umhirða og þrif ; Svona endist hún lengur ; Sjáðu hvað ber að forðast
    `,
    price: `
      Verð á stykkið ; Sjáðu hvað stykkið kostar ; Sjáðu heildina með sendingu
      [kits] {KIT} stk. saman í pakka ; Sjáðu verðið á öllum pakkanum ; Berðu saman við verð á einu
    `,
    benefit: `
      [gift] Gjafahugmyndir ; Nýtist þeim sem fær gjöfina ; Athugaðu afhendingu í tæka tíð
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Skýrt verð á síðunni
      Heildarverð á hreinu
      [interestFree] Vaxtalausar greiðslur
      [paypal] Tekið við PayPal
      [card] Tekið við kortum
      [cash_on_delivery] Póstkrafa í boði
    `,
    guarantee: `
      {DIAS_TESTE} daga prufutími
      {DIAS_GARANTIA} daga ábyrgðartími
      Skriflegir skilmálar
      Skýrar skilareglur
      [invoice] Kvittun fylgir
      {DIAS_REEMBOLSO} daga endurgreiðsla
    `,
    delivery: `
      [shippingQuote] Sendingarverð sést fyrst
      [tracked] Sendingarnúmer fylgir
      [freeShipping] Ekkert sendingargjald
      Í póst innan {HORAS_DESPACHO} klst.
      [discreet] Ómerktar umbúðir
      [nationwide] Sent um allt landið
      [freeShipping] Frí sending
    `,
    proof: `
      Ítarlegar upplýsingar
      Staðreyndir án ýkja
    `,
    question: `
      Skýr svör við spurningum
    `,
    action: `
      Einföld pöntun á netinu
      Verslaðu að heiman
      Þú þarft ekki út úr húsi
      Pantaðu á þínum hraða
    `,
    benefit: `
      Gefðu þér góðan tíma
      Allt á einni síðu
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Innihaldslýsing í heild
      Öll innihaldsefni talin
      Skammtastærð tilgreind
      Lotunúmer og best fyrir
      Allt um innihaldsefnin
    `,
    benefit: `
      Til daglegrar notkunar
      Auðvelt að muna
      Leiðbeiningar fylgja
      [kits] [manyKits] Allt að {KIT} stk. í pakka | {KIT} stk. í pakka
      Innihald: {ITEM} | {ITEM}
      Fyrir hverja: {PUBLICO}
    `,
    guarantee: `
      Best fyrir á umbúðum
    `,
    action: `
      Skýrar leiðbeiningar
      Spyrðu lækninn þinn
    `,
  },

  physical: {
    proof: `
      Myndir af vörunni
      Öll mál tilgreind
      Þyngd og efni tilgreind
      Notkunarleiðbeiningar
      Ítarleg tæknilýsing
    `,
    benefit: `
      [gift] Tilbúið sem gjöf
      [kits] [manyKits] Allt að {KIT} stk. í pakka | {KIT} stk. í pakka
      Fylgir með: {ITEM} | {ITEM}
      Fyrir hverja: {PUBLICO}
    `,
    guarantee: `
      [newItem] Ný vara í umbúðum
      Svona fara skil fram
    `,
    action: `
      [models] Veldu þína gerð
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
      Kaup á netinu
      Kaup á þessari síðu
      Fyrstu kaup
      [paypal] Kaup með PayPal
      [card] Kaup með korti
    `,
    action: `
      Valdar vörur
      Vörur á síðunni
      Nýjar pantanir
      Allt úrvalið
    `,
    benefit: `
      Pöntunin þín
    `,
    delivery: `
      [freeShipping] Pöntun send frítt
    `,
  },

  nutra: {
    price: `
      Stakur pakki
      [kits] {KIT} stk. í pakka
      [manyKits] {KIT_MENOR} stk. í pakka
      [kits] Bætiefnapakkar
    `,
    action: `
      Stök kaup
      Bætiefni
      Öll bætiefni
    `,
  },

  physical: {
    price: `
      Stakt stykki
      [kits] {KIT} stk. í pakka
      [manyKits] {KIT_MENOR} stk. í pakka
      [kits] Valdir pakkar
    `,
    action: `
      Stakar vörur
      [models] Valdar gerðir
    `,
    benefit: `
      [gift] Gjafavörur
    `,
  },

  digital: digitalPromotions,
});
