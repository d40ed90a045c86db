import { sql } from 'drizzle-orm';
import { listCampaigns, readCampaign } from '#server/campaigns/reads.ts';
import { createCampaign, createUser } from '#server/testing/factories.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { openEmpty } from './database.ts';
import { measure, printHeading } from './report.ts';

const OWN = 20;
const LISTS_EACH = 6;
const OTHERS = [1_000, 10_000, 100_000];
const OWNED_BY_EACH = 20;

/** Measures one person's list of campaigns while the total number of campaigns grows. */
export async function benchCampaigns(): Promise<void> {
  const { db, close } = await openEmpty();
  try {
    const reader = await createUser(db);
    const own = await Promise.all(Array.from({ length: OWN }, () => createCampaign(db, reader.id)));
    await addLists(db);
    printHeading(`Campaigns: ${OWN} of one's own with ${LISTS_EACH} lists each`, ['p50', 'p95']);
    let there = 0;
    for (const others of OTHERS) {
      await addOthers(db, others - there);
      there = others;
      await measure(`list, beside ${others} of others`, () => readAs(db, reader.id, listCampaigns));
      await measure(`one in full, beside ${others} of others`, () =>
        readAs(db, reader.id, readCampaign, own[0]?.id),
      );
    }
  } finally {
    await close();
  }
}

/** Reads the API without a session; the viewer is passed in. */
function readAs(db: Connection['db'], userId: string, payload: string, id?: string) {
  const text = `with viewer as (select $1::uuid as id) select (${payload})::text from viewer`;
  return db.$client.query({ text }, id === undefined ? [userId] : [userId, id]);
}

async function addOthers(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    with people as (
      insert into "user" (name, email)
      select 'Outra pessoa', gen_random_uuid() || '@exemplo.test' from generate_series(1, ${count / OWNED_BY_EACH}::int)
      returning id
    )
    insert into campaigns (user_id, name) select id, 'Campanha' from people, generate_series(1, ${OWNED_BY_EACH}::int)`);
  await addLists(db);
  await db.execute('vacuum (analyze) campaigns, campaign_assets');
}

/** Adds six lists of thirty keywords to every campaign that has none yet. */
async function addLists(db: Database): Promise<void> {
  await db.execute(sql`
    insert into campaign_assets (campaign_id, user_id, asset_type, content, item_count)
    select c.id, c.user_id, 'keywords', to_jsonb(array_fill('comprar produto com desconto'::text, array[30])), 30
    from campaigns c, generate_series(1, ${LISTS_EACH}::int)
    where not exists (select from campaign_assets a where a.campaign_id = c.id)`);
}
