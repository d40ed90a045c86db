import type { PolicyReader } from '#domain/making/review/policy.ts';
import { changesTheBody, needsFewerMedicines } from '../body-effects.ts';
import { namesBody } from '../body-talk.ts';
import { offersCopies, warnsOfCopies } from '../copies.ts';
import { isNoIllness, SYMPTOM } from '../cures.ts';
import { withoutDenials } from '../denials.ts';
import { bringsMoney, earnsInTime, nobodyLoses, promisesMoney } from '../earnings/earnings.ts';
import { changesYourBodyInTime, isAfterATime } from '../effects-in-time.ts';
import { namesIllness, takesPain } from '../ended-illness.ts';
import type { FindingCode } from '../finding-codes.ts';
import { pageLanguageCodes, phrases } from '../phrases.ts';
import { languageOf, type Reading } from '../reading.ts';
import { clothesFitAgain } from '../weight-change.ts';
import { claimWords as says } from './claim-words.ts';
import { effectWords } from './effect-words.ts';
import { isNoEarning } from './prices.ts';
import { isOfALoad, isOfGoods, namesAMeasure, promisesWeight } from './weights.ts';

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

/** What these rules find is named, and promised only where something becomes better. */
const ONLY_NAMES = new Set([
  'disease',
  'disease_mention',
  'better_than_medicine',
  'prescription_good',
  'prescription_name',
  'time_frame',
  'no_effort',
  'false_authority',
]);

/** "It turns other things pink, which is harmless." */
const HARMLESS =
  /(?<![a-z])(?:that(?:'s| is)|it(?:'s| is)|which is|which's|das ist|ist aber|es) (?:quite |perfectly |vollig )?(?:harmless|harmlos|inofensivo)(?![a-z])/u;

/** The languages whose words for money are known. */
const READS_MONEY = new Set<string>(pageLanguageCodes);

/** What the sentence claims, with what it denies left out: "does not ease pain, cures it" claims a cure. */
export function claimedCodes(
  sentence: string,
  plain: string,
  reading: Reading,
  read: PolicyReader,
): FindingCode[] {
  const { productKind } = reading;
  const rest = withoutDenials(plain, languageOf(reading));
  const codes = rest === plain ? codesOf(sentence, plain, reading, read) : codesOf(rest, rest, reading, read);
  if (codes.length > 0) return codes.filter((code) => code !== 'counterfeit' || !warnsOfCopies(plain));
  if (productKind === 'digital') return nobodyLoses(plain) ? ['earnings_promise'] : [];
  // "The trousers that would not close do so before the second jar is empty."
  if (productKind === 'nutra' && isAfterATime(plain) && clothesFitAgain(plain)) return ['weight_promise'];
  // "She hardly takes pills any more" and "knees that hurt no longer" deny, and claim by it.
  const claimsByIt =
    needsFewerMedicines(plain) ||
    (productKind === 'nutra' && changesYourBodyInTime(rest, languageOf(reading)));
  return claimsByIt ? ['health_claim'] : [];
}

function codesOf(sentence: string, plain: string, reading: Reading, read: PolicyReader): FindingCode[] {
  const { sheet, productKind, text } = reading;
  const product = sheet.name ?? '';
  const rules = read({ kind: 'descriptions', text: sentence, product, productKind }).map(({ rule }) => rule);
  const isBrought = productKind === 'digital' && bringsMoney(plain);
  const codes = new Set(codesOfRules(rules, plain, reading));
  if (rules.includes('disease') && phrases('ending').test(plain) && !isNoIllness(plain))
    codes.add('cure_claim');
  if (isOfALoad(plain, reading)) codes.delete('weight_promise');
  else if (promisesWeight(plain, reading)) codes.add('weight_promise');
  if (rules.every((rule) => ONLY_NAMES.has(rule)) && !effectWords.does.test(plain))
    codes.delete('health_claim');
  if (rules.every((rule) => rule === 'no_side_effects') && HARMLESS.test(plain)) codes.delete('health_claim');
  if (promisesHealth(plain, productKind) || (codes.size === 0 && isEffortless(rules, plain, productKind)))
    codes.add('health_claim');
  if (phrases('earnings').test(plain) || promisesMoney(plain) || isBrought) codes.add('earnings_promise');
  if (isNoEarning(plain, productKind, isBrought)) codes.delete('earnings_promise');
  if (!mayCure(rules, plain, productKind)) codes.delete('cure_claim');
  // "Ends diabetes" is one claim, a cure. "Ends the pain" is a promise of health as well.
  if ((codes.has('weight_promise') && /\d/u.test(plain)) || (codes.has('cure_claim') && !SYMPTOM.test(plain)))
    codes.delete('health_claim');
  if (!rules.includes('disease') && (says.cured.test(plain) || says.priest.test(plain)))
    codes.delete('cure_claim');
  codes.delete('counterfeit');
  if (offersCopies(plain, { text, productKind, isInAds: rules.includes('counterfeit') }))
    codes.add('counterfeit');
  return [...codes];
}

function codesOfRules(rules: readonly string[], plain: string, reading: Reading): FindingCode[] {
  const { productKind, language } = reading;
  const codes = rules.flatMap((rule) => {
    const isOfThings = rule === 'weight_amount' && (!namesAMeasure(plain) || isOfGoods(plain));
    const isNoMoney =
      rule === 'earnings' &&
      READS_MONEY.has(language ?? '') &&
      !says.money.test(plain) &&
      !earnsInTime(plain);
    return isOfThings || isNoMoney ? [] : (codeOfRule[rule] ?? []);
  });
  // Worms in the compost are no illness.
  const isOfThing =
    productKind === 'physical' &&
    !namesIllness(plain) &&
    !SYMPTOM.test(plain) &&
    !says.complaint.test(plain) &&
    !namesBody(plain, language ?? undefined) &&
    rules.every((rule) => codeOfRule[rule] !== 'health_claim' || rule === 'disease');
  return isOfThing ? codes.filter((code) => code !== 'health_claim') : codes;
}

function promisesHealth(plain: string, kind: Reading['productKind']): boolean {
  return (
    (kind === 'nutra' && phrases('bodyEffect').test(plain)) ||
    (kind !== 'digital' && (changesTheBody(plain) || takesPain(plain)))
  );
}

/** What works by itself or in a short time, and is neither the use nor the smell of the thing, works on the body. */
function isEffortless(rules: readonly string[], plain: string, kind: Reading['productKind']): boolean {
  return (
    kind === 'nutra' &&
    (rules.includes('no_effort') || rules.includes('time_frame')) &&
    effectWords.does.test(plain) &&
    !phrases('use').test(plain) &&
    !says.ofTheThing.test(plain) &&
    !isOfGoods(plain)
  );
}

/** Only what is swallowed cures without the name of an illness. */
function mayCure(rules: readonly string[], plain: string, kind: Reading['productKind']): boolean {
  return kind === 'nutra' || rules.some((rule) => rule.startsWith('disease')) || SYMPTOM.test(plain);
}
