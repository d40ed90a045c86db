import { type Duration, everyDuration, findDurations, isTopic, withPlainDurations } from '../durations.ts';
import type { Seen } from '../finding-codes.ts';
import type { ReadBlock } from '../page-model.ts';
import { excerptAround, folded, sentencesOf, withNumbers } from '../phrases.ts';
import type { Reading } from '../reading.ts';
import { FOR_MACHINES, offeredData } from '../structured-data.ts';
import { guaranteeSources as source, guaranteeWords as says } from './guarantee-words.ts';
import { isStory, underHeadings, underQuestions } from './texts-under.ts';
import { beforePayingBack, durationsUnder, isOfRepair, paysBack, withoutDelivery } from './times-under.ts';
import { isOfAnotherTime } from './way-of-goods.ts';

interface Sentence {
  block: ReadBlock;
  heading: string;
  sentence: string;
}
type Found = Duration & { block: ReadBlock };

const FEWEST_DAYS_TO_DECIDE = 7;
/** Nobody grants a guarantee of defects for less. */
const FEWEST_DAYS_OF_DEFECTS = 28;

/** "60 days to send it back; the money is there 10 days after the jar": the shorter time is that of the money. */
const MOST_DAYS_TO_PAY_BACK = 15;

/** Whether a text names such a time, and not as that of the delivery. */
function namesTime(block: ReadBlock, isWanted: (found: Duration) => boolean): boolean {
  const text = withPlainDurations(block.folded);
  const delivery = findDurations(withoutDelivery(text), 'delivery').map(({ days }) => days);
  return everyDuration(text).some((found) => isWanted(found) && !delivery.includes(found.days));
}

/** Whether the page keeps the days of the sheet in which a buyer may give back, try or complain. */
export function compareGuarantee({ blocks, sheet }: Reading): Seen[] {
  const wanted = [sheet.guaranteeDays, sheet.moneyBackDays, sheet.trialDays].filter(
    (days) => days !== undefined,
  );
  if (wanted.length === 0) return [];
  const isSame = ({ days }: { days: number }) => wanted.some((each) => isAbout(days, each));
  const legal = legalDays(sheet.country);
  const sentences = sentencesOfGuarantee(blocks);
  const guaranteed = guaranteedTimes(sentences);
  const isKept =
    guaranteed.some(isSame) ||
    sentences.some(
      (each) =>
        (isOfReturns(each) || isTopic(each.sentence, 'guarantee')) &&
        everyDuration(each.sentence).some(isSame),
    ) ||
    blocks.some((block) => says.regrets.test(block.folded) && namesTime(block, isSame));
  const { guaranteeDays } = sheet;
  const ofDefects =
    guaranteeDays === undefined || guaranteeDays === sheet.moneyBackDays
      ? []
      : [
          ...guaranteeOfDefects(sentences, guaranteeDays, sheet.moneyBackDays),
          ...(sheet.moneyBackDays === undefined ? [] : otherWarranty(guaranteed, guaranteeDays, isSame)),
        ];
  const [different] = isKept
    ? [
        ...guaranteed.filter(
          (each) =>
            !isSame(each) &&
            (each.unit === 'day' ? ![7, 14].includes(each.days) : isForLife(each)) &&
            !(each.days <= MOST_DAYS_TO_PAY_BACK && namesTime(each.block, isSame)),
        ),
        ...ofDefects,
      ]
    : [
        ...guaranteed,
        ...timesToSendBack(sentences, legal),
        ...ofDefects,
        ...timesToGiveBack(blocks, isSame, legal),
      ];
  return different === undefined
    ? []
    : [
        {
          code: 'guarantee_differs',
          where: different.block.where,
          excerpt: excerptAround(different.block.text, different.block.folded.indexOf(different.written)),
        },
      ];
}

export function compareReturnData({ page, sheet }: Reading): Seen[] {
  const { returnDays } = offeredData(page);
  const wanted = sheet.moneyBackDays ?? sheet.trialDays;
  if (returnDays === null || wanted === undefined || isAbout(returnDays, wanted)) return [];
  if (legalDays(sheet.country).includes(returnDays)) return [];
  return [{ code: 'guarantee_differs', excerpt: `merchantReturnDays: ${returnDays}`, where: FOR_MACHINES }];
}

/** `withPlainDurations` counts a warranty for life as one of a hundred years. */
function isForLife({ days }: Duration): boolean {
  return days >= 36_500;
}

/** A year of guarantee is said as 12 months and as 365 days. */
function isAbout(days: number, wanted: number): boolean {
  return days === wanted || (days >= 28 && Math.abs(days - wanted) <= wanted * 0.02);
}

/** How long the law lets people send back what they bought from afar, which is no guarantee of the seller. */
function legalDays(country: string | undefined): readonly number[] {
  if (country === undefined) return [7, 14];
  if (country === 'BR') return [7];
  return LANDS_OF_14_DAYS.has(country) ? [14] : [];
}

const LANDS_OF_14_DAYS = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK TR'.split(
    ' ',
  ),
);

/** "One year, on top of the statutory guarantee": the year is the seller's. */
const BESIDES_THE_LAW = new RegExp(`,? ${source.besidesTheLaw}(?![a-z])[^,;.]*`, 'u');

/** "90 days, the statutory ones counted in": the whole is the seller's. */
const COUNTS_THE_LAW_IN =
  /,? ?\(?(?:(?:ja|ya|bereits|deja) )?(?:contad[oa]s?|incluid[oa]s?|inclus[oa]s?|incluindo|incluyendo|including|inclusive of|included|einschliesslich|inklusive|y compris|comprise?)(?: [a-z\d]+){0,5} (?:legal|legais|legales|statutory|gesetzlich[a-z]*|legale)(?![a-z])(?: (?:de|von|of|del) \d+ [a-z]+)?/u;

/** "The law gives 14 days; we give 30": the first are not the seller's. */
const GIVEN_BY_LAW =
  /(?<![a-z])(?:(?:a lei|o cdc|o codigo de defesa do consumidor) (?:da|concede|pede|garante|preve|exige|obriga a)|(?:le )?code de la consommation (?:vous )?(?:donne|accorde|prevoit|impose)|the law (?:gives|asks for|requires|grants|says)|la ley (?:da|pide|exige|concede|marca|obliga a)|das gesetz (?:gibt|verlangt|sieht|gewahrt)|la loi (?:donne|prevoit|impose|accorde|en donne))(?: [a-z]+){0,3} \d{1,4}(?: [a-z]+)?/gu;

/** "The law gives 14 days; we give 30": the second number lacks its unit. */
const WE_GIVE =
  /(?<![a-z])((?:accordons|donnons|offrons|laissons|give|grant|allow|damos|concedemos|ofrecemos|oferecemos|geben wir|wir geben|gewahren)(?: (?:you|te|le|les|lhe|ihnen|dir|vous))? \d{2,3})(?=\s*(?:[.,;!?]|$)| (?:a compter|a partir|from|counted|desde|ab|depuis)(?![a-z]))/gu;

function withoutTheLaw(sentence: string, { folded: whole }: ReadBlock): string {
  const own = sentence.replace(GIVEN_BY_LAW, '').replace(COUNTS_THE_LAW_IN, '').replace(BESIDES_THE_LAW, '');
  return GIVEN_BY_LAW.test(withPlainDurations(whole)) ? own.replace(WE_GIVE, '$1 days') : own;
}

/** The sentences of the page under their headings, without those of the law and of repairs. */
function sentencesOfGuarantee(blocks: readonly ReadBlock[]): Sentence[] {
  return underHeadings(blocks).flatMap(({ block, heading }) =>
    underQuestions(sentencesOf(block.text), heading)
      .map((each) => ({
        block,
        heading: each.heading,
        sentence: withoutTheLaw(withPlainDurations(folded(each.sentence)), block),
      }))
      .filter(({ sentence }) => !says.law.test(sentence) && !isOfRepair(sentence)),
  );
}

function guaranteedTimes(sentences: readonly Sentence[]): Found[] {
  return sentences
    .filter(({ sentence }) => !paysBack(sentence))
    .flatMap(({ block, heading, sentence }) =>
      guaranteesUnder(heading, sentence).map((found) => ({ ...found, block })),
    )
    .filter(({ unit }) => unit !== 'hour');
}

/** "Delivery in 5 days and 60 days of guarantee": the time of the delivery stands beside both. */
function guaranteesUnder(heading: string, sentence: string): Duration[] {
  const found = durationsUnder(heading, sentence, 'guarantee');
  const delivery = findDurations(sentence, 'delivery').map(({ days }) => days);
  const others = found.filter(({ days }) => !delivery.includes(days));
  return others.length > 0 ? others : found;
}

function isOfReturns({ heading, sentence }: Sentence): boolean {
  return says.regrets.test(heading) || says.regrets.test(sentence);
}

/** The days in which a buyer may send it back. Those of the law count only when nothing comes after them. */
function timesToSendBack(sentences: readonly Sentence[], legal: readonly number[]): Found[] {
  return sentences
    .filter(
      (each) => isOfReturns(each) && (says.regrets.test(each.sentence) || !isOfAnotherTime(each.sentence)),
    )
    .flatMap(({ block, sentence }) =>
      returnWindows(sentence)
        .filter(
          ({ unit, days }) => unit !== 'hour' && (!legal.includes(days) || ENDS_THERE.test(block.folded)),
        )
        .map((found) => ({ ...found, block })),
    );
}

/** Nothing comes after the days of the law: "after those 14 days we take nothing back". */
const ENDS_THERE =
  /(?<![a-z])(?:(?:depois|passad[oa]s?|apos)(?: [a-z]+| \d+){0,5},? (?:ja )?nao (?:[a-z]+ ){0,2}(?:aceit|troc|devolv|receb|reembols)[a-z]*|after (?:that|those|these|this|the)(?: [a-z]+| \d+){0,3},? (?:we|there|no|all)(?: [a-z]+)? ?(?:can't|cannot|can not|don't|do not|no|are|sales|is)|(?:despues|pasad[oa]s?|transcurrid[oa]s?)(?: [a-z]+| \d+){0,5},? (?:ya )?no (?:[a-z]+ ){0,2}(?:acept|admit|cambi|devolv|recog)[a-z]*|(?:danach|nach (?:diesen|den|ablauf)(?: [a-z]+| \d+){0,4}) (?:nehmen|konnen|ist|sind|gibt)(?: [a-z]+){0,4} (?:nicht|keine?|nichts|ausgeschlossen)|(?:passe|apres|au-dela)(?: [a-z]+| \d+){0,5},? (?:nous ne|aucun|plus|on ne|rien)|(?:depois(?: disso)?|apos isso|passado (?:esse|este|o) prazo|after (?:that|this)|afterwards|despues|luego|pasado (?:ese|este|el) plazo|danach|spater|dann|ensuite|apres|passe ce delai),? (?:[a-z]+ ){0,4}(?:definitiv[a-z]*|final|for good|firme|ferme|endgultig|bindend|behalten|nichts mehr|nicht mehr|rien))(?![a-z])/u;

/** "By day 15" is within 15 days. */
const BY_THE_DAY = /(?<![a-z])(?:day|dia|tag|jour) (\d{1,3})(?!\d)/gu;

/** How long a buyer has to send it back: every time in a sentence about that, except the one after which money comes. */
function returnWindows(whole: string): Duration[] {
  const sentence = withNumbers(withoutDelivery(whole)).replace(BY_THE_DAY, '$1 days');
  return everyDuration(paysBack(whole) ? beforePayingBack(sentence) : sentence).filter(
    ({ days }) => days >= FEWEST_DAYS_TO_DECIDE,
  );
}

/** The days in a text that gives back, when the page names those of the sheet nowhere. */
function timesToGiveBack(
  blocks: readonly ReadBlock[],
  isSame: (found: Duration) => boolean,
  legal: readonly number[],
): Found[] {
  const read = blocks
    .filter((block) => !isStory(block))
    .flatMap((block) => {
      const sentences = sentencesOf(block.text).map((each) => withPlainDurations(folded(each)));
      return sentences.map((sentence, at) => ({ block, sentence, next: sentences[at + 1] ?? '' }));
    });
  if (read.some(({ sentence }) => everyDuration(sentence).some(isSame))) return [];
  return read
    .filter(
      ({ sentence, next }) =>
        says.comesBack.test(`${sentence} ${next}`) &&
        !isOfRepair(sentence) &&
        !says.law.test(sentence) &&
        !paysBack(sentence),
    )
    .flatMap(({ block, sentence }) =>
      everyDuration(sentence)
        .filter(({ unit, days }) => unit !== 'hour' && days >= FEWEST_DAYS_TO_DECIDE && !legal.includes(days))
        .map((found) => ({ ...found, block })),
    );
}

const FEWEST_DAYS_OF_A_WARRANTY = 180;

/** A warranty of half a year or more, when the page names that of the sheet nowhere. */
function otherWarranty(
  guaranteed: readonly Found[],
  wanted: number,
  isSame: (found: Duration) => boolean,
): Found[] {
  return guaranteed.some(({ days }) => isAbout(days, wanted))
    ? []
    : guaranteed.filter((found) => found.days >= FEWEST_DAYS_OF_A_WARRANTY && !isSame(found));
}

/** The time of a guarantee against defects, when the page names one and not that of the sheet. */
function guaranteeOfDefects(
  sentences: readonly Sentence[],
  wanted: number,
  moneyBack: number | undefined,
): Found[] {
  const found = sentences
    .filter(
      ({ block, heading, sentence }) =>
        !block.isAside &&
        says.breaks.test(`${heading} ${block.folded}`) &&
        says.makesGood.test(sentence) &&
        !says.moneyBack.test(sentence) &&
        !isTopic(sentence, 'delivery'),
    )
    .flatMap(({ block, sentence }) => everyDuration(sentence).map((each) => ({ ...each, block })))
    .filter(({ unit }) => unit !== 'hour');
  return found.some(({ days }) => isAbout(days, wanted))
    ? []
    : found.filter(({ days }) => days >= FEWEST_DAYS_OF_DEFECTS && days !== moneyBack);
}
