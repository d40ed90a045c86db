import { withPlainMoney } from './earnings/money-words.ts';
import type { ReadBlock } from './page-model.ts';
import { phrases } from './phrases.ts';

export interface Amount {
  cents: number;
  /** ISO code; null when the sign stands for the money of several countries. */
  currency: string | null;
  /** As written, with its sign. */
  written: string;
  block: ReadBlock;
}

const NUMBER =
  '\\d{1,3}(?:[. \\u00a0]\\d{3})+(?:,\\d{1,2})?|\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,2})?';
const SIGN = 'r\\$|us\\$|mx\\$|ca\\$|a\\$|\\$|€|£|chf|eur|usd|gbp|brl';
const AFTER = '€|euros?|eur|usd|dolar[a-z]*|dollars?|reais|£|\\$|chf|pesos|mxn';
const AMOUNT = new RegExp(
  `(?:(?<before>${SIGN}) ?(?<first>${NUMBER})|(?<last>${NUMBER}) ?(?<after>${AFTER})(?![a-z]))(?!\\d)`,
  'gu',
);

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:r\$|brl|reais)$/u, 'BRL'],
  [/^(?:us\$|usd|dollars?)$/u, 'USD'],
  [/^(?:€|eur|euros?)$/u, 'EUR'],
  [/^(?:£|gbp)$/u, 'GBP'],
  [/^(?:mx\$|mxn)$/u, 'MXN'],
  [/^chf$/u, 'CHF'],
];

/** The prices of the product on the page, without old prices, instalments, savings, shipping costs and bonuses. */
export function pricesOf(blocks: readonly ReadBlock[]): Amount[] {
  return blocks.flatMap((block) => (block.isAside || block.isQuote ? [] : pricesIn(block)));
}

const BY_TIME =
  /^ ?(?:\/|a|per|por|al|ao|pro|im|par) ?(?:month|mo|mes|monat|mois|year|ano|jahr|an)(?![a-z])/u;

/** The prices of subscriptions: "$12 a month". */
export function pricesByTime(blocks: readonly ReadBlock[]): Amount[] {
  return blocks.flatMap((block) =>
    block.isAside || block.isQuote ? [] : amountsIn(block, (_, after) => BY_TIME.test(after)),
  );
}

const OF_ONE =
  /^ ?(?:\/ ?|per |por |par |pro |je |a |each|cada|o |the |la |le |die |das )(?!(?:month|mo|mes|monat|mois|year|ano|jahr|an|day|dia|tag|jour|week|semana|woche|semaine|100|kg|g|ml|l|capsul[a-z]*|kapsel|gelule|dose|porc[a-z]*|serving)(?![a-z]))/u;

/** The prices of one piece: "49,90 € je Flasche", "$39 per bottle". */
export function pricesOfOne(blocks: readonly ReadBlock[]): Amount[] {
  return blocks.flatMap((block) =>
    block.isAside || block.isQuote
      ? []
      : amountsIn(block, (before, after) => OF_ONE.test(after) && !phrases('oldPrice').test(before)),
  );
}

function pricesIn(block: ReadBlock): Amount[] {
  return amountsIn(block, (before, after) => !isOtherAmount(before, after));
}

function amountsIn(block: ReadBlock, isMeant: (before: string, after: string) => boolean): Amount[] {
  const text = withPlainMoney(block.folded);
  const found: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const { before, first, last, after } = match.groups ?? {};
    const number = first ?? last;
    const sign = before ?? after;
    if (number === undefined || sign === undefined) continue;
    const end = match.index + match[0].length;
    if (!isMeant(text.slice(Math.max(0, match.index - 34), match.index), text.slice(end, end + 24))) continue;
    found.push({
      cents: centsOf(number),
      written: match[0],
      block,
      currency: currencies.find(([pattern]) => pattern.test(sign))?.[1] ?? null,
    });
  }
  return found.filter(({ cents }) => cents > 0);
}

/** The amount belongs to the last part of what stands before it, and to the first of what stands behind. */
function isOtherAmount(before: string, after: string): boolean {
  const near = before.split(/[.;!?·|•\n]|\d[\d.,]*/u).at(-1) ?? '';
  const then = after.split(/[.,;!?·|•\n]|\d/u)[0] ?? '';
  const follows = then.trim().split(/\s+/u).slice(0, 3).join(' ');
  return (
    phrases('otherAmount').test(near) ||
    phrases('oldPrice').test(near) ||
    startsWith('otherAmount', follows) ||
    startsWith('instalment', follows) ||
    /(?:(?<!\d)\d+ ?(?:x|×|(?:[a-z][a-z-]* ){0,2}(?:vezes|cuotas|pagos|plazos|raten|fois|payments?|instal?lments?|parcelas?|mensualites|rate|mensilita|termijnen|rat))|parcelas?|mensualites)(?: (?:de|of|von|zu|da|van))?\s*$/u.test(
      before,
    ) ||
    (/(?:^|\s)(?:de|von|from)\s*:?\s*$/u.test(before) &&
      /^\s*(?:,\s*)?(?:por|auf|to|a|jetzt|nur|agora|ahora)(?![a-z])/u.test(after))
  );
}

function startsWith(list: 'otherAmount' | 'instalment', text: string): boolean {
  return (phrases(list).exec(text)?.index ?? 99) <= 2;
}

function centsOf(number: string): number {
  const compact = number.replace(/[ \u00a0]/gu, '');
  const decimals = /[.,](\d{1,2})$/u.exec(compact);
  const whole = (decimals ? compact.slice(0, decimals.index) : compact).replace(/[.,]/gu, '');
  return Number(whole) * 100 + Number((decimals?.[1] ?? '').padEnd(2, '0'));
}
