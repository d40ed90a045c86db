export type DecimalSign = '.' | ',';

const emptyCells: ReadonlySet<string> = new Set(['', '-', '--', '–', '—']);

/** ` --`, `--` and an empty cell mean that there is no value. */
export function isEmptyCell(cell: string): boolean {
  return emptyCells.has(cell.trim());
}

const CURRENCY = /[A-Z]{0,3}\$|\p{Sc}|zł|kr\.?|Kč|Ft|lei|S\/\.?|[A-Z]{3}/u.source;
/** A number in Google's or a country's format, with its currency, `%`, `<` or `>`. */
const NUMBER = new RegExp(`^[<>]?\\s*-?(?:${CURRENCY})?\\s*(-?\\d[\\d.,'’\\s]*)(?:%|${CURRENCY})?$`, 'u');
/** Blanks and apostrophes separate groups of three digits and nothing else: `5 3` is no number. */
const GROUPED = /^-?\d{1,3}(?:['’\s]\d{3})*(?:[.,]\d*)?$/u;

/** The expression is slow on a long cell, and no number is that long. */
const LONGEST = 60;
const LARGEST = 1e15;

function digitsOf(text: string): string | null {
  const digits = NUMBER.exec(text)?.[1]?.trim();
  if (digits === undefined || !/['’\s]/u.test(digits)) return digits ?? null;
  return GROUPED.test(digits) ? digits.replace(/['’\s]/gu, '') : null;
}

/** The cell with its sign before it: bookkeepers write `(3,50)` and `3,50-` for `-3,50`. */
function signedText(cell: string): string {
  if (cell.length > LONGEST) return '';
  const text = cell.trim().replace(/^\+|[\u2212\u2013]/gu, (sign) => (sign === '+' ? '' : '-'));
  const [, before = '', inside] = /^-?([^\d(]*)\(([^()]+)\)$/u.exec(text) ?? [];
  const [, behind] = /^([^-]+)-$/u.exec(text) ?? [];
  const amount = inside === undefined ? behind : `${before}${inside}`;
  return amount === undefined ? text : `-${amount.trim()}`;
}

/** The decimal sign that one value proves; none when its only sign may separate thousands. */
function provenSign(digits: string): DecimalSign | null {
  const last = /[.,](?=\d*$)/u.exec(digits);
  if (!last) return null;
  const sign = last[0] as DecimalSign; // the expression matches only these two
  const whole = digits.slice(0, last.index);
  if (whole.includes(sign)) return null;
  const isThousands = digits.length - last.index - 1 === 3 && /^-?[1-9]\d{0,2}$/u.test(whole);
  return isThousands ? null : sign;
}

/**
 * The decimal sign of a column, whatever the language. If a column contains both signs, each value is read by
 * its own.
 */
export function inferDecimalSign(cells: readonly string[]): DecimalSign | null | 'mixed' {
  const proven = new Set(
    cells.map((cell) => provenSign(digitsOf(signedText(cell)) ?? '')).filter((sign) => sign !== null),
  );
  if (proven.size > 1) return 'mixed';
  return [...proven][0] ?? null;
}

/** Thousands are groups of three digits, in India of two before the last: `1.2.3` and `2026.05.04` are no numbers. */
function isGrouped(whole: string): boolean {
  return /^-?(?:\d*|\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*|(?:,\d{2})+,\d{3}))$/u.test(whole);
}

/** @returns null when the cell is not a number. */
export function parseNumber(cell: string, decimal: DecimalSign | null): number | null {
  if (isEmptyCell(cell)) return 0;
  const text = signedText(cell);
  const digits = digitsOf(text);
  if (digits === null) return null;
  const sign = provenSign(digits) ?? decimal;
  const at = sign === null ? -1 : digits.lastIndexOf(sign);
  const isDecimal = at !== -1 && digits.indexOf(sign ?? '') === at;
  if (!isGrouped(isDecimal ? digits.slice(0, at) : digits)) return null;
  const plain = isDecimal
    ? `${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`
    : digits.replace(/[.,]/g, '');
  const value = (/^[<>]?\s*-/u.test(text) && !plain.startsWith('-') ? -1 : 1) * Number(plain);
  return Math.abs(value) <= LARGEST ? value : null;
}
