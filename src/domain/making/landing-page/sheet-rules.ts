import { pricesByTime, pricesOf } from './amounts.ts';
import { type Duration, findDurations, isTopic } from './durations.ts';
import type { Seen } from './finding-codes.ts';
import { excerptAround, folded, phrases, sentencesOf } from './phrases.ts';
import type { ReadBlock } from './page-model.ts';
import type { Reading } from './reading.ts';

/** Finds contradictions between the page and the product sheet from which the ads are made. */
export function findSheetDifferences(reading: Reading): Seen[] {
  return [
    ...comparePrice(reading),
    ...compareGuarantee(reading),
    ...compareDelivery(reading),
    ...compareName(reading),
    ...compareLanguage(reading),
  ];
}

function comparePrice({ blocks, sheet }: Reading): Seen[] {
  if (sheet.price === undefined) return [];
  const wanted = Math.round(Number(sheet.price) * 100);
  const prices = pricesOf(blocks);
  const isSame = ({ cents, currency }: (typeof prices)[number]) =>
    cents === wanted && (currency === null || sheet.currency === undefined || currency === sheet.currency);
  const [first] = prices
    .filter(({ block }) => /pric|prec|preis|prix|offer|ofert|angebot|offre/u.test(block.where))
    .concat(prices);
  if (!first || prices.some(isSame) || pricesByTime(blocks).some(isSame)) return [];
  return [
    {
      code: 'price_differs',
      excerpt: excerptAround(first.block.text, first.block.folded.indexOf(first.written)),
      where: first.block.where,
    },
  ];
}

/** A year of guarantee is said as 12 months and as 365 days. */
function isAbout(days: number, wanted: number): boolean {
  return days === wanted || (days >= 28 && Math.abs(days - wanted) <= wanted * 0.02);
}

function compareGuarantee({ blocks, sheet }: Reading): Seen[] {
  const wanted = [sheet.guaranteeDays, sheet.moneyBackDays, sheet.trialDays].filter(
    (days) => days !== undefined,
  );
  if (wanted.length === 0) return [];
  const said = underHeadings(blocks)
    .flatMap(({ block, heading }) =>
      sentencesOf(block.text).flatMap((sentence) =>
        durationsUnder(heading, folded(sentence), 'guarantee').map((found) => ({
          ...found,
          block,
        })),
      ),
    )
    .filter(({ unit }) => unit !== 'hour');
  const isSame = ({ days }: { days: number }) => wanted.some((each) => isAbout(days, each));
  const isLegal = ({ days }: { days: number }) => days === 7 || days === 14;
  const others = said.filter((each) => !isSame(each));
  const different = said.some(isSame)
    ? others.filter((each) => each.unit === 'day' && !isLegal(each))
    : others;
  return different.slice(0, 1).map(({ block, written }) => ({
    ...{ code: 'guarantee_differs' as const, where: block.where },
    excerpt: excerptAround(block.text, block.folded.indexOf(written)),
  }));
}

function compareDelivery({ blocks, sheet, text }: Reading): Seen[] {
  const { days, dispatchHours, free } = sheet.shipping ?? {};
  if (free && phrases('paidShipping').test(text) && !phrases('freeShipping').test(text)) {
    const block = blocks.find((each) => phrases('paidShipping').test(each.folded));
    return [
      { code: 'delivery_differs', excerpt: excerptAround(block?.text ?? ''), where: block?.where ?? '' },
    ];
  }
  if (days === undefined) return [];
  const said = underHeadings(blocks)
    .flatMap(({ block, heading }) =>
      block.text
        .split(/[·|•]/u)
        .flatMap(sentencesOf)
        .map(folded)
        .filter((sentence) => !isAboutReturns(sentence))
        .flatMap((sentence) =>
          durationsUnder(heading, sentence, 'delivery').map((found) => ({ ...found, block })),
        ),
    )
    .filter(({ unit }) => unit !== 'hour' || dispatchHours === undefined);
  const isSame = ({ days: found, isBusiness }: (typeof said)[number]) =>
    found === days || (isBusiness && Math.abs(Math.ceil((found * 7) / 5) - days) <= 1);
  const [first] = said.filter(({ unit }) => unit !== 'hour');
  if (!first || said.some(isSame)) return [];
  return [
    {
      code: 'delivery_differs',
      excerpt: excerptAround(first.block.text, first.block.folded.indexOf(first.written)),
      where: first.block.where,
    },
  ];
}

/** The words of a heading, which names the topic of the text under it. */
const MOST_WORDS_OF_A_HEADING = 4;

/** Each text that is not a quote, with the short line before it. */
function underHeadings(blocks: readonly ReadBlock[]): { block: ReadBlock; heading: string }[] {
  return blocks.flatMap((block, index) => {
    if (block.isQuote) return [];
    const before = blocks[index - 1];
    const isHeading =
      before !== undefined && before.words <= MOST_WORDS_OF_A_HEADING && !/[.!?\d]/u.test(before.text);
    return [{ block, heading: isHeading ? before.folded : '' }];
  });
}

/** What a sentence says; "Guarantee" over "90 days against faults" is read as one sentence. */
function durationsUnder(heading: string, sentence: string, list: 'guarantee' | 'delivery'): Duration[] {
  const said = findDurations(sentence, list);
  const other = list === 'guarantee' ? 'delivery' : 'guarantee';
  const isPlain =
    isTopic(heading, list) && !isTopic(heading, other) && findDurations(sentence, other).length === 0;
  if (said.length > 0 || !isPlain) return said;
  return findDurations(`${heading} ${sentence.replace(BEFORE_THE_NUMBER, '$1')}`, list);
}

/** The patterns look as far back from a number. */
const BEFORE_THE_NUMBER = /^\D*?([^\d.,;!?·|•]{0,40})(?=\d)/u;

function isAboutReturns(sentence: string): boolean {
  return (
    phrases('refund').test(sentence) ||
    phrases('refundRule').test(sentence) ||
    /garant|guarant|warranty/u.test(sentence)
  );
}

/** Letters and digits alone: "Vita-Lis" is "Vitalis". */
function squashed(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function compareName({ blocks, page, sheet, contentWords }: Reading): Seen[] {
  const names = [sheet.name, sheet.shortName, ...(sheet.spellings ?? [])]
    .filter((name) => name !== undefined)
    .map(squashed);
  if (names.length === 0 || contentWords === 0) return [];
  const seen = squashed([...blocks.map(({ text }) => text), ...page.images.map(({ alt }) => alt)].join('\n'));
  return names.some((name) => name !== '' && seen.includes(name))
    ? []
    : [{ code: 'product_name_missing', excerpt: page.title }];
}

function compareLanguage({ language, sheet, blocks, contentWords }: Reading): Seen[] {
  if (language === null || sheet.language === undefined || language === sheet.language || contentWords < 30)
    return [];
  const [longest] = [...blocks].sort((a, b) => b.words - a.words);
  return [
    { code: 'mixed_language', excerpt: excerptAround(longest?.text ?? ''), where: longest?.where ?? '' },
  ];
}
