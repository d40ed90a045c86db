import type { StoredSignals } from '#domain/measuring/reports/stored.ts';
import type { Target } from '#domain/deciding/search-terms/evidence.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { assetProblems, type Replacements } from './asset-problems.ts';
import { firstPageProblems, qualityProblems } from './keyword-problems.ts';
import type { Problem } from './problem.ts';
import { competingProblems, duplicateProblems } from './duplicate-problems.ts';
import { partProblems } from './part-problems.ts';
import { shareProblems } from './share-problems.ts';
import { type AccountKeyword, keywordsOf } from './signals.ts';
import { timeProblems } from './time-problems.ts';
import { unlistedSellers } from './unlisted-sellers.ts';

export interface ProblemInput {
  signals: StoredSignals;
  terms: readonly Term[];
  draft: CampaignDraft;
  /** The account's name of the draft's campaign. */
  own: string;
  /** The break-even cost of a sale; null while unknown. Then no rates are judged against it. */
  target: Target | null;
  /** The highest cost of a click that still leaves a profit, in the account's currency. */
  cpc: number | null;
  replacements: Replacements;
  /** Campaigns whose strategy chooses each bid itself. */
  automatic: readonly string[];
}

/** Everything that the reports show and that can be changed, by money. */
export function findProblems(input: ProblemInput): Problem[] {
  const { signals, terms, draft, own, target, cpc, replacements, automatic } = input;
  const keywords = keywordsOf(signals);
  const isBidOn = ({ campaign }: AccountKeyword) => !automatic.includes(campaign === '' ? own : campaign);
  const found: Problem[] = [
    ...duplicateProblems(keywords, draft, own),
    ...competingProblems(signals),
    ...firstPageProblems(keywords.filter(isBidOn), cpc),
    ...qualityProblems(keywords),
    ...assetProblems(signals, draft, replacements),
    ...shareProblems(signals, target),
    ...timeProblems(signals, target),
    ...partProblems(signals, target),
    ...unlistedSellers(terms, { keywords, sold: signals.sold }, draft, own, target),
  ];
  return found.sort((one, other) => other.costMicros - one.costMicros);
}
