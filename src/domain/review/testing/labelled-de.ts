import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of German shops, judged by Google's published policies before the rules were opened. First reading:
 * recall 0.95, precision 1 (missed: tiredness said without a question).
 */
export const labelledDe: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Nie Wieder Gelenkschmerzen',
      'In 4 Wochen 8 Kilo Leichter',
      'Endlich Schluss mit Tinnitus',
      'Stoppt Haarausfall Sofort',
      'Bauchfett Weg Ohne Diät',
      'Die Nr. 1 in Deutschland',
      'Leiden Sie an Schlafstörungen?',
      'Besser als Ozempic',
      'Vorher und Nachher im Bild',
      'Zum offiziellen Shop',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVida',
    texts: [
      'Senkt den Blutzucker auf natürliche Weise und ersetzt Ihre Tabletten. Jetzt bestellen.',
      'Ärzte sind sprachlos: Dieser einfache Trick lässt das Hüftgold schmelzen.',
      'Wissenschaftlich bewiesen und völlig frei von Nebenwirkungen. Für alle geeignet.',
      'Repariert den Knorpel und bringt Ihre Beweglichkeit zurück. Wirkung garantiert.',
      'Klicken Sie hier und erfahren Sie, was die Pharmaindustrie verschweigt.',
      'Vom BVL zugelassen und von führenden Urologen empfohlen. Für eine gesunde Prostata.',
      'Regt die Fettverbrennung an und zügelt den Appetit. Passen Sie wieder in Ihre Jeans.',
      'Scharf sehen ohne Brille: Das Wundermittel für Ihre Augen aus der Natur.',
      'Schlafen Sie endlich durch. Sie sind müde und erschöpft? Unsere Kapseln helfen sofort.',
      'Mehr Standfestigkeit und Ausdauer im Bett. Steigert das Testosteron spürbar.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: [
      'Vitalis Max: 60 Kapseln',
      'Bis Freitag Versandkostenfrei',
      'Laborgeprüfte Rohstoffe',
      'Auf Rechnung Bestellen',
      'Vegan und Ohne Zusatzstoffe',
      'Magnesium Hochdosiert',
      'Kundenmeinungen Lesen',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'GlucoVida',
    texts: [
      'Nahrungsergänzungsmittel mit Zimt und Chrom. Lesen Sie die Verzehrempfehlung auf der Dose.',
      'Vitamin C trägt zu einer normalen Funktion des Immunsystems bei. Hergestellt in Deutschland.',
      'Bestellen Sie bequem von zu Hause. Lieferung in 2 bis 3 Werktagen mit DHL.',
      'Nahrungsergänzungsmittel ersetzen keine ausgewogene Ernährung und gesunde Lebensweise.',
      'Fragen zu Ihrer Bestellung? Unser Kundenservice antwortet Ihnen montags bis freitags.',
    ],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'physical',
    product: 'Heckenschere Pro 500',
    texts: [
      'Entfernt Hartnäckige Flecken',
      'Trägt bis zu 120 kg',
      'Unser Bester Preis im Herbst',
      'Tierhaare Einfach Aufsaugen',
      'Hilft Gegen Schimmel im Bad',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Massagepistole Relax',
    texts: [
      'Handlich, leise und in wenigen Minuten einsatzbereit. Mit sechs Aufsätzen und Tasche.',
      'Zwei Jahre Garantie auf den Motor. Die Rückgabe ist 30 Tage lang kostenlos möglich.',
      'Ideal nach dem Sport oder nach einem langen Tag im Büro. Akku hält bis zu 6 Stunden.',
    ],
  },
];
