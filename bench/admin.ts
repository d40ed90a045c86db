import { desc } from 'drizzle-orm';
import { type UserQuery, userQuerySchema } from '#domain/account/admin.ts';
import { countUsers, listFeedback, listUsers } from '#server/admin/queries.ts';
import { cursorOf } from '#server/request/cursor.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { RARE_SURNAME } from '../scripts/seed/samples.ts';
import { measure, printHeading } from './report.ts';

const DEEP = 0.9;

/** Measures a page and the totals of the admin's list, for several filters. */
export async function benchAdmin({ db }: Connection): Promise<void> {
  const query = (changes: Partial<UserQuery>): UserQuery => ({ ...userQuerySchema.parse({}), ...changes });
  const cases: [string, UserQuery][] = [
    ['first page', query({})],
    ['page after 90 % of the list', query({ cursor: await deepCursor(db) })],
    ['search: an e-mail in full', query({ search: await anEmail(db) })],
    ['search: part of an e-mail (".12345@")', query({ search: '.12345@' })],
    ['search: a rare name', query({ search: RARE_SURNAME })],
    ['search: a name of 1 in 137 ("ubirajara")', query({ search: 'ubirajara' })],
    ['search: a common name ("silva")', query({ search: 'silva' })],
    ['search: a full name ("maria santos")', query({ search: 'maria santos' })],
    ['search: a domain a quarter has', query({ search: '@agencia.test' })],
    ['search: what nobody has', query({ search: 'xyzzy' })],
    ['search: two letters nobody has together', query({ search: 'wq' })],
    ['search: one letter', query({ search: 'a' })],
    ...(['trial', 'basico', 'pro'] as const).map((plan): [string, UserQuery] => [
      `plan: ${plan}`,
      query({ plan }),
    ]),
    ...(['active', 'inactive'] as const).map((status): [string, UserQuery] => [
      `status: ${status}`,
      query({ status }),
    ]),
    ['plan and status: basico, inactive', query({ plan: 'basico', status: 'inactive' })],
    ['plan and status: trial, inactive (none)', query({ plan: 'trial', status: 'inactive' })],
    ['common name, basico, inactive', query({ search: 'silva', plan: 'basico', status: 'inactive' })],
    ['rare name, pro, active', query({ search: RARE_SURNAME, plan: 'pro', status: 'active' })],
  ];
  printHeading('Admin: a page of users', ['p50', 'p95']);
  for (const [what, filters] of cases) await measure(what, () => listUsers(db, filters));
  printHeading('Admin: totals', ['p50', 'p95']);
  for (const [what, filters] of cases) await measure(what, () => countUsers(db, filters));
  printHeading('Admin: feedback', ['p50', 'p95']);
  await measure('first page', () => listFeedback(db, undefined));
}

async function deepCursor(db: Database): Promise<string> {
  const [row] = await db
    .select({ cursor: cursorOf(profiles) })
    .from(profiles)
    .orderBy(desc(profiles.createdAt), desc(profiles.id))
    .offset(Math.floor((await db.$count(profiles)) * DEEP))
    .limit(1);
  if (!row) throw new Error('there are no accounts');
  return row.cursor;
}

async function anEmail(db: Database): Promise<string> {
  const [row] = await db.select({ email: profiles.email }).from(profiles).limit(1);
  return row?.email ?? '';
}
