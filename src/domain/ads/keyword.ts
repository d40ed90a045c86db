import { hasBroadModifier, withoutBroadModifier } from './broad-modifier.ts';
import { adLimits, MAX_KEYWORD_WORDS } from './limits.ts';
import type { MatchType } from './match-types.ts';
import { readSpreadsheetLine } from './spreadsheet-line.ts';
import { adTextWidth, toLowerCase, toOneLine } from './text.ts';

/** A keyword that a campaign bids on. `text` excludes the brackets or quotes of the match type. */
export interface Keyword {
  text: string;
  matchType: MatchType;
}

export type KeywordProblem = 'too_long' | 'too_many_words' | 'invalid_characters' | 'negative_sign';

/** Typographic and wide signs count as straight ones. */
const written: readonly { matchType: MatchType; pattern: RegExp }[] = [
  { matchType: 'exact', pattern: /^[[［](.+)[\]］]$/u },
  { matchType: 'phrase', pattern: /^["“”„«＂](.+)["“”»＂]$/u },
];

const MAY_BE_WRAPPED = /^[[［"“”„«＂]/u;
const ODD_SIGN = /\s{2}|[^\S ]|[’ʼ]/u;

const formats: Record<MatchType, (text: string) => string> = {
  broad: (text) => text,
  phrase: (text) => `"${text}"`,
  exact: (text) => `[${text}]`,
};

/**
 * Google's import refuses these characters, and pictures, arrows and bullets. Brackets and quotes are only allowed
 * around the whole keyword.
 */
const INVALID_CHARACTERS =
  /(?:[,!@%^*()={};~`<>?\\|[\]"“”„«»…®©™•●▪◦‣\u2190-\u21ff\u2500-\u27bf]|\p{Extended_Pictographic})\ufe0f?/u;
/** Text programs write a hyphen as a dash. */
const NEGATIVE_SIGN = /^[-‐‑–—−]/u;

/**
 * Parses a keyword in Google Ads notation: `[exact]`, `"phrase"` or plain.
 * @param plain the match type of a keyword without brackets or quotes.
 */
export function parseKeyword(line: string, plain: MatchType = 'broad'): Keyword {
  const whole = withPlainSigns(toOneLine(line));
  if (!MAY_BE_WRAPPED.test(whole)) return { text: whole, matchType: plain };
  for (const { matchType, pattern } of written) {
    const text = (pattern.exec(whole)?.[1] ?? '').trim();
    if (text !== '') return { text, matchType };
  }
  return { text: whole, matchType: plain };
}

/**
 * Parses a keyword that somebody adds. Google takes no new keyword with the former broad match modifier, so it becomes
 * a phrase. `parseKeyword` keeps its signs, because an account may still have a keyword by this name.
 */
export function parseNewKeyword(line: string, plain?: MatchType): Keyword {
  const { text, matchType = plain } = readSpreadsheetLine(line);
  const written = parseKeyword(text);
  return hasBroadModifier(written) ? withoutBroadModifier(written) : parseKeyword(text, matchType);
}

/** The inverse of `parseKeyword`. */
export function formatKeyword({ text, matchType }: Keyword): string {
  return formats[matchType](text);
}

/**
 * Builds a keyword. A broad keyword loses brackets or quotes around it, because they would be read as a match
 * type.
 */
export function makeKeyword(text: string, matchType: MatchType): Keyword {
  return matchType === 'broad' ? parseKeyword(text) : { text: withPlainSigns(toOneLine(text)), matchType };
}

/** Writes a keyword with another match type. */
export function withMatchType(written: string, matchType: MatchType): string {
  return formatKeyword(makeKeyword(parseNewKeyword(written).text, matchType));
}

/**
 * Google Ads treats two keywords with the same key as one: it ignores case, `.` and `-`, but not accents and
 * `&`. Source: https://support.google.com/google-ads/answer/7478529
 */
export function keywordKey({ text, matchType }: Keyword): string {
  return `${matchType}:${normalForm(text)}`;
}

/**
 * Broad keywords with the same words in a different order compete for the same searches: `red car` and `car
 * red`. So do `+red +car` and `"red car"`.
 */
export function keywordReach(keyword: Keyword): string {
  const { text, matchType } = withoutBroadModifier(keyword);
  const form = normalForm(text);
  return `${matchType}:${matchType === 'broad' ? form.split(' ').sort().join(' ') : form}`;
}

/** The reasons why Google Ads would refuse the keyword. */
export function findKeywordProblems({ text }: Keyword): KeywordProblem[] {
  const checks: Record<KeywordProblem, boolean> = {
    too_long: adTextWidth(text) > adLimits.keyword,
    too_many_words: countWords(text) > MAX_KEYWORD_WORDS,
    invalid_characters: INVALID_CHARACTERS.test(text),
    negative_sign: NEGATIVE_SIGN.test(text),
  };
  const problems = Object.keys(checks) as KeywordProblem[]; // the record has every problem, and no other key
  return problems.filter((problem) => checks[problem]);
}

/** Whether a keyword with this text would be refused for its signs. */
export function hasRefusedCharacters(text: string): boolean {
  return INVALID_CHARACTERS.test(text);
}

/**
 * Removes the characters that Google Ads refuses in a keyword: `Vitalis Max (60 Caps)` becomes `Vitalis Max
 * 60 Caps`.
 */
export function withoutRefusedCharacters(text: string): string {
  const clean = text.replace(new RegExp(INVALID_CHARACTERS, 'gu'), ' ').replace(/\s+/gu, ' ');
  return clean.replace(/^(?:[\s‐‑–—−-]|\+(?=\s))+/u, '').trim();
}

/** Google compares any row of blanks as one. A phone writes `d’água`, another one `d'água`. */
function withPlainSigns(text: string): string {
  return ODD_SIGN.test(text) ? text.replace(/\s+/gu, ' ').replace(/[’ʼ]/gu, "'") : text;
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/**
 * The text as Google Ads compares it: lower case, with `.` and `-` replaced by blanks. Accents and `&` stay.
 */
export function normalForm(text: string): string {
  const lower = toLowerCase(text);
  const form = lower.replace(/[\s.-]+/g, ' ').trim();
  return form === '' ? lower : form;
}
