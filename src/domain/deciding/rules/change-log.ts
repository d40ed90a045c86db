import type { CommandKind, CommandState, CommandValue } from '#domain/deciding/bridge/commands.ts';
import { isIn, type Period } from '#domain/measuring/reports/period.ts';
import { addDays, daysIn } from '#domain/shared/days.ts';
import { MICROS } from '#domain/shared/money.ts';
import type { Steps } from '#domain/shared/steps.ts';
import { type Brought, broughtBy, type SeenDays } from './brought.ts';
import { type AccountHistory, factsIn } from './history.ts';
import type { RuleKind } from './templates.ts';

/** Who made a change: a person here, one of their rules, or somebody in Google Ads. */
export type Author = { is: 'person' } | { is: 'rule'; rule: RuleKind } | { is: 'google'; client: string };

/** A change of the account. */
export interface LoggedChange {
  id: string;
  author: Author;
  /** The day of the account, and the moment where it is known. */
  day: string;
  at: string | null;
  campaign: string | null;
  /** A command of ours; an entry of Google's own history is a text. */
  command: {
    kind: CommandKind;
    action: Record<string, unknown>;
    state: CommandState;
    before: CommandValue;
    after: CommandValue;
  } | null;
  text: string;
}

/** A change with what came after it. */
export interface MeasuredChange extends LoggedChange {
  currency: string;
  brought: Brought | null;
  /** Changes of the same campaign in the days that are compared. */
  others: number;
}

const DAYS = 14;
/** The sales of the last days have not all come in. */
const UNRIPE = 2;
/** The most changes that are measured, each by comparing two periods. Older ones are listed without a measure. */
const MOST_COMPARED = 40;

/**
 * Compares the days before each change with those after it.
 * @param today of the account.
 */
export function* measureChanges(
  changes: readonly LoggedChange[],
  history: AccountHistory,
  today: string,
): Steps<MeasuredChange[]> {
  const measured: MeasuredChange[] = [];
  const known = new Map<string, SeenDays>();
  for (const change of changes) {
    const { currency } = history.account;
    const { before, after } = windowsOf(change.day, today);
    const others = changes.filter(
      (each) =>
        each !== change &&
        each.campaign === change.campaign &&
        isIn(each.day, { start: before.start, end: after.end }),
    ).length;
    const canCompare =
      change.campaign !== null && measured.length < MOST_COMPARED && after.end >= after.start;
    const brought = canCompare
      ? broughtBy(
          yield* seenIn(history, change.campaign ?? '', before, known),
          yield* seenIn(history, change.campaign ?? '', after, known),
        )
      : null;
    measured.push({ ...change, currency, brought, others });
  }
  return measured;
}

/** As many days before as there are after, two weeks at most. */
export function windowsOf(day: string, today: string): { before: Period; after: Period } {
  const last = addDays(today, -UNRIPE);
  const wanted = addDays(day, DAYS);
  const after = { start: addDays(day, 1), end: wanted < last ? wanted : last };
  const days = Math.max(1, daysIn(after));
  return { after, before: { start: addDays(day, -days), end: addDays(day, -1) } };
}

function* seenIn(
  history: AccountHistory,
  campaign: string,
  period: Period,
  known: Map<string, SeenDays>,
): Steps<SeenDays> {
  const key = JSON.stringify([campaign, period]);
  const seen = known.get(key);
  if (seen) return seen;
  const facts = yield* factsIn(history, period);
  const own = facts.campaigns.find(({ name }) => name === campaign);
  const costs = new Map<string, number>();
  // A day of the reports without a row of the campaign cost nothing.
  for (let day = period.start; day <= period.end; day = addDays(day, 1))
    if (history.levels.periods.some((covered) => isIn(day, covered))) costs.set(day, 0);
  for (const row of history.levels.own)
    if (row.day !== null && row.campaign === campaign && costs.has(row.day))
      costs.set(row.day, (costs.get(row.day) ?? 0) + (row.costMicros ?? 0) / MICROS);
  const found = { costs: [...costs.values()], sales: own?.own.sales ?? 0 };
  known.set(key, found);
  return found;
}
