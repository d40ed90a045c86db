import { describe, expect, it } from 'vitest';
import { emptyPromotion } from '#domain/making/structure/campaign-assets.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { type CampaignSettings, emptySettings } from '#domain/making/structure/settings.ts';
import { webOmissions, webTables } from './web-tables.ts';

const settings: CampaignSettings = {
  ...emptySettings,
  presence: 'presence_or_interest',
  languages: [],
  countries: [],
};
const tablesOf = (draft: Partial<CampaignDraft>, decimal: ',' | '.' = ',') => {
  const whole = { settings, groups: [], ...draft };
  const tables = webTables(
    { name: 'BR', currency: 'BRL', draft: whole, counts: {} as never, out: [] },
    { decimal },
  ); // the tables count nothing
  return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
};
const campaign = {
  Campaign: 'BR',
  'Row Type': 'Campaign',
  Action: 'Add',
  'Campaign status': 'Paused',
  'Campaign type': 'Search',
  Networks: 'Google search',
  Budget: '',
  'Budget type': 'Daily',
  'Bid strategy type': 'Maximize clicks',
  'Campaign start date': '',
  'Campaign end date': '',
  Language: '',
  Location: '',
  'Bid strategy': '',
  'Target CPA': '',
  'Target ROAS': '',
  'Tracking template': '',
  'Final URL suffix': '',
  'EU political ads': 'No',
};
const amounts = { maxCpc: '1.50', targetCpa: '30.00', targetRoas: '400.5', impressionShare: 65 } as const;

describe('the row of the campaign', () => {
  it.each<[own: Partial<CampaignSettings>, cells: object]>([
    [{}, {}],
    [{ dailyBudget: '50.00' }, { Budget: '50' }],
    [{ dailyBudget: '50.5' }, { Budget: '50,50' }],
    [{ dailyBudget: '100.00' }, { Budget: '100' }],
    [
      { languages: ['pt', 'en'], countries: ['BR', 'PT'] },
      { Language: 'pt;en', Location: 'Brazil;Portugal' },
    ],
    [
      { startDate: '2026-11-01', endDate: '2026-11-30' },
      { 'Campaign start date': '2026-11-01', 'Campaign end date': '2026-11-30' },
    ],
    [
      { trackingTemplate: ' {lpurl} ', finalUrlSuffix: ' a=1 ' },
      { 'Tracking template': '{lpurl}', 'Final URL suffix': 'a=1' },
    ],
    [{ hasPoliticalAds: true }, { 'EU political ads': 'Yes' }],
    [{ ...amounts, portfolioName: 'Minha' }, {}],
    [{ ...amounts, bidStrategy: 'manual_cpc' }, { 'Bid strategy type': 'Manual CPC' }],
    [{ ...amounts, bidStrategy: 'maximize_conversions' }, { 'Bid strategy type': 'Maximize Conversions' }],
    [
      { ...amounts, bidStrategy: 'target_cpa' },
      { 'Bid strategy type': 'Maximize Conversions', 'Target CPA': '30' },
    ],
    [{ ...amounts, bidStrategy: 'maximize_value' }, { 'Bid strategy type': 'Maximize Conversion Value' }],
    [
      { ...amounts, bidStrategy: 'target_roas' },
      { 'Bid strategy type': 'Maximize Conversion Value', 'Target ROAS': '400,50%' },
    ],
    [{ bidStrategy: 'target_roas' }, { 'Bid strategy type': 'Maximize Conversion Value' }],
    [
      { ...amounts, bidStrategy: 'target_impression_share', shareLocation: 'top' },
      {
        'Bid strategy type': 'Target Impression Share',
        'Target Impression Share': '65%',
        'Max CPC Bid Limit for Target IS': '1,50',
        'Location Goal for Target IS': 'Top of results page',
      },
    ],
    [
      { bidStrategy: 'target_impression_share', shareLocation: 'anywhere' },
      {
        'Bid strategy type': 'Target Impression Share',
        'Target Impression Share': '',
        'Max CPC Bid Limit for Target IS': '',
        'Location Goal for Target IS': 'Anywhere on results page',
      },
    ],
    [
      { bidStrategy: 'portfolio', portfolioName: ' Minha ' },
      { 'Bid strategy type': '', 'Bid strategy': 'Minha' },
    ],
  ])('%j', (own, cells) => {
    expect(tablesOf({ settings: { ...settings, ...own } })['campanha']).toEqual([{ ...campaign, ...cells }]);
  });

  it('has a point in an account that writes one', () => {
    expect(tablesOf({ settings: { ...settings, dailyBudget: '50.5' } }, '.')['campanha']).toMatchObject([
      { Budget: '50.50' },
    ]);
  });
});

describe('the rows of groups', () => {
  const group = {
    id: 'g',
    name: 'Fundo',
    position: 1,
    targetCpa: '20.00',
    negatives: ['usado', '"de graça"'],
    keywords: ['vitalis', '"comprar vitalis"', '[vitalis]'].map((text) => ({ text, by: 'list' as const })),
    ads: [
      {
        titles: [{ text: 'Um', pin: 1 }, { text: 'Dois' }],
        descriptions: [{ text: 'Três' }],
        path1: 'a',
        path2: 'b',
        finalUrl: 'https://a.com.br',
      },
    ],
  };
  const own = { Action: 'Add', Campaign: 'BR', 'Ad group': 'Fundo' };

  it('are of the keywords, negatives and ads', () => {
    const {
      'palavras-chave': keywords,
      negativas,
      anuncios,
    } = tablesOf({
      settings: { ...settings, negatives: ['[pdf]'] },
      groups: [group],
    });
    const keyword = { ...own, 'Row Type': 'Keyword', 'Keyword status': 'Enabled' };
    expect(keywords).toEqual([
      { ...keyword, Keyword: 'vitalis', Type: 'Broad match' },
      { ...keyword, Keyword: 'comprar vitalis', Type: 'Phrase match' },
      { ...keyword, Keyword: 'vitalis', Type: 'Exact match' },
    ]);
    const negative = { 'Row Type': 'Negative keyword', Action: 'Add', Campaign: 'BR' };
    expect(negativas).toEqual([
      { ...negative, Level: 'Campaign', 'Negative keyword': 'pdf', Type: 'Exact match' },
      { ...negative, ...own, Level: 'Ad group', 'Negative keyword': 'usado', Type: 'Broad match' },
      { ...negative, ...own, Level: 'Ad group', 'Negative keyword': 'de graça', Type: 'Phrase match' },
    ]);
    expect(anuncios).toEqual([
      {
        ...own,
        'Row Type': 'Ad',
        'Ad status': 'Enabled',
        'Ad type': 'Responsive search ad',
        'Headline 1': 'Um',
        'Headline 1 position': '1',
        'Headline 2': 'Dois',
        'Description 1': 'Três',
        'Headline 2 position': '',
        'Description 1 position': '',
        'Path 1': 'a',
        'Path 2': 'b',
        'Final URL': 'https://a.com.br',
      },
    ]);
  });

  it.each<[bidStrategy: CampaignSettings['bidStrategy'], bid: string, target: string]>([
    ['manual_cpc', '1,50', ''],
    ['maximize_clicks', '', ''],
    ['target_cpa', '', '20'],
    ['maximize_conversions', '', '20'],
    ['target_roas', '', ''],
  ])('under %s have the bid %j and the target %j', (bidStrategy, bid, target) => {
    const { grupos } = tablesOf({ settings: { ...settings, ...amounts, bidStrategy }, groups: [group] });
    expect(grupos).toEqual([
      {
        ...own,
        'Row Type': 'Ad group',
        'Ad group status': 'Enabled',
        'Ad group type': 'Standard',
        'Default max. CPC': bid,
        'Target CPA': target,
      },
    ]);
  });

  it('have no target of their own where the group has none', () => {
    const { targetCpa: _, ...without } = group;
    const { grupos } = tablesOf({ settings: { ...settings, bidStrategy: 'target_cpa' }, groups: [without] });
    expect(grupos).toMatchObject([{ 'Target CPA': '' }]);
  });
});

it('the rows of assets are those that the upload takes', () => {
  const tables = tablesOf({
    settings: {
      ...settings,
      sitelinks: [{ text: 'A', desc1: 'B', desc2: 'C', url: 'https://a.com.br' }],
      callouts: ['Frete'],
      snippets: [
        { header: 'Types', values: ['A', 'B'] },
        { header: 'Brands', values: ['A', 'B;C'] },
      ],
    },
  });
  const of = { Action: 'Add', Campaign: 'BR' };
  expect(tables).toMatchObject({
    sitelinks: [
      {
        ...of,
        'Row Type': 'Sitelink',
        'Asset action': 'Create new',
        Level: 'Campaign',
        'Sitelink text': 'A',
        'Final URL': 'https://a.com.br',
        Description: 'B',
        'Description 2': 'C',
      },
    ],
    'frases-de-destaque': [
      { 'Row type': 'Callout extension', Action: 'add', Campaign: 'BR', 'Callout text': 'Frete' },
    ],
    'snippets-estruturados': [
      { ...of, 'Structured snippet header': 'Types', 'Structured snippet values': 'A;B' },
    ],
  });
});

describe('what the upload has no column for', () => {
  const item = { header: 'Um', description: 'Frasco', amount: '10', unit: null, url: '' };
  it.each<[own: Partial<CampaignSettings>, kind: string, text: string]>([
    [{ presence: 'presence' }, 'settings', 'Mostrar só a quem está no local'],
    [{ schedule: [{ day: 'Monday', from: 8, to: 18 }] }, 'settings', 'Programação de horários'],
    [{ devices: { desktop: 0, mobile: 20, tablet: 0 } }, 'settings', 'Ajustes por dispositivo'],
    [{ searchPartners: true }, 'settings', 'Parceiros de pesquisa'],
    [{ displayNetwork: true }, 'settings', 'Rede de Display'],
    [{ bidStrategy: 'maximize_clicks', maxCpc: '1.00' }, 'settings', 'Limite de CPC da estratégia'],
    [{ promotions: [{ ...emptyPromotion, target: 'Kit' }] }, 'promotions', 'Kit'],
    [{ prices: [{ type: 'Brands', qualifier: null, language: null, items: [item] }] }, 'prices', 'Um'],
    [{ prices: [{ type: 'Brands', qualifier: null, language: null, items: [] }] }, 'prices', ''],
    [{ calls: [{ phone: '123', country: 'BR' }] }, 'calls', '123'],
    [{ businessNames: ['Vitalis'] }, 'businessNames', 'Vitalis'],
    [{ snippets: [{ header: 'Types', values: ['A;B'] }] }, 'snippets', 'Types'],
  ])('%j is told', (own, kind, text) => {
    const draft = { settings: { ...settings, ...own }, groups: [] };
    expect(webOmissions({ name: 'BR', currency: 'BRL', draft, counts: {} as never, out: [] })).toEqual([
      // it counts nothing
      { kind, text, group: null, why: 'not_in_this_file' },
    ]);
  });

  it.each<[own: Partial<CampaignSettings>]>([
    [{}],
    [{ bidStrategy: 'manual_cpc', maxCpc: '1.00' }],
    [{ bidStrategy: 'maximize_clicks', maxCpc: null }],
    [{ snippets: [{ header: 'Types', values: ['A', 'B'] }] }],
  ])('%j is nothing', (own) => {
    const draft = { settings: { ...settings, ...own }, groups: [] };
    expect(webOmissions({ name: 'BR', currency: 'BRL', draft, counts: {} as never, out: [] })).toEqual([]); // it counts nothing
  });
});
