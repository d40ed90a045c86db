import type { AssetType } from '../ads/asset-types.ts';
import { findItemProblems } from '../ads/items.ts';
import { hasBroadModifier } from '../ads/broad-modifier.ts';
import {
  formatKeyword,
  type KeywordProblem,
  parseKeyword,
  parseNewKeyword,
  withoutRefusedCharacters,
} from '../ads/keyword.ts';
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
    rewrite: problem === 'invalid_characters' || problem === 'negative_sign' ? mended(text) : undefined,
  }));
  if (kind !== 'keywords' || !hasBroadModifier(parseKeyword(text))) return refused;
  const rewrite = formatKeyword(parseNewKeyword(text));
  return [...refused, { rule: MODIFIER, level: 'dica', source: MODIFIER_END, rewrite }];
}

function mended(text: string): string {
  const keyword = parseKeyword(text);
  return formatKeyword({ ...keyword, text: withoutRefusedCharacters(keyword.text) });
}
