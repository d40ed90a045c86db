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
  const durations = underHeadings(blocks)
    .flatMap(({ block, heading }) =>
      sentencesOf(block.text)
        .map(folded)
        .filter((sentence) => !OF_THE_LAW.test(sentence))
        .flatMap((sentence) =>
          durationsUnder(heading, sentence, 'guarantee').map((found) => ({ ...found, block })),
        ),
    )
    .filter(({ unit }) => unit !== 'hour');
  const isSame = ({ days }: { days: number }) => wanted.some((each) => isAbout(days, each));
  const isLegal = ({ days }: { days: number }) => days === 7 || days === 14;
  const others = durations.filter((each) => !isSame(each));
  const different = durations.some(isSame)
    ? others.filter((each) => each.unit === 'day' && !isLegal(each))
    : others;
  return different.slice(0, 1).map(({ block, written }) => ({
    ...{ code: 'guarantee_differs' as const, where: block.where },
    excerpt: excerptAround(block.text, block.folded.indexOf(written)),
  }));
}

/** What the law grants besides is no promise of the seller. */
const OF_THE_LAW =
  /(?<!\p{L})(?:(?:pela|da|manda a|exige a|por|la|marca la|segun la|by|the|under) (?:ley|lei|law)|legal(?:es|e|es|ais)?|legais|statutory|gesetzlich\p{L}*|legale?s?)(?!\p{L})/u;

function compareDelivery({ blocks, sheet, text }: Reading): Seen[] {
  const { days, dispatchHours, free } = sheet.shipping ?? {};
  if (free && phrases('paidShipping').test(text) && !phrases('freeShipping').test(text)) {
    const block = blocks.find((each) => phrases('paidShipping').test(each.folded));
    return [
      { code: 'delivery_differs', excerpt: excerptAround(block?.text ?? ''), where: block?.where ?? '' },
    ];
  }
  if (days === undefined) return [];
  const durations = underHeadings(blocks)
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
  const isSame = ({ days: found, isBusiness }: (typeof durations)[number]) =>
    found === days || (isBusiness && Math.abs(Math.ceil((found * 7) / 5) - days) <= 1);
  const [first] = durations.filter(({ unit }) => unit !== 'hour');
  if (!first || durations.some(isSame)) return [];
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
const MOST_WORDS_OF_A_QUESTION = 14;

/** Each text that is not a quote, with the short line or the question before it. */
function underHeadings(blocks: readonly ReadBlock[]): { block: ReadBlock; heading: string }[] {
  return blocks.flatMap((block, index) => {
    if (block.isQuote) return [];
    const before = blocks[index - 1];
    const isHeading =
      before !== undefined &&
      (before.text.endsWith('?')
        ? before.words <= MOST_WORDS_OF_A_QUESTION
        : before.words <= MOST_WORDS_OF_A_HEADING && !/[.!\d]/u.test(before.text));
    return [{ block, heading: isHeading ? before.folded : '' }];
  });
}

/** "Within 45 days of delivery": the delivery only says when the days begin. */
const FROM_DELIVERY =
  /(?<=\p{L} )(?:depois|apos|a partir|contados?|corridos|desde|a contar|from|of|after|since|upon|following|nach|ab|seit|a compter|apres|suivant|a partir)(?: (?:de|da|do|del|que|lo|la|el|le|du|der|dem|the|you|your|a|o|as|it|sua|suya|votre))* (?:entregas?|recebimento|receber|recebe|recebido|chegada|deliver\p{L}*|receipt|receiv\p{L}*|arriv\p{L}*|recepcion|recib\p{L}*|llegada|erhalt|lieferung|zustellung|empfang|ankunft|livraison|recepti?on|recu|recevoir)(?!\p{L})/gu;

/** What a sentence says; "Guarantee" over "90 days against faults" is read as one sentence. */
function durationsUnder(heading: string, whole: string, list: 'guarantee' | 'delivery'): Duration[] {
  const sentence = whole.replace(FROM_DELIVERY, ' ');
  const durations = findDurations(sentence, list);
  const other = list === 'guarantee' ? 'delivery' : 'guarantee';
  const isPlain =
    isTopic(heading, list) && !isTopic(heading, other) && findDurations(sentence, other).length === 0;
  if (durations.length > 0 || !isPlain) return durations;
  const amount = sentence.replace(BEFORE_THE_NUMBER, '$1');
  const under = findDurations(`${heading.replace(/\W+$/u, '')} ${amount}`, list);
  return under.length > 0 ? under : findDurations(`${TOPIC[list]} ${amount}`, list);
}

/** What a question asks in words of its own: "How long until I get it?" */
const TOPIC = { guarantee: 'garantia', delivery: 'entrega' } as const;

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

function compareName({ blocks, page, sheet, url, contentWords }: Reading): Seen[] {
  const names = [sheet.name, sheet.shortName, ...(sheet.spellings ?? [])].filter(
    (name) => name !== undefined,
  );
  if (names.length === 0 || contentWords === 0) return [];
  const seen = [page.title, ...blocks.map(({ text }) => text), ...page.images.map(({ alt }) => alt)];
  const written = squashed(seen.join('\n'));
  const words = new Set(wordsOf(`${seen.join('\n')} ${url?.pathname ?? ''}`));
  const host = squashed(url?.hostname ?? '');
  const isSeen = (word: string) =>
    words.has(word) ||
    (word.length >= LONG_WORD && host.includes(word)) ||
    (word.length >= WORD_OF_A_PLACE && words.has(word.replace(/er$/u, '')));
  return names.some(
    (name) =>
      (squashed(name) !== '' && written.includes(squashed(name))) || saysTheWords(wordsOf(name), isSeen),
  )
    ? []
    : [{ code: 'product_name_missing', excerpt: page.title }];
}

const LONG_WORD = 4;
/** "Ebersgrunder" is from Ebersgrund. */
const WORD_OF_A_PLACE = 7;
/** Of a name with as many words, one may be left out: "Switchback Harness" is the "Switchback Dog Harness". */
const WORDS_OF_A_LONG_NAME = 4;

/** The brand and the name of a product often stand apart: "Switchback Harness | Pack & Paddock". */
function saysTheWords(wanted: readonly string[], isSeen: (word: string) => boolean): boolean {
  const missing = wanted.filter((word) => !isSeen(word));
  return (
    wanted.length > 1 &&
    missing.every((word) => !/\d/u.test(word)) &&
    missing.length <= (wanted.length >= WORDS_OF_A_LONG_NAME ? 1 : 0)
  );
}

/** How much of it is sold, at the end of a name: "60 capsules", "500 g". */
const HOW_MUCH = /[\s,(]+\d[\d.,]* ?\p{L}+\)?\s*$/u;

/** The words of a text without the ending of the plural, and without how much is sold. */
function wordsOf(text: string): string[] {
  const words = folded(text.replace(HOW_MUCH, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [
    ...new Set(
      words.map((word) => word.replace(/(?<=\p{L}{3})(?:es|[sn])$/u, '').replace(/(?<=\p{L}{3})[aeo]$/u, '')),
    ),
  ];
}

function compareLanguage({ language, sheet, blocks, contentWords }: Reading): Seen[] {
  if (language === null || sheet.language === undefined || language === sheet.language || contentWords < 30)
    return [];
  const [longest] = [...blocks].sort((a, b) => b.words - a.words);
  return [
    { code: 'mixed_language', excerpt: excerptAround(longest?.text ?? ''), where: longest?.where ?? '' },
  ];
}
