import type { MatchType } from './match-types.ts';

const names: readonly [RegExp, MatchType][] = [
  [/^(?:correspond[êe]ncia )?(?:ampla|broad(?: match)?)$/iu, 'broad'],
  [/^(?:correspond[êe]ncia )?(?:de )?(?:frase|phrase(?: match)?)$/iu, 'phrase'],
  [/^(?:correspond[êe]ncia )?(?:exata|exact(?: match)?)$/iu, 'exact'],
];

/** The keyword of a line that was copied from a spreadsheet: its first cell, and the match type that another one names. */
export function readSpreadsheetLine(line: string): { text: string; matchType?: MatchType | undefined } {
  if (!line.includes('\t')) return { text: line };
  const [text = '', ...others] = line
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const named = names.find(([name]) => others.some((cell) => name.test(cell)));
  return { text, matchType: named?.[1] };
}
