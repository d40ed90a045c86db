import { numberWordsOf } from '../number-words.ts';
import { pageLanguageCodes } from '../phrases.ts';

/** From a hundred on, with the words that make hundreds and thousands of what stands before them. */
const hundreds: Readonly<Record<string, number>> = {
  cento: 100,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};
const HUNDRED = /^(?:hundred|hundert|cents?|cientos)$/u;
const THOUSAND = /^(?:mil|thousand|tausend|mille)$/u;
const MILLION = /^(?:milhao|milhoes|millions?|millon|millones|millionen)$/u;
/** German writes a number as one word. */
const GERMAN = /^([a-z]*?)(tausend|hundert)(?:und)?([a-z]*)$/u;
const JOINS = new Set(['e', 'y', 'and', 'und', 'et']);

const CURRENCY =
  'reais|real|contos|euros?|dolares|dollars?|bucks|pounds?(?! (?:of|lighter|less|in))|libras|pesos|quid|pix';
const BEFORE_CURRENCY = new RegExp(
  `(?<![a-z\\d-])((?:[a-z-]{1,32} ){1,7})(?=(?:de )?(?:${CURRENCY})(?![a-z]))`,
  'gu',
);

let small: ReadonlyMap<string, number> | undefined;

function valueOf(word: string): number | undefined {
  small ??= new Map(pageLanguageCodes.flatMap((code) => [...numberWordsOf(code)]));
  const known = small.get(word) ?? hundreds[word];
  if (known !== undefined) return known;
  const [, before = '', unit, after = ''] = GERMAN.exec(word) ?? [];
  if (unit === undefined) return undefined;
  const many = before === '' ? 1 : valueOf(before);
  const rest = after === '' ? 0 : valueOf(after);
  return many === undefined || rest === undefined
    ? undefined
    : many * (unit === 'tausend' ? 1000 : 100) + rest;
}

/** The number that words make together; undefined when one of them is none. */
function numberOf(words: readonly string[]): number | undefined {
  let thousands = 0;
  let part = 0;
  let isNumber = false;
  for (const word of words) {
    if (JOINS.has(word)) continue;
    if (THOUSAND.test(word)) {
      thousands += (part || 1) * 1000;
      part = 0;
    } else if (MILLION.test(word)) {
      thousands = (thousands + part || 1) * 1_000_000;
      part = 0;
    } else if (HUNDRED.test(word)) part = (part || 1) * 100;
    else {
      const value = valueOf(word);
      if (value === undefined) return undefined;
      part += value;
    }
    isNumber = true;
  }
  return isNumber ? thousands + part : undefined;
}

/** Amounts of money in digits: "cento e vinte reais" is "120 reais". Takes folded text. */
export function withPlainMoney(text: string): string {
  return text.replace(BEFORE_CURRENCY, (whole) => {
    const words = whole.trim().split(' ');
    for (let from = 0; from < words.length; from++) {
      const tail = words.slice(from);
      if (JOINS.has(tail[0] ?? '') || tail[0] === 'a') continue;
      const number = numberOf(tail);
      if (number !== undefined && number > 1)
        return `${[...words.slice(0, from), String(number)].join(' ')} `;
    }
    return whole;
  });
}
