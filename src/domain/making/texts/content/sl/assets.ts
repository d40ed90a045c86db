import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      {NOME_PRODUTO}: naročite | Oddajte naročilo ; Izberite v nekaj korakih ; Znesek vidite pred plačilom
      Kako naročiti ; Postopek naročila po korakih ; Podatki: naslov, {CODIGO_POSTAL} | Pred plačilom poznate vsak korak
    `,
    price: `
      Cene in možnosti ; Primerjajte razpoložljive možnosti ; Celotno ceno vidite pred plačilom
      Načini plačila ; Plačilo: {PAGAMENTOS} | Preverite, kako lahko plačate ; Preverite znesek pred plačilom
      [interestFree] Obroki brez obresti ; Plačilo v {PARCELAS} obrokih ; Preverite višino vsakega obroka
    `,
    delivery: `
      Rok dostave ; Preverite dostavo {NO_PAIS} | Najprej preverite rok dostave ; Strošek dostave poznate vnaprej
      [freeShipping] Brezplačna dostava ; Dostava naročila brez doplačila ; Preverite rok za svoj naslov
      [tracked] Sledenje pošiljki ; Številka za sledenje naročilu ; Od odpreme do vaših vrat
    `,
    guarantee: `
      Vračilo in odstop ; Pogoje preberite v miru ; Kaj storiti, če si premislite
      Garancija: {DIAS_GARANTIA} dni ; Preverite, kako deluje garancija ; Preverite, od kdaj teče rok
    `,
    question: `
      Pogosta vprašanja ; Kratki in jasni odgovori ; Preberite jih pred nakupom
    `,
    name: `
      {NOME_PRODUTO}: opis | O izdelku ; Za koga je in kako deluje ; Preberite, preden se odločite
    `,
  },

  nutra: {
    proof: `
      Sestava in etiketa ; Oglejte si vse sestavine ; Količina na odmerek na etiketi
      Vrednosti odmerka ; Preverite vrednosti na odmerek ; Preberite jih pred uporabo
      Kdo je proizvajalec ; Spoznajte podjetje, ki ga izdeluje ; Poiščite serijo in rok uporabe
      Kaj je v formuli ; Opis vsake sestavine ; Oglejte si količine v formuli
    `,
    name: `
      Kako jemati ; Preverite dnevni odmerek ; Upoštevajte navodila na etiketi
      Komu je namenjeno ; Preverite, za koga je dopolnilo ; In kdo naj prej vpraša zdravnika
    `,
    question: `
      Vprašanja o uporabi ; Z vodo, s hrano ali brez nje ; Preberite pred začetkom
      Varna uporaba ; Nosečnost, alergije, zdravila ; Pozorno preberite pred uporabo
      Kako dolgo zadošča ; Odmerki v pakiranju in na dan ; Pred nakupom preračunajte
    `,
    price: `
      Cena pakiranja ; Preverite ceno vsakega pakiranja ; Primerjajte različne količine
      [kits] Komplet {KIT} kos ; Preverite ceno celega kompleta ; Primerjajte z enim pakiranjem
    `,
    benefit: `
      V dnevni rutini ; Kako ga vključite v svoj dan ; Ob pestri prehrani
    `,
    action: `
      Izberite pakiranje ; Primerjajte velikost in trajanje ; V miru preračunajte in se odločite
    `,
  },

  physical: {
    proof: `
      Fotografije izdelka ; Oglejte si ga z vseh strani ; Obdelava, barva in velikost
      Tehnični podatki ; Material, teža in mere ; Preverite, ali ima, kar iščete
      Velikost in teža ; Preverite, ali je prostora dovolj ; Primerjajte s tem, kar že imate
    `,
    name: `
      Kaj je v škatli ; V kompletu: {ITENS} | Preverite vsak del kompleta ; Oglejte si celoten seznam
      Kako deluje ; Oglejte si izdelek v uporabi ; Spoznajte vsako funkcijo
      [models] Modeli in barve ; Primerjajte različice na voljo ; Izberite tisto, ki vam ustreza
    `,
    question: `
      Je to zame? ; Uporaba, omejitve in mere ; Odločite se brez dvomov
      Montaža in uporaba ; Navodila korak za korakom ; Preverite, ali je preprosto
    `,
    guarantee: `
      Izdelek z napako? ; Preverite, kako ga vrniti ; Oglejte si roke in pogoje
      Čiščenje in nega ; Kako skrbeti, da bo dolgo služil ; Preverite, čemu se izogniti
    `,
    price: `
      Cena na kos ; Preverite, koliko stane en kos ; Poglejte znesek z dostavo
      [kits] Komplet {KIT} kos ; Preverite ceno celega kompleta ; Primerjajte s ceno enega kosa
    `,
    benefit: `
      [gift] Ideja za darilo ; Nekaj, kar pride zares prav ; Preverite, ali prispe pravočasno
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Jasna cena na strani
      Znesek znan pred plačilom
      [interestFree] {PARCELAS} obrokov brez obresti | Obroki brez obresti
      [paypal] Plačilo s PayPalom
      [card] Plačilo s kartico
      [cash_on_delivery] Plačilo po povzetju
    `,
    guarantee: `
      {DIAS_TESTE} dni za preizkus
      Garancija: {DIAS_GARANTIA} dni
      Pogoji v pisni obliki
      Jasna pravila vračila
      [invoice] Račun ob naročilu
      Vračilo denarja: {DIAS_REEMBOLSO} dni
    `,
    delivery: `
      [shippingQuote] Znan strošek dostave
      [tracked] Številka za sledenje
      [freeShipping] Dostava brez doplačila
      Odprema v {HORAS_DESPACHO} urah
      [discreet] Diskretna embalaža
      [nationwide] Dostava po vsej državi
      [freeShipping] Brezplačna dostava
    `,
    proof: `
      Popolne informacije
      Dejstva namesto obljub
    `,
    question: `
      Jasni odgovori
    `,
    action: `
      Preprosto naročilo
      Nakup kar od doma
      Brez poti v trgovino
      Naročilo v svojem tempu
    `,
    benefit: `
      Čas za premislek
      Vse na enem mestu
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Celotna etiketa na ogled
      Navedena vsaka sestavina
      Naveden dnevni odmerek
      Navedena serija in rok
      Podrobnosti formule
    `,
    benefit: `
      Za vsakdanjo uporabo
      Preprosta dnevna navada
      Priložena navodila
      [kits] [manyKits] Kompleti do {KIT} kos | Komplet {KIT} kos
      Vsebuje: {ITEM} | {ITEM}
      Za koga: {PUBLICO} | {PUBLICO}
    `,
    guarantee: `
      Rok uporabe na etiketi
    `,
    action: `
      Jasna navodila
      Vprašajte zdravnika
    `,
  },

  physical: {
    proof: `
      Fotografije izdelka
      Navedene mere
      Teža in materiali
      Navodila za uporabo
      Vsi tehnični podatki
    `,
    benefit: `
      [gift] Primerno za darilo
      [kits] [manyKits] Kompleti do {KIT} kos | Komplet {KIT} kos
      V kompletu: {ITEM} | {ITEM}
      Za koga: {PUBLICO} | {PUBLICO}
    `,
    guarantee: `
      [newItem] Nov izdelek v embalaži
      Kako poteka vračilo
    `,
    action: `
      [models] Izberite svoj model
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
      Spletna naročila
      Nakup na tej strani
      Prvo naročilo
      [paypal] Nakupi s PayPalom
      [card] Nakupi s kartico
    `,
    action: `
      Izbrani izdelki
      Izdelki na strani
      Nova naročila
      Celotna ponudba
    `,
    benefit: `
      Vaše naročilo
    `,
    delivery: `
      [freeShipping] Z brezplačno dostavo
    `,
  },

  nutra: {
    price: `
      Eno pakiranje
      [kits] Komplet {KIT} kos
      [manyKits] Komplet {KIT_MENOR} kos
      [kits] Kompleti dopolnil
    `,
    action: `
      Enkratni nakup
      Prehranska dopolnila
      Linija dopolnil
    `,
  },

  physical: {
    price: `
      En kos
      [kits] Komplet {KIT} kos
      [manyKits] Komplet {KIT_MENOR} kos
      [kits] Izbrani kompleti
    `,
    action: `
      Posamezni kosi
      [models] Izbrani modeli
    `,
    benefit: `
      [gift] Ideje za darila
    `,
  },

  digital: digitalPromotions,
});
