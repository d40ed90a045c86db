import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createCampaign, createUser } from '../testing/factories.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { sweep } from './sweep.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(database.close);

/** Each table of docs/privacidade.md with a term: how a row of this age is made, and the longest it is kept. */
it.each<[string, string, kept: string, gone: string]>([
  ['devices', '(user_id, token_hash, last_used_at) values (:user, :key, :moment)', '399 days', '401 days'],
  [
    'security_events',
    `(event, outcome, user_id, address, created_at) values ('sign_in', 'ok', :user, '10.0.0.1', :moment)`,
    '179 days',
    '181 days',
  ],
  [
    'negative_lists',
    "(user_id, name, negatives, deleted_at) values (:user, :key, '[]', :moment)",
    '29 days',
    '31 days',
  ],
  ['attempts', '(key, count, window_start) values (:key, 1, :moment)', '23 hours', '25 hours'],
  [
    'mail_links',
    `(token_hash, kind, user_id, expires_at) values (:key, 'reset-password', :user, :moment)`,
    '-1 minute',
    '1 minute',
  ],
  ['verification', `(identifier, value, expires_at) values (:key, 'x', :moment)`, '-1 minute', '1 minute'],
  ['session', '(token, user_id, expires_at) values (:key, :user, :moment)', '-1 minute', '1 minute'],
  ['used_totp_codes', '(user_id, code, used_at) values (:user, :key, :moment)', '59 minutes', '61 minutes'],
  [
    'mail_messages',
    `(recipient, subject, html, text, sent_at) values ('a@b.c', 'x', '', '', :moment)`,
    '29 days',
    '31 days',
  ],
  [
    'mail_messages',
    `(recipient, subject, html, text, created_at) values ('a@b.c', 'x', 'x', 'x', :moment)`,
    '47 hours',
    '49 hours',
  ],
  [
    'idempotency_keys',
    `(user_id, key, request_hash, status, body, created_at) values (:user, gen_random_uuid(), 'x', 200, '', :moment)`,
    '23 hours',
    '25 hours',
  ],
  [
    'email_changes',
    `(user_id, new_email, created_at) values (:user, 'a@b.c', :moment)`,
    '23 hours',
    '25 hours',
  ],
  [
    'campaign_shares',
    `(campaign_id, user_id, token_hash, label, extras, expires_at) values (:campaign, :user, :key, '', '{}', :moment)`,
    '29 days',
    '31 days',
  ],
  ['write_counts', '(user_id, window_start, count) values (:user, :moment, 1)', '23 hours', '25 hours'],
  [
    'stripe_events',
    `(id, type, created_at, received_at) values (:key, 'x', :moment, :moment)`,
    '89 days',
    '91 days',
  ],
])('%s: a row %s is kept for %s and gone after %s', async (table, row, kept, gone) => {
  await db.execute(sql.raw(`truncate ${table} cascade`));
  for (const age of [kept, gone]) {
    const { id } = await createUser(db);
    const campaign = await createCampaign(db, id);
    const values = {
      user: `'${id}'::uuid`,
      campaign: `'${campaign.id}'::uuid`,
      key: `'${randomUUID()}'`,
      moment: `(now() - interval '${age}')`,
    };
    await db.execute(
      sql.raw(
        `insert into ${table} ${row.replace(/:(user|campaign|key|moment)/g, (_, name: keyof typeof values) => values[name])}`,
      ),
    );
  }
  await sweep(db);
  expect(await db.execute(sql.raw(`select 1 from ${table}`))).toMatchObject({ rowCount: 1 });
});
