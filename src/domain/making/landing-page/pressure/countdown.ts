import type { Seen } from '../finding-codes.ts';
import type { ReadBlock } from '../page-model.ts';
import { excerptAround, phrases } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import {
  asksForTheDate,
  countsFromNow,
  hasEvergreenScript,
  hasEvergreenSettings,
  idOfAClock,
  namesAFixedDate,
  remembersTheVisitor,
  ticks,
  writesAnHourFromNow,
  writesToday,
} from './countdown-scripts.ts';
import {
  endsOnSomeDay,
  endsWithTheVisit,
  hasRolledDigits,
  isHeld,
  isOfAnOffer,
  isOfInactivity,
  isSetAside,
  namesADate,
  priceRunsOut,
  showsAClock,
  showsOneClock,
  timesSomethingElse,
} from './countdown-texts.ts';
import { mayCountDown, runsOutWithTheVisit, type ScriptedNumber } from './scripted-numbers.ts';
import { hasStyledClock } from './styled-clocks.ts';

const MOST_WORDS_BESIDE_A_CLOCK = 14;
const MOST_WORDS_OF_A_DEADLINE = 30;
const DIGITS_OF_A_CLOCK = 12;

/** A clock that starts again with each visit. One that runs to a date, the same for everybody, is none. */
export function findCountdown(reading: Reading, scripted: readonly ScriptedNumber[]): Seen[] {
  const { content, page } = reading;
  const scripts = page.scripts.filter(mayCountDown).join('\n');
  const fromNow = countsFromNow(scripts);
  const hasFixedDate =
    namesAFixedDate(scripts) || page.blocks.some(({ isTimer, text }) => isTimer && namesAFixedDate(text));
  const own = content.filter(({ isQuote }) => !isQuote);
  const short = own.filter(({ words }) => words <= MOST_WORDS_OF_A_DEADLINE);

  const says = own.find(
    ({ folded }) => phrases('countdown').test(folded) && !namesADate(folded) && !isOfInactivity(folded),
  );
  const shows = content.find(
    (block, index) =>
      block.isTimer &&
      (showsAClock(block.text) || /^\d{1,2}$/u.test(block.text)) &&
      (fromNow || !namesADate(around(content, index))),
  );
  const ticking =
    fromNow && ticks(scripts)
      ? own.find(
          ({ text, folded, words }, index) =>
            words <= MOST_WORDS_BESIDE_A_CLOCK &&
            (showsOneClock(text) || (isPartOfAClock(text) && isPartOfAClock(own[index + 1]?.text))) &&
            !timesSomethingElse(folded),
        )
      : undefined;
  const sinceOpened = own.find(
    ({ folded }) => isSetAside(folded) || endsWithTheVisit(folded) || priceRunsOut(folded),
  );
  const isWritten = scripted.find(({ kind }) => kind === 'ticking');
  const today = asksForTheDate(scripts)
    ? content.find(({ folded }) => phrases('onlyToday').test(folded))
    : undefined;
  const deadline =
    writesToday(scripts) || (fromNow && remembersTheVisitor(scripts)) || hasEvergreenScript(page)
      ? short.find(({ folded }) => endsOnSomeDay(folded))
      : undefined;
  const reserved =
    runsOut(reading) || hasEvergreenSettings(page) ? short.find(({ folded }) => isHeld(folded)) : undefined;
  const emptyClock = fromNow && !hasFixedDate ? idOfAClock(page) : undefined;

  const seen =
    (fromNow || !hasFixedDate ? (says ?? shows ?? ticking ?? sinceOpened) : undefined) ??
    (hasFixedDate || !isWritten
      ? undefined
      : { text: isWritten.around || isWritten.text, where: isWritten.where }) ??
    (hasFixedDate ? undefined : (today ?? deadline)) ??
    reserved ??
    rolledClock(reading) ??
    (page.evergreenTimer === null ? undefined : { text: '', where: page.evergreenTimer }) ??
    (emptyClock === undefined ? undefined : { text: '', where: `#${emptyClock}` });
  return seen === undefined
    ? []
    : [{ code: 'fake_countdown', excerpt: excerptAround(seen.text), where: seen.where }];
}

const PART_OF_A_CLOCK =
  /^\d{1,2}\s?(?:h|hrs?|horas?|hours?|stunden?|heures?|m|min|minutos?|minutes?|minuten|s|seg|sec|segundos?|seconds?|sekunden|secondes?)$/iu;

/** "02 hours", beside "00 minutes" in an element of its own. */
function isPartOfAClock(text: string | undefined): boolean {
  return text !== undefined && PART_OF_A_CLOCK.test(text.trim());
}

/** Whether a style or a script lets a time run out that began with the visit. */
function runsOut({ page, content }: Reading): boolean {
  return (
    hasStyledClock(page.styles) ||
    page.scripts.some(
      (script) =>
        writesAnHourFromNow(script) ||
        (runsOutWithTheVisit(script, page) &&
          !namesAFixedDate(script) &&
          !content.some(({ folded }) => isOfInactivity(folded))),
    )
  );
}

/** Digits under each other that a style moves, beside an offer. */
function rolledClock({ page, content }: Reading): ReadBlock | undefined {
  if (!page.styles.some((style) => style.includes('@keyframes'))) return undefined;
  return content.find((block, index) => {
    const digits = content.slice(index, index + DIGITS_OF_A_CLOCK).map(({ folded }) => folded);
    return isOfAnOffer(block.folded) && hasRolledDigits(digits.join(' '));
  });
}

function around(content: readonly ReadBlock[], index: number): string {
  return content
    .slice(Math.max(0, index - 2), index + 3)
    .map((block) => block.folded)
    .join(' ');
}
