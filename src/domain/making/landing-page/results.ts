import type { ProductKind } from '#domain/making/review/policy-rule.ts';

const VALUE =
  '(?:a1c|hba1c|glicemia|glicose|acucar|colesterol|pressao|triglicer\\p{L}*|blood sugar|blood pressure|cholesterol|glucose|sugar|glucemia|azucar|tension|presion|blutzucker|langzeitzucker|blutdruck|cholesterin\\p{L}*|\\p{L}*werte?|glycemie|psa|peso|weight|gewicht|poids)';
/** "My sugar went from 280 to 110." */
const VALUE_MOVED = new RegExp(
  `(?<!\\p{L})${VALUE}(?!\\p{L})[^.;!?\\d]{0,25}(?:de|da|do|from|von|desde)? ?\\d[\\d.,]*(?: ?\\p{L}{1,5})?(?:/\\d+)? (?:para|to|auf|a|ate|hasta|bis|an) \\d`,
  'u',
);
const THEN =
  /(?<!\p{L})(?:nao (?:conseguia|podia|subia|andava|dormia|dobrava|levantava|abria)|antes|used to|could(?:n't| not)|could (?:barely|hardly)|no podia|no dormia|fruher|konnte (?:kaum|nicht)|kam (?:\p{L}+ ){0,2}kaum|avant|ne pouvais (?:pas|plus)|n'arrivais)(?!\p{L})/u;
const NOW =
  /(?<!\p{L})(?:hoje|agora|now|today|these days|hoy|ahora|heute|jetzt|inzwischen|aujourd'hui|maintenant|desormais)(?!\p{L})/u;
/** What a body does. */
const MOVES =
  /(?<!\p{L})(?:sub(?:o|i|ir|indo|e)|ando|andar|corr\p{L}*|danc\p{L}*|durmo|dorm\p{L}*|caminh\p{L}*|ajoelh\p{L}*|walk\p{L}*|runn?\p{L}*|danc\p{L}*|sleep|climb\p{L}*|kneel\p{L}*|stairs|duermo|camin\p{L}*|bail\p{L}*|escaleras?|gehe|lauf\p{L}*|tanz\p{L}*|schlaf\p{L}*|treppen?|knien|steige|marche\p{L}*|cours|danse\p{L}*|dors|escaliers?|monte)(?!\p{L})/u;
/** "I can kneel again", "je remonte les escaliers". */
const AGAIN =
  /(?<!\p{L})(?:(?:voltei|volto) a (?:andar|correr|subir|dormir|dancar|abrir|caminhar|enxergar|ouvir)|(?:vuelvo|volvi) a (?:andar|correr|subir|dormir|bailar|abrir|caminar|ver|oir)|(?:kann|gehe|laufe|tanze|schlafe) (?:ich )?(?:\p{L}+ ){0,2}wieder|remarche\p{L}*|remonte|redors|re-?entends|threw away (?:my|his|her) (?:cane|walker|crutches|glasses|inhaler))(?!\p{L})/u;
/** "Already 6 kilos", "2 900 € the first month": a number, and since when. */
const ALREADY_LOST =
  /(?<!\p{L})(?:ja (?:foram|sao)|ya (?:van|son)|already|schon|deja) (?:\p{L}+ ){0,2}\d+ ?(?:kg|kilos?|quilos?|lbs?|pounds?|pfund)(?!\p{L})/u;
const FIRST_MONTH =
  '(?:first|primeir[oa]|primer|premiere?|erste[nrm]?|zweite[nm]?|second|segundo|deuxieme) (?:month|week|day|mes|semana|dia|mois|semaine|jour|monat|woche|tag)';
const MONEY = '(?:(?:r\\$|us\\$|\\p{Sc}) ?\\d[\\d.,]*|\\d[\\d., ]* ?(?:\\p{Sc}|euros?|reais))';
const EARNED = new RegExp(
  `(?<!\\p{L})(?:${MONEY}[^.;!?]{0,20} ${FIRST_MONTH}|${FIRST_MONTH}[^.;!?]{0,20} ${MONEY})`,
  'u',
);
const PAID =
  /(?<!\p{L})(?:pag\p{L}*|paid|pay|cost\p{L}*|custou|cust\p{L}*|zahl\p{L}*|pay[eé]\p{L}*|saved|save|econom\p{L}*|discount|desconto|descuento|rabatt|remise|off)(?!\p{L})/u;

/**
 * Whether a buyer tells a result by what it is composed of: a value that moved, what the body did then and does now.
 * Takes the folded sentence and the whole of what the buyer says.
 */
export function tellsOfResult(sentence: string, whole: string, kind: ProductKind): boolean {
  if (kind === 'digital') return EARNED.test(sentence) && !PAID.test(sentence);
  if (VALUE_MOVED.test(sentence) || ALREADY_LOST.test(sentence)) return true;
  if (kind !== 'nutra') return false;
  return AGAIN.test(sentence) || (NOW.test(sentence) && MOVES.test(sentence) && THEN.test(whole));
}
