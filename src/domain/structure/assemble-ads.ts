import { parseKeyword } from '../ads/keyword.ts';
import { toLowerCase } from '../ads/text.ts';
import { adCounts } from '../texts/content/counts.ts';
import { planLimits } from './limits.ts';
import type { SearchAd } from './plan.ts';
import { contentStems } from './tokens.ts';

export interface AdMaterial {
  titles: readonly string[];
  descriptions: readonly string[];
  path1: string;
}

/**
 * Builds up to three ads for a group, as many as there are texts for. Titles with the group's words come
 * first and are distributed over the ads, because Google recommends different ads in one group.
 */
export function assembleAds(
  keywords: readonly { text: string }[],
  { titles, descriptions, path1 }: AdMaterial,
): SearchAd[] {
  if (titles.length === 0 && descriptions.length === 0) return [];
  const ranked = rankTitles(titles, keywords);
  const count = Math.min(planLimits.ads, Math.max(1, Math.floor(ranked.length / adCounts.titles)));
  return Array.from({ length: count }, (_, at) => ({
    titles: everyNth(ranked, at, count)
      .slice(0, adCounts.titles)
      .map((text) => ({ text })),
    descriptions: everyNth(
      descriptions,
      at,
      Math.min(count, Math.max(1, Math.floor(descriptions.length / 2))),
    )
      .slice(0, adCounts.descriptions)
      .map((text) => ({ text })),
    path1,
    path2: '',
    finalUrl: '',
  }));
}

function rankTitles(titles: readonly string[], keywords: readonly { text: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of keywords) {
    for (const stem of contentStems(parseKeyword(text).text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const score = (title: string) =>
    contentStems(title).reduce((sum, stem) => sum + (counts.get(stem) ?? 0), 0);
  const scores = new Map(titles.map((title) => [title, score(title)]));
  const distinct = [...new Map(titles.map((title) => [toLowerCase(title), title])).values()];
  return distinct.sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}

/** Every nth item, starting from the given position. */
function everyNth<Item>(items: readonly Item[], place: number, count: number): Item[] {
  return items.filter((_, at) => at % count === place % count);
}
