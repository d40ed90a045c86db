import { type Duration, findDurations, isTopic } from '../durations.ts';
import { ordinary } from '../ordinary-words.ts';
import { guaranteeSources as source } from './guarantee-words.ts';

/** The times that a sentence names for a guarantee or a delivery. All take folded text. */

const AFTER = `${source.after}(?: (?:de|da|do|del|que|lo|la|el|le|du|der|dem|the|you|your|a|o|as|it|sua|suya|votre|ihrer))*`;
/** "Within 45 days of delivery": the delivery only says when the days begin. */
const FROM_DELIVERY = new RegExp(
  `(?<=[a-z] )${AFTER} (?:${source.delivery}|${source.receipt})(?![a-z])`,
  'gu',
);
/** "We give the money back within 15 days of delivery": the time of whoever bought, and not of the money. */
const FROM_ITS_DELIVERY = new RegExp(`(?<![a-z])${AFTER} ${source.delivery}(?![a-z])`, 'u');

export function withoutDelivery(sentence: string): string {
  return sentence.replace(FROM_DELIVERY, ' ');
}

export function countsFromDelivery(sentence: string): boolean {
  return FROM_ITS_DELIVERY.test(sentence);
}

/** "What you receive" asks for no time. */
const ASKS_WHAT = /^\W*(?:o que|que|what|was|ce que|lo que)(?![a-z])/u;
/** What a question asks in words of its own: "How long until I get it?" */
const TOPIC = { guarantee: 'garantia', delivery: 'entrega' } as const;
/** The patterns look as far back from a number. */
const BEFORE_THE_NUMBER = /^\D*?([^\d.,;!?·|•]{0,40})(?=\d)/u;

/** What a sentence says; "Guarantee" over "90 days against faults" is read as one sentence. */
export function durationsUnder(heading: string, whole: string, list: 'guarantee' | 'delivery'): Duration[] {
  const sentence = withoutDelivery(whole);
  const durations = findDurations(sentence, list);
  const other = list === 'guarantee' ? 'delivery' : 'guarantee';
  const isPlain =
    isTopic(heading, list) &&
    !ASKS_WHAT.test(heading) &&
    !isTopic(heading, other) &&
    findDurations(sentence, other).length === 0;
  if (durations.length > 0 || !isPlain) return durations;
  const amount = sentence.replace(BEFORE_THE_NUMBER, '$1');
  const under = findDurations(`${heading.replace(/\W+$/u, '')} ${amount}`, list);
  return under.length > 0 ? under : findDurations(`${TOPIC[list]} ${amount}`, list);
}

const SOON_ENOUGH =
  /(?<![a-z])(?:max[a-z]*|at (?:the )?most|no maximo|como mucho|hochstens|au plus|(?:within|in|em(?: ate)?|en|sous|binnen|innerhalb von) \d+ (?:[a-z]+ )?(?:days|weeks|dias|semanas|tagen?|wochen|jours|semaines))(?![a-z])/u;

/** How long a repair takes, which is no time of a guarantee. */
export function isOfRepair(sentence: string): boolean {
  return ordinary.weRepair.test(sentence) && SOON_ENOUGH.test(sentence) && !countsFromDelivery(sentence);
}

/** How soon the seller pays back, which is no guarantee: whatever time comes behind it. */
const PAYS_BACK = new RegExp(
  `(?<![a-z])(?:${source.paysBack}(?:(?! (?:if|se|si|wenn|falls|sofern) )[^.;!?\\d]){0,60}${source.within}|${source.money}(?: [a-z]+){0,6} ${source.reaches}(?![^.;!?\\d]{0,30} (?:home|back))[^.;!?\\d]{0,30}) \\d`,
  'u',
);

const AMOUNT = /(?:r\$|us\$|\p{Sc}) ?\d[\d.,]*|\d[\d.,]* ?\p{Sc}/gu;

/** Whether a sentence says how soon the seller pays back. */
export function paysBack(sentence: string): boolean {
  return PAYS_BACK.test(withoutDelivery(sentence).replace(AMOUNT, '')) && !countsFromDelivery(sentence);
}

const COMES_BACK_IN = new RegExp(
  `(?<![a-z])(?:${source.paysBack}(?![a-z])[^.;!?]{0,80}\\d|\\d{1,2} (?:[a-z]+ )?(?:days?|dias?|tagen?|jours)(?: [a-z]+){0,3} (?:${source.paysBack}|geld|money|dinero|dinheiro|plata|argent))`,
  'u',
);

/** Whether the time of a sentence is that of a refund, which is no delivery. */
export function isOfARefund(sentence: string): boolean {
  return COMES_BACK_IN.test(sentence);
}

/** What a sentence says before it tells how soon the seller pays back. */
export function beforePayingBack(sentence: string): string {
  return sentence.slice(0, PAYS_BACK.exec(sentence)?.index ?? sentence.length);
}
