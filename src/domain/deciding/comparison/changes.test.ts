import { describe, expect, it } from 'vitest';
import { type CampaignChange, changedFigures, changeWindows, type DatedImport } from './changes.ts';
import { halves, lastDays } from './periods.ts';

let made = 0;
const imported = (start: string, end: string, byDay = true): DatedImport => {
  made += 1;
  return { id: String(made), start, end, byDay, createdAt: String(1000 + made) };
};

describe('what changed since the last import is read from', () => {
  it.each<[string, DatedImport[], ReturnType<typeof changeWindows>]>([
    ['nothing without an import', [], null],
    [
      'the days it brought, and as many before them',
      [imported('2026-05-01', '2026-05-20'), imported('2026-05-01', '2026-05-27')],
      {
        before: { start: '2026-05-14', end: '2026-05-20' },
        after: { start: '2026-05-21', end: '2026-05-27' },
        isPerDay: false,
      },
    ],
    [
      'fewer days where the ones before are not known',
      [imported('2026-05-19', '2026-05-20'), imported('2026-05-21', '2026-05-27')],
      {
        before: { start: '2026-05-20', end: '2026-05-23' },
        after: { start: '2026-05-24', end: '2026-05-27' },
        isPerDay: false,
      },
    ],
    [
      'the days of an older import where the newest one, by device, has nothing to compare',
      [imported('2026-05-01', '2026-05-09'), imported('2026-05-01', '2026-05-09', false)],
      {
        before: { start: '2026-05-02', end: '2026-05-05' },
        after: { start: '2026-05-06', end: '2026-05-09' },
        isPerDay: false,
      },
    ],
    [
      'the two halves of a first import',
      [imported('2026-05-01', '2026-05-09')],
      {
        before: { start: '2026-05-02', end: '2026-05-05' },
        after: { start: '2026-05-06', end: '2026-05-09' },
        isPerDay: false,
      },
    ],
    ['nothing for a single day', [imported('2026-05-01', '2026-05-01')], null],
    [
      'thirty days at most',
      [imported('2026-01-01', '2026-03-31'), imported('2026-01-01', '2026-06-30')],
      {
        before: { start: '2026-05-02', end: '2026-05-31' },
        after: { start: '2026-06-01', end: '2026-06-30' },
        isPerDay: false,
      },
    ],
    [
      'the days before a gap are not compared',
      [imported('2026-05-01', '2026-05-10'), imported('2026-05-20', '2026-05-23')],
      {
        before: { start: '2026-05-20', end: '2026-05-21' },
        after: { start: '2026-05-22', end: '2026-05-23' },
        isPerDay: false,
      },
    ],
    [
      'reports without days, by their means of a day when they are of other lengths',
      [imported('2026-05-01', '2026-05-31', false), imported('2026-06-01', '2026-06-10', false)],
      {
        before: { start: '2026-05-01', end: '2026-05-31' },
        after: { start: '2026-06-01', end: '2026-06-10' },
        isPerDay: true,
      },
    ],
    ['nothing for one report without days', [imported('2026-05-01', '2026-05-31', false)], null],
  ])('%s', (_, imports, expected) => {
    expect(changeWindows(imports)).toEqual(expected);
  });
});

describe('the figures of a change', () => {
  const change = (part: Partial<CampaignChange>): CampaignChange => ({
    campaignId: 'a',
    name: 'A',
    currency: 'BRL',
    importedAt: '',
    isPerDay: false,
    before: { start: '2026-05-01', end: '2026-05-10' },
    after: { start: '2026-05-11', end: '2026-05-15' },
    now: { clicks: 50, costMicros: 100_000_000, conversions: 4 },
    then: { clicks: 100, costMicros: 80_000_000, conversions: 2 },
    ...part,
  });

  it('are sums with their change', () => {
    expect(changedFigures(change({}))).toEqual({
      cost: { now: 100, then: 80, share: 0.25 },
      clicks: { now: 50, then: 100, share: -0.5 },
      conversions: { now: 4, then: 2, share: 1 },
      cpa: { now: 25, then: 40, share: -0.375 },
    });
  });

  it('of periods of other lengths are means of a day, except the cost of a sale', () => {
    expect(changedFigures(change({ isPerDay: true }))).toMatchObject({
      cost: { now: 20, then: 8, share: 1.5 },
      clicks: { now: 10, then: 10, share: 0 },
      cpa: { now: 25, then: 40 },
    });
  });

  it('without a sale have no cost per sale, and from zero no percentage', () => {
    const then = { clicks: 0, costMicros: 0, conversions: 0 };
    expect(changedFigures(change({ then }))).toMatchObject({
      clicks: { share: null },
      cpa: { now: 25, then: null, share: null },
    });
  });
});

it('the halves of a period and its last days lie side by side', () => {
  expect(halves({ start: '2026-05-01', end: '2026-05-05' })).toEqual([
    { start: '2026-05-02', end: '2026-05-03' },
    { start: '2026-05-04', end: '2026-05-05' },
  ]);
  expect(halves({ start: '2026-05-01', end: '2026-05-01' })).toBeNull();
  expect(lastDays({ start: '2026-05-01', end: '2026-05-14' }, 7)).toEqual([
    { start: '2026-05-01', end: '2026-05-07' },
    { start: '2026-05-08', end: '2026-05-14' },
  ]);
  expect(lastDays({ start: '2026-05-01', end: '2026-05-13' }, 7)).toBeNull();
});
