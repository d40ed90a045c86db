import { describe, expect, it } from 'vitest';
import { campaignSchema, type CampaignSummary } from './campaign.ts';
import { filterValues, initialCampaignView, liveFilters, viewCampaigns } from './campaign-list.ts';

function campaign(id: string, createdAt: string, changes: Partial<CampaignSummary>): CampaignSummary {
  const fields = campaignSchema.parse({ name: id });
  return {
    ...fields,
    id,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    isExample: false,
    assetCounts: {},
    badPages: 0,
    ...changes,
  };
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

describe('viewCampaigns', () => {
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

it('sorts campaigns of the same day by their last change', () => {
  const day = '2026-01-02T12:00:00.000Z';
  const sameDay = [
    campaign('1', day, { updatedAt: '2026-01-02T15:00:00Z' }),
    campaign('2', day, { updatedAt: '2026-01-02T16:00:00Z' }),
  ];
  const idsOf = (order: 'recent' | 'oldest') =>
    viewCampaigns(sameDay, { ...initialCampaignView, order }).map(({ id }) => id);
  expect(idsOf('recent')).toEqual(['2', '1']);
  expect(idsOf('oldest')).toEqual(['1', '2']);
});

describe('filterValues', () => {
  it.each([
    ['niche', ['Casa', 'saúde']],
    ['country', ['Áustria', 'Brasil']],
    ['platform', ['Hotmart']],
  ] as const)('%s', (field, values) => {
    expect(filterValues(campaigns, field)).toEqual(values);
  });

  it('is empty without campaigns', () => {
    expect(filterValues([], 'niche')).toEqual([]);
  });

  it.each([
    [['casa', 'Casa', 'Casa'], ['Casa']],
    [['Sao Paulo', 'São Paulo', 'SÃO PAULO', 'São Paulo'], ['São Paulo']],
    [
      ['Pets', 'casa', 'CASA'],
      ['casa', 'Pets'],
    ],
    [
      ['b', 'a'],
      ['a', 'b'],
    ],
  ])('merges spellings of one value into the most frequent spelling: %j', (niches, options) => {
    const created = niches.map((niche, index) => campaign(String(index), '2026-01-01T00:00:00Z', { niche }));
    expect(filterValues(created, 'niche')).toEqual(options);
    for (const option of options) {
      const view = { ...initialCampaignView, filters: { niche: option, country: null, platform: null } };
      expect(viewCampaigns(created, view).length).toBeGreaterThan(0);
    }
    const found = options.flatMap((niche) =>
      viewCampaigns(created, { ...initialCampaignView, filters: { niche, country: null, platform: null } }),
    );
    expect(found).toHaveLength(created.length);
  });
});

describe('liveFilters', () => {
  const none = { niche: null, country: null, platform: null };

  it.each([
    ['stays while a campaign has its value', { niche: 'saúde' }, { niche: 'saúde' }],
    ['takes the spelling that the option shows', { niche: 'SAUDE' }, { niche: 'saúde' }],
    [
      'goes with the last campaign that has its value',
      { niche: 'Pets', country: 'Brasil' },
      { country: 'Brasil' },
    ],
    ['is never an empty text', { platform: '' }, {}],
  ])('%s', (_, chosen, remaining) => {
    expect(liveFilters(campaigns, { ...none, ...chosen })).toEqual({ ...none, ...remaining });
  });
});
