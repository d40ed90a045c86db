import { describe, expect, it } from 'vitest';
import type { MatchType } from '#domain/ads/match-types.ts';
import { plainKeyword } from '#domain/measuring/profit/tracking.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import { levelsOf } from './campaign-levels.ts';

const row = (
  keyword: string,
  matchType: MatchType,
  adGroup: string,
  [clicks, conversions]: [number, number],
): ReportRow => ({
  day: null,
  campaign: 'BR',
  adGroup,
  subject: keyword,
  keyword: '',
  matchType,
  added: null,
  impressions: clicks * 10,
  clicks,
  costMicros: clicks * 1e6,
  conversions,
  conversionValue: null,
  details: {},
});
const sale = (adGroup: string, keyword: string) => ({
  day: '2026-05-03',
  location: { campaign: 'BR', adGroup, keyword: plainKeyword(keyword) },
  revenueMicros: 100e6,
});
const noRows = {
  groups: [],
  terms: [],
  devices: [],
  hours: [],
  weekdays: [],
  places: [],
  ages: [],
  genders: [],
  texts: [],
};

describe('sales that fit several keywords', () => {
  const phrase = row('vitalis', 'phrase', 'Nome', [300, 6]);
  const exact = row('vitalis', 'exact', 'Nome', [100, 3]);
  const other = row('vitalis', 'phrase', 'Outro', [100, 0]);
  const price = row('vitalis preço', 'phrase', 'Nome', [100, 1]);

  // A share is its conversions and its clicks at the usual rate: with 10 sales of 600 clicks, each click counts 1/60.
  it.each<[what: string, rows: ReportRow[], where: [adGroup: string, keyword: string], shares: number[]]>([
    // (6 + 5) and (3 + 10/6) of 15.67
    ['two match types of one text share them', [phrase, exact], ['Nome', 'vitalis'], [0.702, 0.298]],
    ['another ad group gets none of them', [phrase, exact, other], ['Nome', 'vitalis'], [0.702, 0.298, 0]],
    // (6 + 5), (3 + 1.67), (0 + 1.67) of 17.33
    [
      'without an ad group all of that text share them',
      [phrase, exact, other],
      ['', 'vitalis'],
      [0.635, 0.269, 0.096],
    ],
    [
      'a keyword of its own text alone has them all',
      [phrase, exact, price],
      ['Nome', 'vitalis preço'],
      [0, 0, 1],
    ],
  ])('%s', (_, rows, [adGroup, keyword], shares) => {
    const all = [
      ...rows,
      row('resto', 'broad', 'Resto', [600 - rows.reduce((sum, each) => sum + (each.clicks ?? 0), 0), 0]),
    ];
    const sold = Array.from({ length: 10 }, () => sale(adGroup, keyword));
    const { parts, coverage } = levelsOf({ ...noRows, keywords: all }, sold, 10).keywords;
    expect(coverage).toBeCloseTo(1);
    for (const [at, share] of shares.entries()) expect(parts[at]?.sales).toBeCloseTo(10 * share, 1);
    const divided = shares.filter((share) => share > 0).length > 1;
    expect(parts.slice(0, shares.length).map(({ isShared = false }) => isShared)).toEqual(
      shares.map((share) => divided && share > 0),
    );
  });

  it('what names an ad group alone is left to the coverage', () => {
    const sold = [
      ...Array.from({ length: 6 }, () => sale('Nome', 'vitalis preço')),
      ...Array.from({ length: 4 }, () => sale('Nome', '')),
    ];
    const { parts, coverage } = levelsOf({ ...noRows, keywords: [phrase, price] }, sold, 10).keywords;
    expect(parts.map(({ sales }) => sales)).toEqual([0, 6]);
    expect(coverage).toBeCloseTo(0.6);
  });

  it('nearly none of them: what Google counted tells more', () => {
    const sold = [sale('Nome', 'vitalis'), ...Array.from({ length: 9 }, () => sale('', ''))];
    expect(
      levelsOf({ ...noRows, keywords: [phrase, exact, price] }, sold, 10).keywords.parts.map(
        ({ sales }) => sales,
      ),
    ).toEqual([6, 3, 1]);
  });
});

it('a level misses nothing where nothing was sold', () => {
  const keywords = [row('vitalis', 'phrase', 'Nome', [300, 0])];
  expect(levelsOf({ ...noRows, keywords }, [], 0).keywords.coverage).toBe(1);
});
