import { shownSources as source } from './shown-words.ts';

/** Whether texts and names of files speak of a body or of a thing. All take folded text. */

/** A word of a list, also with a number behind it, as files are named. */
function anyWord(list: string): RegExp {
  return new RegExp(`(?<![a-z])${list}(?![a-z])`, 'u');
}

const BODY = anyWord(source.body);
const THINGS = anyWord(source.things);
const BAD_STATE = anyWord(source.bad);
const GOOD_STATE = anyWord(source.good);

export function namesBody(text: string): boolean {
  return BODY.test(text);
}

export function namesThings(text: string): boolean {
  return THINGS.test(text);
}

/** The state that a product is said to end … */
export function isBadState(text: string): boolean {
  return BAD_STATE.test(text);
}

/** … and the one that it is said to bring. */
export function isGoodState(text: string): boolean {
  return GOOD_STATE.test(text) && !BAD_STATE.test(text.replace(GOOD_STATE, ''));
}

export function isPriced(text: string): boolean {
  return /[$€£]|(?<![a-z])(?:eur|usd|brl|ou|or|o|oder) \d/u.test(text);
}
