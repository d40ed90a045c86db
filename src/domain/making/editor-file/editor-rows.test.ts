import { expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { campaignCells, editorRows, groupCells, scheduleText } from './editor-rows.ts';

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

it.each([
  [[], '[]'],
  [[{ day: 'Monday', from: 8, to: 18 }], '(Monday[08:00-18:00])'],
  [
    [
      { day: 'Monday', from: 8.25, to: 18.75 },
      { day: 'Tuesday', from: 0, to: 24, bid: -20 },
      { day: 'Sunday', from: 9.5, to: 10, bid: 30 },
    ],
    '(Monday[08:15-18:45]);(Tuesday@80%[00:00-24:00]);(Sunday@130%[09:30-10:00])',
  ],
] as const)('the schedule %j is %s', (schedule, text) => {
  expect(scheduleText(schedule)).toBe(text);
});

it.each([
  [{}, { Networks: 'Google search', Budget: '', 'Start Date': '', 'End Date': '[]' }],
  [{ searchPartners: true }, { Networks: 'Google search;Search Partners' }],
  [{ displayNetwork: true }, { Networks: 'Google search;Display Network' }],
  [{ dailyBudget: '50' }, { Budget: '50.00' }],
  [{ bidStrategy: 'target_impression_share' }, { 'Target impression share': '' }],
  [
    { startDate: '2027-01-02', endDate: '2027-02-03' },
    { 'Start Date': '2027-01-02', 'End Date': '2027-02-03' },
  ],
  [{ presence: 'presence' }, { 'Targeting method': 'Location of presence' }],
  [{ presence: 'presence_or_interest' }, { 'Targeting method': 'Location of presence or Area of interest' }],
  [{ hasPoliticalAds: true }, { 'EU political ads': 'Has EU political ads' }],
  [{ hasPoliticalAds: false }, { 'EU political ads': "Doesn't have EU political ads" }],
  [
    { devices: { desktop: 0, mobile: -100, tablet: 15 } },
    { 'Desktop Bid Modifier': '', 'Mobile Bid Modifier': '-100', 'Tablet Bid Modifier': '15' },
  ],
  [
    { trackingTemplate: ' {lpurl} ', finalUrlSuffix: ' a=1 ' },
    { 'Tracking template': '{lpurl}', 'Final URL suffix': 'a=1' },
  ],
  [{ bidStrategy: 'portfolio', portfolioName: ' Todas ' }, { 'Bid Strategy Name': 'Todas' }],
] as const)('the settings %j are written as %j', (settings, cells) => {
  expect(campaignCells({ ...emptySettings, ...settings })).toMatchObject(cells);
});

it('a campaign is one row for each of its parts, in the order of Editor', () => {
  const ad = {
    titles: [{ text: 'Um', pin: 1 }, { text: 'Dois' }],
    descriptions: [{ text: 'Descrição' }],
    path1: 'kits',
    path2: '',
    finalUrl: 'https://loja.com.br',
  };
  const groups = [
    {
      id: 'g',
      name: 'Fundo',
      position: 1,
      ads: [ad],
      negatives: ['[pdf]'],
      keywords: [{ text: '"kit vitalis"', by: 'list' } as const],
    },
  ];
  const settings = {
    ...emptySettings,
    countries: ['BR'] as const,
    negatives: ['grátis'],
    callouts: ['Nota fiscal'],
  };
  const ready = {
    name: 'Vitalis',
    currency: 'BRL',
    out: [],
    draft: { settings: { ...settings, countries: ['BR' as const] }, groups },
    counts: {} as never, // nothing of a row comes from it
  };
  const [campaign, ...others] = editorRows(ready);
  expect(campaign).toMatchObject({
    Campaign: 'Vitalis',
    'Campaign Type': 'Search',
    'Campaign Status': 'Paused',
  });
  const own = { Campaign: 'Vitalis' };
  const inGroup = { ...own, 'Ad Group': 'Fundo', Status: 'Enabled' };
  expect(others).toEqual([
    { ...own, ID: '2076', Location: 'Brazil', Status: 'Enabled' },
    { ...own, Keyword: 'grátis', 'Criterion Type': 'Campaign Negative Broad' },
    { ...inGroup, Keyword: 'pdf', 'Criterion Type': 'Negative Exact' },
    expect.objectContaining({ ...own, 'Ad Group': 'Fundo', 'Ad Group Status': 'Enabled' }),
    { ...inGroup, Keyword: 'kit vitalis', 'Criterion Type': 'Phrase' },
    {
      ...inGroup,
      'Ad type': 'Responsive search ad',
      'Path 1': 'kits',
      'Path 2': '',
      'Final URL': 'https://loja.com.br',
      'Headline 1': 'Um',
      'Headline 1 position': '1',
      'Headline 2': 'Dois',
      'Headline 2 position': '',
      'Description 1': 'Descrição',
      'Description 1 position': '',
    },
    expect.objectContaining({ ...own, 'Callout text': 'Nota fiscal' }),
  ]);
});
