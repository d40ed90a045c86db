import { normalForm, parseKeyword } from '#domain/ads/keyword.ts';
import { comparedWords, negativeFinder } from '#domain/ads/negative-blocking.ts';
import type { ActiveNegative } from '#domain/deciding/search-terms/blocked-sellers.ts';
import { applies } from '#domain/deciding/search-terms/chosen-negative.ts';
import { meanOf } from '#domain/measuring/statistics/shrinkage.ts';
import { cellKey, groupCell, REST } from './campaign-model.ts';
import type { CampaignEstimate } from './estimates.ts';
import type { TermPart } from './facts.ts';

/** A search with what is expected of it. */
export interface Search {
  at: number;
  part: TermPart;
  /** The text as Google compares it. */
  form: string;
  /** The words that Google compares with negatives. */
  words: readonly string[];
  /** Of the campaign's model: see `cellsOf`. */
  cell: string;
  /** Sales per click of what served it. */
  mean: number;
  /** Sales that are expected of it, in the period. */
  expected: number;
}

export interface CampaignSearches {
  /** Those that still show ads: nothing blocks them, and what served them runs. */
  open: Search[];
  /** The compared words of each keyword that runs. */
  keywords: (readonly string[])[];
  /** Those that a negative in force blocks, with the negatives. */
  blocked: { search: Search; negatives: ActiveNegative[] }[];
  /** For each ad group, the search and the sales that are expected of its best one, and of all. */
  best: ReadonlyMap<string, { at: number; expected: number; all: number }>;
}

/** The searches of a campaign, each with what served it. */
export function searchesOf(estimate: CampaignEstimate): CampaignSearches {
  const { facts } = estimate;
  const homeOf = homeFinder(estimate);
  const find = negativeFinder(facts.negatives);
  const open: Search[] = [];
  const blocked: CampaignSearches['blocked'] = [];
  for (const [at, part] of facts.terms.parts.entries()) {
    const words = comparedWords(part.text);
    const { isStopped, ...home } = homeOf(part);
    const search: Search = { at, part, form: normalForm(part.text), words, ...home, expected: 0 };
    search.expected = estimate.rateOf(part, search.mean) * part.clicks;
    const group = { campaign: facts.name, adGroup: part.adGroup };
    // the finder returns the very negatives it was given
    const negatives = (find(part.text) as ActiveNegative[]).filter((negative) => applies(negative, group));
    if (negatives.length > 0) blocked.push({ search, negatives });
    else if (!isStopped) open.push(search);
  }
  const running = estimate.keywords.filter(({ part }) => !part.isStopped);
  const keywords = running.map(({ part }) => comparedWords(part.text));
  return { open, keywords, blocked, best: bestOf(open) };
}

function bestOf(open: readonly Search[]): CampaignSearches['best'] {
  const best = new Map<string, { at: number; expected: number; all: number }>();
  for (const { at, part, expected } of open) {
    const known = best.get(part.adGroup);
    if (!known) best.set(part.adGroup, { at, expected, all: expected });
    else {
      known.all += expected;
      if (expected > known.expected) Object.assign(known, { at, expected });
    }
  }
  return best;
}

/** The keyword that served a search, or its ad group where the report does not have the keyword. */
function homeFinder({ own, groups, keywords }: CampaignEstimate) {
  const groupMeans = new Map(groups.map(({ name, belief }) => [name, meanOf(belief)]));
  const byText = new Map<string, { cell: string; mean: number; isStopped: boolean }[]>();
  const stoppedGroups = new Set(groups.flatMap(({ name, isStopped }) => (isStopped ? [name] : [])));
  const inGroups = new Map<string, string>();
  for (const { part, belief } of keywords) {
    const cell = cellKey(part.adGroup, part.text, part.matchType);
    const key = JSON.stringify([part.adGroup, part.text.toLowerCase()]);
    const home = { cell, mean: meanOf(belief), isStopped: part.isStopped };
    byText.set(key, [...(byText.get(key) ?? []), home]);
    inGroups.set(part.adGroup, cell);
  }
  return ({ adGroup, keyword, matchType }: TermPart) => {
    const written = keyword === '' ? null : parseKeyword(keyword);
    const same = written ? (byText.get(JSON.stringify([adGroup, written.text.toLowerCase()])) ?? []) : [];
    const exact =
      written &&
      same.find(({ cell }) => cell === cellKey(adGroup, written.text, matchType ?? written.matchType));
    const found = exact ?? same[0];
    // where one keyword of these words is paused, another match type of it may serve the search
    if (found) return { ...found, isStopped: same.every((each) => each.isStopped) };
    const mean = groupMeans.get(adGroup) ?? meanOf(own.belief);
    const cell = inGroups.has(adGroup) ? REST : groupCell(adGroup);
    return { cell, mean, isStopped: stoppedGroups.has(adGroup) };
  };
}
