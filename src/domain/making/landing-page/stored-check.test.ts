import { expect, it } from 'vitest';
import { type FindingCode, findingOf, type PageReport } from './finding-codes.ts';
import { compareChecks, type PageCheck, turnedBad, worstPages } from './stored-check.ts';

const report = (...codes: FindingCode[]): PageReport => ({
  findings: codes.map((code) => findingOf({ code })),
  warnings: [],
});

it('compares what came and what went, each code once', () => {
  const before = report('no_terms', 'cure_claim', 'cure_claim');
  const now = report('no_terms', 'no_privacy', 'no_privacy');
  expect(compareChecks(before, now)).toEqual({ came: ['no_privacy'], went: ['cure_claim'] });
});

it.each<[string, PageReport | null, PageReport, boolean]>([
  ['a first check', null, report('cure_claim'), false],
  ['the same as before', report('cure_claim'), report('cure_claim'), false],
  ['a new matter of care', report(), report('no_terms'), false],
  ['something new that costs the ad', report('no_terms'), report('no_terms', 'cure_claim'), true],
  ['a mended page', report('cure_claim'), report(), false],
])('%s turned bad: %s', (_, before, now, isBad) => {
  expect(turnedBad(before, now)).toBe(isBad);
});

it('counts the pages whose newest check is bad', () => {
  const check = (label: string, found: PageReport | null): PageCheck => ({
    id: label,
    label,
    url: 'https://a.example/',
    state: found ? 'done' : 'waiting',
    isWeekly: false,
    askedAt: '2026-11-26T00:00:00Z',
    finishedAt: null,
    report: found && { ...found, finalUrl: null },
  });
  expect(worstPages([])).toBe(0);
  expect(
    worstPages([
      check('', null),
      check('', report('no_terms')),
      check('', report('cure_claim')),
      check('Preço', report('cure_claim')),
    ]),
  ).toBe(1);
});
