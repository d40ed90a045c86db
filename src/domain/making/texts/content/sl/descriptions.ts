import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      {NOME_PRODUTO}: za koga je, kako se uporablja, koliko stane in kako se naroči. | Preverite, za koga je izdelek, kako se uporablja, koliko stane in kako se naroči.
      [owner] {NOME_PRODUTO}: kupite brez posrednikov in vprašajte neposredno nas. | Kupite brez posrednikov in vprašajte neposredno nas.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} za {PRECO}, v {PARCELAS} obrokih brez obresti in z brezplačno dostavo. | Za {PRECO}, v {PARCELAS} obrokih brez obresti in z brezplačno dostavo.
      [freeShipping] {NOME_PRODUTO} za {PRECO} z brezplačno dostavo. Naročilo prek spleta, iz udobja doma. | Za {PRECO} z brezplačno dostavo. Naročilo prek spleta, iz udobja doma.
      {NOME_PRODUTO}: primerjajte cene, preverite dostavo {NO_PAIS} in načine plačila. | {NOME_PRODUTO}: primerjajte cene, preverite rok dostave in načine plačila. | Pred naročilom primerjajte cene, preverite rok dostave in načine plačila.
      [interestFree] {NOME_PRODUTO} za {PRECO}, tudi v {PARCELAS} obrokih brez obresti. Znesek vidite pred plačilom. | Cena: {PRECO}, tudi v {PARCELAS} obrokih brez obresti. Celoten znesek vidite pred plačilom.
      {NOME_PRODUTO} za {PRECO}. Preverite strošek dostave in skupni znesek pred plačilom. | Cena: {PRECO}. Preverite strošek dostave in skupni znesek naročila pred plačilom.
    `,
    guarantee: `
      {NOME_PRODUTO}: {DIAS_TESTE} dni za preizkus doma, potem se odločite. | {DIAS_TESTE} dni za preizkus doma, potem se odločite.
      {NOME_PRODUTO}: {DIAS_REEMBOLSO} dni za vračilo denarja, če vam izdelek ne ustreza. | {DIAS_REEMBOLSO} dni za vračilo denarja, če vam izdelek ne ustreza.
      {NOME_PRODUTO}: {DIAS_GARANTIA} dni garancije in dostava v {DIAS_ENTREGA} dneh. | {DIAS_GARANTIA} dni garancije in dostava v {DIAS_ENTREGA} dneh.
      {NOME_PRODUTO} z garancijo: {DIAS_GARANTIA} dni. Pogoje preberite, preden oddate naročilo. | Nakup z garancijo: {DIAS_GARANTIA} dni. Pogoje preberite, preden oddate naročilo.
      {NOME_PRODUTO}: pogoje vračila preberite vnaprej in se o nakupu odločite brez skrbi. | Pogoje vračila preberite vnaprej in se o nakupu odločite v miru.
    `,
    delivery: `
      {NOME_PRODUTO}: načini plačila {PAGAMENTOS}, dostava v {DIAS_ENTREGA} dneh. | Načini plačila: {PAGAMENTOS}. Dostava v {DIAS_ENTREGA} dneh.
      [tracked] Naročite izdelek {NOME_PRODUTO} in s številko pošiljke sledite paketu vse do vrat. | S številko pošiljke sledite paketu od odpreme vse do vaših vrat.
      [freeShipping] {NOME_PRODUTO} z brezplačno dostavo. Preverite rok in oddajte naročilo na spletu. | Brezplačna dostava naročila. Preverite rok in oddajte naročilo na spletu.
    `,
    question: `
      {NOME_PRODUTO}: imate vprašanja? Preberite odgovore, primerjajte možnosti in premislite. | Imate še vprašanja? Preberite odgovore, primerjajte možnosti in v miru premislite.
    `,
    action: `
      {NOME_PRODUTO}: primerjajte možnosti, izberite svojo in pred plačilom preverite naročilo. | Primerjajte možnosti, izberite svojo in pred plačilom še enkrat preverite naročilo.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: pred odločitvijo preverite sestavine, vrednosti odmerka in navodila. | Pred odločitvijo preverite sestavine, vrednosti odmerka in navodila za uporabo.
    `,
    benefit: `
      Dodatek k pestri prehrani. {NOME_PRODUTO}: preverite sestavo in način uporabe. | Preprost dodatek k pestri prehrani. Preverite sestavo in način uporabe.
      {NOME_PRODUTO} vsebuje: {ITENS}. Količine in navodila najdete na etiketi. | V sestavi: {ITENS}. Količine in navodila za uporabo najdete na etiketi. | V sestavi: {ITENS}. Preberite etiketo.
      Za koga: {PUBLICO}. {NOME_PRODUTO}: preberite priporočila in preverite, ali je za vas. | Za koga: {PUBLICO}. Preberite priporočila in preverite, ali je to za vas.
    `,
    price: `
      [manyKits] {NOME_PRODUTO}: primerjajte komplete po {KIT_MENOR} in {KIT} kos in preverite ceno na kos. | Primerjajte komplete po {KIT_MENOR} in {KIT} kos in preverite ceno na kos.
      {NOME_PRODUTO}: preverite ceno pakiranja in kako dolgo zadošča ob priporočenem odmerku. | Preverite ceno pakiranja in kako dolgo zadošča ob priporočenem dnevnem odmerku.
    `,
    proof: `
      {NOME_PRODUTO}: pred nakupom preberite celotno sestavo in preverite, kdo je proizvajalec. | Pred nakupom na etiketi preberite celotno sestavo in preverite, kdo je proizvajalec.
      [reviews] Vsako telo je drugačno. {NOME_PRODUTO}: preberite mnenja in jih med seboj primerjajte. | Vsako telo je drugačno. Preberite mnenja drugih in jih v miru primerjajte med seboj.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} v diskretnem paketu brez napisov. Rok dostave preverite vnaprej. | Odprema v diskretnem paketu brez napisov. Rok dostave preverite vnaprej.
    `,
    question: `
      {NOME_PRODUTO}: kako in kdaj jemati? Preberite priporočila, navedena na etiketi. | Kdaj in kako pogosto jemati dopolnilo? Preberite priporočila, navedena na etiketi.
      Je {NOME_PRODUTO} za vas? Preverite, za koga je in kdaj vprašati zdravnika. | Je to za vas? Preverite, komu je dopolnilo namenjeno in kdaj vprašati zdravnika.
    `,
    action: `
      {NOME_PRODUTO}: preberite etiketo, poiščite odgovore in izberite velikost pakiranja. | Preberite etiketo, poiščite odgovore na vprašanja in izberite velikost pakiranja.
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO} od blizu: mere, materiali in vsebina škatle. Oglejte si in izberite. | Oglejte si izdelek od blizu: mere, materiali in vsebina škatle. Nato izberite.
    `,
    benefit: `
      {NOME_PRODUTO} za vsak dan: oglejte si uporabo, mere in vsebino škatle. | Priročno za vsak dan: oglejte si izdelek v uporabi, mere in vsebino škatle.
      {NOME_PRODUTO}: v škatli {ITENS}. Mere preverite vnaprej. | V škatli: {ITENS}. Mere preverite že pred nakupom. | V kompletu: {ITENS}.
      Za koga: {PUBLICO}. {NOME_PRODUTO}: oglejte si fotografije, mere in materiale. | Za koga: {PUBLICO}. Pred izbiro si oglejte fotografije, mere in materiale.
    `,
    price: `
      [kits] {NOME_PRODUTO}: preverite ceno enega kosa in kompleta {KIT} kos ter ju primerjajte. | Preverite ceno enega kosa in kompleta {KIT} kos ter ju primerjajte pred nakupom.
      [models] {NOME_PRODUTO}: primerjajte modele in cene ter v miru izberite. | Primerjajte modele in cene ter v miru izberite.
    `,
    proof: `
      {NOME_PRODUTO}: fotografije, mere in podatki na enem mestu. Preverite jih vnaprej. | Fotografije, mere in vsi tehnični podatki na enem mestu. Preverite jih pred nakupom.
      [reviews] {NOME_PRODUTO}: oglejte si izdelavo in preberite mnenja drugih kupcev. | Oglejte si izdelavo in preberite mnenja drugih kupcev, preden izberete svoj kos.
    `,
    guarantee: `
      {NOME_PRODUTO}: pred nakupom preverite, kako poteka vračilo in koliko časa imate. | Pred nakupom preverite, kako poteka vračilo in koliko časa imate zanj.
    `,
    question: `
      Prava velikost? {NOME_PRODUTO}: pred nakupom preverite mere, težo in materiale. | Prava velikost? Preden oddate naročilo, preverite mere, težo in materiale izdelka.
      {NOME_PRODUTO}: kaj je v kompletu? Oglejte si vse dele, montažo in način uporabe. | Kaj je v škatli? Oglejte si vse dele, montažo in uporabo korak za korakom.
    `,
    action: `
      [models] {NOME_PRODUTO}: izberite model, preverite rok dostave in oddajte naročilo na spletu. | Izberite svoj model, preverite rok dostave in oddajte naročilo na spletu.
      [gift] Iščete darilo? {NOME_PRODUTO}: oglejte si fotografije in preverite, kdaj prispe paket. | Iščete uporabno darilo? Oglejte si fotografije in preverite, kdaj prispe paket.
    `,
  },

  digital: digitalDescriptions,
});
