import type { LanguageCode } from '#domain/ads/languages.ts';
import type { NegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { type Range, wilsonRange } from '#domain/measuring/statistics/intervals.ts';
import type { LanguagePack } from '#domain/making/texts/content/language-pack.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { type LanguageWords, wordsOf } from '#domain/language/language-words.ts';
import type { Verdict } from '#domain/deciding/verdict/verdict.ts';
import { formsOfClass } from './class-forms.ts';
import { judgeGroups, type Target, type Tier, tiers } from './evidence.ts';
import { addTerm, type Counts, noCounts, type Term } from './term.ts';
import { classifyTerms, type TermClass } from './term-classes.ts';
import { findWaste, type WasteGroup, type WasteOptions, type WasteReason } from './wasteful-words.ts';
import { groupByWords, type WordGroup } from './word-groups.ts';
import { wordingFinder } from './wording.ts';

export interface StudyOptions extends WasteOptions {
  target: Target;
  /** The campaign's keywords, without the signs of their match type. */
  keywords: readonly string[];
  language: LanguageCode;
  /** The product, for intents and meanings. */
  product: { name: string; sheet: ProductSheet; pack: LanguagePack | null };
}

/** How terms are grouped: by words in a row, by intent, or by what they say of the product sheet. */
export const groupings = ['words', 'intent', 'meaning'] as const;
export type Grouping = (typeof groupings)[number];

export interface StudiedGroup {
  by: Grouping;
  /** The words, or the intent's or meaning's id. */
  words: string;
  /** Which ingredient, problem or competitor a meaning is about. */
  name: string | null;
  tier: Tier;
  reason: WasteReason | null;
  /** Against break-even and against the rest; null where it was not tested. */
  verdict: Verdict | null;
  moreClicks: number | null;
  counts: Counts;
  /** Sales per click, at 95 %. */
  rate: Range;
  /** One negative for each way in which the words are written; none when each would block what sells. */
  negatives: NegativeKeyword[];
  /** The dearest terms. */
  examples: { text: string; clicks: number; costMicros: number; conversions: number }[];
}

export interface Study {
  groups: StudiedGroup[];
  account: Counts;
  /** Groups of words too cheap to be shown. */
  leftOut: number;
}

const SHOWN = 500;
const EXAMPLES = 8;
/** A part of the target below which a group proves nothing. */
const SMALLEST_PART = 0.25;

/** Groups the terms in three ways and judges all groups together. */
export function studyTerms(terms: readonly Term[], options: StudyOptions): Study {
  const { target, language, product, competitors, keywords } = options;
  const words = wordsOf(language);
  const account = noCounts();
  for (const term of terms) addTerm(account, term);
  const waste = findWaste(terms, options);
  const byWords = groupByWords(terms, SMALLEST_PART * target.cpaMicros, words);
  const classes = classifyTerms(terms, { ...product, competitors, words });
  const judged = judge(byWords, classes, account, target);
  const wasted = new Set(waste.map(({ negative }) => negative.text));
  const ofWords = withoutEchoes([
    ...waste.map((group) => fromWaste(group, terms)),
    ...judged.words.filter((group) => !wasted.has(group.words)),
  ]).sort(byTierAndCost);
  const shown = [...ofWords.slice(0, SHOWN), ...judged.classes.sort(byTierAndCost)];
  const finish = finisher(terms, keywords, words, new Map(byWords.map((group) => [group.key, group])));
  return { groups: shown.map(finish), account, leftOut: Math.max(0, ofWords.length - SHOWN) };
}

/** A group before what only the shown ones need. */
interface Candidate extends Omit<StudiedGroup, 'rate' | 'examples' | 'negatives'> {
  forms: readonly string[];
  terms: readonly number[];
  negatives: NegativeKeyword[] | null;
  /** Searches that its negatives must not block. */
  spared?: readonly string[];
}

/** People who doubt may still buy: fewer clicks without a sale prove nothing of them. */
const DOUBTED = 20;

/** When the negative would also block terms outside the group, its searches get more exact wordings that do not. */
function fromWaste(group: WasteGroup, all: readonly Term[]): Candidate {
  const { negative, reason, terms, counts, spared } = group;
  const none = { by: 'words', name: null, verdict: null, moreClicks: null } as const;
  const own = terms.flatMap((at) => all[at] ?? []).sort((one, other) => other.costMicros - one.costMicros);
  const forms = spared.length === 0 ? [] : [...new Set(own.map(({ text }) => text))];
  const negatives = spared.length === 0 ? [negative] : null;
  const tier = reason === 'scam' && counts.clicks < DOUBTED ? 'hint' : 'certain';
  return { ...none, forms, spared, words: negative.text, tier, reason, counts, terms, negatives };
}

/** All tests are corrected together, whichever way the groups were made. */
function judge(
  byWords: readonly WordGroup[],
  classes: readonly TermClass[],
  account: Counts,
  target: Target,
): { words: Candidate[]; classes: Candidate[] } {
  const evidence = judgeGroups(
    [...byWords, ...classes].map(({ counts }) => counts),
    account,
    target,
  );
  const rest = { reason: null, negatives: null };
  const words = byWords.flatMap((group, at): Candidate[] => {
    const found = evidence[at];
    return found ? [{ ...group, ...found, ...rest, by: 'words', name: null }] : [];
  });
  const others = classes.flatMap((group, at): Candidate[] => {
    const found = evidence[byWords.length + at];
    return found ? [{ ...group, ...found, ...rest, words: group.id, forms: [] }] : [];
  });
  return { words, classes: others };
}

function finisher(
  terms: readonly Term[],
  keywords: readonly string[],
  words: LanguageWords,
  account: ReadonlyMap<string, WordGroup>,
) {
  const sold = terms.filter(({ conversions }) => conversions > 0).map(({ text }) => text);
  const protectedTexts = [...new Set([...sold, ...keywords])];
  const shortest = wordingFinder(protectedTexts, sold.length > 0, words.isSmall);
  return ({ forms, terms: at, spared = [], ...group }: Candidate): StudiedGroup => {
    const find =
      spared.length === 0 ? shortest : wordingFinder([...protectedTexts, ...spared], true, words.isSmall);
    const isOpen = group.tier === 'insufficient' && group.counts.conversions > 0;
    const written =
      group.by === 'words' || isOpen ? forms : formsOfClass({ terms: at }, terms, account, words);
    return {
      ...group,
      rate: wilsonRange(group.counts.conversions, group.counts.clicks),
      examples: dearest(at, terms),
      negatives: group.negatives ?? wordingsOf(written, find),
    };
  };
}

/** `vitalis receita` says nothing more where `receita` alone has the same proof or a better one. */
function withoutEchoes(groups: readonly Candidate[]): Candidate[] {
  const proven = new Map(
    groups
      .filter(({ tier }) => tier !== 'insufficient')
      .map(({ words, tier }) => [words, tiers.indexOf(tier)]),
  );
  return groups.filter(({ words, tier }) =>
    partsOf(words).every((part) => (proven.get(part) ?? Infinity) > tiers.indexOf(tier)),
  );
}

/** All shorter rows of the words. */
function partsOf(words: string): string[] {
  const all = words.split(' ');
  return all.flatMap((_, from) =>
    all
      .slice(from)
      .map((__, length) => all.slice(from, from + length + 1))
      .filter((part) => part.length < all.length)
      .map((part) => part.join(' ')),
  );
}

function dearest(at: readonly number[], terms: readonly Term[]): StudiedGroup['examples'] {
  const found: Term[] = [];
  for (const each of at) {
    const term = terms[each];
    const cheapest = found[EXAMPLES - 1];
    if (!term || (cheapest && cheapest.costMicros >= term.costMicros)) continue;
    const index = found.findIndex(({ costMicros }) => costMicros < term.costMicros);
    found.splice(index < 0 ? found.length : index, 0, term);
    found.length = Math.min(found.length, EXAMPLES);
  }
  return found.map(({ text, clicks, costMicros, conversions }) => ({
    text,
    clicks,
    costMicros,
    conversions,
  }));
}

const MOST_FORMS = 10;

function wordingsOf(
  forms: readonly string[],
  shortest: (form: string) => NegativeKeyword | null,
): NegativeKeyword[] {
  const found = forms.slice(0, MOST_FORMS).flatMap((form) => shortest(form) ?? []);
  const seen = new Set<string>();
  return found.filter(({ text }) => !seen.has(text) && seen.add(text));
}

function byTierAndCost(one: Candidate, other: Candidate): number {
  return (
    tiers.indexOf(one.tier) - tiers.indexOf(other.tier) || other.counts.costMicros - one.counts.costMicros
  );
}
