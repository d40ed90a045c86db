import { parseNumber } from './numbers.ts';

export type ReportMatch = 'exact' | 'phrase' | 'broad';

/** Whether a search term is already a keyword or a negative of the account. */
export type Added = 'none' | 'added' | 'excluded' | 'added_excluded';

const matches: readonly (readonly [RegExp, ReportMatch])[] = [
  [/exat|exact/iu, 'exact'],
  [/phrase|frase|express[ãa]o/iu, 'phrase'],
  [/broad|ampl[ai]/iu, 'broad'],
];

/** `Correspondência exata (variante aproximada)` is exact; `AI Max` and the like are none. */
export function readMatchType(cell: string): ReportMatch | null {
  return matches.find(([pattern]) => pattern.test(cell))?.[1] ?? null;
}

export function readAdded(cell: string): Added | null {
  if (/^(?:none|nenhum|ning[uú]n)/iu.test(cell)) return 'none';
  const isAdded = /add|adicionad|añadid|agregad/iu.test(cell);
  const isExcluded = /exclu/iu.test(cell);
  if (isAdded && isExcluded) return 'added_excluded';
  if (isExcluded) return 'excluded';
  return isAdded ? 'added' : null;
}

const units: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['k', 1e3],
  ['mil', 1e3],
  ['m', 1e6],
  ['mi', 1e6],
  ['milhão', 1e6],
  ['milhões', 1e6],
]);
/** Longer cells are not read. The expressions are slow on long texts, and no range is this long. */
const LONGEST = 80;

/** The planner's monthly searches: `1300`, or the range `10 mil – 100 mil` when the account spends little. */
export function parseSearches(cell: string): { low: number; high: number } | null {
  const text = cell.trim();
  if (text.length > LONGEST) return null;
  const ends = text.split(/\s*[–—-]\s*/u).map(parseAmount);
  const [low, high = low] = ends;
  return low == null || high == null || ends.length > 2 ? null : { low, high };
}

function parseAmount(text: string): number | null {
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*([a-zãõ]*)$/iu.exec(text) ?? [];
  const times = units.get(unit.toLowerCase());
  const value = digits === '' ? null : parseNumber(digits, null);
  return value === null || times === undefined ? null : value * times;
}
