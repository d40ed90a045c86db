import { createContext, useContext } from 'react';
import type { StrategyOf } from '#domain/deciding/bidding/levers.ts';
import type { KnownGroup } from '#domain/deciding/search-terms/ad-groups.ts';
import type { AccountKeyword } from '#domain/deciding/report-findings/signals.ts';
import type { StoredNegative, StoredSignals } from '#domain/measuring/reports/stored.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import type { Basket } from '#client/parts/basket/basket-store.ts';
import type { BasketEffect } from './use-basket-effect.ts';

/** The data that the tabs of a campaign's reports share. */
export interface Workbench {
  terms: readonly Term[];
  /** How many terms are too cheap to have been sent. */
  hidden: number;
  negatives: readonly StoredNegative[];
  signals: StoredSignals;
  keywords: readonly AccountKeyword[];
  /** The ad groups of the reports and of the draft. */
  groups: readonly KnownGroup[];
  campaigns: readonly string[];
  /** The account's name of the draft's campaign. */
  own: string;
  /** The bid strategy of a campaign of the account. */
  strategyOf: StrategyOf;
  currency: string;
  /** The days of the search terms: their reports say no single days. Null without any. */
  period: Period | null;
  /** Changes with each reading of the reports. */
  updatedAt: number;
  ignored: ReadonlySet<string>;
  ignore: (keys: readonly string[], isIgnored: boolean) => void;
  basket: Basket;
  effect: BasketEffect;
}

export const WorkbenchContext = createContext<Workbench | null>(null);

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (workbench === null) throw new Error('findings stand inside the workbench');
  return workbench;
}
