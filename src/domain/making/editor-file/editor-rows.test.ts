import { expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { campaignCells, groupCells } from './editor-rows.ts';

it.each([
  ['maximize_clicks', { cap: '1.20', target: '', bid: '' }],
  ['maximize_conversions', { cap: '', target: '', bid: '' }],
  ['target_cpa', { cap: '', target: '45.00', bid: '' }],
  ['manual_cpc', { cap: '', target: '', bid: '1.20' }],
] as const)('%s has the amounts of its own strategy alone', (bidStrategy, expected) => {
  const settings = { ...emptySettings, bidStrategy, maxCpc: '1.2', targetCpa: '45' };
  const campaign = campaignCells(settings);
  expect({
    cap: campaign['Maximum CPC bid limit'],
    target: campaign['Target CPA'],
    bid: groupCells(settings)['Max CPC'],
  }).toEqual(expected);
});
