import type { AccountFacts } from '#domain/deciding/advice/facts.ts';
import { joinAccount, type JoinedAccount } from '#domain/deciding/advice/join-account.ts';
import { levelNames, type LevelName, type LevelRows } from '#domain/deciding/advice/tables.ts';
import { isIn, type Period } from '#domain/measuring/reports/period.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import type { Steps } from '#domain/shared/steps.ts';

/** An ad as the script last saw it. */
export interface AdNow {
  id: string;
  campaign: string;
  adGroup: string;
  /** Google's own words, such as `DISAPPROVED`. */
  approval: string;
}

/** What is known only as it is now. */
export interface AccountNow {
  ads: readonly AdNow[];
  /** Campaigns that run. */
  enabled: readonly string[];
  autoTagging: boolean | null;
  /** Hours since the script called; null: it never did. */
  silentHours: number | null;
}

/** An account by day: the rows of every level have one. */
export interface AccountHistory extends JoinedAccount {
  now: AccountNow;
}

/** What the advice knows of the account in a period. */
export function* factsIn(history: AccountHistory, period: Period): Steps<AccountFacts> {
  const levels = levelsIn(history.levels, period);
  return yield* joinAccount({ ...history, levels, orders: knownOrders(history, period.end) });
}

/** Orders that nobody could know of yet. */
function knownOrders({ orders }: AccountHistory, day: string) {
  return orders.filter((order) => order.day <= day);
}

function levelsIn(levels: LevelRows, period: Period): LevelRows {
  const rows = (name: LevelName) => levels[name].filter(({ day }) => day !== null && isIn(day, period));
  return {
    ...(Object.fromEntries(levelNames.map((name) => [name, rows(name)])) as Record<LevelName, ReportRow[]>), // one entry for each level
    periods: levels.periods.flatMap((known) => overlap(known, period)),
    negatives: levels.negatives,
  };
}

function overlap(one: Period, other: Period): Period[] {
  const start = one.start > other.start ? one.start : other.start;
  const end = one.end < other.end ? one.end : other.end;
  return start <= end ? [{ start, end }] : [];
}
