import { describe, expect, it } from 'vitest';
import { nothingTouched } from '#domain/deciding/advice/action.ts';
import { accountSchema } from '#domain/deciding/advice/account.ts';
import { readAccount } from '#domain/deciding/advice/read-account.ts';
import { readReportFile } from '#domain/measuring/reports/report.ts';
import { makeAdvertiser } from './simulate/advertiser.ts';
import { bestGain } from './simulate/all-knowing.ts';
import { measure } from './simulate/measure.ts';
import { observe } from './simulate/observe.ts';
import { copyOf, follow, profitOf, run, runAll, totalProfit } from './simulate/true-profit.ts';
import { describe as describeAccount, filesOf } from './simulate/write-advertiser.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

describe.each(seeds)('the simulated advertiser %s', (seed) => {
  const advertiser = makeAdvertiser(seed);
  const observed = observe(advertiser);
  const files = filesOf(advertiser, observed).map(({ name, bytes }) => ({
    name,
    file: readReportFile(bytes),
  }));
  const facts = readAccount(accountSchema.parse(describeAccount(advertiser)), files);

  it('is read without an error', () => {
    expect(
      files.flatMap(({ name, file }) => (file.report.error === null ? [] : [name, file.report.error])),
    ).toEqual([]);
  });

  it('costs what its clicks cost', () => {
    const clicks = [...observed.campaigns.values()].reduce((sum, counts) => sum + counts.clicks, 0);
    const cost = [...observed.campaigns.values()].reduce((sum, counts) => sum + counts.cost, 0);
    expect(facts.campaigns.reduce((sum, { own }) => sum + own.clicks, 0)).toBe(clicks);
    expect(facts.campaigns.reduce((sum, { own }) => sum + own.cost, 0)).toBeCloseTo(cost, 0);
  });

  it('earns what stands of its tagged orders, each in its campaign', () => {
    for (const { name, exact } of facts.campaigns) {
      const own = observed.orders.filter(
        ({ campaign, status, isTagged }) => campaign.name === name && status === 'approved' && isTagged,
      );
      if (advertiser.campaigns.length > 1 && own.length > 0 && facts.unassigned === 0)
        expect(exact.sales).toBe(own.length);
      else expect(exact.sales).toBeLessThanOrEqual(observed.orders.length);
    }
  });
});

it('the same seed makes the same account', () => {
  expect(makeAdvertiser(7)).toEqual(makeAdvertiser(7));
  expect(observe(makeAdvertiser(7))).toEqual(observe(makeAdvertiser(7)));
});

describe('the truth', () => {
  const [campaign] = makeAdvertiser(1, 'losing').campaigns;
  if (!campaign) throw new Error('The advertiser has no campaign.');
  const action = { ...nothingTouched, campaign: campaign.name };

  it('of a paused campaign is nothing', () => {
    const running = run(campaign);
    follow([running], { ...action, kind: 'pause' });
    expect(profitOf(running)).toBe(0);
  });

  it('of half the budget is half the loss, where the budget limits', () => {
    const running = { ...run(campaign), budget: 1 };
    const half = { ...copyOf(running), budget: 0.5 };
    expect(profitOf(half)).toBeCloseTo(profitOf(running) / 2);
  });
});

it('an adviser who knows every rate gains more with each action', () => {
  const advertiser = makeAdvertiser(2, 'mixed');
  const gains = [1, 3, 10].map((most) => bestGain(advertiser, most));
  expect(gains.toSorted((one, other) => one - other)).toEqual(gains);
  expect(gains[0]).toBeGreaterThan(0);
  expect(totalProfit(runAll(advertiser))).toBe(totalProfit(runAll(advertiser)));
});

it('the advice earns in nearly every account, and spares what sells most in all of them', () => {
  const measured = Array.from({ length: 12 }, (_, at) => measure(at + 1));
  const raised = measured.filter(({ before, after }) => after > before);
  const shares = measured.map(({ before, after, best }) => (after - before) / best);
  expect(measured.filter(({ hurtKeywords, hurtCampaigns }) => hurtKeywords + hurtCampaigns > 0)).toEqual([]);
  expect(raised.length).toBeGreaterThanOrEqual(11); // luck alone may mislead in one
  expect(shares.sort((one, other) => one - other)[6]).toBeGreaterThan(0.5);
});
