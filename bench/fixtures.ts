import { sql } from 'drizzle-orm';
import { createHmac, randomBytes } from 'node:crypto';
import type { Connection } from '#server/db/client.ts';
import { SESSION_SECONDS, sessionCookieName } from '#server/session/session-life.ts';

const READERS = 40;
const CAMPAIGNS_EACH = 20;
const LISTS_EACH = 6;
/** Enough writers that none of them reaches the limit on writes per account. */
const WRITERS = 1200;

export interface Viewer {
  token: string;
  cookie: string;
  campaignId: string;
}

export interface Fixtures {
  readers: Viewer[];
  writers: Viewer[];
  /** Deletes the lists that the writers have added. */
  forgetWrites: () => Promise<void>;
}

/**
 * Creates readers with 20 campaigns of six lists of 30 texts each, and writers with one empty campaign. All
 * are signed in.
 */
export async function createFixtures({ db }: Connection, secret: string): Promise<Fixtures> {
  const readers = await createViewers(db, secret, READERS, CAMPAIGNS_EACH);
  await db.execute(sql`
    insert into campaign_assets (campaign_id, user_id, asset_type, content, item_count, byte_count)
    select c.id, c.user_id, kind, to_jsonb(array_fill('comprar produto com desconto'::text, array[30])), 30, 960
    from campaigns c, (values ('keywords'), ('negative_keywords'), ('titles'), ('descriptions'), ('sitelinks'), ('callouts'))
      as kinds (kind), generate_series(1, ${LISTS_EACH / 6}::int)`);
  const writers = await createViewers(db, secret, WRITERS, 1);
  await db.execute('vacuum (analyze)');
  const forgetWrites = async () => {
    await db.execute(sql`
      delete from campaign_assets where user_id in (
        select user_id from campaigns group by user_id having count(*) = 1)`);
    await db.execute('vacuum (analyze) campaign_assets');
  };
  return { readers, writers, forgetWrites };
}

async function createViewers(
  db: Connection['db'],
  secret: string,
  count: number,
  campaignsEach: number,
): Promise<Viewer[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(24).toString('base64url'));
  const { rows } = await db.execute<{ token: string; id: string }>(sql`
    with people as materialized (
      select gen_random_uuid() as id, token from unnest(${sql.param(tokens)}::text[]) as token
    ), users as (
      insert into "user" (id, name, email, email_verified)
      select id, 'Pessoa de Teste', id || '@exemplo.test', true from people
    ), sessions as (
      insert into session (token, user_id, expires_at)
      select token, id, now() + ${SESSION_SECONDS} * interval '1 second' from people
    ), made as (
      insert into campaigns (user_id, name, notes, platform, niche, country, commission, product_price, created_at)
      select id, 'Vitalis Max · Brasil ' || n, 'Testar títulos com prova social.', 'Hotmart', 'Emagrecimento', 'Brasil',
        97.5, 197, now() - n * interval '1 day'
      from people, generate_series(1, ${campaignsEach}::int) as n returning id, user_id
    )
    select distinct on (people.id) people.token, made.id from people join made on made.user_id = people.id`);
  const name = sessionCookieName('http://localhost');
  return rows.map(({ token, id }) => ({ token, cookie: `${name}=${sign(token, secret)}`, campaignId: id }));
}

function sign(token: string, secret: string): string {
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
}
