import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { connect } from '../db/client.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);

it.each([
  ['the database itself', false, { prepared: 2, limit: '2500ms' }],
  ['a pooler in transaction mode', true, { prepared: 0, limit: '0' }],
])('on %s, a session keeps what it may', async (_what, isPooler, expected) => {
  const { db, close } = connect(database.target, { max: 1, patienceMs: 2500, isPooler });
  await db.execute(sql`select ${1}::int`);
  await db
    .select({ one: sql`1` })
    .from(sql`(select 1) as given`)
    .prepare('named_by_hand')
    .execute();
  const { rows } = await db.execute(
    `select (select count(*)::int from pg_prepared_statements) as prepared, current_setting('statement_timeout') as limit`,
  );
  await close();
  expect(rows).toEqual([expected]);
});
