import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { PlanOffer } from '#domain/account/billing-plans.ts';
import type { SubscriptionState } from '#domain/account/plans.ts';
import { stripeSubscriptions } from '../db/schema/subscriptions.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const PORTAL = 'https://pagamentos.example/portal';
const database = await createTestDatabase();
const { db } = database;
const apps = {
  portal: createTestApp(database, { BILLING_PORTAL_URL: PORTAL }),
  'no portal': createTestApp(database),
};
afterAll(database.close);

type Person = Parameters<typeof apps.portal.signIn>[0];
const trial = {} satisfies Person;
const basico = { plan: 'basico', subscriptionStatus: 'active', trialExpiresAt: null } satisfies Person;
const pro = { ...basico, plan: 'pro' } satisfies Person;
const unpaid = { ...pro, graceEndsAt: new Date(Date.now() - 60_000) } satisfies Person;
const ended = { ...pro, subscriptionStatus: 'inactive' } satisfies Person;

const buys = { isCurrent: false, isManaged: false, isSecond: false };
const current = { ...buys, isCurrent: true };
const changed = { ...buys, isManaged: true };
const managed = { ...changed, isCurrent: true };
const second = { ...buys, isSecond: true };
const again = { ...second, isCurrent: true };

type Offer = Pick<PlanOffer, 'isCurrent' | 'isManaged' | 'isSecond'>;

it.each<[string, keyof typeof apps, Person, SubscriptionState | null, basico: Offer, pro: Offer]>([
  ['in a trial', 'portal', trial, null, buys, buys],
  ['that ended', 'portal', ended, 'ended', buys, buys],
  ['on Básico paid at the provider', 'portal', basico, 'active', managed, changed],
  ['on Pro paid at the provider', 'portal', pro, 'active', changed, managed],
  ['on Pro cancelled to its end', 'portal', pro, 'ending', changed, managed],
  ['on Pro whose renewal failed', 'portal', pro, 'failing', changed, managed],
  ['closed after a failed renewal', 'portal', unpaid, 'failing', changed, managed],
  ['on Básico given by hand', 'portal', basico, null, current, buys],
  ['on Básico given after a subscription ended', 'portal', basico, 'ended', current, buys],
  ['on Básico paid at the provider', 'no portal', basico, 'active', again, second],
  ['on Pro paid at the provider', 'no portal', pro, 'active', second, again],
  ['closed after a failed renewal', 'no portal', unpaid, 'failing', second, second],
  ['on Básico given by hand', 'no portal', basico, null, current, buys],
])('offers for an account %s, with %s', async (_what, which, person, status, ...expected) => {
  const { request, signIn } = apps[which];
  const { id, email, cookie } = await signIn(person);
  if (status !== null) {
    await db
      .insert(stripeSubscriptions)
      .values({ id: `sub_${randomUUID()}`, userId: id, plan: 'basico', status });
  }
  const offers = (await (await request('GET', '/api/plans', { cookie })).json()) as PlanOffer[]; // the type that the route declares
  expect(offers.map(({ code }) => code)).toEqual(['basico', 'pro']);
  for (const [index, { url, isCurrent, isManaged, isSecond }] of offers.entries()) {
    expect({ isCurrent, isManaged, isSecond }).toEqual(expected[index]);
    const { origin, searchParams } = new URL(url);
    if (isManaged) expect(url).toBe(PORTAL);
    else {
      expect(origin).toBe('https://checkout.example.com');
      expect([searchParams.get('prefilled_email'), searchParams.get('client_reference_id')]).toEqual([
        email,
        id,
      ]);
    }
  }
});
