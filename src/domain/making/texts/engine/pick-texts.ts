import { adLimits } from '#domain/ads/limits.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import type { Angle, SitelinkSlot, TextSlot } from '../content/language-pack.ts';
import type { SitelinkTemplate } from '../content/types.ts';
import type { Fact } from '../content/facts.ts';
import type { FillContext } from './facts.ts';
import { type Candidate, pickDiffering, type PickRule } from './pick-differing.ts';
import { firstVariant, type FittingText } from './text-variants.ts';

export interface PickOptions extends PickRule {
  limit: number;
  /** What happens to texts that only point at a stated fact. They are like all others when it is not said. */
  pointers?: 'last' | 'never';
}

/** Facts that answer what other texts of the angle point at: `Veja o preço`, `Consulte o prazo`. */
const answers: Partial<Record<Angle, readonly Fact[]>> = {
  price: ['price'],
  guarantee: ['guaranteeDays', 'moneyBackDays', 'trialDays'],
  delivery: ['deliveryDays', 'instantAccess', 'lifetimeAccess', 'accessMonths'],
};

/** Share of the limit from which a longer text is not preferred. The written order then decides. */
const LONG_ENOUGH = 0.75;
/** Score for the name: people who searched for it look for it in the ad. */
const NAME_BONUS = 0.1;
/** Facts that count: a text that states more is no better. */
const MOST_FACTS = 4;
/** Score for a fact of the sheet: it wins over every statement that is true of any product, however long. */
const FACT_BONUS = 1;

/** Score for what the advertiser says about the product, which no other advertiser says. */
const OWN_WORDS_BONUS = 0.8;
const ownWords: ReadonlySet<Fact> = new Set<Fact>(['differentiator', 'differentiator2', 'differentiator3']);

/** Facts about the same thing: a second text about it says nothing new. */
const subjectOf: Partial<Record<Fact, Fact>> = {
  contents: 'content',
  kits: 'kit',
  manyKits: 'kit',
  smallKit: 'kit',
  interestFree: 'instalments',
  freeShippingFrom: 'freeShipping',
};

/** Score for a name that lacks its article, because the sheet has no gender: `Peça Organizador`. */
const LACKING_ARTICLE = -0.5;

/** Selects texts that differ, use the available space and state known facts, each with its template. */
export function pickTexts(
  slots: readonly TextSlot[],
  wording: FillContext,
  options: PickOptions,
): FittingText[] {
  const candidates = slots.flatMap(({ angle, variants }): Candidate<FittingText>[] => {
    const value = firstVariant(variants, options.limit, wording);
    if (!value) return [];
    const traits = traitsOf(value, options.limit, wording);
    const isAnswered = answers[angle]?.some((fact) => wording.facts[fact] !== undefined) ?? false;
    const isPointer = options.pointers !== undefined && traits.facts.length === 0 && isAnswered;
    return [{ value, angle, ...traits, isPointer }];
  });
  const telling = candidates.filter(({ isPointer }) => isPointer !== true);
  const isKept = options.pointers !== 'never' || telling.length === 0;
  return pickDiffering(isKept ? candidates : telling, namesIn(wording), options);
}

/** The names of the product, the longest first. */
function namesIn({ facts, shortName }: FillContext): string[] {
  return [facts.product ?? '', shortName ?? ''].filter((name) => name !== '');
}

/** A sitelink with its facts filled in, and its template. */
export interface WordedSitelink extends SitelinkTemplate {
  template: SitelinkTemplate;
}

/** Selects sitelinks whose three texts fit and whose facts are known. */
export function pickSitelinks(
  slots: readonly SitelinkSlot[],
  wording: FillContext,
  options: Omit<PickOptions, 'limit'>,
): WordedSitelink[] {
  const candidates = sitelinkCandidates(slots, wording);
  return pickDiffering(candidates, namesIn(wording), options);
}

/** Every sitelink whose three texts fit and whose facts are known. */
export function sitelinkCandidates(
  slots: readonly SitelinkSlot[],
  wording: FillContext,
): Candidate<WordedSitelink>[] {
  const sentence: FillContext = { ...wording, isSentence: true };
  return slots.flatMap((slot): Candidate<WordedSitelink>[] => {
    const { angle, needs } = slot;
    if (!needs.every((fact) => wording.facts[fact] !== undefined)) return [];
    const text = firstVariant(slot.text, adLimits.sitelinkText, wording);
    const desc1 = firstVariant(slot.desc1, adLimits.sitelinkDescription, sentence);
    const desc2 = firstVariant(slot.desc2, adLimits.sitelinkDescription, sentence);
    if (!text || !desc1 || !desc2) return [];
    const template = { text: text.template, desc1: desc1.template, desc2: desc2.template };
    const value = { text: text.text, desc1: desc1.text, desc2: desc2.text, template };
    const withAllNeeds = { ...text, needs: [...needs, ...text.needs] };
    return [{ value, angle, ...traitsOf(withAllNeeds, adLimits.sitelinkText, wording) }];
  });
}

function traitsOf({ text, template, needs }: FittingText, limit: number, wording: FillContext) {
  const holdsName = needs.includes('product');
  const stated = needs.filter((fact) => fact !== 'product' && fact !== 'noun');
  const facts = [...new Set(stated.map((fact) => subjectOf[fact] ?? fact))];
  const length = Math.min(adTextWidth(text) / limit, LONG_ENOUGH);
  return {
    text,
    holdsName,
    facts,
    score:
      length +
      Math.min(facts.length, MOST_FACTS) * FACT_BONUS +
      (holdsName ? NAME_BONUS : 0) +
      (facts.some((fact) => ownWords.has(fact)) ? OWN_WORDS_BONUS : 0) +
      (lacksArticle(template, wording) ? LACKING_ARTICLE : 0),
  };
}

function lacksArticle(template: string, { missingAfter }: FillContext): boolean {
  const [, before = ''] = /(?<![\p{L}’'])([\p{L}’']+) \{NOME_PRODUTO\}/u.exec(template) ?? [];
  return missingAfter.includes(before.toLowerCase());
}
