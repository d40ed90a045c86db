import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ActionKind } from '#domain/deciding/advice/action.ts';
import type { ProblemKind } from '#domain/deciding/report-findings/problem.ts';
import { reportLanguages } from '#domain/measuring/reports/report-words.ts';
import { storedTypes } from '#domain/measuring/reports/stored-types.ts';
import { kindFiles, type ReportKind } from '#domain/measuring/reports/testing/report-kinds.ts';
import type { HelpSlug } from '#client/parts/help-link.tsx';
import { helpEntries } from './articles/index.ts';

/** A decision by its code, or by the function that makes it. */
type Decision =
  | ActionKind
  | ProblemKind
  | 'auctionOf'
  | 'broughtBy'
  | 'findBlockedSellers'
  | 'bidFit'
  | 'judgeResults'
  | 'refusedAds'
  | 'profitOfLevel';

interface Kind {
  /** Where a person reads what this file is good for. */
  article: HelpSlug;
  decision: Decision;
  /** The test that makes the decision. */
  test: string;
}

const DECIDING = 'src/domain/deciding';
const findings = `${DECIDING}/report-findings/report-findings.test.ts`;
const advice = `${DECIDING}/advice/advise.test.ts`;

const kinds: Record<ReportKind, Kind> = {
  search_terms: { article: 'termos-de-pesquisa', decision: 'negative', test: advice },
  keywords: { article: 'problemas', decision: 'low_quality', test: findings },
  campaigns: { article: 'problemas', decision: 'lost_to_budget', test: findings },
  ad_groups: { article: 'lucro', decision: 'judgeResults', test: `${DECIDING}/verdict/verdict.test.ts` },
  days: { article: 'lucro', decision: 'budget_up', test: advice },
  devices: { article: 'problemas', decision: 'device', test: advice },
  hours: { article: 'problemas', decision: 'daypart', test: advice },
  weekdays: { article: 'problemas', decision: 'weekday', test: advice },
  places: { article: 'problemas', decision: 'place', test: advice },
  ages: { article: 'problemas', decision: 'age', test: advice },
  genders: { article: 'problemas', decision: 'gender', test: advice },
  ads: {
    article: 'revisao-e-conflitos',
    decision: 'refusedAds',
    test: `${DECIDING}/report-findings/refused-ads.test.ts`,
  },
  assets: { article: 'problemas', decision: 'asset', test: advice },
  auction_insights: {
    article: 'lucro',
    decision: 'auctionOf',
    test: `${DECIDING}/report-findings/auction.test.ts`,
  },
  change_history: { article: 'lucro', decision: 'broughtBy', test: `${DECIDING}/rules/rules.test.ts` },
  negatives: {
    article: 'relatorios',
    decision: 'findBlockedSellers',
    test: `${DECIDING}/search-terms/search-terms.test.ts`,
  },
  planner: {
    article: 'conta-inteira',
    decision: 'bidFit',
    test: 'src/domain/measuring/reports/keyword-ideas.test.ts',
  },
  clicks: { article: 'lucro', decision: 'profitOfLevel', test: 'src/domain/measuring/profit/profit.test.ts' },
  sales: { article: 'relatorios', decision: 'pause', test: advice },
};

test('every type of file that is stored is a kind', () => {
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining([...storedTypes]));
});

test.each(Object.keys(kindFiles) as ReportKind[])(
  // the keys of the table
  '%s has a file in three languages, an article with a picture, and a decision',
  (kind) => {
    const { article, decision, test: testFile } = kinds[kind];
    expect(Object.keys(kindFiles[kind]).toSorted()).toEqual(reportLanguages.toSorted());
    const pictures = helpEntries
      .filter(({ slug }) => slug === article)
      .flatMap(({ sections }) => sections.flatMap(({ picture }) => picture ?? []));
    expect(pictures).not.toEqual([]);
    for (const picture of pictures)
      expect(existsSync(`src/client/features/help/pictures/${picture}.webp`), picture).toBe(true);
    expect(readFileSync(testFile, 'utf8')).toMatch(new RegExp(`['"]${decision}['"]|\\b${decision}\\(`, 'u'));
  },
);
