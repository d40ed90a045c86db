import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of Norwegian marketers, judged by Google's published policies before their writer had seen the
 * rules. First reading: recall 0.95, precision 1 (missed: what the industry "ikke vil" that you know).
 */
export const labelledNo: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Bli kvitt leddsmertene nå',
      'Gå ned 8 kilo på en måned',
      'Flat mage på to uker',
      'Si farvel til øresusen',
      'Diabetes? Aldri mer',
      'Få håret tilbake på 30 dager',
      'Legene anbefaler dette',
      'Bedre enn Paracet',
      'Norges beste slankepille',
      'Vitalis Max offisiell butikk',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVital',
    texts: [
      'Senker blodsukkeret uten medisiner. Bestill i dag og se verdiene falle.',
      'Klinisk dokumentert: 96 % av brukerne sluttet med tablettene sine.',
      'Sliter du med søvnløshet? Sovn på fem minutter, helt uten bivirkninger.',
      'Formelen legemiddelindustrien ikke vil at du skal vite om.',
      'Kurerer artrose og bygger opp brusken igjen. Garantert resultat.',
      'Føler du deg tykk og sliten? Forbrenn magefettet mens du sover.',
      'Se før- og etterbilder av kvinner som har mistet ti kilo.',
      'Mirakelkapsler som fjerner rynker og gjør deg 15 år yngre.',
      'Klikk her og oppdag det japanske trikset mot overvekt.',
      'Krymper en forstørret prostata, så du slipper å stå opp om natten.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Vitalis Max 60 kapsler',
      'Fri frakt over 499 kr',
      'Betal enkelt med Vipps',
      'Magnesium og sink hver dag',
      'Se hele ingredienslisten',
      'Levering på 1-3 virkedager',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVital',
    texts: [
      'Kosttilskudd bør ikke brukes som erstatning for et variert kosthold.',
      'Rådfør deg med lege hvis du er gravid, ammer eller bruker medisiner.',
      'Ta to kapsler om dagen til maten. Boksen varer i én måned.',
      '30 dagers åpent kjøp. Er du ikke fornøyd, får du pengene tilbake.',
      'Veganske kapsler uten gluten, laktose og tilsatt sukker. Produsert i Norge.',
      'Les hva andre kunder mener, og sammenlign prisen per dose før du handler.',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Stekepanne Pro',
    texts: [
      'Tåler opptil 260 grader i ovn og fungerer på induksjon. To års garanti.',
      'Fjerner kalk og fett på kjøkkenet. Enkel å rengjøre i oppvaskmaskin.',
      'Gressklipper med 40 liters oppsamler, for hager opptil 600 kvm.',
      'Manualsett på 20 kg med stativ. Fri hjemlevering til døren.',
      'Myggfelle til terrassen. Holder myggen unna uten kjemikalier.',
      'Blodtrykksmåler med stort display og minne for to personer.',
      'Monteres på ti minutter uten verktøy. Monteringsanvisning følger med.',
      'Katteleke som lades med USB. Passer også for små kattunger.',
    ],
  },
];
