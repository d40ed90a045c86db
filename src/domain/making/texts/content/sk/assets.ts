import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      {NOME_PRODUTO}: objednať | Objednať online ; Vyberte si v pár krokoch ; Sumu vidíte ešte pred platbou
      Ako objednať ; Postup objednávky krok po kroku ; Pripravte si adresu a {CODIGO_POSTAL} | Poznáte každý krok pred platbou
    `,
    price: `
      Ceny a možnosti ; Porovnajte dostupné možnosti ; Celú cenu vidíte pred platbou
      Spôsoby platby ; Platba: {PAGAMENTOS} | Zistite, ako môžete zaplatiť ; Overte si sumu pred platbou
      [interestFree] Splátky bez úrokov ; Platba v {PARCELAS} splátkach ; Pozrite si výšku každej splátky
    `,
    delivery: `
      Čas doručenia ; Overte si dodanie {NO_PAIS} | Najprv si overte čas doručenia ; Cenu dopravy poznáte vopred
      [freeShipping] Doprava zdarma ; Bez poplatku za dopravu ; Overte si čas pre svoju adresu
      [tracked] Sledovanie zásielky ; Číslo na sledovanie objednávky ; Od odoslania až ku dverám
    `,
    guarantee: `
      Vrátenie a odstúpenie ; Podmienky si prečítajte v pokoji ; Čo robiť, keď zmeníte názor
      Záruka: {DIAS_GARANTIA} dní ; Zistite, ako záruka funguje ; Overte si, odkedy plynie
    `,
    question: `
      Časté otázky ; Krátke a jasné odpovede ; Prečítajte si ich pred nákupom
    `,
    name: `
      {NOME_PRODUTO}: opis | O produkte ; Pre koho je a ako funguje ; Prečítajte si to pred nákupom
    `,
  },

  nutra: {
    proof: `
      Zloženie a etiketa ; Pozrite si všetky zložky ; Množstvo na dávku na etikete
      Hodnoty na dávku ; Overte si hodnoty na dávku ; Prečítajte si ich pred užívaním
      Kto je výrobca ; Spoznajte firmu, ktorá ho vyrába ; Nájdite šaržu a dátum
      Čo je v receptúre ; Opis každej zložky ; Pozrite si množstvá v receptúre
    `,
    name: `
      Ako užívať ; Pozrite si dennú dávku ; Držte sa odporúčaní na etikete
      Komu je určený ; Zistite, pre koho je doplnok ; A kto sa má poradiť s lekárom
    `,
    question: `
      Otázky k užívaniu ; S vodou, s jedlom alebo bez neho ; Prečítajte si pred začatím
      Bezpečné užívanie ; Tehotenstvo, alergie, lieky ; Pozorne si prečítajte vopred
      Na ako dlho vystačí ; Počet dávok v balení a na deň ; Prerátajte si to pred nákupom
    `,
    price: `
      Cena za balenie ; Pozrite si cenu každého balenia ; Porovnajte rôzne množstvá
      [kits] Sada {KIT} ks ; Pozrite si cenu celej sady ; Porovnajte ju s jedným balením
    `,
    benefit: `
      V dennej rutine ; Ako ho zaradiť do svojho dňa ; Spolu s pestrou stravou
    `,
    action: `
      Vyberte si balenie ; Porovnajte veľkosť a dĺžku ; Prerátajte si to a rozhodnite sa
    `,
  },

  physical: {
    proof: `
      Fotky produktu ; Pozrite si ho z každej strany ; Povrch, farba a veľkosť
      Kompletné parametre ; Materiál, hmotnosť a rozmery ; Overte si, či spĺňa, čo chcete
      Veľkosť a hmotnosť ; Overte si, či sa k vám zmestí ; Porovnajte s tým, čo už máte
    `,
    name: `
      Čo je v balení ; V balení: {ITENS} | Overte si každú časť balenia ; Pozrite si celý zoznam
      Ako to funguje ; Pozrite si produkt v akcii ; Spoznajte každú funkciu
      [models] Modely a farby ; Porovnajte dostupné verzie ; Vyberte si tú, ktorá vám sadne
    `,
    question: `
      Je to pre mňa? ; Použitie, obmedzenia a rozmery ; Rozhodnite sa bez pochybností
      Montáž a používanie ; Návod krok po kroku ; Zistite, či je to jednoduché
    `,
    guarantee: `
      Prišiel chybný tovar? ; Zistite, ako ho vrátiť ; Pozrite si lehoty a podmienky
      Čistenie a údržba ; Ako sa starať, aby dlho slúžil ; Zistite, čomu sa vyhnúť
    `,
    price: `
      Cena za kus ; Pozrite si, koľko stojí jeden kus ; Pozrite si sumu aj s dopravou
      [kits] Sada {KIT} ks ; Pozrite si cenu celej sady ; Porovnajte ju s jedným kusom
    `,
    benefit: `
      [gift] Tip na darček ; Niečo, čo sa naozaj hodí ; Overte si, či dorazí včas
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Jasná cena na stránke
      Suma známa pred platbou
      [interestFree] {PARCELAS} splátok bez úrokov | Splátky bez úrokov
      [paypal] Platba cez PayPal
      [card] Platba kartou
      [cash_on_delivery] Platba na dobierku
    `,
    guarantee: `
      {DIAS_TESTE} dní na skúšku
      Záruka: {DIAS_GARANTIA} dní
      Podmienky písomne
      Jasné pravidlá vrátenia
      [invoice] Faktúra k objednávke
      Vrátenie peňazí: {DIAS_REEMBOLSO} dní
    `,
    delivery: `
      [shippingQuote] Cena dopravy vopred
      [tracked] Číslo na sledovanie
      [freeShipping] Doručenie bez poplatku
      Odoslanie do {HORAS_DESPACHO} hodín
      [discreet] Diskrétny obal
      [nationwide] Doručenie v celej krajine
      [freeShipping] Doprava zdarma
    `,
    proof: `
      Kompletné informácie
      Fakty namiesto sľubov
    `,
    question: `
      Jasné odpovede
    `,
    action: `
      Jednoduchá objednávka
      Nákup z pohodlia domova
      Bez cesty do obchodu
      Objednávka v pokoji
    `,
    benefit: `
      Čas na rozhodnutie
      Všetko na jednom mieste
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Celá etiketa na pozretie
      Uvedená každá zložka
      Uvedená veľkosť dávky
      Uvedená šarža a dátum
      Podrobnosti receptúry
    `,
    benefit: `
      Na každodenné užívanie
      Ľahko zaradíte do dňa
      Návod na užívanie
      [kits] [manyKits] Sady až do {KIT} ks | Sada {KIT} ks
      Obsahuje: {ITEM} | {ITEM}
      Pre koho: {PUBLICO} | {PUBLICO}
    `,
    guarantee: `
      Trvanlivosť na etikete
    `,
    action: `
      Jasné odporúčania
      Poraďte sa s lekárom
    `,
  },

  physical: {
    proof: `
      Fotky produktu
      Uvedené rozmery
      Hmotnosť a materiály
      Návod na použitie
      Kompletné parametre
    `,
    benefit: `
      [gift] Vhodné ako darček
      [kits] [manyKits] Sady až do {KIT} ks | Sada {KIT} ks
      V balení: {ITEM} | {ITEM}
      Pre koho: {PUBLICO} | {PUBLICO}
    `,
    guarantee: `
      [newItem] Nový tovar v obale
      Ako prebieha vrátenie
    `,
    action: `
      [models] Vyberte si svoj model
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
      Online objednávky
      Nákup na stránke
      Prvá objednávka
      [paypal] Nákupy cez PayPal
      [card] Nákupy kartou
    `,
    action: `
      Vybrané produkty
      Produkty na stránke
      Nové objednávky
      Celá ponuka
    `,
    benefit: `
      Vaša objednávka
    `,
    delivery: `
      [freeShipping] S dopravou zdarma
    `,
  },

  nutra: {
    price: `
      Jedno balenie
      [kits] Sada {KIT} ks
      [manyKits] Sada {KIT_MENOR} ks
      [kits] Sady doplnkov
    `,
    action: `
      Jednorazový nákup
      Výživové doplnky
      Rad doplnkov
    `,
  },

  physical: {
    price: `
      Jeden kus
      [kits] Sada {KIT} ks
      [manyKits] Sada {KIT_MENOR} ks
      [kits] Vybrané sady
    `,
    action: `
      Tovar na stránke
      Jednotlivé kusy
      [models] Vybrané modely
    `,
    benefit: `
      [gift] Tipy na darčeky
    `,
  },

  digital: digitalPromotions,
});
