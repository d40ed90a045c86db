import type { LabelledTexts } from './labelled-text.ts';

/**
 * Slovak texts as shops write them, judged by Google's published policies by a person who had not seen the rules for
 * Slovak. First reading: recall 1.00, precision 1.00.
 */
export const labelledSk: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Zbavte sa bolesti kĺbov',
      'Schudnite 10 kg za mesiac',
      'Koniec cukrovky 2. typu',
      'Vitalmax lieči prostatu',
      'Ploché brucho bez diéty',
      'Trápi vás vypadávanie vlasov?',
      'Zaručený výsledok za 7 dní',
      'Lepší ako Ozempic',
      'Oficiálna stránka Vitalmax',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Znižuje hladinu cukru v krvi a upravuje krvný tlak bez liekov na predpis.',
      'Spaľuje tuk na bruchu aj počas spánku. Bez cvičenia a bez jojo efektu.',
      'Lekári odporúčajú: prírodný prípravok, ktorý obnovuje chrupavku.',
      'Trpíte nespavosťou? Zaspíte do 5 minút a vrátite si energiu.',
      'Zázračná kúra bez vedľajších účinkov. Účinnosť 98 % je klinicky dokázaná.',
      'Pozrite si fotky pred a po. Tieto kapsuly zmenili život tisícom Slovákov.',
      'Kliknite sem a odhaľte tajomstvo, ktoré pred vami farmafirmy skrývajú.',
    ],
  },
  {
    refused: true,
    kind: 'callouts',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: ['Číslo 1 na Slovensku', 'Schválené ministerstvom', 'Odstraňuje toxíny z tela'],
  },
  {
    refused: true,
    kind: 'titles',
    productKind: 'physical',
    product: 'Masážny prístroj',
    texts: ['Najlepší masér na svete'],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Zloženie si pozrite vopred',
      'Výživový doplnok so zinkom',
      'Bezpečná platba kartou',
      'Doručenie na výdajné miesto',
      'Jedna dávka na každý deň',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: [
      'Výživový doplnok nenahrádza pestrú a vyváženú stravu ani zdravý životný štýl.',
      'Tehotenstvo, dojčenie alebo lieky? Poraďte sa s lekárom ešte pred užívaním.',
      'Na vrátenie máte 14 dní. Peniaze vám pošleme do 3 dní od prijatia balíka.',
      'Prečítajte si etiketu, porovnajte balenia a vyberte si to, čo vám vyhovuje.',
      'Objednávky do 12:00 odosielame v ten istý deň. Zásielku môžete sledovať.',
    ],
  },
  {
    refused: false,
    kind: 'callouts',
    productKind: 'nutra',
    product: 'Vitalmax',
    texts: ['Garancia vrátenia peňazí', 'Platba na dobierku', 'Zákaznícka podpora'],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'physical',
    product: 'Masážny prístroj',
    texts: ['Odstráni škvrny aj mastnotu', 'Vysávanie bez námahy', 'Masážny prístroj: rozmery'],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Masážny prístroj',
    texts: [
      'Vysokotlakový čistič odstráni špinu a pleseň z dlažby. Pozrite si výkon a dosah.',
      'Činky 10 kg s gumeným povrchom. Pozrite si rozmery a vyberte sadu domov.',
      'Dvojročná záruka výrobcu a rýchle odoslanie zo skladu na Slovensku.',
      'Najlepšia cena tento týždeň. Porovnajte modely a vyberte si farbu.',
    ],
  },
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: ['9 z 10 Ľudí Je Spokojných', 'Nikdy Viac Hladu'],
  },
];
