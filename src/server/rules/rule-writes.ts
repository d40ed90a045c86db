import { and, eq } from 'drizzle-orm';
import { commandsOf } from '#domain/deciding/bridge/commands.ts';
import type { NewRule, RuleEdit, ShownRule } from '#domain/deciding/rules/rule.ts';
import { ruleTemplates } from '#domain/deciding/rules/templates.ts';
import type { Database } from '../db/client.ts';
import { bridgeAccounts } from '../db/schema/bridges.ts';
import { ruleFindings, rules } from '../db/schema/rules.ts';
import { presentRule, readAccount } from './rule-reads.ts';
import type { RuleWork } from './rule-work.ts';

/** Makes a rule, or sets the one that the account has of this template. */
export async function saveRule(
  db: Database,
  userId: string,
  { accountId, kind, mode, params }: NewRule,
): Promise<ShownRule | 'no_account'> {
  if ((await readAccount(db, userId, accountId)) === null) return 'no_account';
  const set = { mode: ruleTemplates[kind].isActing ? mode : ('propose' as const), params, isOn: true };
  const [row] = await db
    .insert(rules)
    .values({ userId, accountId, kind, ...set })
    .onConflictDoUpdate({ target: [rules.accountId, rules.kind], set })
    .returning();
  if (!row) throw new Error('no rule was made');
  return presentRule(row);
}

/** @returns null when the person has no such rule. */
export async function editRule(
  db: Database,
  userId: string,
  id: string,
  { mode, isOn, params }: RuleEdit,
): Promise<ShownRule | null> {
  const own = and(eq(rules.id, id), eq(rules.userId, userId));
  const [known] = await db.select({ kind: rules.kind }).from(rules).where(own);
  if (!known) return null;
  const set = {
    ...(mode !== undefined && { mode: ruleTemplates[known.kind].isActing ? mode : ('propose' as const) }),
    ...(isOn !== undefined && { isOn }),
    ...(params && { params }),
  };
  const [row] =
    Object.keys(set).length === 0
      ? await db.select().from(rules).where(own)
      : await db.update(rules).set(set).where(own).returning();
  return row ? presentRule(row) : null;
}

export async function deleteRule(db: Database, userId: string, id: string): Promise<boolean> {
  const own = and(eq(rules.id, id), eq(rules.userId, userId));
  return (await db.delete(rules).where(own).returning({ id: rules.id })).length > 0;
}

export type DecideFailure = 'no_finding' | 'no_command' | 'not_sent';
const HOURS = 72;

/** A person's answer to what a rule found: it goes to the script, or away. */
export async function decide(
  db: Database,
  { approve }: Pick<RuleWork, 'approve'>,
  { userId, id, isApproved }: { userId: string; id: string; isApproved: boolean },
): Promise<DecideFailure | null> {
  const f = ruleFindings;
  const own = and(eq(f.id, id), eq(f.userId, userId), eq(f.state, 'open'));
  const [row] = await db
    .select({ finding: f, bridgeId: bridgeAccounts.bridgeId, customerId: bridgeAccounts.customerId })
    .from(f)
    .innerJoin(rules, eq(rules.id, f.ruleId))
    .innerJoin(bridgeAccounts, eq(bridgeAccounts.id, rules.accountId))
    .where(own)
    .for('update', { of: f });
  if (!row) return 'no_finding';
  if (isApproved) {
    const { change, campaign } = row.finding;
    const commands = change === null ? [] : commandsOf(change, campaign === null ? [] : [campaign]);
    if (commands.length === 0) return 'no_command';
    const ref = { userId, bridgeId: row.bridgeId };
    const sent = await approve(db, ref, { commands, customerId: row.customerId, hours: HOURS }, null);
    if (typeof sent === 'string') return 'not_sent';
  }
  await db
    .update(f)
    .set({ state: isApproved ? 'sent' : 'dismissed' })
    .where(own);
  return null;
}
