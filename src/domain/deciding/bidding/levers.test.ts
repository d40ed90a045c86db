import { expect, it } from 'vitest';
import type { AdjustChange, Change } from '#domain/ads/account-change.ts';
import { type BidStrategy, bidStrategies } from '#domain/making/structure/settings.ts';
import { isTaken, type Lever, takes } from './levers.ts';

const all: readonly Lever[] = [
  ...(['bid', 'adjustment', 'exclusion', 'target_cpa', 'target_roas', 'cpc_limit'] as const),
];

it.each<[BidStrategy | null, Lever[]]>([
  ['manual_cpc', ['bid', 'adjustment', 'exclusion']],
  ['maximize_clicks', ['exclusion', 'cpc_limit']],
  ['target_impression_share', ['exclusion', 'cpc_limit']],
  ['maximize_conversions', ['exclusion', 'target_cpa']],
  ['target_cpa', ['exclusion', 'target_cpa']],
  ['maximize_value', ['exclusion', 'target_roas']],
  ['target_roas', ['exclusion', 'target_roas']],
  ['portfolio', ['exclusion']],
  [null, ['bid', 'adjustment', 'exclusion']],
])('%s takes %j and nothing else of bids', (strategy, taken) => {
  expect(all.filter((lever) => takes(strategy, lever))).toEqual(taken);
});

it('every strategy lets a device be left out, and only manual bids can be set', () => {
  expect(bidStrategies.filter((each) => !takes(each, 'exclusion'))).toEqual([]);
  expect(bidStrategies.filter((each) => takes(each, 'bid'))).toEqual(['manual_cpc']);
});

const adjust = (part: Partial<AdjustChange>): Change => ({
  kind: 'adjust',
  of: 'cpc',
  campaign: 'BR',
  adGroup: null,
  keyword: null,
  device: null,
  from: 1,
  to: 0.8,
  ...part,
});
const negative: Change = {
  kind: 'negative',
  text: 'grátis',
  matchType: 'phrase',
  campaign: 'BR',
  adGroup: null,
  isListed: false,
};

it.each<[what: string, change: Change, manual: boolean, targetCpa: boolean, clicks: boolean]>([
  ['a negative', negative, true, true, true],
  ['a pause of the campaign', { kind: 'stop', campaign: 'BR' }, true, true, true],
  ['a budget', adjust({ of: 'budget' }), true, true, true],
  ['the bid of a keyword', adjust({ adGroup: 'Fundo', keyword: '[kit]' }), true, false, false],
  ['the bid of an ad group', adjust({ adGroup: 'Fundo' }), true, false, false],
  ['a lower bid on phones', adjust({ of: 'device', device: 'mobile', to: 0.01 }), true, false, false],
  ['no phones', adjust({ of: 'device', device: 'mobile', to: 0 }), true, true, true],
  ['hours', adjust({ of: 'time', time: { weekday: null, from: 0, to: 6 } }), true, false, false],
  ['a target CPA', adjust({ of: 'target_cpa' }), false, true, false],
  ['a target ROAS', adjust({ of: 'target_roas' }), false, false, false],
  ['the highest bid', adjust({ of: 'cpc_limit' }), false, false, true],
])('%s', (_what, change, manual, targetCpa, clicks) => {
  const under = (strategy: BidStrategy) =>
    isTaken(change, (campaign) => (campaign === 'BR' ? strategy : 'portfolio'));
  expect([under('manual_cpc'), under('target_cpa'), under('maximize_clicks')]).toEqual([
    ...[manual, targetCpa, clicks],
  ]);
});
