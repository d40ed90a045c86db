import type pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { knownMigrations, migrateTo, newestMigration } from '#server/db/migrations.ts';
import { type Target, withClient } from '#server/driver/client.ts';

/** The first two migrations make the tables and their triggers: no version had less. */
export const earlierMigrations = knownMigrations().slice(1, -1);

/** Rows as every version could keep them. */
function rowsOf(version: number): string {
  const own = `email like '%@v${version}.com.br'`;
  return `
    insert into "user" (name, email) select 'Ana ' || n, n || '@v${version}.com.br' from generate_series(1, 50) n;
    insert into campaigns (user_id, name, notes, commission) select id, 'Verão', 'a\\b', 12.30 from "user" where ${own};
    insert into campaign_assets (campaign_id, user_id, asset_type, content, item_count)
      select c.id, u.id, 'titles', '["Compre já", "Oferta"]', 2 from campaigns c join "user" u on u.id = c.user_id and ${own};
    insert into feedbacks (user_id, content) select id, 'Gostei' from "user" where ${own};
    insert into mail_messages (recipient, subject, html, text) values ('a@exemplo.com.br', 'Oi', '<p>Oi', 'Oi')`;
}

/** What those rows say, whatever columns stand beside them today. */
const KEPT = `select
  (select string_agg(concat_ws('|', u.id, u.name, u.email, p.plan, p.subscription_status), ',' order by u.id)
    from "user" u join profiles p on p.id = u.id) as people,
  (select string_agg(concat_ws('|', id, user_id, name, notes, commission), ',' order by id) from campaigns) as campaigns,
  (select string_agg(concat_ws('|', id, campaign_id, asset_type, content, item_count), ',' order by id)
    from campaign_assets) as lists,
  (select string_agg(concat_ws('|', id, user_id, content), ',' order by id) from feedbacks) as feedbacks,
  (select string_agg(concat_ws('|', id, recipient, text), ',' order by id) from mail_messages) as letters`;

async function readKept(client: pg.Client): Promise<unknown> {
  return (await client.query(KEPT)).rows[0] as unknown;
}

/**
 * Fills a database without rows as an earlier version would have, and brings it to the schema of today at once.
 * @returns what the rows said before and after.
 */
export async function upgradeFrom(
  target: Target,
  earlier: (typeof earlierMigrations)[number],
): Promise<{ before: unknown; after: unknown; isNewest: boolean }> {
  const before = await withClient(target, async (client) => {
    await migrateTo(client, earlier);
    await client.query(rowsOf(0));
    return readKept(client);
  });
  await migrate(target);
  return withClient(target, async (client) => {
    const after = await readKept(client);
    const newest = await newestMigration(client);
    return { before, after, isNewest: newest?.at === knownMigrations().at(-1)?.at };
  });
}

/**
 * Brings an empty database to the schema of today one migration at a time, and fills it before each as that version
 * would have.
 * @returns what all its rows said before and after each migration.
 */
export function upgradeInSteps(target: Target): Promise<{ before: unknown; after: unknown }[]> {
  return withClient(target, async (client) => {
    const steps: { before: unknown; after: unknown }[] = [];
    let before: unknown;
    for (const [version, migration] of knownMigrations().slice(1).entries()) {
      await migrateTo(client, migration);
      if (version > 0) steps.push({ before, after: await readKept(client) });
      await client.query(rowsOf(version));
      before = await readKept(client);
    }
    return steps;
  });
}
