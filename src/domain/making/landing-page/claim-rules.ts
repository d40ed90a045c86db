import type { PolicyReader } from '#domain/making/review/policy.ts';
import { isRejectedReport, withoutDenials } from './denials.ts';
import { findCure, SYMPTOM } from './cures.ts';
import { isOfExpert, looksLikeQuote } from './quotes.ts';
import type { FindingCode, Seen } from './finding-codes.ts';
import { excerptAround, folded, phrases, sentencesOf, withDigits } from './phrases.ts';
import type { ReadBlock } from './page-model.ts';
import { languageOf, type Reading } from './reading.ts';

/** The page's code for each rule of ad texts that applies to pages. The other rules are about the style of ads. */
const codeOfRule: Readonly<Record<string, FindingCode>> = {
  cure: 'cure_claim',
  miracle: 'cure_claim',
  disease: 'health_claim',
  body_claim: 'health_claim',
  better_than_medicine: 'health_claim',
  no_side_effects: 'health_claim',
  false_authority: 'health_claim',
  banned_substance: 'health_claim',
  weight_amount: 'weight_promise',
  earnings: 'earnings_promise',
  counterfeit: 'counterfeit',
};

/** The price of a subscription: amounts for a time, and little more. */
const PRICE_BY_TIME =
  /^\W*(?:\p{L}+:? )?(?:(?:,? ?(?:or|ou|o|oder|and|e|y|und|et) )?(?:r\$|us\$|\p{Sc})? ?[\d.,]+ ?(?:\p{Sc}|reais|euros?|usd)? ?(?:\/|per|a|por|al|ao|pro|im|par|each) ?\p{L}+(?: ?[(,]? ?(?:billed|cobrad|facturad|abgerechnet|factur)[^.]*)?)+\W*$/u;

const COPY =
  'fakes?|faux|clones?|copi(?:a|as|e|es)|copy|kopien?|imitac\\p{L}*|imitati\\p{L}*|inspirad[oa]s?|inspired by|tipo|estilo|unauthori[sz]ed';
const BRAND =
  'rolex|gucci|louis vuitton|chanel|prada|nike|adidas|jordan|yeezy|hermes|dior|cartier|omega|ray-?ban|oakley|airpods|north face|balenciaga|burberry|versace|lacoste|moncler|patek|lv';
/** Google names fakes, clones and imitations of a brand. "Faux leather" copies none. */
const COPY_OF_A_BRAND = new RegExp(
  `(?<!\\p{L})(?:(?:${COPY})[^.]{0,20} (?:${BRAND})|(?:${BRAND})[^.]{0,20} (?:fakes?|clones?|copi(?:a|as|es)|kopien?|imitac\\p{L}*|imitati\\p{L}*))(?!\\p{L})`,
  'u',
);

/** A seller's own copies, whatever else is said of them. */
const OWN_COPIES =
  /(?<!\p{L})(?:nossas?|nossos?|our|nuestr[oa]s?|unsere\p{L}*|nos) (?:\p{L}+ )?(?:replic|repli[kq]|imitac|imitati|imitat|copias?|copies|clone|fake|falschung|nachbau)/u;

function warnsOfCopies(text: string): boolean {
  return phrases('noCounterfeit').test(text) && !OWN_COPIES.test(text);
}

/** "From 36 to 46" alone is a choice of sizes. */
const NAMES_A_MEASURE =
  /kg|kilo|quilo|lbs?(?!\p{L})|pound|libra|pfund|stone|talla|size|manequim|taille|gross|inch|cm|peso|weight|gewicht|poids|barriga|belly|bauch|ventre|medidas|gordura|fat|grasa|fett|graisse/u;

/** Things have weights, too: "dries 8 kg" is no promise. */
const OF_A_BODY =
  /(?<!\p{L})(?:barriga|gordura|emagre\p{L}*|cintura|manequim|belly|waist|body|fat|weight|dress size\p{L}*|slim\p{L}*|grasa|abdomen|adelgaz\p{L}*|tallas?|bauch\p{L}*|abnehm\p{L}*|abgenommen|kleidergross\p{L}*|ventre|maigri\p{L}*|mincir|graisses?|diet|dieta|diat|regime)(?!\p{L})/u;

/** "60 kilos of vegetables" are no part of a body. */
const OF_GOODS =
  /\d ?(?:kg|kgs|quilos?|kilos?|pounds?|lbs?|libras) (?:de|d'|of) ?(?!(?:gordura|peso|banha|barriga|massa|pura?s?|fat|weight|belly|body|grasa|vientre|masa|graisse|poids|ventre|masse|retenc|liquid|excess|sobre|trop|plus|moins|menos|mais|mas|surpoids|celulit|medidas|cintura|waist|flab|inch|tour|une? |um |uma |una |te |votre|your|tu |seu)\p{L}*)\p{L}{3,}/u;

/** The number of examples of each claim. They are enough for a person to find the others. */
const MOST_OF_ONE = 5;

/** "SARL au capital de 8 000 €" says what the company has. */
const CAPITAL = /(?<!\p{L})(?:(?:capital(?: social)?|share capital) (?:de|of|:)|stammkapital|grundkapital)/u;

/** Reads every sentence as the reader of ad texts does, and marks the place of what it finds. */
export function findClaims(reading: Reading, read: PolicyReader): Seen[] {
  const found: Seen[] = [];
  const codesOf = new Map<string, FindingCode[]>();
  let heading = '';
  let sinceHeading = 0;
  for (const block of reading.blocks) {
    sinceHeading++;
    if (/^h[1-6]$|^summary$|^dt$/u.test(block.tag)) {
      heading = block.folded;
      sinceHeading = 0;
    }
    // "What it does not do", and a list or what others say of it.
    const isNotDone = sinceHeading > 0 && phrases('notDone').test(heading) && !heading.endsWith('?');
    if (isNotDone && (block.tag === 'li' || (sinceHeading <= BLOCKS_NOT_DONE && reports(block)))) continue;
    const warns = warnsOfCopies(heading);
    const claimed = claimsOf(block, reading, read, codesOf);
    const cure = isCuredBuyer(block, reading, read)
      ? { code: 'cure_claim' as const, sentence: block.text }
      : findCure(block, reading, read);
    if (cure && !claimed.some(({ code }) => code === cure.code)) claimed.push(cure);
    for (const { code, sentence, policy } of claimed) {
      if (code === 'counterfeit' && warns && !OWN_COPIES.test(folded(sentence))) continue;
      if (found.filter((seen) => seen.code === code).length < MOST_OF_ONE) {
        found.push({
          code,
          excerpt: excerptAround(sentence),
          where: block.where,
          ...(policy === undefined ? {} : { policy }),
        });
      }
    }
  }
  return found;
}

/** A buyer who had a disease and has it no more: "I had arthrosis. After two bottles it was gone." */
function isCuredBuyer(block: ReadBlock, { sheet, productKind }: Reading, read: PolicyReader): boolean {
  const isHealed = looksLikeQuote(block) && phrases('gone').test(block.folded) && !SYMPTOM.test(block.folded);
  if (productKind !== 'nutra' || !isHealed) return false;
  const text = { kind: 'descriptions', text: block.text, product: sheet.name ?? '', productKind } as const;
  return read(text).some(({ rule }) => rule === 'disease' || rule === 'disease_mention');
}

/** A heading of what is not done is read with as many texts under it. */
const BLOCKS_NOT_DONE = 3;

function reports({ folded: text }: ReadBlock): boolean {
  return phrases('othersPromise').test(text) && !phrases('affirmed').test(text);
}

function claimsOf(
  block: ReadBlock,
  reading: Reading,
  read: PolicyReader,
  codesOf: Map<string, FindingCode[]>,
): { code: FindingCode; sentence: string; policy?: string }[] {
  const isQuote = block.isQuote || (looksLikeQuote(block) && !isOfExpert(block.folded));
  const sentences = sentencesOf(block.text);
  const all = sentences.map((sentence) => withDigits(folded(sentence)).split(IN_SPITE_OF).at(-1) ?? '');
  return sentences.flatMap((sentence, index) => {
    const plain = all[index] ?? '';
    if (plain.length < 8 || phrases('disclaimer').test(plain) || /\?\s*$/u.test(plain)) return [];
    if (!isQuote && isRejectedReport(all, index, languageOf(reading))) return [];
    let codes = codesOf.get(sentence);
    codes ??= claimedCodes(sentence, plain, reading, read);
    codesOf.set(sentence, codes);
    // A buyer's statement about results is one fault, whatever the result is.
    const isResult = codes.length > 0 || phrases('result').test(plain);
    if (isQuote)
      return isResult && !codes.includes('counterfeit')
        ? [{ code: 'testimonial_results' as const, sentence }]
        : codes.map((code) => ({ code, sentence }));
    return codes.map((code) => ({ code, sentence }));
  });
}

/** "It is no medicine and yet it cures": what follows is claimed. */
const IN_SPITE_OF =
  /(?<!\p{L})(?:mesmo assim|ainda assim|and yet|even so|aun asi|sin embargo|trotzdem|dennoch|et pourtant|quand meme)(?!\p{L})/u;

/** What the sentence claims, with what it denies left out: "does not ease pain, cures it" claims a cure. */
function claimedCodes(sentence: string, plain: string, reading: Reading, read: PolicyReader): FindingCode[] {
  const rest = withoutDenials(plain, languageOf(reading));
  return rest === plain ? codesOf(sentence, plain, reading, read) : codesOf(rest, rest, reading, read);
}

function codesOf(
  sentence: string,
  plain: string,
  { sheet, productKind }: Reading,
  read: PolicyReader,
): FindingCode[] {
  const rules = read({ kind: 'descriptions', text: sentence, product: sheet.name ?? '', productKind }).map(
    ({ rule }) => rule,
  );
  const codes: FindingCode[] = rules.flatMap((rule) =>
    rule === 'weight_amount' && (!NAMES_A_MEASURE.test(plain) || OF_GOODS.test(plain))
      ? []
      : (codeOfRule[rule] ?? []),
  );
  if (rules.includes('disease') && phrases('ending').test(plain)) codes.push('cure_claim');
  const isOfWeight =
    codes.includes('weight_promise') ||
    ((productKind === 'nutra' || OF_A_BODY.test(plain)) &&
      phrases('weight').test(plain) &&
      !OF_GOODS.test(plain));
  if (isOfWeight) codes.push('weight_promise');
  if (
    productKind === 'nutra' &&
    (rules.includes('no_effort') || rules.includes('time_frame')) &&
    !codes.some((code) => code !== 'weight_promise') &&
    !phrases('use').test(plain)
  )
    codes.push('health_claim');
  if (productKind === 'nutra' && phrases('bodyEffect').test(plain)) codes.push('health_claim');
  if (phrases('earnings').test(plain)) codes.push('earnings_promise');
  const isNoEarning =
    CAPITAL.test(plain) ||
    phrases('refundRule').test(plain) ||
    phrases('refund').test(plain) ||
    PRICE_BY_TIME.test(plain);
  if (phrases('counterfeit').test(plain) || COPY_OF_A_BRAND.test(plain)) codes.push('counterfeit');
  // "Ends diabetes" is one claim, a cure. "Ends the pain" is a promise of health as well.
  const isOfBody =
    (codes.includes('weight_promise') && /\d/u.test(plain)) ||
    (codes.includes('cure_claim') && !SYMPTOM.test(plain));
  return [...new Set(codes)].filter(
    (code) =>
      !(isOfBody && code === 'health_claim') &&
      !(isNoEarning && code === 'earnings_promise') &&
      !(code === 'counterfeit' && warnsOfCopies(plain)),
  );
}
