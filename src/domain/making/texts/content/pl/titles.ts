import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO}: cena i dostawa | {NOME_PRODUTO}: cena | {NOME_PRODUTO}
      {NOME_PRODUTO}: wszystkie informacje | {NOME_PRODUTO}: informacje | {NOME_PRODUTO}: opis
      {NOME_PRODUTO}: zamów przez internet | {NOME_PRODUTO}: zamów online | {NOME_PRODUTO} online
      [owner] {NOME_PRODUTO}: kup bez pośredników | {NOME_PRODUTO}: bez pośredników
      {NOME_PRODUTO}: poznaj produkt | Poznaj: {NOME_PRODUTO}
    `,
    benefit: `
      Dokładnie wiesz, co kupujesz
      Rzetelny opis przed zakupem
      Wszystko, co warto wiedzieć
      [manyKits] Wybierz wielkość zestawu
      Dla kogo: {PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
    `,
    price: `
      Sprawdź cenę przed zakupem
      {NOME_PRODUTO} za {PRECO} | Cena: {PRECO}
      [interestFree] {PARCELAS} rat bez odsetek
      Płatność w {PARCELAS} ratach | {PARCELAS} rat
      Zobacz pełną kwotę zamówienia
      [kits] Zestaw {KIT} szt.: sprawdź cenę | Zestaw {KIT} szt.
      Płatność: {PAGAMENTOS}
      [freeShipping] {PRECO} z darmową dostawą
      [freeShipping] {PRECO} i darmowa dostawa
      {TIPO} za {PRECO}
    `,
    guarantee: `
      Zakup z gwarancją: {DIAS_GARANTIA} dni | Gwarancja: {DIAS_GARANTIA} dni
      {DIAS_DESISTENCIA} dni na odstąpienie od umowy | Zasady zwrotu jasno opisane
      Najpierw poznaj zasady zwrotu
      [invoice] Faktura do każdego zamówienia
      {DIAS_REEMBOLSO} dni na zwrot pieniędzy
    `,
    delivery: `
      Sprawdź czas dostawy {NO_PAIS} | Najpierw sprawdź czas dostawy
      [freeShipping] Darmowa dostawa zamówienia
      Darmowa dostawa od {FRETE_GRATIS_DESDE}
      Dostawa w ciągu {DIAS_ENTREGA} dni
      Wysyłka w ciągu {HORAS_DESPACHO} h
      [tracked] Śledź paczkę aż do drzwi
      [nationwide] Dostawa wszędzie {NO_PAIS} | Dostawa w całym kraju
      Poznaj koszt dostawy od razu
      [freeShipping] {TIPO} z darmową dostawą
    `,
    proof: `
      [reviews] Poczytaj opinie przed zakupem
      Porównaj z innymi produktami
      Sprawdź fakty w jednym miejscu
    `,
    question: `
      {NOME_PRODUTO}: masz pytania? | {NOME_PRODUTO}: pytania
      Ile kosztuje {NOME_PRODUTO} dzisiaj? | Ile kosztuje {NOME_PRODUTO}? | {NOME_PRODUTO}: za ile?
      Wahasz się? Zacznij od faktów
      Która opcja pasuje do Ciebie?
    `,
    action: `
      {NOME_PRODUTO}: złóż zamówienie | {NOME_PRODUTO}: zamów
      Porównaj, wybierz i zamów
      Znajdź odpowiedzi na pytania
      Zobacz wszystkie szczegóły
      Zamów w kilku prostych krokach
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: skład i etykieta | {NOME_PRODUTO}: etykieta | {NOME_PRODUTO}: skład
      Suplement diety {NOME_PRODUTO} | Suplement {NOME_PRODUTO}
      {NOME_PRODUTO}: jak przyjmować | {NOME_PRODUTO}: porcja
      {NOME_PRODUTO}: poznaj formułę | {NOME_PRODUTO}: formuła
      {NOME_PRODUTO} w Twojej rutynie | {NOME_PRODUTO} na co dzień
    `,
    benefit: `
      Część Twojej codziennej rutyny
      Jeden prosty nawyk dziennie
      Uzupełnienie codziennej diety
      Składniki na każdy dzień
      Dobre nawyki na co dzień
      Jeden ze składników: {ITEM} | W składzie: {ITEM}
      W formule: {ITENS} | Skład: {ITENS}
      Dodatek do zróżnicowanej diety
    `,
    price: `
      Sprawdź cenę jednej porcji
      [manyKits] Porównaj zestawy: {KIT_MENOR} i {KIT} szt.
      [kits] Cena zestawu {KIT} opakowań | Cena zestawu {KIT} szt.
      Porównaj ceny różnych opakowań
      Wybierz wariant według ceny
    `,
    guarantee: `
      {DIAS_TESTE} dni na wypróbowanie | Gwarancja: {DIAS_GARANTIA} dni
      Data ważności na opakowaniu
      Numer partii na opakowaniu
      Zasady zwrotu prostym językiem
    `,
    delivery: `
      [discreet] Dyskretna paczka bez napisów
      [freeShipping] Suplement z darmową dostawą
      U Ciebie w ciągu {DIAS_ENTREGA} dni
      Sprawdź, kiedy dotrze paczka
    `,
    proof: `
      Każdy składnik na etykiecie
      Zobacz pełną listę składników
      {NOME_PRODUTO}: kto jest producentem? | {NOME_PRODUTO}: kto produkuje? | {NOME_PRODUTO}: producent
      Zobacz, co zawiera porcja
      Wartości odżywcze do wglądu
      Każdy organizm jest inny
    `,
    question: `
      Co zawiera {NOME_PRODUTO}? | {NOME_PRODUTO}: co zawiera?
      Dla kogo jest {NOME_PRODUTO}? | {NOME_PRODUTO}: dla kogo?
      Kiedy przyjmować suplement?
      Ile wynosi porcja dzienna?
      Znasz już etykietę produktu?
      Na ile dni starcza opakowanie?
    `,
    action: `
      Przeczytaj etykietę i zdecyduj
      Zapytaj lekarza przed użyciem
      Spokojnie wybierz swój wariant
      Poznaj całą formułę produktu
      Zacznij od sposobu użycia
      [manyKits] Wybierz zestaw dla siebie
      Sprawdź formułę, potem zamów
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO}: wymiary i zdjęcia | {NOME_PRODUTO}: zdjęcia
      {NOME_PRODUTO}: pełna specyfikacja | {NOME_PRODUTO}: specyfikacja | {NOME_PRODUTO}: dane
      [newItem] {NOME_PRODUTO}: nowy produkt w pudełku | {NOME_PRODUTO}: nowy produkt
      {NOME_PRODUTO}: waga i rozmiar | {NOME_PRODUTO}: rozmiar
      {NOME_PRODUTO} z bliska: zdjęcia | {NOME_PRODUTO} z bliska
    `,
    benefit: `
      Każdy szczegół z bliska
      Poznaj, zanim zamówisz
      Sprawdź wymiary i miejsce
      Sprawdź, czy to coś dla Ciebie
      W pudełku: {ITENS}
      W zestawie między innymi {ITEM} | W zestawie: {ITEM}
      Zobacz, jak się używa
      [gift] Dobry pomysł na prezent
    `,
    price: `
      [models] Porównaj ceny różnych modeli
      Sprawdź cenę jednej sztuki
      [kits] Zobacz cenę zestawu {KIT} szt. | Cena zestawu {KIT} szt.
      [manyKits] Zestawy po {KIT_MENOR} i {KIT} szt.
      Zobacz kwotę razem z dostawą
      Poznaj koszt przed płatnością
    `,
    guarantee: `
      Zobacz, jak działa zwrot
      {DIAS_TESTE} dni na próbę w domu | Gwarancja: {DIAS_GARANTIA} dni
      Przeczytaj warunki zakupu
      [newItem] Nowy produkt w opakowaniu
    `,
    delivery: `
      [freeShipping] Darmowa dostawa pod drzwi
      Pod drzwi w ciągu {DIAS_ENTREGA} dni
      Zobacz, kiedy paczka dotrze
      Termin dostawy przed zakupem
    `,
    proof: `
      Zdjęcia i wymiary do wglądu
      Pełna specyfikacja na stronie
      Zobacz, jak działa w praktyce
      Lista elementów w zestawie
      Przyjrzyj się materiałom
      Porównaj rozmiar i wagę
    `,
    question: `
      Czy {NOME_PRODUTO} to coś dla Ciebie? | {NOME_PRODUTO}: dla Ciebie?
      {NOME_PRODUTO}: co jest w zestawie? | {NOME_PRODUTO}: co w zestawie?
      [sizes] Jaki rozmiar będzie dobry?
      [gift] Szukasz praktycznego prezentu?
      Zmieści się? Sprawdź wymiary
      Jak to działa? Zobacz tutaj
    `,
    action: `
      Sprawdź rozmiar i zamów
      Porównaj, zanim wybierzesz
      [models] Wybierz potrzebny model
      Zobacz obsługę krok po kroku
      [models, sizes] Wybierz kolor, rozmiar i model
      [manyKits] Dobierz zestaw do potrzeb
      Obejrzyj zdjęcia i zamów
    `,
  },

  digital: digitalTitles,
});
