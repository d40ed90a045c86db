import { pricesOf } from './amounts.ts';
import { findDurations } from './durations.ts';
import type { Seen } from './finding-codes.ts';
import { excerptAround, folded, phrases, sentencesOf } from './phrases.ts';
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
  if (!first || prices.some(isSame)) return [];
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
  const said = blocks
    .filter(({ isQuote }) => !isQuote)
    .flatMap((block) =>
      sentencesOf(block.text).flatMap((sentence) =>
        findDurations(folded(sentence), 'guarantee').map((found) => ({ ...found, block })),
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
  const said = blocks
    .filter(({ isQuote }) => !isQuote)
    .flatMap((block) =>
      block.text
        .split(/[·|•]/u)
        .flatMap(sentencesOf)
        .map(folded)
        .filter((sentence) => !isAboutReturns(sentence))
        .flatMap((sentence) => findDurations(sentence, 'delivery').map((found) => ({ ...found, block }))),
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
