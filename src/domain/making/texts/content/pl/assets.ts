import { sitelinksByKind, textsByKind } from '../notation.ts';
import { digitalCallouts, digitalPromotions, digitalSitelinks } from './digital.ts';

export const sitelinks = sitelinksByKind({
  common: {
    action: `
      {NOME_PRODUTO}: zamów | Złóż zamówienie ; Wybierz opcję w kilku krokach ; Zobacz kwotę przed płatnością
      Jak zamówić ; Zamówienie krok po kroku ; Przyda się adres i {CODIGO_POSTAL} | Poznaj każdy krok przed płatnością
    `,
    price: `
      Ceny i opcje ; Porównaj dostępne opcje ; Zobacz pełną cenę przed płatnością
      Sposoby płatności ; Płatność: {PAGAMENTOS} | Zobacz, jak możesz zapłacić ; Sprawdź kwotę przed płatnością
      [interestFree] Raty bez odsetek ; Płatność w {PARCELAS} ratach ; Zobacz wysokość każdej raty
    `,
    delivery: `
      Czas dostawy ; Sprawdź czas dostawy {NO_PAIS} | Najpierw sprawdź czas dostawy ; Koszt dostawy znasz przed zakupem
      [freeShipping] Darmowa dostawa ; Bez opłat za wysyłkę zamówienia ; Sprawdź czas dla swojego adresu
      [tracked] Śledzenie przesyłki ; Numer do śledzenia zamówienia ; Od nadania aż pod drzwi
    `,
    guarantee: `
      Zwroty i odstąpienie ; Spokojnie przeczytaj zasady ; Co zrobić, gdy zmienisz zdanie
      Gwarancja: {DIAS_GARANTIA} dni ; Zobacz, jak działa gwarancja ; Sprawdź, od kiedy jest liczona
    `,
    question: `
      Częste pytania ; Krótkie i konkretne odpowiedzi ; Przeczytaj je przed zakupem
    `,
    name: `
      {NOME_PRODUTO}: opis | O produkcie ; Dla kogo jest i jak działa ; Przeczytaj, zanim zdecydujesz
    `,
  },

  nutra: {
    proof: `
      Skład i etykieta ; Zobacz wszystkie składniki ; Ilość w porcji na etykiecie
      Wartości odżywcze ; Sprawdź wartości w porcji ; Przeczytaj je przed użyciem
      Kto jest producentem ; Poznaj firmę, która go produkuje ; Znajdź numer partii i datę ważności
      Co zawiera formuła ; Opis każdego składnika ; Zobacz ilości w formule
    `,
    name: `
      Jak przyjmować ; Zobacz dzienną porcję ; Trzymaj się zaleceń z etykiety
      Dla kogo jest ; Zobacz, dla kogo jest produkt ; I kto ma najpierw zapytać lekarza
    `,
    question: `
      Pytania o stosowanie ; Z wodą, z posiłkiem czy bez ; Przeczytaj przed rozpoczęciem
      Bezpieczeństwo ; Ciąża, alergie, przyjmowane leki ; Przeczytaj uważnie przed użyciem
      Na ile starcza opakowanie ; Porcje w opakowaniu i na dzień ; Przelicz przed zamówieniem
    `,
    price: `
      Cena opakowania ; Zobacz cenę każdego opakowania ; Porównaj różne ilości
      [kits] Zestaw {KIT} szt. ; Zobacz cenę całego zestawu ; Porównaj z jednym opakowaniem
    `,
    benefit: `
      W codziennej rutynie ; Jak wpasować go w swój dzień ; Razem ze zróżnicowaną dietą
    `,
    action: `
      Wybierz opakowanie ; Porównaj wielkość i czas użycia ; Przelicz spokojnie i zdecyduj
    `,
  },

  physical: {
    proof: `
      Zdjęcia produktu ; Zobacz go z bliska, z każdej strony ; Wykończenie, kolor i rozmiar
      Pełna specyfikacja ; Materiał, waga i wymiary ; Sprawdź, czy spełnia wymagania
      Rozmiar i waga ; Sprawdź, czy zmieści się w domu ; Porównaj z tym, co już masz
    `,
    name: `
      Co jest w pudełku ; W zestawie: {ITENS} | Sprawdź każdy element zestawu ; Zobacz pełną listę
      Jak to działa ; Zobacz produkt w użyciu ; Poznaj każdą funkcję
      [models] Modele i kolory ; Porównaj dostępne wersje ; Wybierz tę, która Ci odpowiada
    `,
    question: `
      Czy to coś dla mnie? ; Zastosowania, limity i wymiary ; Zdecyduj bez wątpliwości
      Montaż i obsługa ; Instrukcja krok po kroku ; Sprawdź, czy to proste
    `,
    guarantee: `
      Produkt z wadą? ; Dowiedz się, jak go zwrócić ; Sprawdź terminy i warunki
      Czyszczenie i pielęgnacja ; Jak dbać, żeby służył dłużej ; Zobacz, czego unikać
    `,
    price: `
      Cena za sztukę ; Zobacz, ile kosztuje sztuka ; Zobacz kwotę razem z dostawą
      [kits] Zestaw {KIT} szt. ; Zobacz cenę całego zestawu ; Porównaj z ceną jednej sztuki
    `,
    benefit: `
      [gift] Pomysł na prezent ; Coś, co naprawdę się przydaje ; Sprawdź, czy dotrze na czas
    `,
  },

  digital: digitalSitelinks,
});

export const callouts = textsByKind({
  common: {
    price: `
      Jasna cena na stronie
      Kwota przed płatnością
      [interestFree] {PARCELAS} rat bez odsetek | Raty bez odsetek
      [paypal] Płatność PayPal
      [card] Płatność kartą
      [cash_on_delivery] Płatność za pobraniem
    `,
    guarantee: `
      {DIAS_TESTE} dni na próbę
      Gwarancja: {DIAS_GARANTIA} dni
      Zasady na piśmie
      Jasne zasady zwrotu
      [invoice] Faktura do zamówienia
      Zwrot pieniędzy: {DIAS_REEMBOLSO} dni
    `,
    delivery: `
      [shippingQuote] Znany koszt dostawy
      [tracked] Numer do śledzenia
      [freeShipping] Bez opłat za dostawę
      Wysyłka w {HORAS_DESPACHO} h
      [discreet] Dyskretne opakowanie
      [nationwide] Dostawa w całym kraju
      [freeShipping] Darmowa dostawa
    `,
    proof: `
      Pełne informacje
      Fakty zamiast obietnic
    `,
    question: `
      Konkretne odpowiedzi
    `,
    action: `
      Łatwe zamówienie online
      Zakupy z domu
      Bez wychodzenia z domu
      Zamów we własnym tempie
    `,
    benefit: `
      Czas na spokojną decyzję
      Wszystko w jednym miejscu
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
  },

  nutra: {
    proof: `
      Cała etykieta do wglądu
      Każdy składnik na liście
      Podana wielkość porcji
      Podana partia i termin
      Szczegóły formuły
    `,
    benefit: `
      Do codziennego użytku
      Łatwo dodać do rutyny
      Sposób użycia w opisie
      [kits] [manyKits] Zestawy do {KIT} szt. | Zestaw {KIT} szt.
      W składzie: {ITEM} | {ITEM}
      Dla kogo: {PUBLICO} | {PUBLICO}
    `,
    guarantee: `
      Termin na etykiecie
    `,
    action: `
      Jasne zalecenia
      Zapytaj swojego lekarza
    `,
  },

  physical: {
    proof: `
      Zdjęcia produktu
      Podane wymiary
      Podana waga i materiały
      Instrukcja użycia
      Pełna specyfikacja
    `,
    benefit: `
      [gift] Dobry na prezent
      [kits] [manyKits] Zestawy do {KIT} szt. | Zestaw {KIT} szt.
      W zestawie: {ITEM} | {ITEM}
      Dla kogo: {PUBLICO} | {PUBLICO}
    `,
    guarantee: `
      [newItem] Nowy produkt w pudełku
      Zwrot krok po kroku
    `,
    action: `
      [models] Wybierz własny model
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
      Zamówienia online
      Zakupy online
      Pierwsze zamówienie
      [paypal] Zakupy z PayPal
      [card] Zakupy kartą
    `,
    action: `
      Wybrane produkty
      Produkty ze strony
      Nowe zamówienia
      Cała oferta
    `,
    benefit: `
      Twoje zamówienie
    `,
    delivery: `
      [freeShipping] Z darmową dostawą
    `,
  },

  nutra: {
    price: `
      Jedno opakowanie
      [kits] Zestaw {KIT} szt.
      [manyKits] Zestaw {KIT_MENOR} szt.
      [kits] Zestawy suplementów
    `,
    action: `
      Zakup jednorazowy
      Suplementy diety
      Linia suplementów
    `,
  },

  physical: {
    price: `
      Jedna sztuka
      [kits] Zestaw {KIT} szt.
      [manyKits] Zestaw {KIT_MENOR} szt.
      [kits] Wybrane zestawy
    `,
    action: `
      Pojedyncze sztuki
      [models] Wybrane modele
    `,
    benefit: `
      [gift] Pomysły na prezent
    `,
  },

  digital: digitalPromotions,
});
