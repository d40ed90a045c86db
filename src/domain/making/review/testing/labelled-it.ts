import type { LabelledTexts } from './labelled-text.ts';

/**
 * Texts in the style of Italian marketers, judged by Google's published policies before their author opened the rules.
 * First reading: recall 0.95 (the word `sito` was missing), precision 0.95 (`esaurimento scorte` was read as an illness).
 */
export const labelledIt: readonly LabelledTexts[] = [
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Artroflex',
    texts: [
      'Addio dolori articolari',
      'Perdi 7 kg in un mese',
      'Dimagrire senza dieta',
      'Sconfiggi il diabete',
      'Consigliato dai medici',
      'Sito ufficiale Artroflex',
      'Soffri di acufene?',
      'Il miglior bruciagrassi',
      'Foto prima e dopo',
    ],
  },
  {
    refused: true,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Glicostop',
    texts: [
      'Abbassa la glicemia in modo naturale e butta via le medicine.',
      'Risultati garantiti già dalla prima settimana, senza effetti collaterali.',
      'Le case farmaceutiche non vogliono che tu conosca questo trucco della nonna.',
      'Clicca qui e guarda il video prima che venga rimosso.',
      'Scioglie il grasso della pancia mentre dormi, mangiando quello che vuoi.',
      'Clinicamente testato: il 98% degli utenti ha recuperato la vista.',
      'La formula miracolosa che fa ricrescere i capelli in 30 giorni.',
      'Più potente del Viagra: torna giovane a letto fin dalla prima compressa.',
    ],
  },
  {
    refused: true,
    kind: 'callouts',
    productKind: 'nutra',
    product: 'Dermaviva',
    texts: ['Elimina le rughe', 'Cura la psoriasi', 'Efficace al 100%'],
  },
  {
    refused: false,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Artroflex',
    texts: [
      'Artroflex: prezzo e consegna',
      'Leggi gli ingredienti',
      'Un gesto semplice ogni giorno',
      'Dubbi prima di ordinare?',
      'Con collagene, zinco e curcuma',
      'La cura di sé ogni mattina',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'nutra',
    product: 'Glicostop',
    texts: [
      'Confronta i formati, controlla i tempi di consegna e paga in sicurezza.',
      'I risultati variano da persona a persona. Chiedi consiglio al tuo medico.',
      'Soddisfatti o rimborsati entro 30 giorni: leggi le condizioni prima di ordinare.',
      'Gli integratori non sostituiscono una dieta varia ed equilibrata.',
      'Offerte di primavera su tutta la linea, fino a esaurimento scorte.',
    ],
  },
  {
    refused: false,
    kind: 'descriptions',
    productKind: 'physical',
    product: 'Vaporex',
    texts: [
      'Elimina macchie e cattivi odori dai tappeti, senza fatica.',
      'Idropulitrice ad alta pressione con accessori: guarda foto e misure.',
      'Garanzia di 2 anni e ricambi disponibili. Consegna a casa tua.',
      'Trapano a batteria con due accumulatori. Ritiro gratuito in negozio.',
      'Ideale per i peli di cani e gatti: scopri potenza, peso e rumorosità.',
    ],
  },
  {
    refused: false,
    kind: 'callouts',
    productKind: 'physical',
    product: 'Vaporex',
    texts: ['Pagamenti sicuri', 'Consegna garantita', 'Resi senza stress', 'Assistenza in italiano'],
  },
  {
    refused: true,
    kind: 'titles',
    productKind: 'nutra',
    product: 'Vitalis Max',
    texts: ['9 Persone su 10 Soddisfatte', 'Mai Più Fame'],
  },
];
