import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { hashPassword } from '#server/auth/passwords.ts';
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

type Sql = postgres.Sql;

export const DEMO_EMAIL = 'demo@faisca.test';
const DEMO_CAMPAIGNS = 6;
const BATCH = 25_000;

interface FillOptions {
  users: number;
  /** Told after each batch how many accounts there are so far. */
  onProgress: (done: number) => void;
}

/**
 * Adds sample accounts of every plan and status, what they made, and the demonstration account.
 * @param sql a connection of the schema's owner, or the statistics stay as they were.
 * @returns the password of every sample account, the demonstration one too.
 */
export async function fillDatabase(sql: Sql, { users, onProgress }: FillOptions): Promise<string> {
  const password = `faisca-${randomBytes(6).toString('hex')}`;
  const passwordHash = await hashPassword(password);
  const lists = JSON.stringify(await sampleLists());
  const connection = await sql.reserve();
  try {
    // The search index gathers what is new in memory: larger portions spare most of its work.
    await connection`set work_mem = '128MB'`;
    await connection`set gin_pending_list_limit = '64MB'`;
    await connection`set synchronous_commit = off`;
    const first = (await lastSample(connection)) + 1;
    for (let done = 0; done < users; done += BATCH) {
      const count = Math.min(BATCH, users - done);
      await insertPeople(connection, { from: first + done, count, passwordHash, lists });
      onProgress(done + count);
    }
    await insertDemo(connection, passwordHash, lists);
    await connection`vacuum (analyze)`;
    await connection`reset all`;
  } finally {
    connection.release();
  }
  return password;
}

/** Sample accounts are numbered in their e-mail: where an earlier run stopped. */
async function lastSample(sql: Sql): Promise<number> {
  const [row] = await sql<{ last: number }[]>`
    select coalesce(max(substring(email from '\\.(\\d+)@[a-z]+\\.test$')::int), 0) as last from "user"`;
  return row?.last ?? 0;
}

interface Portion {
  from: number;
  count: number;
  passwordHash: string;
  lists: string;
}

/**
 * One statement for a whole portion: foreign keys and the trigger that makes a profile come after it, and find all of
 * it there. A quarter of the people make campaigns; the newer an account, the more there are of its age.
 */
async function insertPeople(sql: Sql, { from, count, passwordHash, lists }: Portion): Promise<void> {
  await sql`
    with draws as materialized (
      select n, gen_random_uuid() as id, random() as a, random() as b, random() as c, random() as fate,
        now() - power(random(), 2) * interval '730 days' as created_at
      from generate_series(${from}::int, ${from + count - 1}::int) as n
    ), named as materialized (
      select draws.*,
        (${firstNames}::text[])[1 + floor(a * a * ${firstNames.length}::int)::int] as first_name,
        case when n % ${RARE_EVERY}::int = 0 then ${RARE_SURNAME}::text
          else (${surnames}::text[])[1 + surname_at] end as surname,
        (${surnames}::text[])[1 + (surname_at + 1 + floor(c * ${surnames.length - 1}::int)::int)
          % ${surnames.length}::int] as last_name,
        case when created_at > now() - interval '3 days' then 'trialing'
          when fate < 0.1 then 'trialing' when fate < 0.75 then 'active' else 'inactive' end as status,
        case when created_at > now() - interval '3 days' or fate < 0.1 then 'pro'
          when fate < 0.35 or fate > 0.9 then 'basico' else 'pro' end as plan
      from draws, lateral (select floor(b * b * ${surnames.length}::int)::int as surname_at) as places
    ), people as materialized (
      select named.*, first_name || ' ' || surname || ' ' || last_name as name,
        translate(lower(first_name || '.' || surname), 'áâãéêíóôõúüç’', 'aaaeeiooouuc') || '.' || n || '@'
          || (${mailDomains}::text[])[1 + n % ${mailDomains.length}::int] as email,
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
      select id, (${feedbacks}::text[])[1 + n % ${feedbacks.length}::int], created_at from people where a < 0.02
    ), drafts as materialized (
      select gen_random_uuid() as id, people.id as user_id,
        1 + (n + position * 7) % ${products.length}::int as product,
        created_at + (now() - created_at) * random() as created_at
      from people, generate_series(1, 3) as position where c < 0.25 and c * 12 < position
    ), ${insertCampaigns(sql, lists, 0.2)}
    select`;
}

/** The rest of a statement that has drafts of campaigns: stores them, each with some of its product's lists. */
function insertCampaigns(sql: Sql, lists: string, share: number) {
  const pick = (values: string[], factor: number) =>
    sql`(${values}::text[])[1 + product * ${factor}::int % ${values.length}::int]`;
  return sql`
    made as (
      insert into campaigns (id, user_id, name, notes, platform, niche, country, commission, product_price,
        created_at, updated_at)
      select id, user_id, (${products}::text[])[product] || ' · ' || ${pick(countries, 3)}, ${pick(notes, 1)},
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

/** An active Pro account with full campaigns; a later run gives it that run's password. */
async function insertDemo(sql: Sql, passwordHash: string, lists: string): Promise<void> {
  const [made] = await sql<{ id: string }[]>`
    insert into "user" (name, email, email_verified) values ('Marina Duarte', ${DEMO_EMAIL}, true)
    on conflict (email) do nothing returning id`;
  if (made === undefined) {
    await sql`
      update account set password = ${passwordHash}
      where user_id = (select id from "user" where email = ${DEMO_EMAIL}) and provider_id = 'credential'`;
    return;
  }
  await sql`
    insert into account (user_id, account_id, provider_id, password)
    values (${made.id}, ${made.id}::uuid::text, 'credential', ${passwordHash})`;
  await sql`
    update profiles set plan = 'pro', subscription_status = 'active', trial_expires_at = null,
      next_billing_at = now() + interval '20 days' where id = ${made.id}`;
  await sql`
    with drafts as materialized (
      select gen_random_uuid() as id, ${made.id}::uuid as user_id, product,
        now() - product * interval '6 days' as created_at
      from generate_series(1, ${DEMO_CAMPAIGNS}::int) as product
    ), ${insertCampaigns(sql, lists, 1)}
    select`;
}
