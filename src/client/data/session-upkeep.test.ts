import { describe, expect, it } from 'vitest';
import { ApiError } from '#client/lib/api.ts';
import { isRenewalDue, leaseLeft, TICK_MS, trialLeft, withRetries } from './session-upkeep.ts';
import type { KnownSession } from './session.ts';

const times = { serverTime: '2026-01-01T12:00:00.000Z', leaseExpiresAt: '2026-01-01T13:00:00.000Z' };

describe('leaseLeft', () => {
  it("uses the server's clock less 10 s, whatever this machine's clock says", () => {
    expect(leaseLeft({ ...times, receivedAt: 0 }, 0)).toBe(3_590_000);
    expect(leaseLeft({ ...times, receivedAt: 5_000_000 }, 5_600_000)).toBe(2_990_000);
  });
});

describe('trialLeft', () => {
  const trialing = (part: object) =>
    ({
      ...times,
      receivedAt: 1000,
      isAdmin: false,
      hasAccess: true,
      profile: { subscriptionStatus: 'trialing', trialExpiresAt: '2026-01-01T12:01:00.000Z' },
      ...part,
    }) as KnownSession; // the only fields that trialLeft reads

  it("counts from the answer by this machine's clock", () => {
    expect(trialLeft(trialing({}), 1000)).toBe(60_000);
    expect(trialLeft(trialing({}), 62_000)).toBe(-1000);
  });

  it.each([
    ['the admin', { isAdmin: true }],
    ['an account that is closed already', { hasAccess: false }],
    [
      'a subscriber',
      { profile: { subscriptionStatus: 'active', trialExpiresAt: '2026-01-01T12:01:00.000Z' } },
    ],
    ['a trial without an end', { profile: { subscriptionStatus: 'trialing', trialExpiresAt: null } }],
  ])('%s has no trial time left', (_, part) => expect(trialLeft(trialing(part), 1000)).toBeNull());
});

describe('isRenewalDue', () => {
  it.each([
    [10 * TICK_MS, false],
    [4 * TICK_MS, false],
    [4 * TICK_MS - 1, true],
    [3 * TICK_MS, true],
    [0, true],
    [-60_000, true],
  ])('with %i ms left: %s', (left, due) => expect(isRenewalDue(left)).toBe(due));
});

describe('withRetries', () => {
  function clock() {
    let time = 0;
    const waits: number[] = [];
    const wait = (ms: number) => {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    };
    return { waits, tools: { wait, now: () => time } };
  }

  it.each([0, 502, 503, 504])(
    'after status %i it waits 200 ms times the attempt, then succeeds',
    async (status) => {
      const { waits, tools } = clock();
      let calls = 0;
      const attempt = () => (++calls < 4 ? Promise.reject(new ApiError(status, {})) : Promise.resolve('ok'));
      expect(await withRetries(attempt, tools)).toBe('ok');
      expect(waits).toEqual([200, 400, 600]);
    },
  );

  it('gives up within 30 s', async () => {
    const { waits, tools } = clock();
    await expect(withRetries(() => Promise.reject(new ApiError(503, {})), tools)).rejects.toThrow(ApiError);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(30_000);
    expect(waits.length).toBeGreaterThan(10);
  });

  it.each([400, 401, 403, 500])('does not retry after status %i', async (status) => {
    const { waits, tools } = clock();
    await expect(withRetries(() => Promise.reject(new ApiError(status, {})), tools)).rejects.toThrow(
      ApiError,
    );
    expect(waits).toEqual([]);
  });
});
