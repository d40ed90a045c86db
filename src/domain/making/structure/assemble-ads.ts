import { parseKeyword } from '#domain/ads/keyword.ts';
import { toLowerCase } from '#domain/ads/text.ts';
import { adCounts } from '#domain/making/texts/content/counts.ts';
import type { Intent } from '#domain/language/intents.ts';
import { textsOfIntent } from '#domain/making/texts/engine/intent-sets.ts';
import { contentStems } from '#domain/language/language-words.ts';
import type { Material } from './material.ts';
import { draftLimits } from './limits.ts';
import type { SearchAd } from './draft.ts';

export interface AdMaterial {
  titles: readonly string[];
  descriptions: readonly string[];
  path1: string;
  angled?: Material['angled'];
  /** The group's place among those with the same intent, so that their ads differ. */
  rotation?: number;
}

/** Texts of the group's own intent in an ad, of 15 and 4. */
const OWN_TITLES = 10;
const OWN_DESCRIPTIONS = 2;

/**
 * Builds up to three ads for a group, as many as there are texts for. Titles with the group's words come
 * first and are distributed over the ads, because Google recommends different ads in one group.
 */
export function assembleAds(
  keywords: readonly { text: string; intent?: Intent | undefined }[],
  { titles, descriptions: all, path1, angled, rotation = 0 }: AdMaterial,
): SearchAd[] {
  if (titles.length === 0 && all.length === 0) return [];
  const intent = mainIntent(keywords) ?? 'about';
  const ofIntent = (type: 'titles' | 'descriptions', count: number) =>
    angled === undefined ? [] : textsOfIntent(angled[type], intent, rotation, count);
  const first = ofIntent('titles', OWN_TITLES);
  const ranked = distinct([...first, ...rankTitles(titles, keywords)]);
  const descriptions = distinct([...ofIntent('descriptions', OWN_DESCRIPTIONS), ...all]);
  const count = Math.min(draftLimits.ads, Math.max(1, Math.floor(ranked.length / adCounts.titles)));
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
  return distinct(titles).sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}

/** The intent of most keywords. */
export function mainIntent(keywords: readonly { intent?: Intent | undefined }[]): Intent | null {
  const counts = new Map<Intent, number>();
  for (const { intent } of keywords) if (intent) counts.set(intent, (counts.get(intent) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}

function distinct(texts: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const text of texts) if (!known.has(toLowerCase(text))) known.set(toLowerCase(text), text);
  return [...known.values()];
}

/** Every nth item, starting from the given position. */
function everyNth<Item>(items: readonly Item[], index: number, count: number): Item[] {
  return items.filter((_, at) => at % count === index % count);
}
