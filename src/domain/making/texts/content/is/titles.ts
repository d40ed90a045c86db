import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

/** The name stays in the nominative: before a colon, as a subject, or after a noun that carries the case. */
export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: verð og afhending | {NOME_PRODUTO}: sjáðu verðið | {NOME_PRODUTO}: verð | {NOME_PRODUTO}
      {NOME_PRODUTO}: allt á einum stað | {NOME_PRODUTO}: allt hér | {NOME_PRODUTO}: nánar
      {NOME_PRODUTO}: pantaðu á netinu | {NOME_PRODUTO}: netpöntun | {NOME_PRODUTO} á netinu
      [owner] {NOME_PRODUTO}: beint frá okkur | {NOME_PRODUTO} beint
      Kynntu þér vöruna {NOME_PRODUTO} | Skoðaðu: {NOME_PRODUTO} | Varan {NOME_PRODUTO}
    `,
    benefit: `
      Vitaðu hvað þú ert að kaupa
      Skýrar upplýsingar fyrir kaup
      Atriðin sem auðvelda valið
      [manyKits] Veldu fjöldann sem hentar
      Fyrir hverja: {PUBLICO} | Markhópur: {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO} fyrir {PUBLICO}
    `,
    price: `
      Sjáðu verðið áður en þú pantar
      {NOME_PRODUTO} á {PRECO} | Verðið er {PRECO}
      [interestFree] {PARCELAS} vaxtalausar greiðslur
      Skiptu í {PARCELAS} greiðslur
      Skoðaðu heildarverðið fyrst
      [kits] {KIT} stk. saman í pakka: sjá verð | {KIT} stk. saman í pakka
      Greiðsluleiðir: {PAGAMENTOS} | Greiðsla: {PAGAMENTOS}
      [freeShipping] Frí sending: {PRECO}
      [freeShipping] {PRECO} og frí sending
      {TIPO} á {PRECO}
    `,
    guarantee: `
      {DIAS_GARANTIA} daga ábyrgð fylgir | {DIAS_GARANTIA} daga ábyrgð
      {DIAS_DESISTENCIA} daga lögbundinn skilaréttur | Skilareglur skýrt settar fram
      Lestu skilmála um skil fyrst
      [invoice] Kvittun fylgir hverri pöntun
      {DIAS_REEMBOLSO} daga endurgreiðsluréttur
    `,
    delivery: `
      [shippingQuote] Afhending: sláðu inn {CODIGO_POSTAL}
      Skoðaðu afhendingartímann
      [freeShipping] Frí sending á pöntuninni þinni | Frí sending
      Frí sending yfir {FRETE_GRATIS_DESDE}
      Heim til þín innan {DIAS_ENTREGA} daga | Afhent innan {DIAS_ENTREGA} daga
      Fer í póst innan {HORAS_DESPACHO} klst.
      [tracked] Fylgstu með pakkanum alla leið | Rekjanleg sending
      [nationwide] Sent hvert sem er {NO_PAIS} | Sent um allt land
      Sjáðu sendingarkostnað fyrst
      [freeShipping] {TIPO} með frírri sendingu
    `,
    proof: `
      [reviews] Lestu umsagnir fyrir kaup
      Berðu saman við aðra kosti
      Kynntu þér málið í ró og næði
    `,
    question: `
      Hvað er {NOME_PRODUTO}? Lestu hér | Hvað er {NOME_PRODUTO}?
      Hvað kostar {NOME_PRODUTO} í dag? | Hvað kostar {NOME_PRODUTO}? | {NOME_PRODUTO}: verð?
      Erfitt að velja? Byrjaðu hér
      Hvaða kostur hentar þér?
    `,
    action: `
      {NOME_PRODUTO}: pantaðu heiman frá | {NOME_PRODUTO}: pantaðu núna | {NOME_PRODUTO}: pantaðu
      Berðu saman, veldu og pantaðu
      Fáðu svör við spurningum þínum
      Skoðaðu öll smáatriðin í dag
      Pantaðu í örfáum skrefum
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: innihaldslýsing | {NOME_PRODUTO}: innihald
      Bætiefnið {NOME_PRODUTO} í hnotskurn | Bætiefnið {NOME_PRODUTO}
      {NOME_PRODUTO}: skammtar og inntaka | {NOME_PRODUTO}: skammtar | {NOME_PRODUTO}: inntaka
      Þetta inniheldur {NOME_PRODUTO} | {NOME_PRODUTO}: efnin
      {NOME_PRODUTO} í daglegri rútínu | {NOME_PRODUTO} í dagsins önn | {NOME_PRODUTO} daglega
    `,
    benefit: `
      Fellur vel að deginum þínum
      Einföld venja í dagsins önn
      Viðbót við daglega rútínu
      Næringarefni fyrir daglegt líf
      Góðar venjur byrja smátt
      Meðal innihaldsefna: {ITEM} | Innihald: {ITEM}
      Helstu innihaldsefni: {ITENS} | Innihald: {ITENS}
      Hluti af fjölbreyttu mataræði
    `,
    price: `
      Reiknaðu verðið á skammt
      [manyKits] Pakkar, {KIT_MENOR} og {KIT} stk.: sjá verð | Pakkar, {KIT_MENOR} og {KIT} stk.
      [kits] Verð á pakka með {KIT} stk. | {KIT} stk. í pakka
      Berðu saman verð á einingu
      Vegðu kostina út frá verðinu
    `,
    guarantee: `
      {DIAS_TESTE} daga prufutími heima | {DIAS_GARANTIA} daga ábyrgð
      Skoðaðu best fyrir merkinguna
      Lotunúmer og fyrningardagur
      Skilareglur á einföldu máli
    `,
    delivery: `
      [discreet] Sent í ómerktum umbúðum | Ómerktar umbúðir
      [freeShipping] Frí sending á bætiefninu
      Komið til þín innan {DIAS_ENTREGA} daga | Innan {DIAS_ENTREGA} daga
      Sjáðu hvenær pöntunin kemur
    `,
    proof: `
      Öll innihaldsefni á miðanum
      Lestu allan innihaldslistann
      {NOME_PRODUTO}: hver framleiðir? | {NOME_PRODUTO}: uppruni
      Hvað er í hverjum skammti?
      Næringargildi til skoðunar
      Upplifun er einstaklingsbundin
    `,
    question: `
      Hvað inniheldur {NOME_PRODUTO}? | {NOME_PRODUTO}: hvað er í? | {NOME_PRODUTO}: efni?
      Hverjum hentar {NOME_PRODUTO}? | Hentar {NOME_PRODUTO}?
      Hvenær dags á að taka þetta?
      Hver er daglegi skammturinn?
      Hefurðu lesið á miðann?
      Hvað endist pakkinn lengi?
    `,
    action: `
      Lestu miðann og taktu ákvörðun
      Ráðfærðu þig við lækni fyrst
      Gefðu þér góðan tíma í valið
      Skoðaðu allt innihaldið hér
      Byrjaðu á leiðbeiningunum
      [manyKits] Veldu pakkann sem hentar þér
      Skoðaðu innihald, pantaðu svo
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: mál og myndir | {NOME_PRODUTO}: myndir
      {NOME_PRODUTO}: tæknilýsing | {NOME_PRODUTO}: tækni
      [newItem] {NOME_PRODUTO}: ný vara í kassa | {NOME_PRODUTO}: ný vara
      {NOME_PRODUTO}: þyngd og stærð | {NOME_PRODUTO}: stærð
      {NOME_PRODUTO}: nánari skoðun | {NOME_PRODUTO}: skoðaðu
    `,
    benefit: `
      Hvert smáatriði í návígi
      Kynntu þér allt fyrir kaup
      Athugaðu hvort plássið dugar
      Athugaðu hvort þetta henti
      Í kassanum: {ITENS} | Fylgir: {ITENS}
      Fylgir með í kassanum: {ITEM} | Fylgir með: {ITEM}
      Sjáðu vöruna í notkun
      [gift] Góð hugmynd að gjöf
    `,
    price: `
      [models] Berðu saman gerðir og verð
      Sjáðu hvað stykkið kostar
      [kits] {KIT} stk. í pakka: sjáðu verðið | {KIT} stk. í pakka: verð
      [manyKits] Berðu saman {KIT_MENOR} og {KIT} stk. | Pakkar, {KIT_MENOR} og {KIT} stk.
      Sjáðu heildarverð með sendingu
      Kostnaðurinn sést fyrir kaup
    `,
    guarantee: `
      Svona fara skil fram
      {DIAS_TESTE} daga prufutími heima | {DIAS_GARANTIA} daga ábyrgð
      Kynntu þér kvörtunarfrestinn
      [newItem] Ný vara í upprunalegum umbúðum
    `,
    delivery: `
      [freeShipping] Frí sending alla leið heim
      Varan hjá þér innan {DIAS_ENTREGA} daga | Hjá þér innan {DIAS_ENTREGA} daga
      Sjáðu hvenær varan kemur heim
      Skoðaðu afhendingardag fyrst
    `,
    proof: `
      Myndir og mál til að skoða
      Öll tækniatriði á einum stað
      Sjáðu vöruna í notkun fyrst
      Allt í kassanum, lið fyrir lið
      Skoðaðu efniviðinn í nærmynd
      Berðu saman stærð og þyngd
    `,
    question: `
      Er {NOME_PRODUTO} vara fyrir þig? | Er {NOME_PRODUTO} fyrir þig? | Hentar {NOME_PRODUTO}?
      {NOME_PRODUTO}: hvað fylgir með? | {NOME_PRODUTO}: í kassa
      [sizes] Hvaða stærð vantar þig?
      [gift] Vantar þig nytsamlega gjöf?
      Kemst það fyrir? Mældu fyrst
      Hvernig virkar það? Sjáðu hér
    `,
    action: `
      Athugaðu málin og pantaðu svo
      Berðu saman áður en þú velur
      [models] Veldu gerðina sem þú þarft
      Notkunin skref fyrir skref
      [models, sizes] Veldu lit, stærð eða gerð
      [manyKits] Settu saman þinn eigin pakka
      Skoðaðu myndir og pantaðu svo
    `,
  },

  digital: digitalTitles,
});
