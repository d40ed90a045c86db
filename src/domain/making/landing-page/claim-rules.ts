import type { PolicyReader } from '#domain/making/review/policy.ts';
import { looksLikeQuote } from './quotes.ts';
import type { FindingCode, Seen } from './finding-codes.ts';
import { excerptAround, folded, phrases, sentencesOf } from './phrases.ts';
import type { ReadBlock, Reading } from './reading.ts';

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

/** The price of a subscription: an amount for a time, and no more. */
const PRICE_BY_TIME =
  /^\W*(?:r\$|us\$|\p{Sc})? ?[\d.,]+ ?(?:\p{Sc}|reais|euros?|usd)? ?(?:\/|per|a|por|al|ao|pro|im|par) ?\p{L}+\W*$/u;

/** The number of examples of each claim. They are enough for a person to find the others. */
const MOST_OF_ONE = 5;

/** Reads every sentence as the reader of ad texts does, and marks the place of what it finds. */
export function findClaims(reading: Reading, read: PolicyReader): Seen[] {
  const found: Seen[] = [];
  const asked = new Map<string, FindingCode[]>();
  for (const block of reading.blocks) {
    for (const { code, sentence, policy } of claimsOf(block, reading, read, asked)) {
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

function claimsOf(
  block: ReadBlock,
  reading: Reading,
  read: PolicyReader,
  asked: Map<string, FindingCode[]>,
): { code: FindingCode; sentence: string; policy?: string }[] {
  const isQuote = block.isQuote || looksLikeQuote(block);
  return sentencesOf(block.text).flatMap((sentence) => {
    const plain = folded(sentence);
    if (plain.length < 8 || phrases('disclaimer').test(plain) || /\?\s*$/u.test(plain)) return [];
    let codes = asked.get(sentence);
    codes ??= codesOf(sentence, plain, reading, read);
    asked.set(sentence, codes);
    // A buyer's statement about results is one fault, whatever the result is.
    const isResult = codes.length > 0 || phrases('result').test(plain);
    if (isQuote)
      return isResult && !codes.includes('counterfeit')
        ? [{ code: 'testimonial_results' as const, sentence }]
        : codes.map((code) => ({ code, sentence }));
    return codes.map((code) => ({ code, sentence }));
  });
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
  const codes = rules.flatMap((rule) => codeOfRule[rule] ?? []);
  if (rules.includes('disease') && phrases('ending').test(plain)) codes.push('cure_claim');
  const isOfWeight =
    codes.includes('weight_promise') || (productKind === 'nutra' && phrases('weight').test(plain));
  if (isOfWeight) codes.push('weight_promise');
  if (
    productKind === 'nutra' &&
    (rules.includes('no_effort') || rules.includes('time_frame')) &&
    !isOfWeight &&
    codes.length === 0
  )
    codes.push('health_claim');
  if (phrases('earnings').test(plain)) codes.push('earnings_promise');
  const isNoEarning =
    phrases('refundRule').test(plain) || phrases('refund').test(plain) || PRICE_BY_TIME.test(plain);
  if (phrases('counterfeit').test(plain)) codes.push('counterfeit');
  const isOfBody = codes.includes('weight_promise') || codes.includes('cure_claim');
  // "Cures diabetes" is one claim, not two.
  return [...new Set(codes)].filter(
    (code) => !(isOfBody && code === 'health_claim') && !(isNoEarning && code === 'earnings_promise'),
  );
}
