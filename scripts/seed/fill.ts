import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { randomBytes } from 'node:crypto';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Connection } from '#server/db/client.ts';
import {
  countries,
  feedbacks,
  firstNames,
  mailDomains,
  niches,
  notes,
  platforms,
  products,
  RARE_EVERY,
  RARE_SURNAME,
  sampleLists,
  surnames,
} from './samples.ts';

/** A single connection, so that its settings apply to every batch. */
type Session = Pick<Connection['db'], 'execute'>;

export const DEMO_EMAIL = 'demo@faisca.test';
const DEMO_CAMPAIGNS = 6;
const BATCH = 25_000;

interface FillOptions {
  users: number;
  /** Called after each batch with the number of accounts so far. */
  onProgress: (done: number) => void;
}

/**
 * Adds sample accounts of every plan and status with their data, and the demonstration account.
 * @param connection connected as the schema's owner, who alone may update the statistics.
 * @returns the password of every sample account and of the demonstration account.
 */
export async function fillDatabase(
  { db }: Pick<Connection, 'db'>,
  { users, onProgress }: FillOptions,
): Promise<string> {
  const password = `faisca-${randomBytes(6).toString('hex')}`;
  const passwordHash = await hashPassword(password);
  const lists = JSON.stringify(await sampleLists());
  const client = await db.$client.connect();
  const session = drizzle(client);
  try {
    // The search index collects new entries in memory first. A larger buffer saves most of its work.
    await session.execute(
      "set work_mem = '128MB'; set gin_pending_list_limit = '64MB'; set synchronous_commit = off",
    );
    const first = (await lastSample(session)) + 1;
    for (let done = 0; done < users; done += BATCH) {
      const count = Math.min(BATCH, users - done);
      await insertPeople(session, { from: first + done, count, passwordHash, lists });
      onProgress(done + count);
    }
    await insertDemo(session, passwordHash, lists);
    await session.execute('vacuum (analyze)');
    await session.execute('reset all');
  } finally {
    client.release();
  }
  return password;
}

/** The number in the e-mail of the last sample account, where an earlier run stopped. */
async function lastSample(session: Session): Promise<number> {
  const { rows } = await session.execute<{ last: number }>(
    sql`select coalesce(max(substring(email from '\\.(\\d{1,9})@[a-z]+\\.test$')::int), 0) as last from "user"`,
  );
  return rows[0]?.last ?? 0;
}

interface Portion {
  from: number;
  count: number;
  passwordHash: string;
  lists: string;
}

/**
 * Inserts a whole batch in one statement, because foreign keys and the trigger that creates profiles are
 * checked at its end. A quarter of the people create campaigns. Recent creation dates are more frequent.
 */
async function insertPeople(session: Session, { from, count, passwordHash, lists }: Portion): Promise<void> {
  await session.execute(sql`
    with draws as materialized (
      select n, gen_random_uuid() as id, random() as a, random() as b, random() as c, random() as fate,
        now() - power(random(), 2) * interval '730 days' as created_at
      from generate_series(${from}::int, ${from + count - 1}::int) as n
    ), named as materialized (
      select draws.*,
        (${sql.param(firstNames)}::text[])[1 + floor(a * a * ${firstNames.length}::int)::int] as first_name,
        case when n % ${RARE_EVERY}::int = 0 then ${RARE_SURNAME}::text
          else (${sql.param(surnames)}::text[])[1 + surname_at] end as surname,
        (${sql.param(surnames)}::text[])[1 + (surname_at + 1 + floor(c * ${surnames.length - 1}::int)::int)
          % ${surnames.length}::int] as last_name,
        case when created_at > now() - interval '3 days' then 'trialing'
          when fate < 0.1 then 'trialing' when fate < 0.75 then 'active' else 'inactive' end as status,
        case when created_at > now() - interval '3 days' or fate < 0.1 then 'pro'
          when fate < 0.35 or fate > 0.9 then 'basico' else 'pro' end as plan
      from draws, lateral (select floor(b * b * ${surnames.length}::int)::int as surname_at) as places
    ), people as materialized (
      select named.*, first_name || ' ' || surname || ' ' || last_name as name,
        translate(lower(first_name || '.' || surname), 'áâãéêíóôõúüç’', 'aaaeeiooouuc') || '.' || n || '@'
          || (${sql.param(mailDomains)}::text[])[1 + n % ${mailDomains.length}::int] as email,
        case when status <> 'trialing' and fate < 0.95 then 'sub_exemplo_' || n end as subscription_id,
        case when status = 'active' then now() + b * interval '30 days' end as next_billing_at
      from named
    ), users as (
      insert into "user" (id, name, email, email_verified, created_at, updated_at)
      select id, name, email, true, created_at, created_at from people
    ), passwords as (
      insert into account (user_id, account_id, provider_id, password)
      select id, id::text, 'credential', ${passwordHash}::text from people
    ), people_profiles as (
      insert into profiles (id, email, nome_completo, telefone, plan, subscription_status, trial_expires_at,
        stripe_subscription_id, next_billing_at, created_at, updated_at)
      select id, email, name, case when c < 0.4 then '(11) 9' || (4000 + n % 5000) || '-' || (1000 + n % 9000) end, plan, status,
        case when status = 'trialing' then created_at + interval '3 days' end,
        subscription_id, next_billing_at, created_at, created_at from people
    ), subscriptions as (
      insert into stripe_subscriptions (id, user_id, plan, status, period_end, event_at, created_at)
      select subscription_id, id, plan, case status when 'active' then 'active' else 'ended' end,
        next_billing_at, created_at, created_at from people where subscription_id is not null
    ), opinions as (
      insert into feedbacks (user_id, content, created_at)
      select id, (${sql.param(feedbacks)}::text[])[1 + n % ${feedbacks.length}::int], created_at from people where a < 0.02
    ), drafts as materialized (
      select gen_random_uuid() as id, people.id as user_id,
        1 + (n + position * 7) % ${products.length}::int as product,
        created_at + (now() - created_at) * random() as created_at
      from people, generate_series(1, 3) as position where c < 0.25 and c * 12 < position
    ), ${insertCampaigns(lists, 0.2)}
    select`);
}

/** The end of a statement with campaign drafts: stores each with some lists of its product. */
function insertCampaigns(lists: string, share: number) {
  const pick = (values: string[], factor: number) =>
    sql`(${sql.param(values)}::text[])[1 + product * ${factor}::int % ${values.length}::int]`;
  return sql`
    made as (
      insert into campaigns (id, user_id, name, notes, platform, niche, country, commission, product_price,
        created_at, updated_at)
      select id, user_id, (${sql.param(products)}::text[])[product] || ' · ' || ${pick(countries, 3)}, ${pick(notes, 1)},
        ${pick(platforms, 1)}, ${pick(niches, 5)}, ${pick(countries, 3)}, 20 + product * 3.5, 97 + product * 10,
        created_at, created_at
      from drafts
    ), contents as materialized (
      select * from jsonb_to_recordset(${lists}::text::jsonb) as list (product int, kind text, content jsonb)
    ), assets as (
      insert into campaign_assets (campaign_id, user_id, asset_type, content, item_count, created_at)
      select id, user_id, kind, content, jsonb_array_length(content), created_at
      from drafts join contents using (product) where random() < ${share}::float
    )`;
}

/**
 * Adds an active Pro account with full campaigns. A later run changes its password to that run's password.
 */
async function insertDemo(session: Session, passwordHash: string, lists: string): Promise<void> {
  const { rows } = await session.execute<{ id: string }>(sql`
    insert into "user" (name, email, email_verified) values ('Marina Duarte', ${DEMO_EMAIL}, true)
    on conflict (email) do nothing returning id`);
  const [made] = rows;
  if (made === undefined) {
    await session.execute(sql`
      update account set password = ${passwordHash}
      where user_id = (select id from "user" where email = ${DEMO_EMAIL}) and provider_id = 'credential'`);
    return;
  }
  await session.execute(sql`
    insert into account (user_id, account_id, provider_id, password)
    values (${made.id}, ${made.id}::uuid::text, 'credential', ${passwordHash})`);
  await session.execute(sql`
    update profiles set plan = 'pro', subscription_status = 'active', trial_expires_at = null,
      next_billing_at = now() + interval '20 days' where id = ${made.id}`);
  await session.execute(sql`
    with drafts as materialized (
      select gen_random_uuid() as id, ${made.id}::uuid as user_id, product,
        now() - product * interval '6 days' as created_at
      from generate_series(1, ${DEMO_CAMPAIGNS}::int) as product
    ), ${insertCampaigns(lists, 1)}
    select`);
}
