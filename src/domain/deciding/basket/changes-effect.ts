import { normalForm } from '#domain/ads/keyword.ts';
import { negativeBlocks, negativeFinder } from '#domain/ads/negative-blocking.ts';
import { applies } from '#domain/deciding/search-terms/chosen-negative.ts';
import { addTerm, type Counts, noCounts, type Term } from '#domain/deciding/search-terms/term.ts';
import type { Change, KeywordChange, NegativeChange } from '#domain/ads/account-change.ts';

/** A keyword of the account with what it brought. */
export interface Performance {
  text: string;
  matchType: KeywordChange['matchType'];
  campaign: string;
  adGroup: string;
  impressions: number;
  clicks: number;
  costMicros: number;
  conversions: number;
}

export interface ChangesEffect {
  /** Searches that would no longer show an ad. */
  blocked: Counts;
  /** The blocked searches that sold, those with the most sales first. */
  sold: Term[];
  /** Searches blocked where they were and served by a keyword of the basket from now on. */
  moved: Counts;
  /** Searches that get a keyword of their own. */
  promoted: Counts;
  /** The sums of the paused keywords. */
  paused: Counts;
  /** The part of each change, in their order; null where none can be counted from the past. */
  each: (Counts | null)[];
}

/** The effect that the changes would have had on past search terms. */
export function effectOfChanges(
  changes: readonly Change[],
  terms: readonly Term[],
  keywords: readonly Performance[] = [],
): ChangesEffect {
  const effect: ChangesEffect = {
    blocked: noCounts(),
    sold: [],
    moved: noCounts(),
    promoted: noCounts(),
    paused: noCounts(),
    each: changes.map((change) => (isCounted(change) ? noCounts() : null)),
  };
  const indexOf = new Map<Change, number>(changes.map((change, at) => [change, at]));
  const negatives = changes.filter((change) => change.kind === 'negative');
  const served = servedTexts(changes, negatives);
  const find = negativeFinder(negatives);
  const texts = { blocked: new Set<string>(), moved: new Set<string>(), promoted: new Set<string>() };
  for (const term of terms) {
    const form = normalForm(term.text);
    for (const { change, isServed } of served.get(form) ?? []) {
      if (isServed) count(effect.promoted, texts.promoted, term);
      addTo(effect.each[indexOf.get(change) ?? -1], term);
    }
    const found = find(term.text) as NegativeChange[]; // the finder returns the very negatives it was given
    const standing = found.filter((negative) => applies(negative, term));
    for (const negative of standing) addTo(effect.each[indexOf.get(negative) ?? -1], term);
    if (standing.length === 0) continue;
    if (served.get(form)?.some(({ isServed }) => isServed) === true) {
      count(effect.moved, texts.moved, term);
      continue;
    }
    count(effect.blocked, texts.blocked, term);
    if (term.conversions > 0) effect.sold.push(term);
  }
  pauseEffect(effect, changes, keywords);
  effect.sold.sort((one, other) => other.conversions - one.conversions);
  return effect;
}

function isCounted({ kind }: Change): boolean {
  return kind === 'negative' || kind === 'keyword' || kind === 'pause';
}

interface Served {
  change: KeywordChange;
  /** False when a negative of the basket blocks the keyword in its own place. */
  isServed: boolean;
}

/** The keywords of the basket by the search that they are for. */
function servedTexts(
  changes: readonly Change[],
  negatives: readonly NegativeChange[],
): Map<string, Served[]> {
  const served = new Map<string, Served[]>();
  for (const change of changes) {
    if (change.kind !== 'keyword') continue;
    const form = normalForm(change.text);
    const isServed = !negatives.some(
      (negative) =>
        (negative.campaign === null || negative.campaign === change.campaign) &&
        (negative.adGroup === null || negative.adGroup === change.adGroup) &&
        negativeBlocks(negative, change.text),
    );
    served.set(form, [...(served.get(form) ?? []), { change, isServed }]);
  }
  return served;
}

function pauseEffect(
  effect: ChangesEffect,
  changes: readonly Change[],
  keywords: readonly Performance[],
): void {
  changes.forEach((change, at) => {
    if (change.kind !== 'pause') return;
    const own = keywords.filter(
      ({ text, matchType, campaign, adGroup }) =>
        normalForm(text) === normalForm(change.text) &&
        matchType === change.matchType &&
        campaign === change.campaign &&
        adGroup === change.adGroup,
    );
    for (const each of own) {
      addTo(effect.each[at], each);
      addTo(effect.paused, each);
    }
  });
}

function addTo(counts: Counts | null | undefined, term: Omit<Counts, 'terms'>): void {
  if (counts) addTerm(counts, term);
}

/** A search of several ad groups counts once as a term. */
function count(counts: Counts, texts: Set<string>, term: Term): void {
  addTerm(counts, term);
  texts.add(term.text);
  counts.terms = texts.size;
}
