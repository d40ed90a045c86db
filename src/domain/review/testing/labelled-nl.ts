import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of Dutch shops, judged by Google's published policies before the rules were opened. First reading:
 * recall 1, precision 1.
 */
export const labelledNl: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Nooit meer gewrichtspijn',
      '8 kilo lichter in 4 weken',
      'Verlos jezelf van tinnitus',
      'Stop haaruitval direct',
      'Weg met dat buikvet',
      'De nummer 1 van Nederland',
      'Heb jij last van artrose?',
      'Beter dan Ozempic',
      'Bekijk de voor en na foto’s',
      'De officiële webshop',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVida',
    texts: [
      'Verlaagt je bloedsuiker op een natuurlijke manier en vervangt je pillen. Bestel nu.',
      'Artsen zijn verbijsterd: met deze simpele truc smelten de kilo’s weg.',
      'Wetenschappelijk bewezen en helemaal zonder bijwerkingen. Veilig voor iedereen.',
      'Herstelt het kraakbeen en maakt je knieën weer soepel. Resultaat gegarandeerd.',
      'Klik hier en ontdek wat de farmaceutische industrie verzwijgt.',
      'Goedgekeurd door de NVWA en aanbevolen door urologen. Voor een gezonde prostaat.',
      'Stimuleert de vetverbranding en remt de eetlust. Pas weer in je oude spijkerbroek.',
      'Weer scherp zien zonder bril: het wondermiddel voor je ogen.',
      'Slaap eindelijk weer de hele nacht door. Val binnen tien minuten in slaap.',
      'Hardere erecties en meer uithoudingsvermogen in bed. Verhoogt je testosteron.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Vitalis Max: 60 capsules',
      'Voor 22.00 uur besteld',
      'In laboratorium getest',
      'Achteraf betalen met Klarna',
      'Vegan en zonder toevoegingen',
      'Magnesium hoog gedoseerd',
      'Lees ervaringen van klanten',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVida',
    texts: [
      'Voedingssupplement met kaneel en chroom. Lees de aanbevolen dosering op het potje.',
      'Vitamine C draagt bij aan de normale werking van het immuunsysteem. Gemaakt in Nederland.',
      'Bestel makkelijk vanaf de bank. Bezorging door PostNL binnen 2 werkdagen.',
      'Een voedingssupplement is geen vervanging van een gevarieerde voeding.',
      'Vragen over je bestelling? Onze klantenservice helpt je van maandag tot en met vrijdag.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'physical',
    product: 'Heggenschaar Pro 500',
    texts: [
      'Verwijdert lastige vlekken',
      'Draagt tot 120 kg',
      'Onze beste prijs dit najaar',
      'Zuigt dierenharen zo op',
      'Tegen schimmel in de badkamer',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Massagepistool Relax',
    texts: [
      'Handzaam, stil en in een paar minuten klaar voor gebruik. Met zes opzetstukken en tas.',
      'Twee jaar garantie op de motor. Je kunt 30 dagen lang gratis retourneren.',
      'Fijn na het sporten of na een lange dag op kantoor. De accu gaat tot 6 uur mee.',
    ],
  },
];
