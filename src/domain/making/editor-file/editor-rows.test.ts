import { expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { campaignCells, groupCells } from './editor-rows.ts';

const none = {
  type: 'Maximize clicks',
  name: '',
  cap: '',
  target: '',
  roas: '',
  share: '',
  bid: '',
  group: '',
};

it.each([
  ['maximize_clicks', { ...none, cap: '1.20' }],
  ['maximize_conversions', { ...none, type: 'Maximize conversions', group: '30.00' }],
  ['target_cpa', { ...none, type: 'Maximize conversions', target: '45.00', group: '30.00' }],
  ['maximize_value', { ...none, type: 'Maximize conversion value' }],
  ['target_roas', { ...none, type: 'Maximize conversion value', roas: '350.00%' }],
  [
    'target_impression_share',
    { ...none, type: 'Target impression share', cap: '1.20', share: '65.00% Top of results page' },
  ],
  ['manual_cpc', { ...none, type: 'Manual CPC', bid: '1.20' }],
  ['portfolio', { ...none, type: '', name: 'Todas' }],
] as const)('%s has the amounts of its own strategy alone', (bidStrategy, expected) => {
  const settings = {
    ...emptySettings,
    bidStrategy,
    maxCpc: '1.2',
    targetCpa: '45',
    targetRoas: '350',
    impressionShare: 65,
    portfolioName: 'Todas',
  };
  const campaign = campaignCells(settings);
  const group = groupCells(settings, { targetCpa: '30' });
  expect({
    type: campaign['Bid Strategy Type'],
    name: campaign['Bid Strategy Name'],
    cap: campaign['Maximum CPC bid limit'],
    target: campaign['Target CPA'],
    roas: campaign['Target ROAS'],
    share: [campaign['Target impression share'], campaign['Ad location']].join(' ').trim(),
    bid: group['Max CPC'],
    group: group['Target CPA'],
  }).toEqual(expected);
});
