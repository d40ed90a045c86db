import { findKeywordProblems, normalForm } from '#domain/ads/keyword.ts';
import { comparedWords, negativeBlocker } from '#domain/ads/negative-blocking.ts';
import type { NegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { isLanguageCode } from '#domain/ads/languages.ts';
import type { ActiveNegative } from '#domain/deciding/search-terms/blocked-sellers.ts';
import { wordsOf } from '#domain/language/language-words.ts';
import { isKeyword } from '#domain/deciding/search-terms/own-keyword.ts';
import { groupByWords } from '#domain/deciding/search-terms/word-groups.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { type Action, nothingTouched } from './action.ts';
import type { Candidate } from './candidate.ts';
import { type CampaignEstimate, chanceOfReturnBelow, type Estimate, sumParts } from './estimates.ts';
import type { Part } from './facts.ts';
import { type CampaignSearches, type Search, searchesOf } from './searches.ts';

/** Words and searches that are looked at; the others cost too little to be among the first actions. */
const MOST_WORDS = 150;
const MOST_TERMS = 60;
/** Words below this part of a campaign's cost are left to the study of its searches. */
const SMALLEST_SHARE = 0.004;
const RISK = 0.05;
const FEWEST_CLICKS = 8;

/** Negatives to add and to remove, and searches that deserve a keyword. */
export function searchCandidates(estimate: CampaignEstimate, language: string): Candidate[] {
  if (estimate.facts.saleValue <= 0 || estimate.facts.terms.parts.length === 0) return [];
  const searches = searchesOf(estimate);
  const promoted = promotions(estimate, searches);
  const negatives = [...wordNegatives(estimate, searches, language), ...termNegatives(estimate, searches)];
  return [
    ...negatives.map((negative) => withoutPromoted(negative, promoted)),
    ...removals(estimate, searches),
    ...promoted,
  ];
}

/** A search that gets a keyword and the negatives that would block it exclude each other. */
function withoutPromoted(negative: Candidate, promoted: readonly Candidate[]): Candidate {
  const { term, words, matchType } = negative.action;
  const blocks = negativeBlocker({ text: term ?? words ?? '', matchType: matchType ?? 'phrase' });
  const blocked = promoted.filter(({ action }) => blocks(comparedWords(action.term ?? '')));
  return { ...negative, keys: [...negative.keys, ...blocked.flatMap(({ keys }) => keys)] };
}

function wordNegatives(
  estimate: CampaignEstimate,
  searches: CampaignSearches,
  language: string,
): Candidate[] {
  const { facts } = estimate;
  const { open } = searches;
  const terms = open.map(({ part }) => ({
    text: part.text,
    campaign: '',
    adGroup: part.adGroup,
    impressions: 0,
    clicks: part.clicks,
    costMicros: Math.round(part.cost * 1e6),
    conversions: part.sales,
  }));
  const smallest = SMALLEST_SHARE * facts.own.cost * 1e6;
  const words = wordsOf(isLanguageCode(language) ? language : 'pt');
  const groups = groupByWords(terms, Math.max(1, smallest), words);
  const worst = groups
    .map(({ words: text, terms: at, counts }) => ({
      text,
      at,
      score:
        counts.costMicros / 1e6 -
        facts.saleValue * at.reduce((sum, index) => sum + (open[index]?.expected ?? 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_WORDS);
  return worst.flatMap(({ text, at }) => {
    const negative: NegativeKeyword = { text, matchType: 'phrase' };
    const blocks = negativeBlocker(negative);
    const own = at.flatMap((index) => open[index] ?? []).filter((search) => blocks(search.words));
    return block(estimate, negative, own, searches);
  });
}

function termNegatives(estimate: CampaignEstimate, all: CampaignSearches): Candidate[] {
  const { open } = all;
  const dearest = open
    .filter(({ part }) => part.sales === 0 && !isKeyword(part))
    .sort((one, other) => other.part.cost - one.part.cost)
    .slice(0, MOST_TERMS);
  const texts = new Map<string, Search[]>(dearest.map(({ form }) => [form, []]));
  for (const search of open) texts.get(search.form)?.push(search);
  return [...texts].flatMap(([text, own]) => block(estimate, { text, matchType: 'exact' }, own, all));
}

/** A negative that blocks no keyword, no search that sells most in its ad group, and nothing that may earn. */
function block(
  estimate: CampaignEstimate,
  negative: NegativeKeyword,
  searches: readonly Search[],
  { best, keywords }: CampaignSearches,
): Candidate[] {
  const { facts } = estimate;
  const part = sumParts(searches.map((search) => search.part));
  if (part.clicks < FEWEST_CLICKS || findKeywordProblems(negative).length > 0) return [];
  if (keywords.some(negativeBlocker(negative))) return [];
  if (takesTheBest(searches, best)) return [];
  const searchEstimate = ofSearches(estimate, searches, part);
  const risk = 1 - searchEstimate.lossChance;
  if (risk > RISK || searchEstimate.income > 0.6 * searchEstimate.cost) return [];
  const isExact = negative.matchType === 'exact';
  return [
    {
      action: {
        ...nothingTouched,
        kind: 'negative',
        campaign: facts.name,
        level: 'campaign',
        matchType: negative.matchType,
        cost: part.cost,
        sales: part.sales,
        ...(isExact ? { term: negative.text } : { words: negative.text }),
      },
      effect: {
        on: 'terms',
        terms: searches.map((search) => leaving(estimate, search, searchEstimate, part)),
      },
      risk,
      clicks: part.clicks,
      keys: [`negative:${negative.matchType}:${negative.text}`],
    },
  ];
}

/** A negative is not proposed when it would block a fifth of the expected sales of an ad group, or its best search. */
function takesTheBest(searches: readonly Search[], best: CampaignSearches['best']): boolean {
  const blockedSales = new Map<string, number>();
  for (const { at, part, expected } of searches) {
    if (best.get(part.adGroup)?.at === at) return true;
    blockedSales.set(part.adGroup, (blockedSales.get(part.adGroup) ?? 0) + expected);
  }
  return [...blockedSales].some(([adGroup, expected]) => expected > 0.4 * (best.get(adGroup)?.all ?? 0));
}

function ofSearches(estimate: CampaignEstimate, searches: readonly Search[], part: Part): Estimate {
  const mean =
    searches.reduce((sum, search) => sum + search.mean * search.part.clicks, 0) / Math.max(1, part.clicks);
  return estimate.words(part, mean);
}

function leaving(
  { facts }: CampaignEstimate,
  { at, cell, part }: Search,
  searchEstimate: Estimate,
  all: Part,
) {
  const income = all.clicks > 0 ? (searchEstimate.income * part.clicks) / all.clicks : 0;
  return { at, cell, money: { cost: part.cost / facts.days, income } };
}

/** Sales below which luck explains them. */
const FEWEST_SALES = 2;

/** Negatives in force that block what sold with a profit before. */
function removals(estimate: CampaignEstimate, { blocked }: CampaignSearches): Candidate[] {
  const byNegative = new Map<ActiveNegative, Search[]>();
  for (const { search, negatives } of blocked) {
    const [only, ...others] = negatives;
    if (only && others.length === 0) byNegative.set(only, [...(byNegative.get(only) ?? []), search]);
  }
  return [...byNegative].flatMap(([negative, searches]): Candidate[] => {
    const part = sumParts(searches.map((search) => search.part));
    const searchEstimate = ofSearches(estimate, searches, part);
    const risk = searchEstimate.lossChance;
    if (part.sales < FEWEST_SALES || searchEstimate.income < 1.2 * searchEstimate.cost || risk > RISK)
      return [];
    const isGroup = negative.adGroup !== null;
    return [
      {
        action: {
          ...nothingTouched,
          kind: 'remove_negative',
          campaign: estimate.facts.name,
          adGroup: negative.adGroup,
          level: isGroup ? 'adGroup' : 'campaign',
          matchType: negative.matchType,
          ...(negative.matchType === 'exact' ? { term: negative.text } : { words: negative.text }),
          cost: part.cost,
          sales: part.sales,
        },
        effect: { on: 'terms back', money: { cost: searchEstimate.cost, income: searchEstimate.income } },
        risk,
        clicks: part.clicks,
        keys: [`remove:${negative.text}:${negative.adGroup}`],
      },
    ];
  });
}

/** A keyword of its own makes a search a little cheaper and safer: its bid and its ad are about it alone. */
const SAVED = 0.05;

/**
 * Two sales at least: one lucky sale promotes nothing. A search that several keywords served becomes one keyword, in the ad group
 * where it sold most.
 */
function promotions(estimate: CampaignEstimate, { open }: CampaignSearches): Candidate[] {
  const { facts, keywords } = estimate;
  const listed = new Set(keywords.map(({ part }) => normalForm(part.text)));
  const byForm = groupBy(
    open.filter(({ part }) => part.adGroup !== ''),
    ({ form }) => form,
  );
  return [...byForm].flatMap(([form, own]): Candidate[] => {
    const part = sumParts(own.map((search) => search.part));
    if (part.sales < FEWEST_SALES || listed.has(form) || own.some((search) => isKeyword(search.part)))
      return [];
    const { text, adGroup } = own.reduce((best, each) => (sellsMore(each, best) ? each : best)).part;
    const wordEstimate = ofSearches(estimate, own, part);
    const isWithin = part.cost / part.sales <= facts.saleValue;
    const risk = chanceOfReturnBelow(facts, part, wordEstimate.belief, 1);
    if (!isWithin || risk > 0.25 || findKeywordProblems({ text, matchType: 'exact' }).length > 0) return [];
    const action: Action = {
      ...nothingTouched,
      kind: 'promote',
      campaign: facts.name,
      adGroup,
      level: 'adGroup',
      keyword: text,
      matchType: 'exact',
      term: text,
      cost: part.cost,
      sales: part.sales,
    };
    const money = { cost: -SAVED * wordEstimate.cost, income: 0 };
    return [
      { action, effect: { on: 'terms back', money }, risk, clicks: part.clicks, keys: [`promote:${form}`] },
    ];
  });
}

function sellsMore({ part: one }: Search, { part: other }: Search): boolean {
  return one.sales === other.sales ? one.clicks > other.clicks : one.sales > other.sales;
}
