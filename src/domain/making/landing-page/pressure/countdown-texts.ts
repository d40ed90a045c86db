import { wholeWords, withNumbers } from '../phrases.ts';
import { countdownSources as source, countdownWords as says } from './countdown-words.ts';

/** What a text says of an offer and a clock. All take folded text. */

/** "09:59", "9 min 59 s". */
const CLOCK =
  /(?<!\d)\d{1,2}\s?:\s?\d{2}(?:\s?:\s?\d{2})?(?!\d)|(?<!\d)\d+\s?m(?:in[a-z]{0,6}\.?)?,?(?: (?:e|and|y|und|et))?\s?\d+\s?s/iu;

export function showsAClock(text: string): boolean {
  return CLOCK.test(text);
}

export function showsOneClock(text: string): boolean {
  return (text.match(new RegExp(CLOCK, 'gu')) ?? []).length === 1;
}

/** "Ends on 30 November at 23:59" names a moment. */
const DATE_SAID =
  /\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?(?!\d*:)|\d{1,2}(?:st|nd|rd|th|\.|er)? (?:de |of )?(?:jan|feb|fev|mar|apr|abr|avr|mai|may|jun|jul|aug|ago|aou|sep|set|okt|oct|out|nov|dez|dec|dic)[a-z]*|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}/u;

export function namesADate(text: string): boolean {
  return DATE_SAID.test(text);
}

const TIME = '\\d+ (?:min[a-z]*|h|horas?|hours?|stunden?|heures?)';
const TIME_SINCE_ARRIVAL = wholeWords([
  `${TIME}[^.!?]{0,40}(?:${source.arrival}|${source.fromNow})`,
  `(?:${source.arrival}|${source.fromNow})[^.;!?]{0,20}\\d+ min[a-z]*`,
]);
const GOES_WITH_THE_WINDOW = wholeWords([
  `${source.closes} (?:[a-z]+ ){0,3}${source.window}`,
  `${source.window} ${source.closes}`,
]);
const QUARTER = new RegExp(source.quarter, 'gu');
const HALF = new RegExp(source.half, 'gu');

/** Minutes that begin as a visitor comes, or "close this tab and the price goes back up". */
export function endsWithTheVisit(text: string): boolean {
  const plain = withNumbers(text.replace(QUARTER, '15 min').replace(HALF, '30 min'));
  const goesWithTheWindow = GOES_WITH_THE_WINDOW.test(plain) && says.goesUp.test(plain);
  return (TIME_SINCE_ARRIVAL.test(plain) || goesWithTheWindow) && says.price.test(plain);
}

/** "The discount flies off in 06:15", whatever the verb. */
const PRICE_RUNS_OUT = new RegExp(
  `(?<![a-z])${source.price}(?![a-z])[^.!?]{0,40} ${source.within} (?:${source.only} )?(?:\\d{1,2} ?: ?\\d{2}(?!\\d| ?(?:h|uhr|am|pm)(?![a-z]))|\\d{1,2} ?min[a-z]*)`,
  'u',
);

export function priceRunsOut(text: string): boolean {
  return PRICE_RUNS_OUT.test(text) && !namesADate(text) && !timesSomethingElse(text);
}

/** A thing of the offer that waits for the visitor, for some minutes. */
const SET_ASIDE = wholeWords([
  `${source.held}[^.!?]{0,40} \\d{1,2} ?min[a-z]*`,
  `\\d{1,2} ?min[a-z]*(?: [a-z]+){0,3} ${source.held}`,
]);

/** "You set twenty minutes aside, three days a week": the minutes are the reader's, and no offer waits for them. */
const OWN_MINUTES =
  /(?<![a-z])(?:reservar|separar|guardar|dedicar|apartar|reserve|set aside) (?:(?:uns|umas|unos|unas|cerca de|pelo menos|al menos|about|at least) )?\d{1,3} ?min[a-z]* (?:por|ao|al|a|per|em|en|each|every)(?: [a-z\d]+){0,5} ?(?<![a-z])(?:semana|dia|week|day)(?![a-z])/gu;

export function isSetAside(text: string): boolean {
  const plain = withNumbers(text).replace(OWN_MINUTES, ' ');
  return SET_ASIDE.test(plain) && !says.lateOrOven.test(text) && !timesSomethingElse(text);
}

/** An offer, a price or a place that is kept. */
export function isOfAnOffer(text: string): boolean {
  return says.price.test(text) || says.held.test(text) || says.spot.test(text);
}

/** … until a time that is no date. */
export function isHeld(text: string): boolean {
  return (
    isOfAnOffer(text) &&
    !namesADate(text) &&
    !timesSomethingElse(text.replace(/best(?:ell|ill)[a-z]*/gu, ' '))
  );
}

/** An offer that ends on a day which the script names anew each day. */
const DEADLINE = wholeWords([
  `${source.price}[^.!?]{0,40} (?:${source.ends}|${source.gone})`,
  `${source.order}[^.!?]{0,30} ${source.before}[^.!?]{0,60} ${source.price}`,
  source.onlyUntil,
]);

export function endsOnSomeDay(text: string): boolean {
  return DEADLINE.test(text) && !namesADate(text);
}

/** The digits of a clock under each other, which a style moves: they begin where the visit does. */
const ROLLED_DIGITS = /(?<!\d)[59]\s+[48]\s+[37]\s+[26]\s+[15]\s+[04](?!\d)/u;

export function hasRolledDigits(text: string): boolean {
  return ROLLED_DIGITS.test(text) && !timesSomethingElse(text);
}

/** A page that closes by itself protects who forgot it. */
export function isOfInactivity(text: string): boolean {
  return says.inactivity.test(text);
}

/** What people time, and what a seller does by an hour of the day: no offer ends with it. */
export function timesSomethingElse(text: string): boolean {
  return says.otherTime.test(text) || isOfInactivity(text);
}
