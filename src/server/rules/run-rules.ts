import { and, eq, sql } from 'drizzle-orm';
import { commandsOf } from '#domain/deciding/bridge/commands.ts';
import { dayIn } from '#domain/deciding/bridge/pieces.ts';
import { evaluate, mayAct, type PastFinding } from '#domain/deciding/rules/evaluate.ts';
import type { RuleFinding } from '#domain/deciding/rules/rule.ts';
import { addDays } from '#domain/shared/days.ts';
import type { Database, Transaction } from '../db/client.ts';
import { ruleFindings, rules } from '../db/schema/rules.ts';
import { inSteps } from '../request/cooperative.ts';
import { type AccountRow, readAccount } from './rule-reads.ts';
import type { Call } from '../request/context.ts';
import type { RuleWork } from './rule-work.ts';

type Rule = typeof rules.$inferSelect;

/** The longest window and delay, and a week before. */
const MOST_DAYS = 115;
/** What a person does not want is not proposed again for so many days. */
const DISMISSED_DAYS = 60;
const LONGEST_COOLDOWN = 110;
const HOURS = 24;

/**
 * Accounts whose rules are due: new data came since their last run, or an hour went by. Of each person one comes first, so
 * that the many accounts of one, or rules made again and again, do not make the others wait.
 */
export async function dueAccounts(
  db: Database,
  most: number,
): Promise<{ userId: string; accountId: string }[]> {
  const { rows } = await db.execute<{ userId: string; accountId: string }>(sql`
    select "userId", "accountId" from (
      select r.user_id as "userId", r.account_id as "accountId", min(r.last_run_at) as last_run_at,
        row_number() over (partition by r.user_id order by min(r.last_run_at) nulls first) as turn
      from rules r join profiles p on p.id = r.user_id
      where r.is_on and closed_by(p) is null and (r.last_run_at is null or r.last_run_at < now() - interval '1 hour'
        or (r.last_run_at < now() - interval '10 minutes' and exists (
          select from bridge_tables t where t.account_id = r.account_id and t.name = 'campaigns' and t.received_at > r.last_run_at)))
      group by 1, 2) due
    order by turn, last_run_at nulls first limit ${most}`);
  return rows;
}

/** The next run is as far away as after one that went through. */
export async function postponeRules(db: Database, accountId: string): Promise<void> {
  await db
    .update(rules)
    .set({ lastRunAt: sql`now()` })
    .where(eq(rules.accountId, accountId));
}

/** Runs the rules of an account that are on. Another process that does so at the moment makes this one leave. */
export async function runRules(
  { db, userId, caller }: Call,
  work: RuleWork,
  accountId: string,
  now = new Date(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows: lock } = await tx.execute<{ isMine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${accountId}, 2)) as "isMine"`,
    );
    const account = await readAccount(tx, userId, accountId);
    if (lock[0]?.isMine !== true || !account) return;
    const own = and(eq(rules.accountId, accountId), eq(rules.userId, userId), eq(rules.isOn, true));
    const due = await tx.select().from(rules).where(own).orderBy(rules.createdAt);
    const today = dayIn(account.timeZone, now);
    const call = { db: tx, userId, caller };
    const of = { accountId, campaignId: account.campaignId, currency: account.currency };
    const history = await work.readHistory(call, of, addDays(today, -MOST_DAYS));
    const past = await readPast(tx, { userId, accountId, today });
    for (const rule of history ? due : []) {
      if (!history) break;
      const found = await inSteps(evaluate(rule, history, today, past), caller);
      for (const finding of found.slice(0, await roomOf(tx, rule, today))) {
        past.push({ key: finding.key, day: today });
        await keep(tx, work, { rule, account, day: today }, finding);
      }
    }
    await tx
      .update(rules)
      .set({ lastRunAt: sql`now()` })
      .where(own);
  });
}

async function readPast(
  tx: Transaction,
  { userId, accountId, today }: { userId: string; accountId: string; today: string },
): Promise<PastFinding[]> {
  const { rows } = await tx.execute<PastFinding & Record<string, unknown>>(sql`
    select f.key, max(case when f.state = 'dismissed' then ${today}::date else f.day end)::text as day
    from rule_findings f join rules r on r.id = f.rule_id
    where f.user_id = ${userId} and r.account_id = ${accountId}
      and f.day > ${today}::date - case when f.state = 'dismissed' then ${DISMISSED_DAYS}::int else ${LONGEST_COOLDOWN}::int end
    group by f.key`);
  return rows;
}

/** What is left of a rule's cap on this day, however often it runs. */
async function roomOf(tx: Transaction, { id, params }: Rule, today: string): Promise<number> {
  const used = await tx.$count(ruleFindings, and(eq(ruleFindings.ruleId, id), eq(ruleFindings.day, today)));
  return Math.max(0, params.cap - used);
}

async function keep(
  tx: Transaction,
  { approve }: RuleWork,
  { rule, account, day }: { rule: Rule; account: AccountRow; day: string },
  finding: RuleFinding,
): Promise<void> {
  const { userId, id: ruleId, kind } = rule;
  let state: 'open' | 'sent' = 'open';
  if (rule.mode === 'act' && finding.change !== null && mayAct(finding)) {
    const commands = commandsOf(finding.change, finding.campaign === null ? [] : [finding.campaign]);
    const ref = { userId, bridgeId: account.bridgeId };
    const sent = await approve(tx, ref, { commands, customerId: account.customerId, hours: HOURS }, kind);
    if (typeof sent !== 'string') state = 'sent';
  }
  await tx.insert(ruleFindings).values({ ...finding, userId, ruleId, day, state });
}
