import { type Duration, everyDuration, isTopic, withPlainDurations } from '../durations.ts';
import type { Seen } from '../finding-codes.ts';
import type { ReadBlock } from '../page-model.ts';
import { looksLikeQuote } from '../quotes.ts';
import { excerptAround, folded, phrases, sentencesOf, withNumbers } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { FOR_MACHINES, offeredData } from '../structured-data.ts';
import { isStory, underHeadings, underQuestions } from './texts-under.ts';
import { countsFromDelivery, durationsUnder, isOfARefund } from './times-under.ts';
import {
  arrivesIn,
  asksToSendBack,
  comesToYou,
  isOfNoOffer,
  isOnItsWay,
  mayTellOfTheWay,
  namesGoods,
  tellsOfTheWay,
} from './way-of-goods.ts';

type Found = Duration & { block: ReadBlock; sentence: string };

/** Whether the goods come as soon, and as free of charge, as the sheet says. */
export function compareDelivery({ blocks, sheet, text }: Reading): Seen[] {
  const { days, dispatchHours, free } = sheet.shipping ?? {};
  if (free && phrases('paidShipping').test(text) && !phrases('freeShipping').test(text)) {
    const block = blocks.find((each) => phrases('paidShipping').test(each.folded));
    return [
      { code: 'delivery_differs', excerpt: excerptAround(block?.text ?? ''), where: block?.where ?? '' },
    ];
  }
  if (days === undefined) return [];
  const durations = timesOfDelivery(blocks).filter(
    ({ unit }) => unit !== 'hour' || dispatchHours === undefined,
  );
  const isSame = ({ days: found, isBusiness }: Duration) =>
    found === days || (isBusiness && Math.abs(Math.ceil((found * 7) / 5) - days) <= 1);
  const named = durations.filter(({ unit }) => unit !== 'hour');
  const offered = named.length > 0 ? named : timesBeside(blocks, isSame);
  const [first] = offered;
  const all = [...durations, ...offered, ...timesOfRegions(durations), ...durationsOfSections(blocks)];
  if (!first || all.some(isSame)) return [];
  return [
    {
      code: 'delivery_differs',
      excerpt: excerptAround(first.block.text, first.block.folded.indexOf(first.written)),
      where: first.block.where,
    },
  ];
}

export function compareDeliveryData({ page, sheet: { shipping } }: Reading): Seen[] {
  const { deliveryDays, shippingCents } = offeredData(page);
  const excerpt =
    shipping?.free === true && shipping.freeFrom === undefined && shippingCents !== null && shippingCents > 0
      ? `shippingRate: ${(shippingCents / 100).toFixed(2)}`
      : shipping?.days !== undefined &&
          deliveryDays !== null &&
          (deliveryDays > shipping.days * 2 || deliveryDays * 2 < shipping.days)
        ? `deliveryTime: ${deliveryDays}`
        : undefined;
  return excerpt === undefined ? [] : [{ code: 'delivery_differs', excerpt, where: FOR_MACHINES }];
}

/** The times that stand beside a word for the delivery, or under a heading of it. */
function timesOfDelivery(blocks: readonly ReadBlock[]): Found[] {
  return underHeadings(blocks)
    .flatMap(({ block, heading }) =>
      underQuestions(block.text.split(/[·|•]/u).flatMap(sentencesOf), heading).map((each) => ({
        block,
        heading: each.heading,
        sentence: withNextDay(withPlainDurations(folded(each.sentence))),
      })),
    )
    .filter(
      ({ block, sentence, heading }) =>
        !looksLikeQuote(block) &&
        !isOfNoOffer(sentence) &&
        !isOfARefund(sentence) &&
        !asksToSendBack(heading),
    )
    .flatMap(({ block, sentence, heading }) =>
      durationsUnder(heading, sentence, 'delivery').map((found) => ({ ...found, block, sentence })),
    )
    .map((found) =>
      found.unit === 'hour' && arrivesIn(found.sentence)
        ? { ...found, unit: 'day', days: Math.max(1, found.days) }
        : found,
    );
}

/** "Next-day delivery", "receba amanhã". */
function withNextDay(sentence: string): string {
  return sentence
    .replace(/(?<![a-z])(?:next|same)[- ]day(?=[ -](?:delivery|shipping))/gu, '1 day')
    .replace(/(?<=(?:receb|chega|entreg|lleg|recib)[a-z]* )(?:amanha|manana)(?![a-z])/gu, 'em 1 dias')
    .replace(/(?<![a-z])overnight (?=shipping|delivery)/gu, '1 day ')
    .replace(
      /(?<=(?:get it|delivered|arrives?|with you|at your door) )tomorrow(?![a-z])/gu,
      'delivery in 1 day',
    )
    .replace(
      /(?<![a-z])morgen(?= (?:schon )?(?:da|geliefert|bei (?:ihnen|dir)|im haus)(?![a-z]))/gu,
      'lieferung in 1 tag',
    )
    .replace(
      /(?<=(?<!(?:war|waren) (?:[a-z]+ ){0,4})(?:in|nach) \d{1,2} (?:stunden|tagen) )da(?! gewesen|[a-z])/gu,
      'bei ihnen',
    )
    .replace(
      /(?<=(?:livre|chez vous|recevez-l[ea]|recue?) (?:des )?)demain(?![a-z])/gu,
      'livraison en 1 jour',
    )
    .replace(/(?<![a-z])chez vous (?=(?:en|sous|dans) \d)/gu, 'livraison chez vous ')
    .replace(/(?<![a-z])24 ?\/ ?48 ?h(?![a-z])/gu, '2 dias')
    .replace(/(?<=\d )(?=(?:days|weeks) after order)/gu, '')
    .replace(/(?<=(?:cheg|lleg|arriv)[a-z]* (?:em|en|in|dans) )(\d{1,2})(?=\W*$)/gu, '$1 dias');
}

/** Each region has its time: "3 days in England, 6 in the Highlands". */
function timesOfRegions(durations: readonly Found[]): Duration[] {
  return durations.flatMap(({ sentence, block, unit, isBusiness }) => [
    ...everyDuration(sentence),
    ...numbersWithoutUnit(block.folded).map((number) => ({
      unit,
      isBusiness,
      written: '',
      days: number * (unit === 'week' ? 7 : 1),
    })),
  ]);
}

/** Of two times, the second may lack its unit: "within four business days and the rest of the country within nine". */
function numbersWithoutUnit(sentence: string): number[] {
  return [
    ...withNumbers(sentence).matchAll(
      /(?<=(?:maxim[oa]|limite|maximum|max|longest|hochstens|hochstdauer)(?: [a-z]+){0,3} )(\d{1,2})(?=\s*(?:[.,;:!?)]|$))/gu,
    ),
    ...withNumbers(sentence).matchAll(
      /(?<![a-z])(\d{1,2}) (?:at (?:the )?(?:most|latest)|tops|max[a-z]*|no maximo|como (?:mucho|maximo)|hochstens|spatestens|au plus)(?![a-z])/gu,
    ),
    ...withNumbers(sentence).matchAll(
      /(?<![a-z])(?:within|in|up to|inside|binnen|innerhalb(?: von)?|bis zu|en|hasta|ate|em|sous|dans|jusqu'a|a) (\d{1,2})(?=\s*(?:[.,;:!?)]|$| (?:and|or|e|y|und|et)(?![a-z])))/gu,
    ),
  ].map(([, number]) => Number(number));
}

/** Every time that stands under a heading of the delivery, so that each region may have its own line. */
function durationsOfSections(blocks: readonly ReadBlock[]): Duration[] {
  let isDelivery = false;
  return blocks.flatMap(({ tag, folded: text, isQuote }) => {
    if (/^h[1-6]$|^summary$|^dt$|^legend$/u.test(tag)) isDelivery = isTopic(text, 'delivery');
    return isDelivery && !isQuote ? everyDuration(withPlainDurations(text)) : [];
  });
}

/** The days beside the goods, or for nothing else, when a page names those of the sheet nowhere. */
function timesBeside(blocks: readonly ReadBlock[], isSame: (found: Duration) => boolean): Found[] {
  const read = underHeadings(blocks)
    .flatMap(({ block, heading }) =>
      underQuestions(sentencesOf(block.text), heading).map((each) => ({ ...each, block })),
    )
    .map((each) => ({ ...each, sentence: withPlainDurations(folded(each.sentence)) }));
  const isSaid = read.some(
    ({ sentence }) =>
      everyDuration(sentence).some(isSame) ||
      numbersWithoutUnit(sentence).some((days) =>
        isSame({ days, unit: 'day', isBusiness: false, written: '' }),
      ),
  );
  if (isSaid) return [];
  const onTheirWay = blocks
    .filter((block) => !isStory(block) && !block.isAside)
    .flatMap((block) =>
      sentencesOf(block.text).map((each) => ({ block, sentence: withPlainDurations(folded(each)) })),
    )
    .filter(({ sentence }) => !isOfNoOffer(sentence) && !isOfARefund(sentence) && tellsOfTheWay(sentence));
  const named = daysIn(onTheirWay);
  if (named.length > 0) return named;
  return daysIn(
    read.filter(
      ({ block, heading, sentence }) =>
        !block.isAside &&
        !asksToSendBack(heading) &&
        !isOfNoOffer(sentence) &&
        !isOfARefund(sentence) &&
        !countsFromDelivery(sentence) &&
        mayTellOfTheWay(sentence) &&
        (isTopic(sentence, 'delivery') ||
          namesGoods(sentence) ||
          isOnItsWay(sentence) ||
          comesToYou(sentence)),
    ),
  );
}

function daysIn(sentences: readonly { block: ReadBlock; sentence: string }[]): Found[] {
  return sentences.flatMap(({ block, sentence }) =>
    everyDuration(sentence)
      .filter(({ unit }) => unit === 'day' || unit === 'week')
      .map((found) => ({ ...found, block, sentence })),
  );
}
