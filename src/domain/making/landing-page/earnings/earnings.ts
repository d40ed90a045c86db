import { ordinary } from '../ordinary-words.ts';
import { wholeWords } from '../phrases.ts';
import { courseWords } from './course-words.ts';
import { gainSources as source, gainWords as says } from './gain-words.ts';
import { withPlainMoney } from './money-words.ts';
import { hasPromise, MONEY } from './promises.ts';

/** All take folded text. */

/** Whether a sentence promises money for little. */
export function promisesMoney(text: string): boolean {
  return !isNobodysGain(text) && hasPromise(withPlainMoney(text));
}

/** "Rich in fibre" is no riches, and "rich in 30 days" is. */
const RICH_IN_SOMETHING = new RegExp(
  `(?<![a-z])${source.rich}(?! (?:\\d|an? |casa|sua|tu|su|u[mn] |dias|poc|pouc|quelques|peu))(?![a-z])`,
  'u',
);

/** Whether a sentence speaks of money that is nobody's gain: interest, savings, usual wages, what a shop gives back. */
export function isNobodysGain(text: string): boolean {
  if (says.reward.test(text) && says.rewards.test(text)) return true;
  if ((says.usual.test(text) || says.rewards.test(text)) && !says.reader.test(text)) return true;
  const earnsNothing =
    says.spends.test(text) ||
    says.usual.test(text) ||
    says.earnsAbout.test(text) ||
    RICH_IN_SOMETHING.test(text);
  return earnsNothing && !says.earns.test(text);
}

/** Whether a sentence only sounds like a gain: somebody is put out of work, or money is given back. */
export function soundsLikeGain(text: string): boolean {
  return says.noWork.test(text) && !promisesMoney(text);
}

const SUM = new RegExp(MONEY, 'u');

/** Whether an amount of money belongs to a time, and nobody pays it in parts. */
export function earnsInTime(text: string): boolean {
  const plain = withPlainMoney(text);
  return SUM.test(plain) && says.inTime.test(plain) && !says.inParts.test(plain);
}

/** What a course is said to bring its pupils, in the words of the course. */
const BROUGHT_BY_A_COURSE = wholeWords(courseWords.flatMap(({ brought }) => brought));
const LEFT_OVER = wholeWords(courseWords.map(({ leftOver }) => leftOver));
const COSTS = wholeWords(courseWords.map(({ costs }) => costs));

/** Whether a course is said to bring money in: so much a month, more than a job, debts that pay themselves. */
export function bringsMoney(text: string): boolean {
  const plain = withPlainMoney(text);
  if (COSTS.test(plain)) return false;
  return (
    BROUGHT_BY_A_COURSE.test(plain) || (earnsInTime(plain) && LEFT_OVER.test(plain) && !isNobodysGain(plain))
  );
}

/** Whether a notice tells what whoever writes the page gets, and promises the reader none of it. */
export function isOwnCommission(notice: string): boolean {
  return !says.reader.test(notice) && !earnsInTime(notice);
}

const NOBODY_LOSES = wholeWords([`${source.nobody}(?![a-z])[^.!?]{0,60}(?<![a-z])${source.loss}`]);

/** "Nobody has had a losing week": a denial that promises. */
export function nobodyLoses(text: string): boolean {
  return NOBODY_LOSES.test(text);
}

/** Whether an amount and its days are a price and its delivery. */
export function isDelivered(text: string): boolean {
  return ordinary.delivery.test(text) && !says.earns.test(text) && !promisesMoney(text);
}
