import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: cena in dostava | {NOME_PRODUTO}: cena | {NOME_PRODUTO}
      {NOME_PRODUTO}: vse informacije | {NOME_PRODUTO}: informacije | {NOME_PRODUTO}: opis
      {NOME_PRODUTO}: naročite na spletu | {NOME_PRODUTO}: spletni nakup | {NOME_PRODUTO} na spletu
      [owner] {NOME_PRODUTO}: brez posrednikov | {NOME_PRODUTO} neposredno
      {NOME_PRODUTO}: spoznajte izdelek | Spoznajte: {NOME_PRODUTO}
    `,
    benefit: `
      Točno veste, kaj kupujete
      Pred nakupom preverite podatke
      Vse, kar je dobro vedeti
      [manyKits] Izberite velikost kompleta
      Za koga: {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
    price: `
      Pred nakupom preverite ceno
      {NOME_PRODUTO} za {PRECO} | Cena: {PRECO}
      [interestFree] {PARCELAS} obrokov brez obresti
      Plačilo v {PARCELAS} obrokih | {PARCELAS} obrokov
      Celoten znesek vidite vnaprej
      [kits] Komplet {KIT} kos: poglejte ceno | Komplet {KIT} kos
      Plačilo: {PAGAMENTOS}
      [freeShipping] {PRECO} z brezplačno dostavo | {PRECO}, brezplačna dostava
      [freeShipping] {PRECO} in brezplačna dostava
      {TIPO} za {PRECO}
    `,
    guarantee: `
      Nakup z garancijo: {DIAS_GARANTIA} dni | Garancija: {DIAS_GARANTIA} dni
      {DIAS_DESISTENCIA} dni za odstop od pogodbe | Pogoji vračila jasno opisani
      Preverite, kako poteka vračilo
      [invoice] Račun ob vsakem naročilu
      {DIAS_REEMBOLSO} dni za vračilo denarja
    `,
    delivery: `
      Preverite dostavo {NO_PAIS} | Najprej preverite rok dostave
      [freeShipping] Brezplačna dostava naročila | Brezplačna dostava
      Brezplačna dostava nad {FRETE_GRATIS_DESDE}
      Dostava v {DIAS_ENTREGA} dneh
      Odprema naročila v {HORAS_DESPACHO} urah | Odprema v {HORAS_DESPACHO} urah
      [tracked] Sledite paketu vse do doma
      [nationwide] Dostava kamor koli {NO_PAIS} | Dostava po vsej državi
      Strošek dostave znan vnaprej
      [freeShipping] {TIPO} z brezplačno dostavo
    `,
    proof: `
      [reviews] Pred nakupom preberite mnenja
      Primerjajte z drugimi izdelki
      Vsa dejstva na enem mestu
    `,
    question: `
      {NOME_PRODUTO}: imate vprašanja? | {NOME_PRODUTO}: vprašanja
      Koliko danes stane {NOME_PRODUTO}? | Koliko stane {NOME_PRODUTO}? | {NOME_PRODUTO}: koliko?
      Omahujete? Začnite z dejstvi
      Katera možnost je za vas?
    `,
    action: `
      {NOME_PRODUTO}: oddajte naročilo | {NOME_PRODUTO}: naročite
      Primerjajte, nato izberite
      Poiščite odgovore na vprašanja
      Oglejte si vse podrobnosti
      Naročite v nekaj korakih
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: sestava in etiketa | {NOME_PRODUTO}: sestava | {NOME_PRODUTO}: etiketa
      Prehransko dopolnilo {NOME_PRODUTO} | Dopolnilo {NOME_PRODUTO}
      {NOME_PRODUTO}: navodila za uporabo | {NOME_PRODUTO}: navodila
      {NOME_PRODUTO}: celotna formula | {NOME_PRODUTO}: formula
      {NOME_PRODUTO} v dnevni rutini | {NOME_PRODUTO} vsak dan
    `,
    benefit: `
      Del vaše vsakodnevne rutine
      Ena preprosta navada na dan
      Dopolnilo k pestri prehrani
      Hranila za vsak dan v tednu
      Dobre navade za vsak dan
      Ena od sestavin: {ITEM} | Vsebuje: {ITEM}
      V formuli: {ITENS} | Sestava: {ITENS}
      Ob uravnoteženi prehrani
    `,
    price: `
      Preverite ceno enega odmerka
      [manyKits] Kompleti po {KIT_MENOR} in {KIT} kos
      [kits] Cena kompleta {KIT} kos | Cena kompleta: {KIT} kos
      Primerjajte cene pakiranj
      Izberite pakiranje po ceni
    `,
    guarantee: `
      {DIAS_TESTE} dni za preizkus | Garancija {DIAS_GARANTIA} dni
      Rok uporabe je na embalaži
      Serija in rok na embalaži
      Razumljiva pravila vračila
    `,
    delivery: `
      [discreet] Diskreten paket brez napisov
      [freeShipping] Dopolnilo z brezplačno dostavo
      Pri vas v {DIAS_ENTREGA} dneh
      Preverite, kdaj prispe paket
    `,
    proof: `
      Vsaka sestavina na etiketi
      Preberite celotno sestavo
      {NOME_PRODUTO}: kdo je proizvajalec? | {NOME_PRODUTO}: proizvajalec
      Poglejte, kaj vsebuje odmerek
      Vrednosti odmerka na etiketi
      Vsako telo je drugačno
    `,
    question: `
      Kaj vsebuje {NOME_PRODUTO}? | {NOME_PRODUTO}: vsebina?
      Za koga je {NOME_PRODUTO}? | {NOME_PRODUTO}: za koga?
      Kdaj vzeti dnevni odmerek?
      Kolikšen je dnevni odmerek?
      Ste že prebrali etiketo?
      Koliko dni zadošča pakiranje?
    `,
    action: `
      Preberite etiketo in izberite
      Najprej vprašajte zdravnika
      V miru izberite svojo možnost
      Spoznajte celotno formulo
      Začnite z navodili za uporabo
      [manyKits] Izberite komplet po svoji meri
      Preverite sestavo in naročite
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: mere in fotografije | {NOME_PRODUTO}: fotografije | {NOME_PRODUTO}: mere
      {NOME_PRODUTO}: tehnični podatki | {NOME_PRODUTO}: podatki
      [newItem] {NOME_PRODUTO}: povsem nov izdelek | {NOME_PRODUTO}: nov izdelek
      {NOME_PRODUTO}: teža in velikost | {NOME_PRODUTO}: velikost
      {NOME_PRODUTO}: poglejte od blizu | {NOME_PRODUTO} od blizu
    `,
    benefit: `
      Vsaka podrobnost od blizu
      Spoznajte pred naročilom
      Preverite, ali imate prostor
      Preverite, ali je za vas
      V škatli: {ITENS}
      V kompletu tudi: {ITEM} | V kompletu: {ITEM}
      Oglejte si uporabo
      [gift] Dobra ideja za darilo
    `,
    price: `
      [models] Primerjajte modele in cene
      Preverite ceno enega kosa
      [kits] Cena za komplet {KIT} kos
      [manyKits] Kompleti po {KIT_MENOR} in {KIT} kos
      Znesek z dostavo znan vnaprej
      Stroški znani pred plačilom
    `,
    guarantee: `
      Kako poteka vračilo
      {DIAS_TESTE} dni za preizkus doma | Garancija {DIAS_GARANTIA} dni
      Preberite pogoje nakupa
      [newItem] Nov izdelek v svoji embalaži
    `,
    delivery: `
      [freeShipping] Brezplačna dostava na dom
      Do vaših vrat v {DIAS_ENTREGA} dneh
      Preverite, kdaj izdelek prispe
      Rok dostave znan pred nakupom
    `,
    proof: `
      Fotografije in mere na ogled
      Vsi tehnični podatki na strani
      Oglejte si izdelek v uporabi
      Seznam vseh delov v kompletu
      Oglejte si materiale od blizu
      Primerjajte velikost in težo
    `,
    question: `
      Je {NOME_PRODUTO} prava izbira za vas? | Je {NOME_PRODUTO} za vas? | {NOME_PRODUTO}: za vas?
      {NOME_PRODUTO}: kaj je v kompletu? | {NOME_PRODUTO}: komplet?
      [sizes] Katera velikost je prava?
      [gift] Iščete uporabno darilo?
      Prava velikost? Preverite mere
      Kako deluje? Oglejte si tukaj
    `,
    action: `
      Preverite velikost in naročite
      Primerjajte, preden izberete
      [models] Izberite model, ki vam ustreza
      Oglejte si uporabo po korakih
      [models, sizes] Izberite barvo, mere in model
      [manyKits] Sestavite svoj komplet
      Oglejte si slike in naročite
    `,
  },

  digital: digitalTitles,
});
