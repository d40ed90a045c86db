import pg from 'pg';

/** Tables in which the server may only insert rows. */
const appendOnly = ['admin_audit', 'security_events'];

/**
 * Grants the server's role exactly the privileges that it needs. An owner needs no grants.
 * @param client connected as the schema's owner.
 */
export async function grantTo(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>('select current_user as owner');
  if (rows[0]?.owner === role) return;
  const name = pg.escapeIdentifier(role);
  await client.query(`begin;
    grant usage on schema public, drizzle to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage on all sequences in schema public to ${name};
    grant select on all tables in schema drizzle to ${name};
    grant execute on function sweep_security_events() to ${name};
    revoke update, delete on ${appendOnly.map((table) => pg.escapeIdentifier(table)).join(', ')} from ${name};
    commit`);
}
