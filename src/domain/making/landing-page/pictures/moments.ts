import { shownSources as source, shownWords as says } from './shown-words.ts';

/** What sets one picture of a person apart from a later one: the day, the month, the size or the weight. */

/** "Day 1", "j30". */
const TIME = `(?:${source.dayOrMonth}[-_ ]?\\d+|(?<![a-z\\d])j-?\\d{1,3}(?![a-z\\d]))`;
/** A moment by its own name, and not how long something lasts: "day 1", "in January", "the first week". */
const NAMED = `${TIME}|(?:${source.first}|\\d+[ºª°o]?\\.?)[-_ ]${source.dayOrMonth}(?![a-z])|(?<![a-z])${source.month}(?![a-z])`;
const NAMED_MOMENT = new RegExp(NAMED, 'u');
const MOMENT = new RegExp(
  `${NAMED}|(?:day|dia|tag|jour|week|woche|semana|semaine)[-_ ]?w?\\d+|day one|tag eins|jour un|dia um|dia uno|\\d+[-_ ]?${source.daysOrMonths}|${source.size}[-_ ]?\\d+|\\d+[-_ ]?(?:kg|lbs?|quilos|kilos)`,
  'gu',
);
/** "Day 1 vs day 10" shows the same as before and after. */
const FIRST_AND_LAST = new RegExp(
  `${TIME}[-_ .,/]{0,3}(?:vs\\.?|x|and|e|y|und|et|to)?[-_ .,/]{0,3}${TIME}`,
  'u',
);
const ORDINAL_DAY = new RegExp(`^\\d{1,3} ?(?:[ºª°o.]|st|nd|rd|th|er|e|eme)? ?${source.dayOrMonth}$`, 'u');
const DAY_OF_MONTH = new RegExp(
  `(?<!\\d)\\d{1,2}(?:st|nd|rd|th|[.ºª°]|er)? ?(?:de |of )?${source.monthBegins}|(?<![a-z])${source.monthBegins} \\d{1,2}(?!\\d)|(?<![\\d.,/])\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?(?![\\d.,/])|(?<![a-z])(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: the)? \\d{1,2}`,
  'gu',
);
const MEASURE =
  /(?<!\d)\d+(?:[.,]\d+)? ?(?:cms?|kgs?|kilos?|quilos?|lbs?|pounds|pfund|in(?:ches)?)(?![a-z])/gu;
const WEIGHTS = /(?<!\d)\d+(?:[.,]\d*)? ?(?:kg|quilos|kilos?|lbs?|pounds)(?![a-z])/gu;
const LATER = new RegExp(
  `(?<![a-z])(?:\\d+|${source.oneOf}) (?:[a-z]+ )?${source.daysOrMonths} ${source.later}(?! the)(?![a-z])`,
  'u',
);
const SIDES = new RegExp(
  `(?<![a-z])${source.leftSide}(?![a-z])[\\s\\S]{0,120}(?<![a-z])${source.rightSide}(?![a-z])`,
  'u',
);

export function withoutMoments(name: string): string {
  return name.replace(MOMENT, '').replace(/[\W_]+/gu, ' ');
}

export function momentsOf(name: string): string {
  return (name.match(MOMENT) ?? []).join(' ');
}

export function namesTwoMoments(text: string): boolean {
  return new Set(text.match(MOMENT) ?? []).size > 1 && NAMED_MOMENT.test(text);
}

export function namesFirstAndLast(text: string): boolean {
  return FIRST_AND_LAST.test(text);
}

export function isOrdinalDay(text: string): boolean {
  return ORDINAL_DAY.test(text);
}

export function isLater(text: string): boolean {
  return LATER.test(text);
}

export function weightsIn(text: string): string[] {
  return text.match(WEIGHTS) ?? [];
}

/** "Left: morning of day 1, right: day 30." */
export function namesBothSides(text: string): boolean {
  return SIDES.test(text);
}

export function tellsSidesApart(text: string): boolean {
  return SIDES.test(text) && says.moment.test(text);
}

/** The times that a line names: "day 1", "9 may", "after 6 weeks". */
export function timesIn(text: string): string {
  return [...(text.match(DAY_OF_MONTH) ?? []), ...(text.match(MOMENT) ?? [])].join(' ');
}

/** What sets a picture apart: "9 may", "later", "98 cm". */
export function shownMoments(text: string): string {
  const days = (text.match(DAY_OF_MONTH) ?? []).map((day) => day.replace(/\W+(?:de )?/gu, ' '));
  const measures = text.match(MEASURE) ?? [];
  return [...days, ...(isLater(text) ? ['later'] : []), ...(text.match(MOMENT) ?? []), ...measures].join(' ');
}
