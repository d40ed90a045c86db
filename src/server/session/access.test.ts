import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closedBy, subscriptionStatuses } from '#domain/account/plans.ts';
import { profiles } from '../db/schema/profiles.ts';
import { createUser } from '../testing/factories.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(database.close);

let id: string;
beforeAll(async () => {
  ({ id } = await createUser(db));
});

const moments = [null, '-1 hour', '1 hour', 'infinity', '-infinity'];
const cases = subscriptionStatuses.flatMap((status) =>
  moments.flatMap((trial) => moments.map((grace) => [status, trial, grace] as const)),
);

function at(moment: string | null) {
  if (moment === null) return sql`null`;
  return moment.endsWith('infinity') ? sql`${moment}::timestamptz` : sql`now() + ${moment}::interval`;
}

it.each(cases)(
  'status %s, trial until %s, grace until %s: the database decides as the domain',
  async (status, trial, grace) => {
    const [row] = await db
      .update(profiles)
      .set({ subscriptionStatus: status, trialExpiresAt: at(trial), graceEndsAt: at(grace) })
      .where(eq(profiles.id, id))
      .returning();
    const { rows } = await db.execute(
      sql`select closed_by(profiles) as reason from profiles where id = ${id}`,
    );
    expect(row && closedBy(row, new Date())).toBe(rows[0]?.['reason']);
  },
);

it('the table has each answer', async () => {
  const reasons = new Set<unknown>();
  for (const [status, trial, grace] of cases) {
    const { rows } = await db.execute(sql`
      select closed_by(jsonb_populate_record(p, jsonb_build_object('subscription_status', ${status}::text,
        'trial_expires_at', ${at(trial)}, 'grace_ends_at', ${at(grace)}))) as reason from profiles p where id = ${id}`);
    reasons.add(rows[0]?.['reason']);
  }
  expect(reasons).toEqual(new Set(['inactive', 'payment', 'trial', null]));
});
