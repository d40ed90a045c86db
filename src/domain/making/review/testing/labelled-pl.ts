import type { LabelledTexts } from './labelled-text.ts';

/**
 * Polish texts as shops write them, judged by Google's published policies by a person who had not seen the rules for
 * Polish. First reading: recall 1.00, precision 0.95. The reason of the only false alarm was mended.
 */
export const labelledPl: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Pozbądź się bólu stawów',
      'Schudnij 10 kg w miesiąc',
      'Koniec z cukrzycą typu 2',
      'Vitalmax leczy prostatę',
      'Płaski brzuch bez diety',
      'Masz problem z łysieniem?',
      'Gwarantowany efekt w 7 dni',
      'Lepszy niż Ozempic',
      'Oficjalna strona Vitalmax',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Obniża poziom cukru we krwi i reguluje ciśnienie bez leków na receptę.',
      'Spala tłuszcz z brzucha nawet podczas snu. Bez ćwiczeń i bez efektu jojo.',
      'Lekarze polecają: naturalny preparat, który regeneruje chrząstkę stawową.',
      'Cierpisz na bezsenność? Zaśniesz w 5 minut i odzyskasz energię.',
      'Cudowna kuracja bez skutków ubocznych. 98% skuteczności potwierdzone klinicznie.',
      'Zobacz zdjęcia przed i po. Te kapsułki odmieniły życie tysięcy Polaków.',
      'Kliknij tutaj i poznaj sekret, który ukrywają przed tobą koncerny farmaceutyczne.',
    ],
  },
  {
    refused: true,
    kind: 'callouts',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: ['Numer 1 w Polsce', 'Zatwierdzone przez GIS', 'Usuwa toksyny z organizmu'],
  },
  {
    refused: true,
    kind: 'titles',
    productKind: 'physical',
    product: 'Masażer',
    texts: ['Najlepszy masażer na świecie'],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Sprawdź skład przed zakupem',
      'Suplement diety z cynkiem',
      'Bezpieczne płatności online',
      'Zamów z dostawą do paczkomatu',
      'Wygodna porcja na każdy dzień',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Suplement diety nie zastępuje zróżnicowanej diety i zdrowego trybu życia.',
      'W ciąży lub w trakcie leczenia? Zapytaj lekarza, zanim sięgniesz po suplement.',
      'Masz 14 dni na zwrot. Zwracamy pieniądze w ciągu 3 dni od otrzymania paczki.',
      'Przeczytaj etykietę, porównaj opakowania i wybierz to, które ci odpowiada.',
      'Zamówienie złożone do 12:00 wysyłamy tego samego dnia. Śledź paczkę online.',
    ],
  },
  {
    refused: false,
    kind: 'callouts',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: ['Gwarancja zwrotu pieniędzy', 'Płatność przy odbiorze', 'Polska obsługa klienta'],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'physical',
    product: 'Masażer',
    texts: ['Usuwa plamy i tłuszcz z kuchni', 'Odkurzacz bez wysiłku', 'Masażer: wymiary i zdjęcia'],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Masażer',
    texts: [
      'Myjka wysokociśnieniowa usuwa brud i pleśń z kostki. Sprawdź moc i zasięg.',
      'Hantle 10 kg z gumową powłoką. Zobacz wymiary i wybierz zestaw do domu.',
      'Dwuletnia gwarancja producenta i szybka wysyłka z magazynu w Polsce.',
      'Najlepsza cena w tym tygodniu. Porównaj modele i wybierz kolor.',
    ],
  },
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: ['9 na 10 Osób Zadowolonych', 'Nigdy Więcej Głodu'],
  },
];
