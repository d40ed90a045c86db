import { textsByKind } from '../notation.ts';
import { digitalDescriptions } from './digital.ts';

export const descriptions = textsByKind({
  common: {
    benefit: `
      {NOME_PRODUTO}: {DIFERENCIAL}. {DIFERENCIAL_2}. | {NOME_PRODUTO}: {DIFERENCIAL}. | {DIFERENCIAL}. {DIFERENCIAL_2}. | {DIFERENCIAL}.
    `,
    name: `
      {NOME_PRODUTO}: dla kogo, jak stosować, ile kosztuje i jak złożyć zamówienie. | Dla kogo jest produkt, jak go stosować, ile kosztuje i jak złożyć zamówienie.
      [owner] {NOME_PRODUTO}: kup bez pośredników, a na pytania odpowiemy sami. | Kup bez pośredników, a na pytania odpowiemy sami.
    `,
    price: `
      [interestFree, freeShipping] {NOME_PRODUTO} za {PRECO}, w {PARCELAS} ratach bez odsetek i z darmową dostawą. | Za {PRECO}, w {PARCELAS} ratach bez odsetek i z darmową dostawą.
      [freeShipping] {NOME_PRODUTO} za {PRECO} z darmową dostawą. Zamówienie przez internet, bez wychodzenia z domu. | Za {PRECO} z darmową dostawą. Zamówienie przez internet, bez wychodzenia z domu.
      {NOME_PRODUTO}: porównaj ceny, sprawdź czas dostawy {NO_PAIS} i sposoby płatności. | {NOME_PRODUTO}: porównaj ceny, sprawdź czas dostawy i sposoby płatności. | Porównaj ceny, sprawdź czas dostawy i sposoby płatności, zanim zamówisz.
      [interestFree] {NOME_PRODUTO} za {PRECO}, także w {PARCELAS} ratach bez odsetek. Zobacz kwotę przed płatnością. | Cena: {PRECO}, także w {PARCELAS} ratach bez odsetek. Zobacz pełną kwotę przed płatnością.
      {NOME_PRODUTO} za {PRECO}. Sprawdź koszt dostawy i pełną kwotę, zanim zapłacisz. | Cena: {PRECO}. Sprawdź koszt dostawy i pełną kwotę zamówienia, zanim zapłacisz.
    `,
    guarantee: `
      {NOME_PRODUTO}: {DIAS_TESTE} dni na próbę w domu, potem decydujesz. | {DIAS_TESTE} dni na próbę w domu, potem decydujesz.
      {NOME_PRODUTO}: {DIAS_REEMBOLSO} dni na zwrot pieniędzy, jeśli produkt Ci nie odpowiada. | {DIAS_REEMBOLSO} dni na zwrot pieniędzy, jeśli produkt Ci nie odpowiada.
      {NOME_PRODUTO}: {DIAS_GARANTIA} dni gwarancji i dostawa w ciągu {DIAS_ENTREGA} dni. | {DIAS_GARANTIA} dni gwarancji i dostawa w ciągu {DIAS_ENTREGA} dni.
      {NOME_PRODUTO} z gwarancją: {DIAS_GARANTIA} dni. Przeczytaj jej warunki, zanim zamówisz. | Zakup z gwarancją: {DIAS_GARANTIA} dni. Przeczytaj jej warunki, zanim zamówisz.
      {NOME_PRODUTO}: poznaj zasady zwrotu jeszcze przed zakupem i kupuj ze spokojną głową. | Poznaj zasady zwrotu jeszcze przed zakupem i kupuj ze spokojną głową.
    `,
    delivery: `
      {NOME_PRODUTO}: formy płatności {PAGAMENTOS}, dostawa w ciągu {DIAS_ENTREGA} dni. | Formy płatności: {PAGAMENTOS}. Dostawa w ciągu {DIAS_ENTREGA} dni.
      [tracked] Zamów produkt {NOME_PRODUTO} i śledź paczkę z numerem przesyłki aż pod drzwi. | Śledź paczkę z numerem przesyłki od chwili nadania aż pod same drzwi.
      [freeShipping] {NOME_PRODUTO} z darmową dostawą. Sprawdź termin i złóż zamówienie przez internet. | Darmowa dostawa zamówienia. Sprawdź termin i złóż zamówienie przez internet.
    `,
    question: `
      {NOME_PRODUTO}: masz pytania? Przeczytaj odpowiedzi, porównaj opcje i zdecyduj spokojnie. | Masz jeszcze pytania? Przeczytaj odpowiedzi, porównaj opcje i zdecyduj spokojnie.
    `,
    action: `
      {NOME_PRODUTO}: porównaj opcje, wybierz swoją i sprawdź zamówienie przed płatnością. | Porównaj dostępne opcje, wybierz swoją i sprawdź zamówienie przed płatnością.
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO}: sprawdź składniki, wartości w porcji i sposób użycia, zanim zdecydujesz. | Sprawdź składniki, wartości w porcji i sposób użycia, zanim zdecydujesz.
    `,
    benefit: `
      Dodatek do zróżnicowanej diety. {NOME_PRODUTO}: zobacz skład i sposób użycia. | Prosty dodatek do zróżnicowanej diety. Zobacz, co zawiera i jak go przyjmować.
      {NOME_PRODUTO} zawiera: {ITENS}. Sprawdź ilości i sposób użycia na etykiecie. | W składzie: {ITENS}. Sprawdź ilości i sposób użycia na etykiecie. | W składzie: {ITENS}. Przeczytaj etykietę.
      Dla kogo: {PUBLICO}. {NOME_PRODUTO}: przeczytaj zalecenia i sprawdź, czy to coś dla Ciebie. | Dla kogo: {PUBLICO}. Przeczytaj zalecenia i sprawdź, czy to coś dla Ciebie.
    `,
    price: `
      [manyKits] {NOME_PRODUTO}: porównaj zestawy po {KIT_MENOR} i {KIT} szt. i zobacz cenę jednej sztuki. | Porównaj zestawy po {KIT_MENOR} i {KIT} szt. i zobacz cenę jednej sztuki.
      {NOME_PRODUTO}: sprawdź cenę opakowania i na jak długo starcza przy zalecanej porcji. | Sprawdź cenę opakowania i na jak długo starcza przy zalecanej porcji dziennej.
    `,
    proof: `
      {NOME_PRODUTO}: przeczytaj pełny skład i sprawdź, kto jest producentem, zanim zamówisz. | Przeczytaj pełny skład na etykiecie i sprawdź, kto jest producentem, zanim zamówisz.
      [reviews] Każdy organizm jest inny. {NOME_PRODUTO}: przeczytaj opinie i porównaj je przed zakupem. | Każdy organizm jest inny. Przeczytaj opinie innych osób i porównaj je przed zakupem.
    `,
    delivery: `
      [discreet] {NOME_PRODUTO} w dyskretnej paczce bez napisów. Sprawdź czas dostawy przed zakupem. | Wysyłka w dyskretnej paczce bez napisów. Sprawdź czas dostawy przed zakupem.
    `,
    question: `
      {NOME_PRODUTO}: jak i kiedy przyjmować? Przeczytaj zalecenia podane na etykiecie. | Jak często i o jakiej porze go przyjmować? Przeczytaj zalecenia podane na etykiecie.
      Czy {NOME_PRODUTO} to coś dla Ciebie? Zobacz, dla kogo jest i kiedy zapytać lekarza. | Czy to coś dla Ciebie? Zobacz, dla kogo jest produkt i kiedy zapytać lekarza.
    `,
    action: `
      {NOME_PRODUTO}: przeczytaj etykietę, znajdź odpowiedzi i wybierz wielkość opakowania. | Przeczytaj etykietę, znajdź odpowiedzi na pytania i wybierz wielkość opakowania.
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO} z bliska: wymiary, materiały i zawartość pudełka. Obejrzyj i wybierz. | Obejrzyj produkt z bliska: wymiary, materiały i zawartość pudełka. Potem wybierz.
    `,
    benefit: `
      {NOME_PRODUTO} na co dzień: zobacz zdjęcia w użyciu, wymiary i zawartość pudełka. | Wygoda na co dzień: zobacz produkt w użyciu, wymiary i zawartość pudełka.
      {NOME_PRODUTO}: w pudełku {ITENS}. Sprawdź wymiary przed zakupem. | W pudełku: {ITENS}. Sprawdź wymiary przed zakupem. | W zestawie: {ITENS}.
      Dla kogo: {PUBLICO}. {NOME_PRODUTO}: obejrzyj zdjęcia, wymiary i materiały. | Dla kogo: {PUBLICO}. Obejrzyj zdjęcia, wymiary i materiały, zanim wybierzesz.
    `,
    price: `
      [kits] {NOME_PRODUTO}: zobacz cenę jednej sztuki i zestawu {KIT} szt. Porównaj przed zakupem. | Zobacz cenę jednej sztuki i zestawu {KIT} szt. Porównaj je przed zakupem.
      [models] {NOME_PRODUTO}: porównaj modele i ceny i wybierz spokojnie. | Porównaj modele i ceny i wybierz spokojnie.
    `,
    proof: `
      {NOME_PRODUTO}: zdjęcia, wymiary i specyfikacja w jednym miejscu. Sprawdź przed zakupem. | Zdjęcia, wymiary i pełna specyfikacja w jednym miejscu. Sprawdź je przed zakupem.
      [reviews] {NOME_PRODUTO}: obejrzyj wykonanie i przeczytaj opinie innych kupujących. | Obejrzyj z bliska wykonanie produktu i przeczytaj opinie innych kupujących.
    `,
    guarantee: `
      {NOME_PRODUTO}: zobacz przed zakupem, jak działa zwrot i ile masz na niego czasu. | Zobacz przed zakupem, jak działa zwrot i ile masz na niego czasu.
    `,
    question: `
      Czy się zmieści? {NOME_PRODUTO}: sprawdź wymiary, wagę i materiały przed zakupem. | Czy się zmieści? Sprawdź wymiary, wagę i materiały, zanim złożysz zamówienie.
      {NOME_PRODUTO}: co jest w zestawie? Zobacz każdy element, montaż i sposób użycia. | Co jest w pudełku? Zobacz każdy element, montaż i sposób użycia krok po kroku.
    `,
    action: `
      [models] {NOME_PRODUTO}: wybierz model, sprawdź czas dostawy i złóż zamówienie przez internet. | Wybierz swój model, sprawdź czas dostawy i złóż zamówienie przez internet.
      [gift] Szukasz prezentu? {NOME_PRODUTO}: obejrzyj zdjęcia i sprawdź, kiedy dotrze paczka. | Szukasz praktycznego prezentu? Obejrzyj zdjęcia i sprawdź, kiedy dotrze paczka.
    `,
  },

  digital: digitalDescriptions,
});
