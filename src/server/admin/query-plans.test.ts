import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type UserQuery, userQuerySchema } from '#domain/account/admin.ts';
import { connect } from '../db/client.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { listFeedback, listUsers } from './queries.ts';

const database = await createTestDatabase();
const plans: string[] = [];
const { db, close } = connect(database.target, { max: 1 });
db.$client.on('connect', (client) => {
  client.on('notice', ({ message = '' }) => void plans.push(message));
});

/**
 * Logs the plan of each statement. Plans that are only cheap on a small table are disabled, so that
 * PostgreSQL plans as for a large one.
 */
beforeAll(async () => {
  await db.execute(`load 'auto_explain';
    set auto_explain.log_min_duration = 0; set auto_explain.log_level = notice;
    set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off`);
});
beforeEach(() => void plans.splice(0));
afterAll(async () => {
  await close();
  await database.close();
});

const CURSOR = '2026-01-01 00:00:00_00000000-0000-4000-8000-000000000000';

const lists: [string, Partial<UserQuery>, string][] = [
  ['all', {}, 'profiles_newest_idx'],
  ['a later page', { cursor: CURSOR }, 'profiles_newest_idx'],
  ['a plan', { plan: 'basico' }, 'profiles_displayed_plan_idx'],
  ['the active', { status: 'active' }, 'profiles_access_idx'],
  ['the inactive', { status: 'inactive' }, 'profiles_access_idx'],
  ['a plan and a status', { plan: 'trial', status: 'inactive' }, 'profiles_plan_and_access_idx'],
  ['a later page of both', { plan: 'pro', status: 'active', cursor: CURSOR }, 'profiles_plan_and_access_idx'],
];

it.each(lists)('the list of %s is read from an index in its order', async (_what, changes, index) => {
  await listUsers(db, { ...userQuerySchema.parse({}), ...changes });
  const plan = plans.join('\n');
  expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index}`));
  expect(plan).not.toMatch(/Sort|Seq Scan|Filter:/);
});

it('a search reads the trigram index', async () => {
  await db.execute('set enable_bitmapscan = on; set enable_indexscan = off');
  await listUsers(db, { ...userQuerySchema.parse({}), search: 'Zumbach' });
  await db.execute('reset enable_indexscan; set enable_bitmapscan = off');
  expect(plans.join('\n')).toContain('Bitmap Index Scan on profiles_search_idx');
});

it('feedback is read from its index in order', async () => {
  await listFeedback(db, CURSOR);
  const plan = plans.join('\n');
  expect(plan).toMatch(/Index (Only )?Scan Backward using feedbacks_newest_idx/);
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});
