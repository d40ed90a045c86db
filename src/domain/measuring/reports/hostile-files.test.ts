import { describe, expect, it } from 'vitest';
import { parsePeriod } from './period.ts';
import { readReportFile } from './report.ts';
import { parseSearches } from './row-values.ts';
import { parseSaleDay } from './sales/sale-days.ts';
import { rowsPartSchema } from './stored-schema.ts';
import { toSentRow } from './stored.ts';

const read = (text: string) => readReportFile(new TextEncoder().encode(text));
const header = 'Search term,Campaign,Day,Impr.,Clicks,Cost,Conversions';
const MILLION = 1_000_000;

describe('a cell of a million characters does not hold up the reader', () => {
  const blanks = ' '.repeat(MILLION);
  it.each([
    ['blanks before a search term', `${header}\n${blanks}x,A,,1,1,1,0`, null],
    ['a number with blanks inside', `${header}\na,A,,1,1${blanks}x,1,0`, /^Linha 2, coluna 5: "1 /],
    ['letters in the title', `${'a'.repeat(MILLION)}\n${header}\na,A,,1,1,1,0`.replaceAll(',', '\t'), null],
    ['letters in the day', `${header}\na,A,${'a'.repeat(MILLION)},1,1,1,0`, /^Linha 2, coluna 3: "a/],
  ])('%s', (_, text, error) => {
    const { report } = read(text);
    if (error === null) expect(report).toMatchObject({ error: null, rows: 1 });
    else expect(report.error).toMatch(error);
    expect((report.error ?? '').length).toBeLessThan(300);
  });

  it('the beginning of a column’s name again and again', () => {
    const { report } = read(`Campaign,Impr.,Clicks,Cost,${'perd(x'.repeat(MILLION / 6)}\nA,1,1,1,1`);
    expect(report).toMatchObject({ type: 'campaigns', error: null, rows: 1 });
  });

  it('blanks in the planner’s searches', () => {
    expect(parseSearches(`1${blanks}x`)).toBeNull();
  });
});

describe('a day that no calendar has', () => {
  it.each(['2026-02-31', '2026-13-01', '0000-05-01', 'February 31, 2026'])('%s is no day', (cell) => {
    expect(parsePeriod(cell)).toBeNull();
  });
  it.each(['31/02/2026', '00/05/2026'])('%s is no day of a sale', (cell) => {
    expect(parseSaleDay(cell, 'day')).toBeNull();
  });
});

describe('a number that no report has is refused with its place', () => {
  it.each([
    ['negative clicks', 'a,A,,1,-5,1,0', 5],
    ['negative conversions', 'a,A,,1,5,1,-2', 7],
    ['impressions of 400 digits', `a,A,,${'9'.repeat(400)},5,1,0`, 4],
    ['a cost with groups of one digit', 'a,A,,1,5,1.2.3,0', 6],
    ['a day as a cost', 'a,A,,1,5,2026.05.04,0', 6],
    ['a cost with two kinds of thousands', 'a,A,,1,5,"1.234,567.8,9",0', 6],
    ['a cost of ten billions', 'a,A,,1,5,10000000000,0', 6],
  ])('%s', (_, row, column) => {
    const { report, rows } = read(`${header}\n${row}`);
    expect(report.error).toMatch(new RegExp(`^Linha 2, coluna ${column}: "`));
    expect(rows).toEqual([]);
  });
});

describe('a row as it is sent', () => {
  const sent = (text: string) => rowsPartSchema.safeParse({ from: 0, rows: read(text).rows.map(toSentRow) });

  it.each([
    ['a term whose 2,000th character is half of an emoji', `${header}\n${'a'.repeat(1999)}😀,A,,1,1,1,0`],
    ['a campaign whose 500th character is half of an emoji', `${header}\na,${'b'.repeat(499)}😀,,1,1,1,0`],
    ['names of the language itself', `${header}\n__proto__,constructor,,1,1,1,0`],
    ['a credit', `${header}\na,A,,1,1,-12.50,0`],
    [
      'a reason of 600 characters',
      `Keyword,Match type,Campaign,Status reasons,Clicks\na,Broad match,A,${'r'.repeat(600)},1`,
    ],
  ])('fits the server: %s', (_, text) => {
    const { success, data } = sent(text);
    expect(success).toBe(true);
    expect(data?.rows).toHaveLength(1);
    expect(encodeURIComponent(JSON.stringify(data))).not.toContain('%5Cud8'); // half of a character
  });

  it('with more details than any report has is refused', () => {
    const details = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`k${at}`, 'x']));
    const row = [null, '', '', 'a', '', null, null, 1, 1, 1, 0, null, details];
    expect(rowsPartSchema.safeParse({ from: 0, rows: [row] }).success).toBe(false);
  });
});
