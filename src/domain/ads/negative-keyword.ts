import { withoutModifierSigns } from './broad-modifier.ts';
import { type Keyword, parseKeyword } from './keyword.ts';
import { readSpreadsheetLine } from './spreadsheet-line.ts';
import { toLowerCase, toOneLine } from './text.ts';

/**
 * A search for which the ad must not show, in lower case. Google Ads writes and compares it like a keyword.
 */
export type NegativeKeyword = Keyword;

/**
 * Parses `word`, `"word"` or `[word]`, each with or without the leading `-` that Google Ads accepts, or a row of a
 * spreadsheet with the match type in a cell of its own.
 */
export function parseNegativeKeyword(line: string): NegativeKeyword {
  const { text, matchType } = readSpreadsheetLine(line);
  const negative = parseWritten(text);
  return negative.matchType === 'broad' && matchType ? { ...negative, matchType } : negative;
}

/** A broad negative already needs all its words in any order, so the signs of the former modifier say nothing more. */
function parseWritten(text: string): NegativeKeyword {
  const negative = parseKeyword(toLowerCase(toOneLine(text)).replace(/^[-‐‑–—−\s]+/u, ''));
  return negative.matchType === 'broad'
    ? { ...negative, text: withoutModifierSigns(negative.text) }
    : negative;
}
