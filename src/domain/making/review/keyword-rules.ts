import type { AssetType } from '#domain/ads/asset-types.ts';
import { findItemProblems } from '#domain/ads/items.ts';
import { hasBroadModifier } from '#domain/ads/broad-modifier.ts';
import {
  formatKeyword,
  type KeywordProblem,
  parseKeyword,
  parseNewKeyword,
  withoutRefusedCharacters,
} from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import type { PolicyFinding } from './policy-rule.ts';

const KEYWORDS = 'https://support.google.com/google-ads/answer/2453980';
const MODIFIER_END = 'https://support.google.com/google-ads/answer/10286719';

const ids: Record<KeywordProblem, string> = {
  too_long: 'keyword_too_long',
  too_many_words: 'keyword_too_many_words',
  invalid_characters: 'keyword_invalid_characters',
  negative_sign: 'keyword_negative_sign',
};

const MODIFIER = 'keyword_broad_modifier';

export const keywordRules: readonly { id: string }[] = [...Object.values(ids), MODIFIER].map((id) => ({
  id,
}));

/** Finds the reasons why Google Ads would refuse a keyword, with the corrected keyword. */
export function findKeywordFaults(kind: AssetType, text: string): PolicyFinding[] {
  const refused: PolicyFinding[] = findItemProblems(kind, { text }).map((problem) => ({
    rule: ids[problem],
    level: 'bloqueia',
    source: KEYWORDS,
    rewrite: problem === 'invalid_characters' || problem === 'negative_sign' ? mended(kind, text) : undefined,
  }));
  if (kind !== 'keywords' || !hasBroadModifier(parseKeyword(text))) return refused;
  const rewrite = formatKeyword(parseNewKeyword(text));
  return [...refused, { rule: MODIFIER, level: 'dica', source: MODIFIER_END, rewrite }];
}

/** A comma or semicolon between two keywords, but not in `5,90`. */
const SEVERAL = /[,;](?!\d)\s*\S/u;
/** In a list of keywords, `-grátis` is meant as a negative, and `- grátis` as a line of a list. */
const NEGATIVE = /^[-‐‑–—−](?=\S)/u;

/** The keyword that Google would accept; undefined where the person may mean another one, or several. */
function mended(kind: AssetType, text: string): string | undefined {
  const keyword = parseKeyword(text.replace(/[\s,;]+$/u, ''));
  if (kind === 'keywords' && NEGATIVE.test(keyword.text)) return undefined;
  const inner = parseKeyword(keyword.text);
  const isSeveral =
    keyword.matchType === 'broad'
      ? SEVERAL.test(keyword.text)
      : inner.matchType === 'broad' && /["[\]]/u.test(inner.text);
  if (isSeveral) return undefined;
  const matchType = strictest(keyword.matchType, inner.matchType, halfWritten(keyword.text));
  return formatKeyword({ text: withoutRefusedCharacters(keyword.text), matchType });
}

/** The match type of which only one of the two signs is there: `[comprar vitalis`. */
function halfWritten(text: string): MatchType {
  if (/^\[[^[\]]*$|^[^[\]]*\]$/u.test(text)) return 'exact';
  return /^"[^"]*$|^[^"]*"$/u.test(text) ? 'phrase' : 'broad';
}

function strictest(...found: readonly MatchType[]): MatchType {
  if (found.includes('exact')) return 'exact';
  return found.includes('phrase') ? 'phrase' : 'broad';
}
