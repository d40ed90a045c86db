import type { AssetType } from '../ads/asset-types.ts';
import { healthRules } from './policy-health.ts';
import type { PolicyRule } from './policy-rule.ts';

export interface PolicyProblem {
  rule: string;
  source: string;
}

/** The texts people read. Keywords and negative keywords are never shown. */
const adKinds: readonly AssetType[] = ['titles', 'descriptions', 'sitelinks', 'callouts', 'promotions'];
const PUNCTUATION = 'https://support.google.com/adspolicy/answer/14847994';
const EXCLAMATION = 'https://support.google.com/adwordspolicy/answer/176095';
const CALLOUTS = 'https://support.google.com/adspolicy/answer/6084196';
const CAPITALS = 'https://support.google.com/adspolicy/answer/6021546';
const SPACING = 'https://support.google.com/adspolicy/answer/14848500';
const CONTENT = 'https://support.google.com/google-ads/answer/1206870';
const STYLE = 'https://support.google.com/adspolicy/answer/14848297';

/** Written in capitals by everybody. Shorter ones need no leave. */
const acronyms = new Set(['ANVISA', 'CNPJ', 'INMETRO']);

const editorialRules: readonly PolicyRule[] = [
  {
    id: 'exclamation_in_title',
    source: EXCLAMATION,
    kinds: ['titles'],
    reads: 'written',
    refuses: /[!！¡]/,
  },
  {
    id: 'exclamation_in_callout',
    source: CALLOUTS,
    kinds: ['callouts'],
    reads: 'written',
    refuses: /[!！¡]/,
  },
  {
    id: 'many_exclamations',
    source: EXCLAMATION,
    reads: 'written',
    refuses: (text) => (text.match(/[!！]/g) ?? []).length > 1,
  },
  {
    id: 'leading_punctuation',
    source: CALLOUTS,
    kinds: ['callouts'],
    reads: 'written',
    refuses: /^[^\p{L}\p{N}]/u,
  },
  {
    id: 'repeated_punctuation',
    source: PUNCTUATION,
    reads: 'written',
    refuses: /([!?.,;:*\-_~])\1|[!?]{2}|…/,
  },
  {
    id: 'swapped_letters',
    source: PUNCTUATION,
    reads: 'written',
    refuses: /\p{L}[@$]\p{L}|(?:\p{L}\.){4}/u,
  },
  { id: 'emphasis_asterisk', source: PUNCTUATION, reads: 'written', refuses: /\*\p{L}|\p{L}\*/u },
  {
    id: 'symbols',
    source: PUNCTUATION,
    reads: 'written',
    // Pictures (not ©, ® and ™), flags, keycaps, arrows, shapes, bullets, superscripts, half-width katakana.
    refuses:
      /[^\P{Extended_Pictographic}©®™]|[\p{RI}\u20E3\u2190-\u21FF\u2500-\u27BF\u2B00-\u2BFF•‣⁃¹²³⁰-⁹\uFF65-\uFF9F]/u,
  },
  { id: 'capitals', source: CAPITALS, reads: 'written', refuses: (text) => wordsOf(text).some(isShouted) },
  { id: 'missing_space', source: SPACING, reads: 'written', refuses: /[,;:!?](?=\p{L})/u },
  { id: 'double_space', source: SPACING, reads: 'written', refuses: /\s{2}/ },
  { id: 'spaced_letters', source: SPACING, reads: 'written', refuses: /(?<!\p{L})(?:\p{L}\s){4}/u },
  { id: 'repeated_word', source: CONTENT, reads: 'plain', refuses: hasRepeatedWord },
  {
    id: 'phone_number',
    source: CONTENT,
    reads: 'written',
    refuses:
      /(?<!\d)(?:(?:\+?\d{1,3}[\s.-]?)?\(?\d{2,3}\)?[\s.-]?\d{4,5}[\s.-]?\d{4}|\d{3}[\s.-]\d{3}[\s.-]\d{4}|0800[\s.-]?\d{3}[\s.-]?\d{3,4})(?!\d)/,
  },
  {
    id: 'click_here',
    source: STYLE,
    reads: 'plain',
    refuses: /\b(?:(?:clique|clica|pincha|click) (?:aqui|here)|ha(?:z|ga) clic aqui)\b/,
  },
  { id: 'numbered_list', source: STYLE, reads: 'written', refuses: /(?<!\p{L})1\).+(?<!\p{L})2\)/u },
];

const policyRules: readonly PolicyRule[] = [...editorialRules, ...healthRules];
export const policyRuleIds: readonly string[] = policyRules.map(({ id }) => id);

/**
 * The rules a text breaks, each with where Google publishes it. The product's name must stand in its place already.
 * What it finds nothing in may still be refused: Google reads the page too.
 */
export function findPolicyProblems(kind: AssetType, text: string): PolicyProblem[] {
  const written = withoutTags(text).normalize('NFC');
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return policyRules
    .filter(({ kinds = adKinds }) => kinds.includes(kind))
    .filter(({ reads, refuses }) => {
      const read = reads === 'plain' ? plain : written;
      return typeof refuses === 'function' ? refuses(read) : refuses.test(read);
    })
    .map(({ id, source }) => ({ rule: id, source }));
}

/** `{KeyWord:Default}` shows its default. */
function withoutTags(text: string): string {
  return text.replace(/\{[^{}:]*:([^{}]*)\}/g, '$1');
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** `GRÁTIS` or `FrEe`; brands such as PayPal are neither. */
function isShouted(word: string): boolean {
  if (acronyms.has(word)) return false;
  return /^\p{Lu}{4,}$/u.test(word) || /^(?:\p{Lu}\p{Ll}){2,}\p{Lu}?$/u.test(word);
}

/** The same word, and no small one, three times in one text. */
function hasRepeatedWord(plain: string): boolean {
  const counts = new Map<string, number>();
  for (const word of wordsOf(plain)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].some(([word, count]) => word.length >= 4 && count >= 3);
}
