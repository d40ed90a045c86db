import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: cena a obsah | {NOME_PRODUTO}: cena | {NOME_PRODUTO}
    {NOME_PRODUTO}: čo obsahuje | {NOME_PRODUTO} zblízka
    Kúpiť {NOME_PRODUTO} online | {NOME_PRODUTO} online
    [owner] {NOME_PRODUTO} od tvorcov
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    Pre koho? {PUBLICO}
    Obsahuje: {ITENS} | Obsahuje: {ITEM}
    {AULAS} lekcií online
    Pozrite si celý obsah
    Digitálny produkt, celý online
    Jasné informácie pred kúpou
  `,
  price: `
    {NOME_PRODUTO} za {PRECO} | {TIPO} za {PRECO} | Cena: {PRECO}
    [interestFree] {PARCELAS} splátok bez úrokov
    Platba v {PARCELAS} splátkach
    Platba: {PAGAMENTOS}
    [lifetimeAccess] {PRECO} a prístup navždy
    Pozrite si cenu pred kúpou
    Koľko stojí a čo obsahuje
  `,
  guarantee: `
    Vrátenie peňazí: {DIAS_REEMBOLSO} dní
    Záruka: {DIAS_GARANTIA} dní
    Skúšobná doba: {DIAS_TESTE} dní
    [certificate] Certifikát po dokončení | S certifikátom
    Podmienky nákupu vopred
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Prístup hneď a navždy
    [instantAccess] Prístup hneď po zaplatení
    [lifetimeAccess] Prístup navždy
    Prístup na {MESES_ACESSO} mesiacov
    [updates] Aktualizácie v cene
    Ako funguje prístup
  `,
  proof: `
    [reviews] Najprv si prečítajte recenzie
    [support] Pomoc pri otázkach
    Spoznajte obsah do detailov
    Zistite, kto to vytvoril
    Porovnajte s inými možnosťami
  `,
  question: `
    Je {NOME_PRODUTO} pre vás?
    Koľko stojí {NOME_PRODUTO}?
    Pre koho je? Zistite vopred
    Váhate? Prečítajte si viac
  `,
  action: `
    Spoznajte {NOME_PRODUTO}
    Vyjasnite si otázky vopred
    Kúpa v niekoľkých krokoch
    Pozrite si všetky detaily
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} obsahuje: {ITENS}. Všetko online. | Obsahuje: {ITENS}. Všetko online. | Obsahuje: {ITENS}.
    Pre koho? {PUBLICO}. Spoznajte {NOME_PRODUTO} a zistite, či je pre vás. | Pre koho? {PUBLICO}. Zistite, či je to pre vás.
    [certificate] {AULAS} lekcií online a certifikát po dokončení. | {AULAS} lekcií online.
  `,
  name: `
    Spoznajte {NOME_PRODUTO}: čo obsahuje, pre koho je, koľko stojí a ako získať prístup. | Čo obsahuje, pre koho je, koľko stojí a ako získať prístup: čítajte pred kúpou.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} za {PRECO}, v {PARCELAS} splátkach bez úrokov, prístup hneď. | Za {PRECO}, v {PARCELAS} splátkach bez úrokov, prístup hneď.
    [lifetimeAccess] {NOME_PRODUTO} za {PRECO}, s prístupom navždy. | Za {PRECO}, s prístupom navždy.
    [interestFree] {NOME_PRODUTO} za {PRECO}, v {PARCELAS} splátkach bez úrokov. | Za {PRECO}, v {PARCELAS} splátkach bez úrokov.
    {NOME_PRODUTO} za {PRECO}. Pozrite si pred kúpou celý obsah. | Za {PRECO}. Pozrite si pred kúpou celý obsah.
    Cena a obsah sú na stránke. Prečítajte si ich a rozhodnite sa v pokoji.
  `,
  guarantee: `
    {NOME_PRODUTO}: {DIAS_REEMBOLSO} dní na vrátenie peňazí. | Nesadne vám? Máte {DIAS_REEMBOLSO} dní na vrátenie peňazí.
    Vyskúšajte {NOME_PRODUTO} na {DIAS_TESTE} dní a potom sa rozhodnite. | Vyskúšajte na {DIAS_TESTE} dní a potom sa rozhodnite.
    {NOME_PRODUTO} so zárukou: {DIAS_GARANTIA} dní. | Záruka: {DIAS_GARANTIA} dní.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: prístup hneď po zaplatení a pomoc pri otázkach. | Prístup hneď po zaplatení a pomoc pri otázkach.
    [instantAccess] {NOME_PRODUTO}: prístup hneď po zaplatení, online. | Prístup hneď po zaplatení, online.
    [lifetimeAccess, updates] {NOME_PRODUTO}: prístup navždy, aktualizácie v cene. | Prístup navždy, aktualizácie v cene.
  `,
  proof: `
    [reviews] Prečítajte si recenzie na {NOME_PRODUTO} a potom sa rozhodnite. | Prečítajte si recenzie a rozhodnite sa v pokoji.
    Kto vytvoril {NOME_PRODUTO} a čo obsahuje? Prečítajte si to pred kúpou. | Kto to vytvoril a čo obsahuje: prečítajte si to pred kúpou.
  `,
  question: `
    Je {NOME_PRODUTO} pre vás? Zistite, pre koho je a čo treba na začiatok. | Je to pre vás? Zistite, komu je to určené a čo treba na začiatok.
  `,
  action: `
    Porovnajte {NOME_PRODUTO} s inými možnosťami a kúpte online, keď sa rozhodnete. | Porovnajte s inými možnosťami a kúpte online, keď sa rozhodnete.
  `,
};

export const digitalSitelinks = {
  name: `
    Čo obsahuje ; Obsahuje: {ITEM} | Celý obsah ; Prečítajte si pred kúpou
    {NOME_PRODUTO}: informácie | O produkte ; Pre koho je a ako funguje ; Čo treba na začiatok
  `,
  price: `
    Cena ; Za {PRECO} | Zistite, koľko stojí ; [interestFree] {PARCELAS} splátok bez úrokov | Čo za ňu dostanete
    Spôsoby platby ; Platba: {PAGAMENTOS} | Ako sa dá zaplatiť ; Skontrolujte si sumu
  `,
  delivery: `
    Ako získať prístup ; [instantAccess] Hneď po zaplatení | Jednoducho vysvetlené ; [lifetimeAccess] Prístup navždy | Čo budete potrebovať
  `,
  guarantee: `
    Vrátenie peňazí ; Máte na to {DIAS_REEMBOLSO} dní ; Ako oň požiadať
    [certificate] Certifikát ; Certifikát po dokončení ; Ako ho získať
  `,
  proof: `
    Tvorcovia ; Kto to vytvoril ; Skúsenosti a práca
    [reviews] Recenzie ; Čo hovoria kupujúci ; Porovnajte pred výberom
  `,
  question: `
    Časté otázky ; Krátke a jasné odpovede ; Prečítajte si pred kúpou
  `,
  action: `
    Ako kúpiť ; Objednávka krok za krokom ; Všetko online
    [support] Pomoc ; Odpovede na otázky ; Ako nás kontaktovať
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] Splátky bez úrokov
    [paypal] Platba cez PayPal
    [card] Platba kartou
    Jasná cena
  `,
  guarantee: `
    Vrátenie: {DIAS_REEMBOLSO} dní
    Záruka: {DIAS_GARANTIA} dní
    Skúška: {DIAS_TESTE} dní
    [certificate] S certifikátom
    Jasné podmienky nákupu
  `,
  delivery: `
    [instantAccess] Prístup hneď
    [lifetimeAccess] Prístup navždy
    Prístup na {MESES_ACESSO} mesiacov
    [updates] Aktualizácie v cene
    Digitálny produkt
    Všetko online
  `,
  proof: `
    [support] Pomoc pri otázkach
    Opísaný obsah
    Uvedení tvorcovia
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} lekcií online
    Pre koho? {PUBLICO}
    Obsahuje: {ITEM}
    Rozhodnutie v pokoji
  `,
  question: `
    Odpovede na otázky
  `,
  action: `
    Objednávka online
    Pohodlne z domu
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Prvý nákup
    Nákup online
    [card] Platba kartou
    [paypal] Platba cez PayPal
    Noví zákazníci
  `,
  delivery: `
    [lifetimeAccess] Prístup navždy
    Prístup k obsahu
  `,
  benefit: `
    {TIPO}
    Digitálne produkty
    Digitálny obsah
  `,
  action: `
    Digitálna ponuka
    Vybrané tituly
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      najlepší aaa
      aký aaa vybrať
      aaa porovnanie
      oplatí sa aaa
      aaa online
      aaa pre začiatočníkov
    `,
    about: `
      ako funguje aaa
      čo je aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa recenzie
      aaa recenzia
      aaa skúsenosti
      aaa hodnotenie
      je aaa dobrý
      funguje aaa
    `,
    complaint: `
      aaa podvod
      je aaa dôveryhodný
    `,
    ingredients: `
      aaa obsah
      čo obsahuje aaa
    `,
    usage: `
      aaa prístup
      aaa certifikát
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa oficiálna stránka
      aaa stránka
    `,
    buy: `
      kúpiť aaa
      aaa kúpiť online
      kde kúpiť aaa
      aaa registrácia
      aaa predplatné
      objednať aaa
    `,
    price: `
      aaa cena
      koľko stojí aaa
      cena aaa
      aaa cenník
    `,
    coupon: `
      aaa zľavový kód
      aaa zľava
      aaa akcia
      aaa výpredaj
      aaa black friday
    `,
    delivery: `
      aaa vrátenie peňazí
      aaa na splátky
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, keygen, warez, "mod apk", apk, únik, "google drive", mega, mediafire, pirátsky, "pdf zadarmo", "kurz zadarmo", "kurzy zadarmo", "verzia zadarmo", "účet zadarmo", "premium zadarmo", odomknutý, telegram, ulož, "ulož to",
  scribd, "úrad práce", piratebay, "stiahnuť zadarmo", "šablóna zadarmo", "aplikácia zadarmo", "ebook zadarmo"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  životopis,
  seminár, omaľovánky, omaľovánka, kurz, kurzy, školenie, školenia, doučovanie, lekcie, stiahnuť, stiahnutie, download, pdf, ebook, e-kniha, epub, šablóna, šablóny, "na vytlačenie", prezentácia, powerpoint, "pracovný list", učebnica, návod, manuál, "ako zarobiť", youtube, recept, recepty, strih
`);
