import { dayIn } from '#domain/deciding/bridge/pieces.ts';
import { type DryRun, dryRun } from '#domain/deciding/rules/dry-run.ts';
import type { NewRule } from '#domain/deciding/rules/rule.ts';
import { addDays } from '#domain/shared/days.ts';
import { inSteps } from '../request/cooperative.ts';
import { readAccount } from './rule-reads.ts';
import type { Call } from '../request/context.ts';
import type { RuleWork } from './rule-work.ts';

/** Days that a dry run plays. */
const DRY_DAYS = 30;
const MOST_WINDOW = 115;

export type PlayedRule = DryRun & { currency: string };

/** What a rule would have found in the last days; null when the account is not this person's, or its campaign is gone. */
export async function playRule(
  call: Call,
  { readHistory }: Pick<RuleWork, 'readHistory'>,
  { accountId, kind, params, mode }: NewRule,
): Promise<PlayedRule | null> {
  const account = await readAccount(call.db, call.userId, accountId);
  if (!account) return null;
  const { campaignId, currency, timeZone } = account;
  const to = addDays(dayIn(timeZone, new Date()), -1);
  const from = addDays(to, 1 - DRY_DAYS);
  const since = addDays(from, -MOST_WINDOW);
  const history = await readHistory(call, { accountId, campaignId, currency }, since);
  if (!history) return null;
  return { ...(await inSteps(dryRun({ kind, params, mode }, history, { from, to }), call.caller)), currency };
}
