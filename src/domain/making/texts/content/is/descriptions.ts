import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      {NOME_PRODUTO}: hverjum varan hentar, hvernig hún er notuð, verðið og hvernig þú pantar. | {NOME_PRODUTO}: hverjum varan hentar, hvernig hún er notuð og hvað hún kostar. | {NOME_PRODUTO}: notkun, verð og pöntun á einum stað.
      [owner] {NOME_PRODUTO}: keyptu beint af okkur sem stöndum að vörunni og fáðu svör frá fyrstu hendi. | Keyptu beint af okkur sem stöndum að vörunni og fáðu svör frá fyrstu hendi.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO}: {PRECO}, {PARCELAS} vaxtalausar greiðslur og frí sending. | {PRECO}, {PARCELAS} vaxtalausar greiðslur og frí sending. Pantaðu á netinu.
      [freeShipping] {NOME_PRODUTO}: {PRECO} og frí sending. Pantaðu á netinu, án þess að fara að heiman. | {PRECO} og frí sending. Pantaðu á netinu, án þess að fara að heiman.
      [shippingQuote] {NOME_PRODUTO}: berðu saman verð, sláðu inn {CODIGO_POSTAL} og sjáðu hvernig þú getur greitt.
      {NOME_PRODUTO}: berðu saman verð, skoðaðu afhendingu og hvernig þú getur greitt. | Berðu saman verð, skoðaðu afhendingartíma og greiðsluleiðir áður en þú pantar.
      [interestFree] {NOME_PRODUTO} á {PRECO} – {PARCELAS} vaxtalausar greiðslur. Sjáðu heildarverðið áður en þú greiðir. | {PRECO} – {PARCELAS} vaxtalausar greiðslur. Sjáðu heildarverðið áður en þú greiðir.
      {NOME_PRODUTO} á {PRECO} – skoðaðu sendingarkostnað og heildarverð áður en þú greiðir. | Verðið er {PRECO} – skoðaðu sendingarkostnað og heildarverð áður en þú greiðir.
    `,
    guarantee: `
      {NOME_PRODUTO}: {DIAS_TESTE} daga prufutími heima, ákveddu svo. | {DIAS_TESTE} daga prufutími heima, ákveddu svo.
      {NOME_PRODUTO}: {DIAS_REEMBOLSO} daga endurgreiðsluréttur ef varan hentar þér ekki. | {DIAS_REEMBOLSO} daga endurgreiðsluréttur ef varan hentar þér ekki.
      {NOME_PRODUTO}: {DIAS_GARANTIA} daga ábyrgð og afhending innan {DIAS_ENTREGA} daga. | {DIAS_GARANTIA} daga ábyrgð og afhending innan {DIAS_ENTREGA} daga.
      {NOME_PRODUTO}: {DIAS_GARANTIA} daga ábyrgð. Lestu hvernig hún virkar áður en þú pantar. | {DIAS_GARANTIA} daga ábyrgð fylgir. Lestu hvernig hún virkar áður en þú pantar.
      {NOME_PRODUTO}: lestu skilareglurnar fyrst, svo þú vitir hvað gildir áður en þú kaupir. | Lestu skilareglurnar fyrst, svo þú vitir hvað gildir áður en þú kaupir.
    `,
    delivery: `
      {NOME_PRODUTO}: greiðsluleiðir {PAGAMENTOS}. Afhending innan {DIAS_ENTREGA} daga. | Greiðsluleiðir: {PAGAMENTOS}. Afhending innan {DIAS_ENTREGA} daga.
      [tracked] {NOME_PRODUTO}: fylgstu með pakkanum með sendingarnúmeri alla leið heim að dyrum. | Fylgstu með pakkanum með sendingarnúmeri, frá sendanda og heim að dyrum.
      [freeShipping] {NOME_PRODUTO}: frí sending. Skoðaðu afhendingartímann og pantaðu á netinu. | Pöntunin er send frítt. Skoðaðu afhendingartímann og pantaðu á netinu.
    `,
    question: `
      {NOME_PRODUTO}: lestu svör við spurningum, berðu saman kosti og taktu þér góðan tíma. | Ertu enn með spurningar? Lestu svörin, berðu saman kosti og taktu þér góðan tíma.
    `,
    action: `
      {NOME_PRODUTO}: berðu saman kosti, veldu það sem hentar og farðu yfir pöntunina. | Berðu saman kosti, veldu það sem hentar og farðu yfir pöntunina áður en þú greiðir.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: skoðaðu innihaldsefni, næringargildi og skammta áður en þú ákveður þig. | Skoðaðu innihaldsefni, næringargildi og skammta áður en þú ákveður þig.
    `,
    benefit: `
      Einföld viðbót við fjölbreytt mataræði. {NOME_PRODUTO}: sjáðu innihald og inntöku. | Einföld viðbót við fjölbreytt mataræði. Sjáðu innihaldið og hvernig þú tekur þetta.
      {NOME_PRODUTO}. Innihald: {ITENS}. Magn og skammtar standa á miðanum. | Innihald: {ITENS}. Magnið stendur á miðanum. | Innihald: {ITENS}. Lestu miðann.
      Fyrir hverja: {PUBLICO}. {NOME_PRODUTO}: lestu leiðbeiningarnar og sjáðu hvort það hentar þér. | Fyrir hverja: {PUBLICO}. Lestu leiðbeiningarnar og sjáðu hvort þetta hentar þér.
    `,
    price: `
      [manyKits] {NOME_PRODUTO}: berðu saman pakka, {KIT_MENOR} og {KIT} stk., og sjáðu verðið á stykkið. | Berðu saman pakka, {KIT_MENOR} og {KIT} stk., og sjáðu hvað hvert stykki kostar.
      {NOME_PRODUTO}: sjáðu verð á pakka og hvað hann endist lengi miðað við ráðlagðan skammt. | Sjáðu verð á pakka og hvað hann endist lengi miðað við ráðlagðan skammt.
    `,
    proof: `
      {NOME_PRODUTO}: lestu um hvert innihaldsefni og hver framleiðir áður en þú pantar. | Lestu um hvert innihaldsefni á miðanum og hver framleiðir áður en þú pantar.
      [reviews] Upplifun er einstaklingsbundin. {NOME_PRODUTO}: lestu umsagnir og berðu saman. | Upplifun er einstaklingsbundin. Lestu umsagnir og berðu saman áður en þú kaupir.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} kemur í ómerktum umbúðum. Skoðaðu afhendingartímann áður en þú pantar. | Sent í ómerktum umbúðum. Skoðaðu afhendingartímann áður en þú pantar.
    `,
    question: `
      Hvernig er bætiefnið {NOME_PRODUTO} tekið inn og hve oft? Leiðbeiningar eru á miðanum. | Hvernig er það tekið inn og hve oft? Leiðbeiningarnar standa á miðanum.
      Hentar {NOME_PRODUTO} þér? Sjáðu hverjum varan er ætluð og hvenær á að spyrja fagfólk. | Hentar þetta þér? Sjáðu hverjum varan er ætluð og hvenær á að spyrja fagfólk.
    `,
    action: `
      {NOME_PRODUTO}: lestu miðann, fáðu svör við spurningum og veldu rétta stærð á pakka. | Lestu miðann, fáðu svör við spurningum og veldu þá pakkastærð sem hentar þér.
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: skoðaðu stærð, efni og hvað fylgir með í kassanum. Veldu svo. | Skoðaðu nánar stærð, efni og allt sem fylgir með í kassanum. Veldu svo.
    `,
    benefit: `
      Handhægt í dagsins önn. {NOME_PRODUTO}: sjáðu notkun, mál og hvað fylgir með. | Handhægt í dagsins önn: sjáðu vöruna í notkun, málin og hvað fylgir með.
      {NOME_PRODUTO}. Í kassanum: {ITENS}. Athugaðu málin áður en þú pantar. | Í kassanum: {ITENS}. Athugaðu málin áður en þú pantar. | Fylgir með: {ITENS}.
      Fyrir hverja: {PUBLICO}. {NOME_PRODUTO}: skoðaðu myndir, mál og efni áður en þú velur. | Fyrir hverja: {PUBLICO}. Skoðaðu myndir, mál og efni áður en þú velur.
    `,
    price: `
      [kits] {NOME_PRODUTO}: sjáðu verð á stykkið og á pakka með {KIT} stk. Berðu saman fyrir kaup. | Sjáðu verð á stykkið og á pakka með {KIT} stk. Berðu saman áður en þú pantar.
      [models] {NOME_PRODUTO}: berðu saman gerðir og verð og veldu í ró og næði. | Berðu saman gerðir og verð og veldu í ró og næði.
    `,
    proof: `
      {NOME_PRODUTO}: myndir, tæknilýsing og mál á einum stað. Skoðaðu allt fyrir kaup. | Myndir, tæknilýsing og mál á einum stað. Skoðaðu allt áður en þú kaupir.
      [reviews] Hvernig er varan {NOME_PRODUTO} gerð? Sjáðu það og lestu hvað aðrir kaupendur segja. | Sjáðu hvernig varan er gerð og lestu hvað aðrir kaupendur segja áður en þú velur.
    `,
    guarantee: `
      {NOME_PRODUTO}: sjáðu hvernig skil ganga fyrir sig og frestinn fyrir kaup. | Sjáðu hvernig skil ganga fyrir sig og hve langan frest þú hefur.
    `,
    question: `
      Kemst það fyrir? {NOME_PRODUTO}: athugaðu mál, þyngd og efni áður en þú pantar. | Kemst það fyrir? Athugaðu mál, þyngd og efni áður en þú pantar.
      Hvað fylgir? {NOME_PRODUTO}: sjáðu hvern hlut, samsetningu og notkun. | Hvað er í kassanum? Sjáðu hvern hlut, hvernig hann er settur saman og notaður.
    `,
    action: `
      [models] {NOME_PRODUTO}: veldu gerð, skoðaðu afhendingartímann og pantaðu á netinu. | Veldu þína gerð, skoðaðu afhendingartímann og pantaðu á netinu.
      [gift] Vantar þig nytsamlega gjöf? {NOME_PRODUTO}: skoðaðu myndir og hvenær varan getur komið. | Vantar þig nytsamlega gjöf? Skoðaðu myndirnar og hvenær varan getur komið.
    `,
  },

  digital: digitalDescriptions,
});
