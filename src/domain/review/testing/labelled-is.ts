import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of Icelandic marketers, judged by Google's published policies before their writer had seen the
 * rules. First reading: recall 0.9, precision 1 (missed: a slimming compound, what the industry "vill ekki").
 */
export const labelledIs: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Losnaðu við liðverkina strax',
      'Misstu 8 kíló á einum mánuði',
      'Flatur magi á 14 dögum',
      'Segðu bless við eyrnasuð',
      'Sykursýki? Aldrei aftur',
      'Fáðu hárið aftur á 30 dögum',
      'Læknar mæla með þessu',
      'Betra en Parkódín',
      'Besta grenningarlyf Íslands',
      'Vitalis Max opinber verslun',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVital',
    texts: [
      'Lækkar blóðsykurinn án lyfja. Pantaðu í dag og sjáðu gildin lækka.',
      'Klínískt sannað: 96% notenda hættu að taka töflurnar sínar.',
      'Þjáist þú af svefnleysi? Sofnaðu á fimm mínútum án aukaverkana.',
      'Formúlan sem lyfjaiðnaðurinn vill ekki að þú vitir um.',
      'Læknar slitgigt og byggir brjóskið upp á ný. Árangur tryggður.',
      'Ertu of feit og þreytt? Brenndu magafitunni á meðan þú sefur.',
      'Sjáðu fyrir og eftir myndir af konum sem misstu tíu kíló.',
      'Kraftaverkahylki sem fjarlægja hrukkur og yngja þig um 15 ár.',
      'Smelltu hér og uppgötvaðu japanska bragðið gegn offitu.',
      'Minnkar stækkaðan blöðruhálskirtil svo þú sleppir við næturferðir á salernið.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Vitalis Max 60 hylki',
      'Frí sending yfir 9.900 kr.',
      'Greiddu með korti eða Aur',
      'Magnesíum og sink daglega',
      'Sjáðu öll innihaldsefnin',
      'Afhending á 1-3 virkum dögum',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVital',
    texts: [
      'Fæðubótarefni koma ekki í stað fjölbreyttrar fæðu.',
      'Ráðfærðu þig við lækni ef þú ert barnshafandi, með barn á brjósti eða á lyfjum.',
      'Taktu tvö hylki á dag með mat. Dósin dugar í einn mánuð.',
      '30 daga skilaréttur. Ef þú ert ekki ánægð færðu endurgreitt.',
      'Vegan hylki án glútens, laktósa og viðbætts sykurs. Framleidd á Íslandi.',
      'Lestu umsagnir frá öðrum og berðu saman verð á skammt áður en þú kaupir.',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Steikarpanna Pro',
    texts: [
      'Þolir allt að 260 gráður í ofni og virkar á spanhellur. Tveggja ára ábyrgð.',
      'Fjarlægir kalk og fitu í eldhúsinu. Auðveld í þrifum, má fara í uppþvottavél.',
      'Sláttuvél með 40 lítra safnara fyrir garða allt að 600 fermetrum.',
      'Handlóðasett 20 kg með standi. Frí heimsending að dyrum.',
      'Flugnagildra fyrir pallinn. Heldur flugum frá án eiturefna.',
      'Blóðþrýstingsmælir með stórum skjá og minni fyrir tvo notendur.',
      'Sett saman á tíu mínútum án verkfæra. Leiðbeiningar fylgja.',
      'Kattaleikfang sem er hlaðið með USB. Hentar líka litlum kettlingum.',
    ],
  },
];
