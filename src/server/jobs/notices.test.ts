import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { NoticeKind } from '#domain/account/notices.ts';
import { mailMessages, sentNotices } from '../db/schema/mail.ts';
import { profiles } from '../db/schema/profiles.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { readMail } from '../testing/visitor.ts';
import { sendDueNotices } from './notices.ts';

const { db, deps, request, signIn } = await openTestApp();

beforeEach(async () => {
  await db.delete(mailMessages);
});

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const subjects = async (email: string) => (await readMail(db, email)).map(({ subject }) => subject);
const TRIAL = 'Seu teste da Faísca termina em um dia';
const FAILED = 'Não conseguimos renovar sua assinatura da Faísca';
const ENDED = 'Sua assinatura da Faísca foi encerrada por falta de pagamento';

const trial = (hours: number) => ({
  subscriptionStatus: 'trialing' as const,
  trialExpiresAt: inHours(hours),
});
const grace = (hours: number) => ({
  plan: 'pro' as const,
  subscriptionStatus: 'active' as const,
  trialExpiresAt: null,
  graceEndsAt: inHours(hours),
});

it.each([
  ['a trial that ends in a day', trial(23), [TRIAL]],
  ['a trial with more than a day left', trial(25), []],
  ['a trial that is over', trial(-1), []],
  ['a renewal that failed', grace(60), [FAILED]],
  ['a grace that is over', grace(-1), [ENDED]],
  ['a grace that was over long ago', grace(-24 * 8), []],
])('%s', async (_, state, expected) => {
  const person = await signIn();
  await db.update(profiles).set(state).where(eq(profiles.id, person.id));
  await Promise.all([sendDueNotices(deps), sendDueNotices(deps)]);
  await sendDueNotices(deps);
  expect(await subjects(person.email)).toEqual(expected);
});

it('when the grace period is over, the account is closed and the answer names the payment as the reason', async () => {
  const person = await signIn();
  await db.update(profiles).set(grace(-1)).where(eq(profiles.id, person.id));
  const closed = { code: 'subscription_required', closedBy: 'payment' };
  const ask = () => request('GET', '/api/campaigns', { cookie: person.cookie });
  expect(await (await ask()).json()).toMatchObject(closed); // before any worker has run
  await sendDueNotices(deps);
  expect(await db.select().from(profiles).where(eq(profiles.id, person.id))).toMatchObject([
    { subscriptionStatus: 'inactive' },
  ]);
  expect(await (await ask()).json()).toMatchObject(closed);
});

it.each<[NoticeKind, object]>([
  ['trial_ending', trial(23)],
  ['payment_failed', grace(60)],
  ['payment_ended', grace(-1)],
])('%s is not sent to a person who switched it off', async (kind, state) => {
  const person = await signIn();
  const sent = { cookie: person.cookie, body: { muted: [kind] } };
  expect((await request('PUT', '/api/notices', sent)).status).toBe(200);
  expect(await (await request('GET', '/api/notices', { cookie: person.cookie })).json()).toEqual({
    muted: [kind],
  });
  await db.update(profiles).set(state).where(eq(profiles.id, person.id));
  await sendDueNotices(deps);
  expect(await subjects(person.email)).toEqual([]);
});

it('a new trial gets its own notice, and an unconfirmed e-mail gets none', async () => {
  const person = await signIn();
  const stranger = await signIn({ emailVerified: false });
  for (const { id } of [person, stranger])
    await db.update(profiles).set(trial(23)).where(eq(profiles.id, id));
  await sendDueNotices(deps);
  await db.update(profiles).set(trial(22)).where(eq(profiles.id, person.id));
  await sendDueNotices(deps);
  expect(await subjects(person.email)).toEqual([TRIAL, TRIAL]);
  expect(await subjects(stranger.email)).toEqual([]);
  expect(await db.$count(sentNotices, eq(sentNotices.userId, person.id))).toBe(2);
});
