import { keywordReach, normalForm, parseNewKeyword } from '#domain/ads/keyword.ts';
import { type MatchType, matchTypes } from '#domain/ads/match-types.ts';
import type { CampaignSettings, CampaignDraft } from '#domain/making/structure/draft.ts';
import { type PieceKind, pieceKinds, piecesOf } from './pieces.ts';

/** The pieces of one kind that only one of two campaigns has. */
export interface Difference {
  kind: PieceKind;
  onlyA: string[];
  onlyB: string[];
  both: number;
}

/** The same words with another match type: `[kit]` here, `"kit"` there. */
export interface OtherMatch {
  a: string;
  b: string;
}

const comparedSettings = [
  'bidStrategy',
  'dailyBudget',
  'maxCpc',
  'targetCpa',
  'targetRoas',
  'impressionShare',
  'shareLocation',
  'portfolioName',
  'countries',
  'languages',
  'presence',
  'searchPartners',
  'displayNetwork',
  'schedule',
  'devices',
] as const satisfies readonly (keyof CampaignSettings)[];
export type ComparedSetting = (typeof comparedSettings)[number];

export interface Differences {
  pieces: Difference[];
  otherMatch: OtherMatch[];
  matches: { a: Record<MatchType, number>; b: Record<MatchType, number> };
  /** The settings that differ; their values stand in the drafts. */
  settings: ComparedSetting[];
}

export function differencesOf(a: CampaignDraft, b: CampaignDraft): Differences {
  const [ofA, ofB] = [piecesOf(a), piecesOf(b)];
  const otherMatch = otherMatchesOf(keywordsOf(a), keywordsOf(b));
  return {
    pieces: pieceKinds.map((kind) => {
      const onlyA = [...ofA[kind]].filter(([key]) => !ofB[kind].has(key)).map(([, text]) => text);
      const onlyB = [...ofB[kind]].filter(([key]) => !ofA[kind].has(key)).map(([, text]) => text);
      return { kind, onlyA, onlyB, both: ofA[kind].size - onlyA.length };
    }),
    otherMatch,
    matches: { a: countMatches(keywordsOf(a)), b: countMatches(keywordsOf(b)) },
    settings: comparedSettings.filter((key) => !isSame(a.settings[key], b.settings[key])),
  };
}

function keywordsOf({ groups }: CampaignDraft): string[] {
  return groups.flatMap(({ keywords }) => keywords.map(({ text }) => text));
}

/** Words that both have, but never with the same match type. */
function otherMatchesOf(a: readonly string[], b: readonly string[]): OtherMatch[] {
  const reaches = new Set(a.map((text) => keywordReach(parseNewKeyword(text))));
  const shared = new Set(
    b.filter((text) => reaches.has(keywordReach(parseNewKeyword(text)))).map((text) => wordsOf(text)),
  );
  const byWords = new Map(a.map((text) => [wordsOf(text), text]));
  const found = new Map<string, OtherMatch>();
  for (const text of b) {
    const words = wordsOf(text);
    const own = byWords.get(words);
    if (own !== undefined && !shared.has(words)) found.set(words, { a: own, b: text });
  }
  return [...found.values()];
}

function wordsOf(text: string): string {
  return normalForm(parseNewKeyword(text).text);
}

function countMatches(texts: readonly string[]): Record<MatchType, number> {
  const counts = Object.fromEntries(matchTypes.map((type) => [type, 0])) as Record<MatchType, number>; // every type has its count
  for (const text of texts) counts[parseNewKeyword(text).matchType] += 1;
  return counts;
}

function isSame(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map(toText).sort() : value);
  return toText(sorted(one)) === toText(sorted(other));
}

function toText(value: unknown): string {
  return JSON.stringify(value);
}
