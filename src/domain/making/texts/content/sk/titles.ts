import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: cena a doručenie | {NOME_PRODUTO}: cena | {NOME_PRODUTO}
      {NOME_PRODUTO}: všetky informácie | {NOME_PRODUTO}: informácie | {NOME_PRODUTO}: opis
      {NOME_PRODUTO}: objednajte online | {NOME_PRODUTO}: online nákup | {NOME_PRODUTO} online
      [owner] {NOME_PRODUTO}: bez prostredníka | {NOME_PRODUTO} priamo
      {NOME_PRODUTO}: spoznajte produkt | Spoznajte: {NOME_PRODUTO}
    `,
    benefit: `
      Presne viete, čo kupujete
      Overte si údaje pred nákupom
      Všetko, čo potrebujete vedieť
      [manyKits] Vyberte si veľkosť balenia
      Pre koho: {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
    price: `
      Pozrite si cenu pred nákupom
      {NOME_PRODUTO} za {PRECO} | Cena: {PRECO}
      [interestFree] {PARCELAS} splátok bez úrokov
      Platba v {PARCELAS} splátkach | {PARCELAS} splátok
      Pozrite si celkovú sumu vopred
      [kits] Sada {KIT} ks: pozrite si cenu | Sada {KIT} ks
      Platba: {PAGAMENTOS}
      [freeShipping] {PRECO}, doprava zadarmo
      [freeShipping] {PRECO} a doprava zdarma
      {TIPO} za {PRECO}
    `,
    guarantee: `
      Nákup so zárukou: {DIAS_GARANTIA} dní | Záruka: {DIAS_GARANTIA} dní
      {DIAS_DESISTENCIA} dní na odstúpenie od zmluvy | Podmienky vrátenia prehľadne
      Zistite, ako funguje vrátenie
      [invoice] Faktúra ku každej objednávke
      {DIAS_REEMBOLSO} dní na vrátenie peňazí
    `,
    delivery: `
      Overte si dodanie {NO_PAIS} | Najprv si overte čas dodania
      [freeShipping] Doprava zdarma k objednávke | Doprava zdarma
      Doprava zdarma od {FRETE_GRATIS_DESDE}
      Doručenie do {DIAS_ENTREGA} dní
      Odoslanie do {HORAS_DESPACHO} hodín
      [tracked] Sledujte zásielku až domov
      [nationwide] Dodanie kdekoľvek {NO_PAIS} | Doručenie po celej krajine
      Poznajte cenu dopravy vopred
      [freeShipping] {TIPO} s dopravou zdarma
    `,
    proof: `
      [reviews] Prečítajte si recenzie vopred
      Porovnajte s inými produktmi
      Všetky fakty na jednom mieste
    `,
    question: `
      {NOME_PRODUTO}: máte otázky? | {NOME_PRODUTO}: otázky
      Koľko dnes stojí {NOME_PRODUTO}? | Koľko stojí {NOME_PRODUTO}? | {NOME_PRODUTO}: za koľko?
      Váhate? Začnite faktami
      Ktorá možnosť je pre vás?
    `,
    action: `
      {NOME_PRODUTO}: vytvorte objednávku | {NOME_PRODUTO}: objednajte si | {NOME_PRODUTO}: objednať
      Porovnajte, vyberte a kúpte
      Nájdite odpovede na otázky
      Pozrite si všetky podrobnosti
      Objednajte si v pár krokoch
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: zloženie a etiketa | {NOME_PRODUTO}: zloženie | {NOME_PRODUTO}: etiketa
      Výživový doplnok {NOME_PRODUTO} | Doplnok {NOME_PRODUTO}
      {NOME_PRODUTO}: návod na užívanie | {NOME_PRODUTO}: ako užívať | {NOME_PRODUTO}: dávka
      {NOME_PRODUTO}: celá receptúra | {NOME_PRODUTO}: receptúra
      {NOME_PRODUTO} vo vašej rutine | {NOME_PRODUTO} na každý deň | {NOME_PRODUTO} denne
    `,
    benefit: `
      Súčasť vašej dennej rutiny
      Jeden jednoduchý zvyk denne
      Dopĺňa každodenný jedálniček
      Živiny na každý bežný deň
      Dobré návyky na každý deň
      Jedna zo zložiek: {ITEM} | Obsahuje: {ITEM}
      V receptúre: {ITENS} | Zloženie: {ITENS}
      Doplnok k pestrej strave
    `,
    price: `
      Pozrite si cenu jednej dávky
      [manyKits] Porovnajte sady: {KIT_MENOR} a {KIT} ks
      [kits] Cena sady {KIT} balení | Cena sady {KIT} ks
      Porovnajte ceny rôznych balení
      Vyberte si balenie podľa ceny
    `,
    guarantee: `
      {DIAS_TESTE} dní na vyskúšanie | Záruka {DIAS_GARANTIA} dní
      Trvanlivosť nájdete na obale
      Šarža a dátum sú na obale
      Pravidlá vrátenia zrozumiteľne
    `,
    delivery: `
      [discreet] Diskrétny balík bez nápisov
      [freeShipping] Doplnok s dopravou zdarma
      U vás do {DIAS_ENTREGA} dní
      Zistite, kedy balík dorazí
    `,
    proof: `
      Každá zložka je na etikete
      Prečítajte si celé zloženie
      {NOME_PRODUTO}: kto je výrobca? | {NOME_PRODUTO}: výrobca
      Pozrite, čo obsahuje dávka
      Hodnoty na dávku na etikete
      Každý organizmus je iný
    `,
    question: `
      Čo obsahuje {NOME_PRODUTO}? | {NOME_PRODUTO}: čo obsahuje?
      Pre koho je {NOME_PRODUTO}? | {NOME_PRODUTO}: pre koho?
      Kedy je vhodné doplnok užívať?
      Aká je odporúčaná denná dávka?
      Čítali ste už etiketu?
      Na koľko dní vystačí balenie?
    `,
    action: `
      Najprv si prečítajte etiketu
      Najprv sa poraďte s lekárom
      V pokoji si vyberte variant
      Spoznajte celú receptúru
      Začnite návodom na užívanie
      [manyKits] Vyberte si sadu podľa seba
      Pozrite si zloženie a kúpte
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: rozmery a fotky | {NOME_PRODUTO}: fotky
      {NOME_PRODUTO}: kompletné parametre | {NOME_PRODUTO}: parametre
      [newItem] {NOME_PRODUTO}: nový tovar v balení | {NOME_PRODUTO}: nový tovar
      {NOME_PRODUTO}: hmotnosť a veľkosť | {NOME_PRODUTO}: veľkosť
      {NOME_PRODUTO} zblízka na fotkách | {NOME_PRODUTO} zblízka
    `,
    benefit: `
      Každý detail zblízka
      Spoznajte pred objednaním
      Overte si, či sa k vám zmestí
      Overte si, či je to pre vás
      V balení: {ITENS}
      V balení nájdete aj: {ITEM} | V balení: {ITEM}
      Pozrite si použitie
      [gift] Dobrý tip na darček
    `,
    price: `
      [models] Porovnajte modely a ich ceny
      Pozrite si cenu jedného kusa
      [kits] Pozrite si cenu sady {KIT} ks | Cena sady {KIT} ks
      [manyKits] Sady po {KIT_MENOR} a {KIT} ks
      Pozrite si sumu aj s dopravou
      Náklady poznáte pred platbou
    `,
    guarantee: `
      Ako prebieha vrátenie
      {DIAS_TESTE} dní na skúšku doma | Záruka {DIAS_GARANTIA} dní
      Pozrite si podmienky nákupu
      [newItem] Nový tovar v pôvodnom obale
    `,
    delivery: `
      [freeShipping] Doprava zdarma až domov
      Pri vašich dverách do {DIAS_ENTREGA} dní
      Zistite, kedy tovar dorazí
      Termín doručenia pred nákupom
    `,
    proof: `
      Fotky a rozmery na pozretie
      Kompletné parametre na stránke
      Pozrite, ako funguje v praxi
      Zoznam všetkých častí balenia
      Pozrite si materiály zblízka
      Porovnajte veľkosť a hmotnosť
    `,
    question: `
      {NOME_PRODUTO}: hodí sa vám? | {NOME_PRODUTO}: pre vás?
      {NOME_PRODUTO}: čo je v balení? | {NOME_PRODUTO}: balenie?
      [sizes] Ktorá veľkosť je tá správna?
      [gift] Hľadáte praktický darček?
      Zmestí sa? Overte si rozmery
      Ako to funguje? Pozrite tu
    `,
    action: `
      Overte si veľkosť a objednajte
      Porovnajte skôr, ako vyberiete
      [models] Vyberte si potrebný model
      Pozrite použitie krok po kroku
      [models, sizes] Vyberte farbu, veľkosť a model
      [manyKits] Zostavte si vlastnú sadu
      Pozrite si fotky a objednajte
    `,
  },

  digital: digitalTitles,
});
