import type { FunnelKeywords } from '../language-pack.ts';
import { words } from '../list.ts';
import { keywords } from '../notation.ts';

export const digitalTitles = {
  name: `
    {NOME_PRODUTO}: cena i zawartość | {NOME_PRODUTO}: cena | {NOME_PRODUTO}
    {NOME_PRODUTO}: co zawiera | {NOME_PRODUTO} od środka
    Kup {NOME_PRODUTO} online | {NOME_PRODUTO} online
    [owner] {NOME_PRODUTO} od twórców
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {TIPO}. Dla kogo? {PUBLICO} | Dla kogo? {PUBLICO}
    Zawiera: {ITENS} | Zawiera: {ITEM}
    {AULAS} lekcji online
    Zobacz, co jest w środku
    Produkt cyfrowy, cały online
    Jasne informacje przed zakupem
  `,
  price: `
    {NOME_PRODUTO} za {PRECO} | {TIPO} za {PRECO} | Cena: {PRECO}
    [interestFree] {PARCELAS} rat bez odsetek
    Płatność w {PARCELAS} ratach
    Płatność: {PAGAMENTOS}
    [lifetimeAccess] {PRECO} i dostęp na zawsze
    Zobacz cenę przed zakupem
    Ile kosztuje i co zawiera
  `,
  guarantee: `
    Zwrot pieniędzy: {DIAS_REEMBOLSO} dni
    Gwarancja: {DIAS_GARANTIA} dni
    Okres próbny: {DIAS_TESTE} dni
    [certificate] Certyfikat ukończenia | Z certyfikatem
    Przeczytaj warunki zakupu
  `,
  delivery: `
    [instantAccess, lifetimeAccess] Dostęp od razu i na zawsze
    [instantAccess] Dostęp zaraz po płatności
    [lifetimeAccess] Dostęp na zawsze
    Dostęp: {MESES_ACESSO} miesięcy
    [updates] Aktualizacje w cenie
    Zobacz, jak działa dostęp
  `,
  proof: `
    [reviews] Najpierw przeczytaj opinie
    [support] Pomoc w razie pytań
    Poznaj zawartość w szczegółach
    Sprawdź, kto to stworzył
    Porównaj z innymi opcjami
  `,
  question: `
    Czy {NOME_PRODUTO} jest dla Ciebie? | {NOME_PRODUTO}: dla Ciebie?
    Ile kosztuje {NOME_PRODUTO}?
    Dla kogo? Sprawdź najpierw
    Wahasz się? Przeczytaj
  `,
  action: `
    Poznaj {NOME_PRODUTO}
    Rozwiej wątpliwości wcześniej
    Kup w kilku krokach
    Zobacz wszystkie szczegóły
  `,
};

export const digitalDescriptions = {
  benefit: `
    {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    {NOME_PRODUTO} zawiera: {ITENS}. Wszystko online. | Zawiera: {ITENS}. Wszystko online. | Zawiera: {ITENS}.
    Dla kogo? {PUBLICO}. Poznaj {NOME_PRODUTO} i sprawdź, czy to dla Ciebie. | Dla kogo? {PUBLICO}. Sprawdź, czy to dla Ciebie.
    [certificate] {AULAS} lekcji online i certyfikat ukończenia. | {AULAS} lekcji online.
  `,
  name: `
    Poznaj {NOME_PRODUTO}: co zawiera, dla kogo jest, ile kosztuje i jak uzyskać dostęp. | Co zawiera, dla kogo jest, ile kosztuje i jak uzyskać dostęp: przeczytaj przed zakupem.
  `,
  price: `
    [interestFree, instantAccess] {NOME_PRODUTO} za {PRECO}, w {PARCELAS} ratach bez odsetek, z dostępem od razu. | Za {PRECO}, w {PARCELAS} ratach bez odsetek, z dostępem od razu.
    [lifetimeAccess] {NOME_PRODUTO} za {PRECO}, z dostępem na zawsze. | Za {PRECO}, z dostępem na zawsze.
    [interestFree] {NOME_PRODUTO} za {PRECO}, w {PARCELAS} ratach bez odsetek. | Za {PRECO}, w {PARCELAS} ratach bez odsetek.
    {NOME_PRODUTO} za {PRECO}. Zobacz przed zakupem, co jest w środku. | Za {PRECO}. Zobacz przed zakupem, co jest w środku.
    Cena i zawartość są na stronie. Przeczytaj i zdecyduj bez pośpiechu.
  `,
  guarantee: `
    {NOME_PRODUTO}: {DIAS_REEMBOLSO} dni na zwrot pieniędzy. | Nie pasuje? Masz {DIAS_REEMBOLSO} dni na zwrot pieniędzy.
    Wypróbuj {NOME_PRODUTO} przez {DIAS_TESTE} dni i dopiero zdecyduj. | Wypróbuj przez {DIAS_TESTE} dni i dopiero zdecyduj.
    {NOME_PRODUTO} z gwarancją: {DIAS_GARANTIA} dni. | Gwarancja: {DIAS_GARANTIA} dni.
  `,
  delivery: `
    [instantAccess, support] {NOME_PRODUTO}: dostęp zaraz po płatności i pomoc w razie pytań. | Dostęp zaraz po płatności i pomoc w razie pytań.
    [instantAccess] {NOME_PRODUTO}: dostęp zaraz po płatności, online. | Dostęp zaraz po płatności, online.
    [lifetimeAccess, updates] {NOME_PRODUTO}: dostęp na zawsze, aktualizacje w cenie. | Dostęp na zawsze, aktualizacje w cenie.
  `,
  proof: `
    [reviews] Przeczytaj opinie o {NOME_PRODUTO} i zdecyduj. | Przeczytaj opinie i zdecyduj bez pośpiechu.
    Kto stworzył {NOME_PRODUTO} i co jest w środku? Przeczytaj przed zakupem. | Kto to stworzył i co jest w środku: przeczytaj przed zakupem.
  `,
  question: `
    Czy {NOME_PRODUTO} jest dla Ciebie? Zobacz, dla kogo powstał i czego trzeba na start. | Czy to dla Ciebie? Zobacz, dla kogo to jest i czego trzeba na start.
  `,
  action: `
    Porównaj {NOME_PRODUTO} z innymi opcjami i kup online, kiedy zechcesz. | Porównaj z innymi opcjami i kup online, kiedy zechcesz.
  `,
};

export const digitalSitelinks = {
  name: `
    Co jest w środku ; Zawiera: {ITEM} | Cała zawartość ; Przeczytaj przed zakupem
    {NOME_PRODUTO}: informacje | O produkcie ; Dla kogo i jak działa ; Czego trzeba na start
  `,
  price: `
    Cena ; Za {PRECO} | Zobacz, ile kosztuje ; [interestFree] {PARCELAS} rat bez odsetek | Zobacz, co zawiera
    Formy płatności ; Płatność: {PAGAMENTOS} | Jak można zapłacić ; Sprawdź sumę przed płatnością
  `,
  delivery: `
    Jak uzyskać dostęp ; [instantAccess] Zaraz po płatności | Prosto wyjaśnione ; [lifetimeAccess] Dostęp na zawsze | Co będzie potrzebne
  `,
  guarantee: `
    Zwrot pieniędzy ; Masz na to {DIAS_REEMBOLSO} dni ; Jak o niego poprosić
    [certificate] Certyfikat ; Certyfikat ukończenia ; Jak go otrzymać
  `,
  proof: `
    Twórcy ; Kto to stworzył ; Doświadczenie i praca
    [reviews] Opinie ; Co mówią kupujący ; Porównaj przed wyborem
  `,
  question: `
    Częste pytania ; Krótkie i jasne odpowiedzi ; Przeczytaj przed zakupem
  `,
  action: `
    Jak kupić ; Zamówienie krok po kroku ; Wszystko online
    [support] Pomoc ; Odpowiedzi na pytania ; Jak się z nami skontaktować
  `,
};

export const digitalCallouts = {
  price: `
    [interestFree] {PARCELAS} rat bez odsetek
    [paypal] Płatność PayPal
    [card] Płatność kartą
    Jasna cena
  `,
  guarantee: `
    Zwrot: {DIAS_REEMBOLSO} dni
    Gwarancja: {DIAS_GARANTIA} dni
    Okres próbny: {DIAS_TESTE} dni
    [certificate] Z certyfikatem
    Jasne warunki zakupu
  `,
  delivery: `
    [instantAccess] Dostęp od razu
    [lifetimeAccess] Dostęp na zawsze
    Dostęp: {MESES_ACESSO} miesięcy
    [updates] Aktualizacje w cenie
    Produkt cyfrowy
    Wszystko online
  `,
  proof: `
    [support] Pomoc w razie pytań
    Dokładny opis zawartości
    Wiadomo, kto stworzył
  `,
  benefit: `
    {DIFERENCIAL}
    {DIFERENCIAL_2}
    {DIFERENCIAL_3}
    {AULAS} lekcji online
    Dla kogo? {PUBLICO}
    Zawiera: {ITEM}
    Decyzja bez pośpiechu
  `,
  question: `
    Odpowiedzi na pytania
  `,
  action: `
    Zamówienie online
    Bez wychodzenia z domu
  `,
};

export const digitalPromotions = {
  name: `
    {NOME_PRODUTO}
  `,
  price: `
    Pierwszy zakup
    Zakup online
    [card] Płatność kartą
    [paypal] Płatność PayPal
    Nowi klienci
  `,
  delivery: `
    [lifetimeAccess] Dostęp na zawsze
    Dostęp do treści
  `,
  benefit: `
    {TIPO}
    Produkty cyfrowe
    Treści cyfrowe
  `,
  action: `
    Cała oferta cyfrowa
    Wybrane tytuły
  `,
};

export const digitalKeywords: FunnelKeywords = {
  top: keywords({
    choice: `
      najlepszy aaa
      jaki aaa wybrać
      aaa ranking
      czy warto kupić aaa
      aaa online
      aaa dla początkujących
    `,
    about: `
      jak działa aaa
      co to jest aaa
    `,
  }),
  middle: keywords({
    reviews: `
      aaa opinie
      aaa recenzja
      aaa forum
      czy aaa jest dobry
      czy aaa działa
      aaa opinie klientów
    `,
    complaint: `
      aaa oszustwo
      czy aaa jest wiarygodny
    `,
    ingredients: `
      aaa zawartość
      co zawiera aaa
    `,
    usage: `
      aaa dostęp
      aaa certyfikat
    `,
  }),
  bottom: keywords({
    name: `
      aaa
    `,
    official: `
      aaa oficjalna strona
      aaa strona
    `,
    buy: `
      kup aaa
      aaa kup online
      gdzie kupić aaa
      aaa zapisy
      aaa subskrypcja
      zamów aaa
    `,
    price: `
      aaa cena
      ile kosztuje aaa
      aaa koszt
      aaa cennik
    `,
    coupon: `
      aaa kod rabatowy
      aaa rabat
      aaa promocja
      aaa zniżka
      aaa black friday
    `,
    delivery: `
      aaa zwrot pieniędzy
      aaa raty
    `,
  }),
};

/** Searches for copies that nobody pays for. */
export const digitalNegatives = words(`
  crack, keygen, "klucz za darmo", warez, "mod apk", apk, wyciek, "google drive", mega, mediafire, piracki, "darmowy pdf", "darmowy kurs", "darmowe kursy", "darmowa wersja", "darmowe konto", odblokowany, telegram, chomikuj, docer,
  scribd, "urząd pracy", "bezpłatne szkolenia", "pobierz za darmo", "do pobrania za darmo", "darmowy szablon", "darmowa aplikacja", "darmowy ebook"
`);

/** Words of the default list that buyers of digital products type. */
export const digitalBuyers = words(`
  "za darmo",
  cv,
  prezentacje, kurs, kursy, szkolenie, szkolenia, lekcje, korepetycje, pobierz, pobrać, download, pdf, ebook, epub, szablon, szablony, "do druku", prezentacja, powerpoint, "karta pracy", podręcznik, instrukcja, "jak zarobić", "zarabianie w internecie", youtube,
  przepis, przepisy, wykrój, streszczenie, poradnik
`);
