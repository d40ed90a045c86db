import { describe, expect, it } from 'vitest';
import {
  type AdminAction,
  adminActionSchema,
  applyAdminAction,
  pageQuerySchema,
  userQuerySchema,
} from './admin.ts';
import type { Subscription } from './plans.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inTrial: Subscription = {
  plan: 'pro',
  subscriptionStatus: 'trialing',
  trialExpiresAt: new Date('2026-11-22T00:00:00Z'),
};
const paying: Subscription = { plan: 'basico', subscriptionStatus: 'active', trialExpiresAt: null };
const ended: Subscription = { plan: 'basico', subscriptionStatus: 'inactive', trialExpiresAt: null };
const newTrial: Subscription = {
  plan: 'pro',
  subscriptionStatus: 'trialing',
  trialExpiresAt: new Date('2026-11-24T12:00:00Z'),
};

describe('applyAdminAction', () => {
  it.each<[AdminAction, Subscription, Subscription]>([
    ['trial', inTrial, newTrial],
    ['trial', paying, newTrial],
    ['trial', ended, newTrial],
    ['basico', inTrial, paying],
    ['basico', ended, paying],
    ['pro', inTrial, { ...paying, plan: 'pro' }],
    ['pro', paying, { ...paying, plan: 'pro' }],
    ['ativar', inTrial, { ...inTrial, subscriptionStatus: 'active' }],
    ['ativar', ended, paying],
    ['inativar', inTrial, { ...inTrial, subscriptionStatus: 'inactive' }],
    ['inativar', paying, ended],
  ])('%s on %j', (action, before, after) => {
    const copy = { ...before };
    expect(applyAdminAction(action, before, now)).toEqual(after);
    expect(before).toEqual(copy);
  });
});

describe('userQuerySchema', () => {
  it.each([
    [{}, { search: '', plan: 'all', status: 'all' }],
    [
      { search: ' Ação ', plan: 'trial', status: 'inactive', cursor: 'abc' },
      { search: 'Ação', plan: 'trial', status: 'inactive', cursor: 'abc' },
    ],
    [{ search: 'x'.repeat(200) }, { search: 'x'.repeat(200), plan: 'all', status: 'all' }],
  ])('accepts %j', (query, parsed) => {
    expect(userQuerySchema.parse(query)).toEqual(parsed);
  });

  it.each([
    [{ search: 'x'.repeat(201) }],
    [{ plan: 'premium' }],
    [{ status: 'trialing' }],
    [{ cursor: 'x'.repeat(101) }],
    [{ cursor: 1 }],
  ])('refuses %j', (query) => {
    expect(userQuerySchema.safeParse(query).success).toBe(false);
  });

  it.each([
    [{}, true],
    [{ cursor: 'x'.repeat(100) }, true],
    [{ cursor: 'x'.repeat(101) }, false],
  ])('a page of size %j: %s', (query, expected) => {
    expect(pageQuerySchema.safeParse(query).success).toBe(expected);
  });

  it.each([
    [{ action: 'trial' }, true],
    [{ action: 'excluir' }, false],
    [{}, false],
    [{ action: 'trial', plan: 'pro' }, false],
  ])('the schema of actions parses %j: %s', (body, expected) => {
    expect(adminActionSchema.safeParse(body).success).toBe(expected);
  });
});
