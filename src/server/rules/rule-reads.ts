import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { RuledAccount, RulesPage, ShownFinding, ShownRule } from '#domain/deciding/rules/rule.ts';
import type { Database } from '../db/client.ts';
import { isoDate, isoOrNull } from '../db/iso-date.ts';
import { bridgeAccounts } from '../db/schema/bridges.ts';
import { ruleFindings, rules } from '../db/schema/rules.ts';

/** A proposal that nobody has looked at for so long is about other numbers; the rule makes it anew. */
const FRESH = sql`now() - interval '14 days'`;
const MOST_FINDINGS = 200;

const account = {
  id: bridgeAccounts.id,
  bridgeId: bridgeAccounts.bridgeId,
  customerId: bridgeAccounts.customerId,
  name: bridgeAccounts.name,
  campaignId: bridgeAccounts.campaignId,
  currency: bridgeAccounts.currency,
  timeZone: bridgeAccounts.timeZone,
};
export type AccountRow = RuledAccount & { timeZone: string };

export async function readAccounts(db: Database, userId: string): Promise<AccountRow[]> {
  return db
    .select(account)
    .from(bridgeAccounts)
    .where(eq(bridgeAccounts.userId, userId))
    .orderBy(bridgeAccounts.name, bridgeAccounts.id);
}

export async function readAccount(db: Database, userId: string, id: string): Promise<AccountRow | null> {
  const own = and(eq(bridgeAccounts.id, id), eq(bridgeAccounts.userId, userId));
  const [row] = await db.select(account).from(bridgeAccounts).where(own);
  return row ?? null;
}

export function presentRule(row: typeof rules.$inferSelect): ShownRule {
  const { id, accountId, kind, mode, isOn, params, lastRunAt } = row;
  return { id, accountId, kind, mode, isOn, params, lastRun: isoOrNull(lastRunAt) };
}

/** The person's accounts, rules, and what waits for them. */
export async function readRules(db: Database, userId: string): Promise<RulesPage> {
  const rows = await db.select().from(rules).where(eq(rules.userId, userId)).orderBy(rules.createdAt);
  return {
    accounts: await readAccounts(db, userId),
    rules: rows.map(presentRule),
    findings: await readOpen(db, userId),
  };
}

export async function readOpen(db: Database, userId: string): Promise<ShownFinding[]> {
  const f = ruleFindings;
  const rows = await db
    .select({ finding: f, kind: rules.kind, account })
    .from(f)
    .innerJoin(rules, eq(rules.id, f.ruleId))
    .innerJoin(bridgeAccounts, eq(bridgeAccounts.id, rules.accountId))
    .where(and(eq(f.userId, userId), eq(f.state, 'open'), gt(f.createdAt, FRESH)))
    .orderBy(sql`${f.gain} desc nulls last`, desc(f.createdAt), f.id)
    .limit(MOST_FINDINGS);
  return rows.map(({ finding, kind, account: { id: accountId, campaignId, currency } }) => {
    const { userId: owner, day, createdAt, ...shown } = finding;
    return { ...shown, kind, accountId, campaignId, currency, createdAt: isoDate(createdAt) };
  });
}
