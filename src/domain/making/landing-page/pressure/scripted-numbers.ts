import type { PageNumber } from '../page-model.ts';
import { folded } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { runsAtLoad } from '../runs-at-load.ts';
import { timesSomethingElse } from './countdown-texts.ts';
import { stockWords as says } from './stock-words.ts';

/** A script that makes a number up, or counts one down, and writes it into the page. */
export interface ScriptedNumber extends PageNumber {
  kind: 'invented' | 'ticking';
}

const WRITES = /(?:textcontent|innertext|innerhtml|nodevalue)\s*=|\.(?:text|html)\(/iu;
const WRITES_HERE = /^\.(?:textcontent|innertext|innerhtml)\s*=/iu;
const INVENTS = /math\.random/iu;
const BY_CLOCK = /set(?:interval|timeout)|requestanimationframe/iu;
const COUNTS_DOWN = /--|-=\s*1|-\s*1\b|date\.now|gettime|new date|performance\.now|(?<![\w.])\d{2,5}\s*-/iu;
const MAKES_LESS = /--|-=|-\s*1(?!\d)|set(?:timeout|interval)\([^;]{0,60}[\w$]\s*=\s*\d{1,2}\s*[;,})]/iu;
const IS_TIME =
  /%\s*60|\/\s*60|\*\s*60|\/\s*(?:1000|1e3)\b|60000|6e4|3600|toisostring|padstart|minut|second|segund|sekund|<\s*10/iu;
/** What comes from elsewhere may be true, and a date that the page names in an attribute may be, too. */
const FETCHES = /fetch\(|xmlhttprequest|\.ajax\(|websocket|eventsource|axios/iu;
const READS_ATTRIBUTES = /dataset|getattribute/iu;
/** Minutes that the script itself adds to the time of the visit. */
const FROM_NOW = /(?:date\.now\(\)|gettime\(\)|new date\(?\)?)\s*\+\s*\(?\s*\d/iu;

function asks(script: string, { namesDates }: Reading['page']): boolean {
  return FETCHES.test(script) || (namesDates && READS_ATTRIBUTES.test(script) && !FROM_NOW.test(script));
}

const CLOCK_LIKE = /^(?:\d{1,3}|[-–_]{1,2})?(?:\s*[:hms]\s*(?:\d{0,2}|[-–_]{1,2})){0,3}\s*[ms]?$/u;

/** A click starts it, so that nobody else's time runs. */
const STARTED_BY_HAND =
  /(?:\.onclick\s*=|addeventlistener\(\s*['"`]click['"`])[\s\S]{0,160}set(?:interval|timeout)/iu;
const STARTS_A_CLOCK = /set(?:interval|timeout)\(/giu;
const MOST_CLOCKS = 20;

/** Whether a click has to come first: no clock of the script runs as the page opens. */
function isStartedByHand(script: string): boolean {
  return (
    STARTED_BY_HAND.test(script) &&
    ![...script.matchAll(STARTS_A_CLOCK)].slice(0, MOST_CLOCKS).some(({ index }) => runsAtLoad(script, index))
  );
}

/** "20 + new Date(now).getMinutes() % 17": nobody counts like this. */
const OF_THE_DATE = /(?:get(?:date|day|hours|minutes|seconds|time)|date\.now)\(\)/giu;

function isMadeOfTheDate(script: string): boolean {
  const rest = script.replace(OF_THE_DATE, '');
  return rest !== script && /%\s*\d/u.test(rest) && !IS_TIME.test(rest);
}

/** The time of the day, and no time that is left. */
const SHOWS_THE_HOUR = /gethours\(\)/iu;
const SUBTRACTS_NOW = /-\s*\(?(?:new date|date\.now|\w+\.(?:gettime|gethours)|now\b)|sethours/iu;

/** Whether the script may count down what is left of an offer. */
export function mayCountDown(script: string): boolean {
  return !isStartedByHand(script) && !(SHOWS_THE_HOUR.test(script) && !SUBTRACTS_NOW.test(script));
}

const DRAWS = /fillText\(|\.(?:append|prepend|replaceChildren|insertAdjacent\w+)\(|\.style\b|setProperty\(/iu;
/** Minutes and seconds made of what is left. */
const SPLITS_MINUTES =
  /[%/]\s*60(?![\d.])|\/\s*(?:6e4|60_?000)(?!\d)|toISOString\(\)\s*\.(?:substr(?:ing)?|slice)\(\s*1[14]/iu;
/** What is left becomes less, and what has passed does not. */
const IS_LEFT =
  /--|-=\s*1(?!\d)|[\w)\]]\s*-\s*1(?!\d)|[\w)\]]\s*-\s*\(?\s*\+?(?:date\.now|new date|performance\.now|now\b)|(?<![\w.])\d{2,6}\s*-\s*[\w(]/iu;
/** What has passed since the page was opened. */
const COUNTS_UP = /(?:date\.now\(\)|new date\(?\)?|performance\.now\(\))\s*-\s*[\w$]/iu;
/** A film or a sound has a time of its own. */
const OF_A_FILM = /currenttime|\.duration\b|timeupdate/iu;

/** Whether a script lets minutes run out that begin with the visit, whatever shows them. */
export function runsOutWithTheVisit(script: string, { namesDates }: Reading['page']): boolean {
  return (
    BY_CLOCK.test(script) &&
    SPLITS_MINUTES.test(script) &&
    IS_LEFT.test(script) &&
    (WRITES.test(script) || DRAWS.test(script)) &&
    mayCountDown(script) &&
    !OF_A_FILM.test(script) &&
    !FETCHES.test(script) &&
    !(namesDates && READS_ATTRIBUTES.test(script))
  );
}

/** "18 Min.", "59 segundos": the unit stands behind the number. */
const OF_TIME =
  '\\s*(?:min(?:ut[eo]?[ns]?|uten|utos?)?|sek(?:unden?)?|seg(?:undos?)?|sec(?:ond(?:e?s|o|a)?)?|std|stunden?|h(?:oras?|ours?|eures?)?)(?![a-z])';

function countsTime(around: string, text: string): boolean {
  return /^\d+$/u.test(text) && new RegExp(`(?<!\\d)${text}${OF_TIME}`, 'u').test(around);
}

/** Whether the text around a number counts people or things, so that its number is no time. */
function countsACrowd({ around, text }: PageNumber): boolean {
  const plain = folded(around);
  if (countsTime(plain, text)) return false;
  if (says.crowd.test(plain) || says.counted.test(plain)) return true;
  // "Only 11 beds in this colour": whatever is counted, little is left.
  return /^\d+$/u.test(text) && says.few.test(plain) && !timesSomethingElse(plain);
}

const OF_A_CLOCK = /date|[%/] ?60|60 ?\*|min|sec|seg|sek/iu;

/** A number that goes down by the page's own clock beside a word for what is left, and is no time. */
function countsDownPieces({ around, text }: PageNumber, script: string): boolean {
  const plain = folded(around);
  return (
    /^\d{1,3}$/u.test(text) &&
    !OF_A_CLOCK.test(script) &&
    says.still.test(plain) &&
    !countsTime(plain, text) &&
    !timesSomethingElse(plain)
  );
}

const STRING = /'((?:[^'\\\n]|\\.){0,300})'|"((?:[^"\\\n]|\\.){0,300})"|`((?:[^`\\]|\\.){0,300})`/gu;
/** What stands between two strings is a number or a name: "Quedan " + n + " piezas". */
const SOME_NUMBER = ' 7 ';

/** The texts that a script puts together, each value in them as a number. */
export function textsOfScript(script: string): string {
  return [...script.matchAll(STRING)]
    .map(
      ([, single, double, template]) =>
        single ?? double ?? (template ?? '').replace(/\$\{[^}]*\}/gu, SOME_NUMBER),
    )
    .filter((text) => /\p{L}{2,}/u.test(text) && !/^[#.\w-]+$/u.test(text))
    .reduce(joinedByValues, '')
    .replace(/<[^<>]*>/gu, ' ')
    .replace(/\s+/gu, ' ');
}

/** What begins with a blank stands behind a value, and what ends with one before it. Otherwise nobody knows what is between. */
function joinedByValues(before: string, next: string): string {
  if (before.endsWith(' ') && next.startsWith(' '))
    return `${before.trimEnd()}${SOME_NUMBER}${next.trimStart()}`;
  const end = before.endsWith(' ') ? SOME_NUMBER : ' . ';
  return `${before}${next.startsWith(' ') ? ` . ${SOME_NUMBER}` : end}${next}`;
}

/** A script that makes up by itself what it writes. */
export function inventsText(script: string): boolean {
  return INVENTS.test(script) && BY_CLOCK.test(script) && WRITES.test(script) && !FETCHES.test(script);
}

/** One of several texts by chance, as a page shows quotations. */
const PICKS_A_TEXT = /\[\s*(?:Math\.(?:floor|round|trunc)\(\s*|~~\(?\s*)?Math\.random/iu;
const MAKES_A_NUMBER =
  /Math\.(?:floor|round|ceil|trunc)\([^;\n]{0,60}Math\.random|Math\.random\(\)[^;\n]{0,30}\|\s*0|~~\(?[^;\n]{0,40}Math\.random/iu;

/** Goods, or people who look at them, by the names and texts of a script. */
const NAMES_A_CROWD =
  /stock|estoque|prateleira|shelf|regal|lager|rayon|existenc|\bleft\b|remain|rest(?:am|an|ent|ante)|quedan|visit|viewer|watching|people|pessoas|gente|personas|leute|besuch|personnes|sold|vendid|verkauft|vendu|units|unidad|piezas|pe[cç]as|st[uü]ck\b|pi[eè]ces|carrinho|carrito|warenkorb|panier|\bcart/iu;

/** Whether a script makes up numbers of goods or people by chance and writes them again and again. */
export function inventsNumbers(script: string): boolean {
  return (
    MAKES_A_NUMBER.test(script) &&
    !PICKS_A_TEXT.test(script) &&
    WRITES.test(script) &&
    BY_CLOCK.test(script) &&
    !FETCHES.test(script) &&
    !SPLITS_MINUTES.test(script) &&
    NAMES_A_CROWD.test(script) &&
    !isStartedByHand(script)
  );
}

/** How many are left, in the words of a shop. */
const STATE_OF_STOCK =
  /(?<![a-z])(?:esgotad[oa]s?|agotad[oa]s?|sold out|ausverkauft|vergriffen|epuisee?s?|(?:ultim[oa]|last|letzte[snr]?|derni[a-z]+) ?(?:unidades?|pecas?|piezas?|units?|pieces?|ones?|stuck|exemplaires?|[,.!]|7|$)|\d+ (?:unidades?|unidad|pecas?|piezas?|units?|pieces?|stuck|exemplaires?|pieces) ?(?:restantes?|left|ubrig)?)(?![a-z])/u;

/** Whether a script tells step by step, by the clock alone, that the stock goes down. */
export function playsStock(script: string): boolean {
  return (
    /setinterval|settimeout/iu.test(script) &&
    WRITES.test(script) &&
    !FETCHES.test(script) &&
    !isStartedByHand(script) &&
    tellsOfStock(folded(textsOfScript(script)).replace(SOME_TIME, ' '))
  );
}

/** "Noch 7 Tage": a number of days, and of no goods. */
const SOME_TIME =
  /7 ?(?:tage?n?|stunden?|minuten?|sekunden?|days?|hours?|minutes?|seconds?|dias?|horas?|minutos?|segundos?|jours?|heures?|secondes?|%)(?![a-z])/gu;

function tellsOfStock(text: string): boolean {
  return STATE_OF_STOCK.test(text) || says.stillThere.test(text);
}

/** The numbers of the page that a script of its own makes up or counts down. */
export function findScriptedNumbers({ page }: Reading): ScriptedNumber[] {
  const numbersBy = numbersByWord(page.numbers);
  return page.scripts.map(withAttributes).flatMap((script) => {
    if (!WRITES.test(script) || asks(script, page)) return [];
    const isInvented = INVENTS.test(script) || isMadeOfTheDate(script);
    // A number that the page names in an attribute comes from the shop, unless the script makes it smaller.
    const isOfTheShop = READS_ATTRIBUTES.test(script) && !isInvented && !MAKES_LESS.test(script);
    const ticks =
      mayCountDown(script) &&
      BY_CLOCK.test(script) &&
      COUNTS_DOWN.test(script) &&
      IS_TIME.test(script) &&
      (IS_LEFT.test(script) || !COUNTS_UP.test(script));
    const named = new Map<string, boolean>();
    const isNamed = (name: string) => {
      const known = named.get(name) ?? isNamedIn(script, name);
      named.set(name, known);
      return known;
    };
    return numbersWithWordsOf(script, numbersBy)
      .filter(({ names }) => names.some(isNamed))
      .flatMap((number): ScriptedNumber[] => {
        // "Spot held for 10:00" counts no spots.
        const isOfCrowd =
          (countsACrowd(number) && !number.text.includes(':')) ||
          (COUNTS_DOWN.test(script) && countsDownPieces(number, script));
        if (isOfCrowd && !isOfTheShop && (isInvented || BY_CLOCK.test(script)))
          return [{ ...number, kind: 'invented' }];
        const isTicking = !isOfCrowd && ticks && CLOCK_LIKE.test(number.text);
        return isTicking && !timesSomethingElse(folded(number.around))
          ? [{ ...number, kind: 'ticking' }]
          : [];
      });
  });
}

/** `dataset.itemsLeft` is the attribute `data-items-left`. */
function withAttributes(script: string): string {
  return script.replace(
    /(?<=\.)dataset\.(\w{1,30})/gu,
    (_, name: string) => `dataset['data-${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}']`,
  );
}

const WORD = /[\w$-]+/gu;

/** The numbers of a page by the first word of each of their names. */
export function numbersByWord(numbers: readonly PageNumber[]): ReadonlyMap<string, readonly PageNumber[]> {
  const found = new Map<string, PageNumber[]>();
  for (const number of numbers)
    for (const name of number.names) {
      const word = name.match(WORD)?.[0] ?? '';
      const others = found.get(word);
      if (others === undefined) found.set(word, [number]);
      else others.push(number);
    }
  return found;
}

/** The numbers that a script may name. Not every number is looked for in every script: a page may have thousands of both. */
export function numbersWithWordsOf(
  script: string,
  numbersBy: ReadonlyMap<string, readonly PageNumber[]>,
): PageNumber[] {
  if (numbersBy.size === 0) return [];
  const words = new Set(script.match(WORD));
  return [...new Set([...words].flatMap((word) => numbersBy.get(word) ?? []))];
}

/** The name in quotation marks or in a selector: `getElementById('left')`, `querySelector('.box .left')`. */
function isNamedIn(script: string, name: string): boolean {
  for (let at = script.indexOf(name); at >= 0; at = script.indexOf(name, at + 1)) {
    const before = script[at - 1] ?? '';
    const after = script[at + name.length] ?? '';
    if (/["'`#.[]/u.test(before) && /["'`\s,:>)\]]/u.test(after)) return true;
    // An id is a variable of its own.
    if (!/[\w$.-]/u.test(before) && WRITES_HERE.test(script.slice(at + name.length, at + name.length + 16)))
      return true;
  }
  return false;
}
