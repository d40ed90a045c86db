import { withoutDeniedQuestions } from '../answers.ts';
import type { Seen } from '../finding-codes.ts';
import { ordinary } from '../ordinary-words.ts';
import { excerptAround, folded, phrases, sentencesOf, wholeWords, withNumbers } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { isRouter } from '../scripts.ts';
import { namesADate, showsAClock } from './countdown-texts.ts';
import {
  inventsNumbers,
  inventsText,
  playsStock,
  type ScriptedNumber,
  textsOfScript,
} from './scripted-numbers.ts';
import { stockSources as source, stockWords as says } from './stock-words.ts';

/** A count of what is left that nobody can check: in a text, or made up by a script. */
export function findStock(reading: Reading, scripted: readonly ScriptedNumber[]): Seen[] {
  const found = withoutDeniedQuestions(reading.blocks).find(
    ({ isQuote, text, folded: plain }) =>
      !isQuote &&
      !ordinary.runsOut.test(plain) &&
      tellsOfStock(text) &&
      !isBatch(plain, reading.scripts) &&
      !isLargeStock(plain),
  );
  if (found) {
    const at = phrases('stock').exec(found.folded)?.index;
    return [{ code: 'fake_stock', excerpt: excerptAround(found.text, at), where: found.where }];
  }
  const number = scripted.find(({ kind }) => kind === 'invented');
  if (number) return [{ code: 'fake_stock', excerpt: excerptAround(number.around), where: number.where }];
  const played = playedByScript(reading.page.scripts);
  return played === undefined
    ? []
    : [{ code: 'fake_stock', excerpt: excerptAround(played), where: 'script' }];
}

const MONTH =
  '(?:jan|feb|fev|mar|apr|abr|avr|mai|may|jun|jul|aug|ago|aou|sep|set|okt|oct|out|nov|dez|dec|dic)[a-z]*';
const WHOLE_DATE = `(?:\\d{1,2}(?:st|nd|rd|th|\\.|er)? (?:de |of )?${MONTH}(?: del?)? \\d{4}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}[/.]\\d{1,2}[/.]\\d{4})`;
/** "On 27 November 2026, 9 places are left": what was counted on a named day, and is no end of an offer. */
const COUNTED_ON_A_DAY = new RegExp(
  `(?:(?:^|[(.;:] ?)(?:a|ao|em|on|as of|stand|zum|au|le) ${WHOLE_DATE},? (?:(?:[a-z]+ ){0,2}(?:${source.remain}|${source.still})(?![a-z])|(?:(?:are|there are|sind|noch) )*\\d)|\\d[^.;!?]{0,40}(?<![a-z'])(?<!\\d )(?:as of|stand|em|al|au) ${WHOLE_DATE}(?![a-z]))`,
  'u',
);

function isCountedOnADay(sentence: string): boolean {
  const plain = folded(sentence);
  return COUNTED_ON_A_DAY.test(plain) && !says.hurry.test(plain.replace(COUNTED_ON_A_DAY, ' '));
}

/** Whether a text counts what is left. One that speaks of a time does when one of its sentences counts and names none. */
function tellsOfStock(whole: string): boolean {
  const text = sentencesOf(whole)
    .filter((each) => !isCountedOnADay(each))
    .join(' ');
  return (
    isOfStock(withoutQuestions(text)) &&
    (!isOfTime(text) || sentencesOf(text).some((each) => isOfStock(each) && !isOfTime(each)))
  );
}

/** What an editor read elsewhere: "in November its page said «23 left»". */
const READ_ELSEWHERE =
  /(?<=(?:vi|vimos|leímos|leí|li|lemos|dizia|decía|ponía|read|saw|said|lasen|las|sahen|sah|stand|lu|lisait|vu|disait)(?!\p{L})[^.!?«“„]{0,60}\s)[«“„][^»”“]{3,80}[»”“]/giu;

/** "Are places limited?" counts nothing. */
function withoutQuestions(text: string): string {
  return sentencesOf(text.replace(READ_ELSEWHERE, ' '))
    .filter((each) => /\d/u.test(each) || !/\?\W*$/u.test(each))
    .join(' ');
}

function isOfStock(text: string): boolean {
  const plain = folded(text);
  return (
    phrases('stock').test(plain) || countsWhatIsLeft(plain) || (tellsTheShelf(text) && !namesADate(plain))
  );
}

function isOfTime(text: string): boolean {
  const plain = folded(text);
  return phrases('countdown').test(plain) || showsAClock(plain);
}

/** Times, lengths, weights and payments are no goods. */
const NO_GOODS = `(?! ?(?:[%°:/]|\\p{Sc}|${source.noGoods}(?![a-z])))`;
/** How many of them are left, by a number beside the word for it. */
const FEW_LEFT = new RegExp(
  `(?<![a-z])(?:${source.remain}(?: ${source.only})? \\d{1,3}(?!\\d)${NO_GOODS}(?= [a-z]|[.!,;]|$)(?! (?:[a-z]+ ){0,2}(?:gratis|versand|anos|jahre))|\\d{1,3}${NO_GOODS}(?: [a-z]+){0,2} ${source.leftBehind})(?![a-z])`,
  'u',
);
/** "91 % are gone". */
const SHARE_IS_GONE = new RegExp(`\\d{2} ?%(?: [a-z]+){0,2} ${source.gone}(?![a-z])`, 'u');

function countsWhatIsLeft(text: string): boolean {
  return SHARE_IS_GONE.test(text) || (FEW_LEFT.test(text) && says.ofStock.test(text));
}

/** "Places free right now: 2". */
const COUNTED_NOW = new RegExp(
  `^\\W*(?:${source.goods}[^.:;!?]{0,30}(?:${source.free}|${source.now}|${source.shelf})|${source.free} ${source.goods}|${source.shelf}[^.:;!?]{0,20}${source.now})[^.:;!?\\d]{0,30}: ?\\d{1,2}(?: ${source.goods})?\\W*$`,
  'u',
);
/** "Someone in Derby has just taken the last but two." */
const LAST_IS_TAKEN = wholeWords([`${source.justTaken}[^.!?]{0,40}${source.lastOne}`]);
/** "Nine out of ten of this batch have found a home." */
const OUT_OF =
  /(?<!\d)\d+ (?:[a-z]+ )?(?:out of(?: every)?|of every|de cada|em cada|in|of|de|von|sur) (?:[a-z]+ )?\d+/u;

function tellsTheShelf(text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    const plain = withNumbers(folded(sentence));
    return (
      COUNTED_NOW.test(plain) ||
      LAST_IS_TAKEN.test(plain) ||
      (says.thisBatch.test(plain) && OUT_OF.test(plain) && says.gone.test(plain))
    );
  });
}

/** A batch whose size and next date are stated can be checked, as Google asks of an offer. */
function isBatch(text: string, scripts: string): boolean {
  return (
    says.numbered.test(text) &&
    (says.nextOne.test(text) || namesADate(text)) &&
    !/math\.random|setinterval/iu.test(scripts)
  );
}

/** Nobody is hurried by so many. */
const A_LARGE_STOCK = 30;

const COUNT_LEFT = new RegExp(
  `(?<![a-z])(?:(?:${source.remain}|${source.still})[^.;!?\\d]{0,20}(\\d+)|(\\d+)(?: [a-z]+){0,2} ${source.leftBehind})`,
  'u',
);

/** Whether what is left is much, and nobody is told to hurry: "118 are left in the warehouse of Estella". */
function isLargeStock(text: string): boolean {
  const [, before, after] = COUNT_LEFT.exec(text) ?? [];
  return Number(before ?? after ?? 0) >= A_LARGE_STOCK && !says.hurry.test(text) && !SHARE_IS_GONE.test(text);
}

/** What a script makes up: a number of things where they lie. */
const COUNTS_ON_A_SHELF = new RegExp(`(?<!\\d)7 (?:[a-z]+ ){0,5}${source.store}(?![a-z])`, 'u');

/** What a script tells of goods or people, made up by chance or step by step. */
function playedByScript(scripts: readonly string[]): string | undefined {
  return (
    scripts
      .filter(inventsText)
      .map(textsOfScript)
      .find((text) => {
        const plain = folded(text);
        return phrases('stock').test(plain) || COUNTS_ON_A_SHELF.test(plain) || says.stillThere.test(plain);
      }) ??
    scripts.filter(playsStock).map(textsOfScript)[0] ??
    scripts.find((script) => !isRouter(script) && inventsNumbers(script))
  );
}
