import { adTextWidth, toLowerCase } from '#domain/ads/text.ts';
import { titleCoverage } from './coverage.ts';
import type { PinnedText, DraftGroup, SearchAd } from './draft.ts';

/** The texts of one impression of an ad. Google may show fewer. */
export interface Combination {
  titles: string[];
  descriptions: string[];
}

/**
 * Builds one combination of the ad. Pinned texts appear only in their position; the others fill the rest.
 * @param seed the same seed gives the same combination; 'longest' gives the longest one.
 */
export function combine({ titles, descriptions }: SearchAd, seed: number | 'longest'): Combination {
  const random = seed === 'longest' ? null : numbersFrom(seed);
  return { titles: fill(titles, 3, random), descriptions: fill(descriptions, 2, random) };
}

function fill(texts: readonly PinnedText[], positions: number, random: (() => number) | null): string[] {
  const ordered = order(
    texts.filter(({ text }) => text.trim() !== ''),
    random,
  );
  const free = ordered.filter(({ pin }) => pin === undefined);
  return Array.from({ length: positions }, (_, at) => at + 1).flatMap((position) => {
    const pinned = ordered.find(({ pin }) => pin === position);
    const shown = pinned ?? free.shift();
    return shown ? [shown.text] : [];
  });
}

function order(texts: readonly PinnedText[], random: (() => number) | null): PinnedText[] {
  if (random === null) return texts.toSorted((one, other) => adTextWidth(other.text) - adTextWidth(one.text));
  return texts
    .map((text) => ({ text, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ text }) => text);
}

/** Mulberry32: a pseudo-random generator with a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type StrengthHint = 'titles' | 'descriptions' | 'different' | 'keywords' | 'lengths' | 'pins';

/** Our own estimate from what Google says about ad strength. It is not Google's rating. */
export interface Strength {
  /** 0 to 100. */
  score: number;
  /** Possible improvements, with the largest first. */
  hints: StrengthHint[];
}

const WEIGHTS: Readonly<Record<StrengthHint, number>> = {
  titles: 25,
  descriptions: 15,
  different: 20,
  keywords: 20,
  lengths: 10,
  pins: 10,
};
/** Titles of different lengths combine better than titles of one length. */
const LENGTHS = [15, 23] as const;

/** https://support.google.com/google-ads/answer/9921843 */
export function estimateStrength(ad: SearchAd, group: Pick<DraftGroup, 'keywords'>): Strength {
  const titles = distinct(ad.titles);
  const { covered, total } = titleCoverage({ keywords: group.keywords, ads: [ad] });
  const pinned = ad.titles.filter(({ pin }) => pin !== undefined).length;
  const starts = new Set(titles.map((title) => toLowerCase(title).split(' ')[0] ?? ''));
  const lengths = new Set(
    titles.map((title) => LENGTHS.filter((limit) => adTextWidth(title) > limit).length),
  );
  const parts: Record<StrengthHint, number> = {
    titles: Math.min(titles.length / 12, 1),
    descriptions: Math.min(distinct(ad.descriptions).length / 4, 1),
    different: titles.length === 0 ? 0 : Math.min((starts.size / titles.length) * 1.25, 1),
    keywords: total === 0 ? 0 : covered / total,
    lengths: lengths.size / (LENGTHS.length + 1),
    pins: titles.length === 0 ? 0 : 1 - Math.min(pinned / titles.length, 1),
  };
  const kinds = Object.keys(parts) as StrengthHint[]; // Object.keys loses the types of the keys
  const lost = (hint: StrengthHint) => WEIGHTS[hint] * (1 - parts[hint]);
  return {
    score: Math.round(100 - kinds.reduce((sum, hint) => sum + lost(hint), 0)),
    hints: kinds.filter((hint) => lost(hint) >= 3).sort((one, other) => lost(other) - lost(one)),
  };
}

function distinct(texts: readonly PinnedText[]): string[] {
  const byText = new Map(texts.map(({ text }) => [toLowerCase(text.trim()), text.trim()]));
  byText.delete('');
  return [...byText.values()];
}
