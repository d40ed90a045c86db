import { describe, expect, it } from 'vitest';
import {
  activePlan,
  closedBy,
  displayedPlan,
  graceEnd,
  hasAccess,
  hasProAccess,
  isInGrace,
  isTrialing,
  type PlanCode,
  type Subscription,
  type SubscriptionStatus,
  trialDaysLeft,
  trialEnd,
} from './plans.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = '2026-11-21T12:00:00.001Z';
const exactly = '2026-11-21T12:00:00.000Z';

function account(plan: PlanCode, subscriptionStatus: SubscriptionStatus, trialExpiresAt: string | null) {
  return { plan, subscriptionStatus, trialExpiresAt } satisfies Subscription;
}

describe('access by plan and status', () => {
  it.each<[Subscription, trialing: boolean, access: boolean, pro: boolean, shown: PlanCode | 'trial']>([
    [account('pro', 'trialing', later), true, true, true, 'trial'],
    [account('pro', 'trialing', exactly), false, false, false, 'trial'],
    [account('pro', 'trialing', null), false, false, false, 'trial'],
    [account('pro', 'trialing', 'ontem'), false, false, false, 'trial'],
    [account('basico', 'trialing', later), true, true, false, 'trial'],
    [account('pro', 'active', null), false, true, true, 'pro'],
    [account('pro', 'active', exactly), false, true, true, 'pro'],
    [account('basico', 'active', null), false, true, false, 'basico'],
    [account('basico', 'active', later), false, true, false, 'basico'],
    [account('pro', 'inactive', null), false, false, false, 'pro'],
    [account('pro', 'inactive', later), false, false, false, 'pro'],
    [account('basico', 'inactive', later), false, false, false, 'basico'],
  ])('%j', (subscription, trialing, access, pro, shown) => {
    expect(isTrialing(subscription, now)).toBe(trialing);
    expect(hasAccess(subscription, now)).toBe(access);
    expect(hasProAccess(subscription, now)).toBe(pro);
    expect(displayedPlan(subscription)).toBe(shown);
  });
});

it.each([
  [account('basico', 'active', null), 'basico'],
  [account('pro', 'active', later), 'pro'],
  [account('pro', 'trialing', later), null],
  [account('basico', 'inactive', null), null],
])('the active plan of %j is %s', (subscription, plan) => {
  expect(activePlan(subscription)).toBe(plan);
});

describe('trialDaysLeft', () => {
  it.each([
    [null, 0],
    ['ontem', 0],
    ['2026-11-20T12:00:00Z', 0],
    [exactly, 0],
    [later, 1],
    ['2026-11-22T12:00:00Z', 1],
    ['2026-11-22T12:00:00.001Z', 2],
    ['2026-11-24T12:00:00Z', 3],
    [new Date('2026-11-24T11:59:59Z'), 3],
  ])('a trial until %s has %i days left', (end, days) => {
    expect(trialDaysLeft(end, now)).toBe(days);
  });

  it('a trial lasts three days', () => {
    expect(trialEnd(now).toISOString()).toBe('2026-11-24T12:00:00.000Z');
    expect(trialDaysLeft(trialEnd(now), now)).toBe(3);
  });
});

describe('an account whose renewal failed', () => {
  const failed = new Date('2026-01-01T12:00:00Z');
  const account = { plan: 'pro', subscriptionStatus: 'active', trialExpiresAt: null } as const;
  const at = (hours: number) => new Date(failed.getTime() + hours * 3_600_000);

  it.each([
    ['at once', 0, true],
    ['a moment before three days', 72 - 0.001, true],
    ['after three days', 72, false],
  ])('%s', (_, hours, open) => {
    const subscription = { ...account, graceEndsAt: graceEnd(failed).toISOString() };
    expect(hasAccess(subscription, at(hours))).toBe(open);
    expect(isInGrace(subscription, at(hours))).toBe(open);
    expect(closedBy(subscription, at(hours))).toBe(open ? null : 'payment');
  });

  it.each([
    ['a payment in order', account, null],
    ['a trial that is over', { ...account, subscriptionStatus: 'trialing', trialExpiresAt: failed }, 'trial'],
    ['an account closed by hand', { ...account, subscriptionStatus: 'inactive' }, 'inactive'],
    [
      'an account closed for a payment',
      { ...account, subscriptionStatus: 'inactive', graceEndsAt: failed },
      'payment',
    ],
  ] as const)('closedBy gives the reason for %s', (_, subscription, reason) => {
    expect(closedBy(subscription, at(1))).toBe(reason);
    expect(isInGrace(subscription, at(1))).toBe(false);
  });
});
