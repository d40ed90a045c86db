import { describe, expect, it } from 'vitest';
import { campaignSchema, type CampaignSummary } from './campaign.ts';
import { filterValues, initialCampaignView, viewCampaigns } from './campaign-list.ts';

function campaign(id: string, createdAt: string, changes: Partial<CampaignSummary>): CampaignSummary {
  const fields = campaignSchema.parse({ name: id });
  return { ...fields, id, version: 1, createdAt, updatedAt: createdAt, assetCounts: {}, ...changes };
}

const campaigns = [
  campaign('1', '2026-01-02T00:00:00Z', {
    name: 'Verão',
    niche: 'saúde',
    country: 'Brasil',
    platform: 'Hotmart',
  }),
  campaign('2', '2026-01-03T00:00:00Z', { name: 'Coração', notes: 'Campanha de VERAO', niche: 'saúde' }),
  campaign('3', '2026-01-01T23:00:00-05:00', { name: 'Massageador', niche: 'Casa', country: 'Áustria' }),
];

describe('the list', () => {
  it.each([
    ['all, recent first', {}, ['2', '3', '1']],
    ['oldest first', { order: 'oldest' as const }, ['1', '3', '2']],
    ['name or notes, accents and case aside', { search: ' verão ' }, ['2', '1']],
    ['the same, typed without accents', { search: 'VERAO' }, ['2', '1']],
    ['part of a word', { search: 'cora' }, ['2']],
    ['decomposed accents', { search: 'ção'.normalize('NFD') }, ['2']],
    ['nothing found', { search: 'inverno' }, []],
    ['a filter', { filters: { niche: 'saúde', country: null, platform: null } }, ['2', '1']],
    ['two filters', { filters: { niche: 'saúde', country: 'Brasil', platform: null } }, ['1']],
    [
      'filters that no campaign meets together',
      { filters: { niche: 'Casa', country: 'Brasil', platform: null } },
      [],
    ],
    [
      'a filter and a search',
      { search: 'coracao', filters: { niche: 'saúde', country: null, platform: null } },
      ['2'],
    ],
  ])('%s', (_, view, ids) => {
    const before = [...campaigns];
    expect(viewCampaigns(campaigns, { ...initialCampaignView, ...view }).map(({ id }) => id)).toEqual(ids);
    expect(campaigns).toEqual(before);
  });
});

describe('what a filter offers', () => {
  it.each([
    ['niche', ['Casa', 'saúde']],
    ['country', ['Áustria', 'Brasil']],
    ['platform', ['Hotmart']],
  ] as const)('%s', (field, values) => {
    expect(filterValues(campaigns, field)).toEqual(values);
  });

  it('nothing without campaigns', () => {
    expect(filterValues([], 'niche')).toEqual([]);
  });
});
