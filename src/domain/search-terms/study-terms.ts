import type { NegativeKeyword } from '../ads/negative-keyword.ts';
import { type Range, wilsonRange } from '../statistics/intervals.ts';
import { judgeGroups, type Target, type Tier, tiers } from './evidence.ts';
import { addTerm, type Counts, noCounts, type Term } from './term.ts';
import { findWaste, type WasteGroup, type WasteOptions, type WasteReason } from './wasteful-words.ts';
import { groupByWords } from './word-groups.ts';
import { shortestWording } from './wording.ts';

export interface StudyOptions extends WasteOptions {
  target: Target;
  /** The campaign's keywords, without the signs of their match type. */
  keywords: readonly string[];
}

export interface StudiedGroup {
  words: string;
  tier: Tier;
  reason: WasteReason | null;
  confidence: number | null;
  moreClicks: number | null;
  counts: Counts;
  /** Sales per click, at 95 %. */
  rate: Range;
  /** One negative for each way in which the words are written; none when each would block what sells. */
  negatives: NegativeKeyword[];
  /** The dearest terms. */
  examples: { text: string; costMicros: number; conversions: number }[];
}

export interface Study {
  groups: StudiedGroup[];
  account: Counts;
  /** Groups too cheap to be shown. */
  leftOut: number;
}

const SHOWN = 500;
const EXAMPLES = 8;
/** A part of the target below which a group tells nothing. */
const SMALLEST_PART = 0.25;

/** Groups the terms by their words and judges each group. */
export function studyTerms(terms: readonly Term[], options: StudyOptions): Study {
  const account = noCounts();
  for (const term of terms) addTerm(account, term);
  const waste = findWaste(terms, options);
  const wasted = new Set(waste.map(({ negative }) => negative.text));
  const judged = [...waste.map(fromWaste), ...judge(terms, account, options, wasted)];
  const groups = withoutEchoes(judged).sort(byTierAndCost);
  const sold = terms.filter(({ conversions }) => conversions > 0).map(({ text }) => text);
  const kept = [...new Set([...sold, ...options.keywords])];
  const shown = groups.slice(0, SHOWN).map(({ forms, terms: at, ...group }) => ({
    ...group,
    rate: wilsonRange(group.counts.conversions, group.counts.clicks),
    examples: dearest(at, terms),
    negatives: group.negatives ?? wordingsOf(forms, kept, sold.length > 0),
  }));
  return { groups: shown, account, leftOut: groups.length - shown.length };
}

/** A group before what only the shown ones need. */
interface Candidate extends Omit<StudiedGroup, 'rate' | 'examples' | 'negatives'> {
  forms: readonly string[];
  terms: readonly number[];
  negatives: NegativeKeyword[] | null;
}

function fromWaste({ negative, reason, terms, counts }: WasteGroup): Candidate {
  const none = { confidence: null, moreClicks: null, forms: [] };
  return { ...none, words: negative.text, tier: 'certain', reason, counts, terms, negatives: [negative] };
}

function judge(
  terms: readonly Term[],
  account: Counts,
  { target }: StudyOptions,
  wasted: ReadonlySet<string>,
): Candidate[] {
  const groups = groupByWords(terms, SMALLEST_PART * target.cpaMicros);
  const counts = groups.map((group) => group.counts);
  const evidence = judgeGroups(counts, account, target);
  return groups
    .flatMap((group, at) => {
      const found = evidence[at];
      return found ? [{ ...group, ...found, reason: null, negatives: null }] : [];
    })
    .filter(({ words }) => !wasted.has(words));
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
  return at
    .flatMap((each) => terms[each] ?? [])
    .sort((one, other) => other.costMicros - one.costMicros)
    .slice(0, EXAMPLES)
    .map(({ text, costMicros, conversions }) => ({ text, costMicros, conversions }));
}

const MOST_FORMS = 10;

function wordingsOf(
  forms: readonly string[],
  kept: readonly string[],
  mayShorten: boolean,
): NegativeKeyword[] {
  const found = forms.slice(0, MOST_FORMS).flatMap((form) => shortestWording(form, kept, mayShorten) ?? []);
  const seen = new Set<string>();
  return found.filter(({ text }) => !seen.has(text) && seen.add(text));
}

function byTierAndCost(one: Candidate, other: Candidate): number {
  return (
    tiers.indexOf(one.tier) - tiers.indexOf(other.tier) || other.counts.costMicros - one.counts.costMicros
  );
}
