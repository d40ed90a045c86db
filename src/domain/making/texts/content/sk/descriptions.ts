import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      {NOME_PRODUTO}: pre koho je, ako sa používa, koľko stojí a ako si ho objednať. | Zistite, pre koho je produkt, ako sa používa, koľko stojí a ako si ho objednať.
      [owner] {NOME_PRODUTO}: nakúpte bez prostredníka a pýtajte sa priamo nás. | Nakúpte bez prostredníka a pýtajte sa priamo nás.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} za {PRECO}, v {PARCELAS} splátkach bez úrokov a s dopravou zadarmo. | Za {PRECO}, v {PARCELAS} splátkach bez úrokov a s dopravou zadarmo.
      [freeShipping] {NOME_PRODUTO} za {PRECO} s dopravou zadarmo. Objednávka cez internet, z pohodlia domova. | Za {PRECO} s dopravou zadarmo. Objednávka cez internet, z pohodlia domova.
      {NOME_PRODUTO}: porovnajte ceny, overte si čas dodania {NO_PAIS} a spôsob platby. | {NOME_PRODUTO}: porovnajte ceny, overte si čas dodania a spôsob platby. | Porovnajte ceny, overte si čas dodania a spôsoby platby skôr, ako si objednáte.
      [interestFree] {NOME_PRODUTO} za {PRECO}, aj v {PARCELAS} splátkach bez úrokov. Sumu vidíte pred platbou. | Cena: {PRECO}, aj v {PARCELAS} splátkach bez úrokov. Celkovú sumu vidíte pred platbou.
      {NOME_PRODUTO} za {PRECO}. Overte si cenu dopravy a celkovú sumu pred platbou. | Cena: {PRECO}. Overte si cenu dopravy a celkovú sumu objednávky pred platbou.
    `,
    guarantee: `
      {NOME_PRODUTO}: {DIAS_TESTE} dní na skúšku doma, potom sa rozhodnete. | {DIAS_TESTE} dní na skúšku doma, potom sa rozhodnete.
      {NOME_PRODUTO}: {DIAS_REEMBOLSO} dní na vrátenie peňazí, ak vám produkt nesadne. | {DIAS_REEMBOLSO} dní na vrátenie peňazí, ak vám produkt nesadne.
      {NOME_PRODUTO}: záruka {DIAS_GARANTIA} dní a doručenie do {DIAS_ENTREGA} dní. | Záruka {DIAS_GARANTIA} dní a doručenie do {DIAS_ENTREGA} dní.
      {NOME_PRODUTO} s garanciou: {DIAS_GARANTIA} dní. Podmienky si prečítajte skôr, ako si objednáte. | Nákup s garanciou: {DIAS_GARANTIA} dní. Podmienky si prečítajte skôr, ako si objednáte.
      {NOME_PRODUTO}: podmienky vrátenia si prečítajte vopred a nakupujte s pokojnou hlavou. | Podmienky vrátenia si prečítajte už vopred a nakupujte s pokojnou hlavou.
    `,
    delivery: `
      {NOME_PRODUTO}: spôsoby platby {PAGAMENTOS}, doručenie do {DIAS_ENTREGA} dní. | Spôsoby platby: {PAGAMENTOS}. Doručenie do {DIAS_ENTREGA} dní.
      [tracked] Objednajte si produkt {NOME_PRODUTO} a sledujte zásielku podľa čísla až ku dverám. | Sledujte zásielku podľa čísla od odoslania až k vašim dverám.
      [freeShipping] {NOME_PRODUTO} s dopravou zdarma. Overte si termín a objednajte si cez internet. | Doprava k objednávke zdarma. Overte si termín a objednajte si cez internet.
    `,
    question: `
      {NOME_PRODUTO}: máte otázky? Prečítajte si odpovede, porovnajte možnosti a zvážte ich. | Máte ešte otázky? Prečítajte si odpovede, porovnajte možnosti a pokojne zvážte.
    `,
    action: `
      {NOME_PRODUTO}: porovnajte možnosti, vyberte si a skontrolujte objednávku pred platbou. | Porovnajte dostupné možnosti, vyberte si a skontrolujte objednávku pred platbou.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: pozrite si zložky, hodnoty na dávku a návod skôr, ako sa rozhodnete. | Pozrite si zložky, hodnoty na dávku a návod na užívanie skôr, ako sa rozhodnete.
    `,
    benefit: `
      Doplnok k pestrej strave. {NOME_PRODUTO}: pozrite si zloženie a spôsob užívania. | Jednoduchý doplnok k pestrej strave. Pozrite si zloženie a spôsob užívania.
      {NOME_PRODUTO} obsahuje: {ITENS}. Množstvo a návod nájdete na etikete. | V zložení: {ITENS}. Množstvo a návod na užívanie nájdete na etikete. | V zložení: {ITENS}. Prečítajte si etiketu.
      Pre koho: {PUBLICO}. {NOME_PRODUTO}: prečítajte si odporúčania a zistite, či vám sedí. | Pre koho: {PUBLICO}. Prečítajte si odporúčania a zistite, či je to niečo pre vás.
    `,
    price: `
      [manyKits] {NOME_PRODUTO}: porovnajte sady po {KIT_MENOR} a {KIT} ks a pozrite si cenu za kus. | Porovnajte sady po {KIT_MENOR} a {KIT} ks a pozrite si cenu za jeden kus.
      {NOME_PRODUTO}: pozrite si cenu balenia a na ako dlho vystačí pri odporúčanej dávke. | Pozrite si cenu balenia a zistite, na ako dlho vystačí pri odporúčanej dávke.
    `,
    proof: `
      {NOME_PRODUTO}: prečítajte si celé zloženie a zistite, kto je výrobca, ešte pred nákupom. | Prečítajte si celé zloženie na etikete a zistite, kto je výrobca, ešte pred nákupom.
      [reviews] Každý organizmus je iný. {NOME_PRODUTO}: prečítajte si recenzie a porovnajte ich. | Každý organizmus je iný. Prečítajte si recenzie iných ľudí a v pokoji ich porovnajte.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} v diskrétnom balíku bez nápisov. Čas doručenia si overte vopred. | Odosielané v diskrétnom balíku bez nápisov. Čas doručenia si overte vopred.
    `,
    question: `
      {NOME_PRODUTO}: ako a kedy užívať? Prečítajte si odporúčania uvedené na etikete. | Kedy a ako často doplnok užívať? Prečítajte si odporúčania uvedené na etikete.
      Je {NOME_PRODUTO} pre vás? Zistite, pre koho je a kedy sa poradiť s lekárom. | Je to niečo pre vás? Zistite, komu je doplnok určený a kedy sa poradiť s lekárom.
    `,
    action: `
      {NOME_PRODUTO}: prečítajte si etiketu, nájdite odpovede a vyberte veľkosť balenia. | Prečítajte si etiketu, nájdite odpovede na otázky a vyberte si veľkosť balenia.
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO} zblízka: rozmery, materiály a obsah balenia. Pozrite si a vyberte. | Pozrite si produkt zblízka: rozmery, materiály a obsah balenia. Potom vyberte.
    `,
    benefit: `
      {NOME_PRODUTO} na každý deň: pozrite si použitie, rozmery a obsah balenia. | Praktické na každý deň: pozrite si produkt v akcii, rozmery a obsah balenia.
      {NOME_PRODUTO}: v balení {ITENS}. Rozmery si overte vopred. | V balení: {ITENS}. Rozmery si overte ešte pred nákupom. | V balení: {ITENS}.
      Pre koho: {PUBLICO}. {NOME_PRODUTO}: pozrite si fotky, rozmery a materiály. | Pre koho: {PUBLICO}. Pozrite si fotky, rozmery a materiály skôr, ako vyberiete.
    `,
    price: `
      [kits] {NOME_PRODUTO}: pozrite si cenu jedného kusa aj sady {KIT} ks a porovnajte ich. | Pozrite si cenu jedného kusa aj sady {KIT} ks a porovnajte ich pred nákupom.
      [models] {NOME_PRODUTO}: porovnajte modely a ceny a pokojne si vyberte. | Porovnajte modely a ceny a pokojne si vyberte.
    `,
    proof: `
      {NOME_PRODUTO}: fotky, rozmery a parametre na jednom mieste. Overte si ich vopred. | Fotky, rozmery a kompletné parametre na jednom mieste. Overte si ich pred nákupom.
      [reviews] {NOME_PRODUTO}: pozrite si spracovanie a prečítajte si recenzie iných kupujúcich. | Pozrite si spracovanie produktu a prečítajte si recenzie iných kupujúcich.
    `,
    guarantee: `
      {NOME_PRODUTO}: pred nákupom zistite, ako funguje vrátenie a koľko máte naň času. | Pred nákupom zistite, ako funguje vrátenie a koľko máte naň času.
    `,
    question: `
      Zmestí sa? {NOME_PRODUTO}: overte si rozmery, hmotnosť a materiály pred nákupom. | Zmestí sa? Overte si rozmery, hmotnosť a materiály skôr, ako si objednáte.
      {NOME_PRODUTO}: čo je v balení? Pozrite si každú časť, montáž aj spôsob použitia. | Čo je v balení? Pozrite si každú časť, montáž aj použitie krok po kroku.
    `,
    action: `
      [models] {NOME_PRODUTO}: vyberte si model, overte čas doručenia a objednajte cez internet. | Vyberte si svoj model, overte čas doručenia a objednajte si cez internet.
      [gift] Hľadáte darček? {NOME_PRODUTO}: pozrite si fotky a zistite, kedy balík dorazí. | Hľadáte praktický darček? Pozrite si fotky a zistite, kedy balík dorazí.
    `,
  },

  digital: digitalDescriptions,
});
