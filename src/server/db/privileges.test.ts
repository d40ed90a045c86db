import { afterAll, expect, it } from 'vitest';
import { createUser } from '../testing/factories.ts';
import { connectAsServer } from '../testing/server-role.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { withClient } from '../driver/client.ts';

const database = await createTestDatabase();
const server = await connectAsServer(database);
afterAll(async () => {
  await server.close();
  await database.close();
});

const asServer = (statement: string) => withClient(server.target, (client) => client.query(statement));

it('the server role owns no table, function or sequence', async () => {
  const { rows } = await asServer(`
    select relname as name from pg_class where relowner = current_user::regrole
    union all select proname from pg_proc where proowner = current_user::regrole`);
  expect(rows).toEqual([]);
});

it('the server role can create and delete accounts with all their rows', async () => {
  const { id } = await createUser(server.db, { plan: 'basico' });
  await asServer(`insert into admin_audit (admin_id, user_id, action, before, after)
    values ('${id}', '${id}', 'basico', '{}', '{}')`);
  expect((await asServer(`delete from "user" where id = '${id}'`)).rowCount).toBe(1);
});

it('the server role sweeps old security events, and only those', async () => {
  const add = `insert into security_events (event, outcome, address, created_at)`;
  await asServer(
    `${add} values ('sign_in', 'ok', 'new', now()), ('sign_in', 'ok', 'old', now() - interval '181 days')`,
  );
  await asServer('select sweep_security_events()');
  const { rows } = await asServer('select address from security_events');
  expect(rows).toEqual([{ address: 'new' }]);
});

it.each([
  'update admin_audit set action = action',
  'delete from admin_audit',
  'truncate admin_audit',
  'alter table admin_audit add column x int',
  'drop table admin_audit',
  'update security_events set address = address',
  'delete from security_events',
  'truncate security_events',
  'create table intruder (id int)',
  'delete from drizzle.__drizzle_migrations',
])('the server role cannot %s', async (statement) => {
  await expect(asServer(statement)).rejects.toMatchObject({ code: '42501' });
});
