import { describe, expect, it } from 'vitest';
import {
  type AssetKind,
  type CampaignAssets,
  emptyPromotion,
  noAssets,
} from '#domain/making/structure/campaign-assets.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { addReadAsset, assetCells } from './asset-formats.ts';

type Cells = Record<string, string>;
const x = (length: number) => 'x'.repeat(length);
/** The asset of a row; null where a draft cannot hold it. */
function read<Kind extends AssetKind>(kind: Kind, cells: Cells): CampaignAssets[Kind][number] | null {
  const assets = noAssets();
  const isRead = addReadAsset(kind, assets, (name) => cells[name] ?? '');
  expect(assets[kind]).toHaveLength(isRead ? 1 : 0);
  return assets[kind][0] ?? null;
}

describe('the longest texts of a row that a draft holds', () => {
  const price = { Type: 'Brands', 'Header 1': 'A', 'Description 1': 'B', 'Price 1': '1.00' };
  it.each<[kind: AssetKind, cells: Cells, column: string, most: number]>([
    ['sitelinks', {}, 'Link Text', 200],
    ['sitelinks', {}, 'Description Line 1', 200],
    ['sitelinks', {}, 'Description Line 2', 200],
    ['sitelinks', {}, 'Final URL', 4000],
    ['callouts', {}, 'Callout text', 200],
    ['businessNames', {}, 'Business name', 200],
    ['snippets', { Header: 'Types' }, 'Snippet Values', 200],
    ['promotions', {}, 'Promotion target', 200],
    ['promotions', {}, 'Promotion code', 100],
    ['prices', price, 'Header 1', 200],
    ['prices', price, 'Description 1', 200],
    ['prices', price, 'Final URL 1', 4000],
    ['calls', { 'Country of Phone': 'BR' }, 'Phone Number', 40],
  ])('%s %j: %s up to %d', (kind, cells, column, most) => {
    expect(read(kind, { ...cells, [column]: x(most) })).not.toBeNull();
    expect(read(kind, { ...cells, [column]: x(most + 1) })).toBeNull();
  });

  it.each<[kind: AssetKind, most: number]>([
    ['callouts', 20],
    ['businessNames', 1],
  ])('%s: %d at most', (kind, most) => {
    const assets = noAssets();
    const results = Array.from({ length: most + 1 }, () => addReadAsset(kind, assets, () => 'A'));
    expect(results).toEqual([...Array.from({ length: most }, () => true), false]);
    expect(assets[kind]).toHaveLength(most);
  });
});

describe('the values of a snippet', () => {
  const ten = Array.from({ length: 10 }, (_, at) => String(at));
  it.each<[cell: string, values: string[] | null]>([
    ['A;B; C ;', ['A', 'B', 'C']],
    ['A; B\nC\r\n\nD', ['A; B', 'C', 'D']],
    ['A\rB', ['A', 'B']],
    ['', []],
    [ten.join(';'), ten],
    [[...ten, '10'].join(';'), null],
  ])('%j', (cell, values) => {
    expect(read('snippets', { Header: 'types', 'Snippet Values': cell })).toEqual(
      values && { header: 'Types', values },
    );
  });
  it('stand under a header of Google', () => {
    expect(read('snippets', { Header: 'Cores', 'Snippet Values': 'A;B;C' })).toBeNull();
  });
});

describe('a promotion of a row', () => {
  const whole = {
    'Promotion target': 'Kit 3',
    Occasion: 'black friday',
    Language: 'PT',
    'Discount modifier': 'Up To',
    'Monetary discount': '5.00',
    'Orders over amount': '50.00',
    'Promotion start': '2026-11-01',
    'Promotion end': '2026-11-30',
  };
  it('is read whole', () => {
    expect(read('promotions', whole)).toEqual({
      target: 'Kit 3',
      occasion: 'Black Friday',
      language: 'pt',
      isUpTo: true,
      percent: null,
      amount: '5.00',
      code: '',
      ordersOver: '50.00',
      start: '2026-11-01',
      end: '2026-11-30',
    });
  });
  it.each<[cells: Cells, promotion: object | null]>([
    [{ Occasion: '' }, { occasion: null }],
    [{ Occasion: '[]' }, { occasion: null }],
    [{ Occasion: 'Natal' }, null],
    [{ 'Percent discount': '1' }, { percent: 1 }],
    [{ 'Percent discount': '99' }, { percent: 99 }],
    [{ 'Percent discount': '0' }, { percent: null }],
    [{ 'Percent discount': '100' }, { percent: null }],
    [{ 'Percent discount': '10%' }, { percent: null }],
    [{ 'Percent discount': '-10' }, { percent: null }],
    [{ 'Promotion code': 'FRETE' }, { code: 'FRETE' }],
    [{ 'Promotion code': '[]' }, { code: '' }],
    [{ 'Discount modifier': '[]' }, { isUpTo: false }],
    [{ Language: 'xx' }, { language: null }],
  ])('with %j is %j', (cells, promotion) => {
    const found = read('promotions', { ...whole, ...cells });
    if (promotion === null) expect(found).toBeNull();
    else expect(found).toMatchObject(promotion);
  });
});

describe('a price table of a row', () => {
  const item = (number: number, cells: Cells = {}) =>
    Object.fromEntries(
      Object.entries({ Header: `H${number}`, Description: 'D', Price: '10.00', ...cells }).map(
        ([name, cell]) => [`${name} ${number}`, cell],
      ),
    );
  const whole = {
    Type: 'brands',
    'Price qualifier': 'up to',
    Language: 'es',
    ...item(1),
    ...item(2, { Unit: 'per month', 'Final URL': 'https://a.com' }),
  };
  const items = [
    { header: 'H1', description: 'D', amount: '10.00', unit: null, url: '' },
    { header: 'H2', description: 'D', amount: '10.00', unit: 'Per month', url: 'https://a.com' },
  ];

  it.each<[cells: Cells, price: object | null]>([
    [{}, { type: 'Brands', qualifier: 'Up to', language: 'es', items }],
    [{ Type: 'Marcas' }, null],
    [{ 'Price qualifier': '' }, { qualifier: null }],
    [{ 'Price qualifier': '[]' }, { qualifier: null }],
    [{ 'Price qualifier': 'None' }, { qualifier: null }],
    [{ 'Price qualifier': 'De' }, null],
    [{ 'Unit 1': '[]' }, { items }],
    [{ 'Unit 1': 'No units' }, { items }],
    [{ 'Unit 1': 'Por mês' }, null],
    [{ 'Price 1': 'grátis' }, { items: [{ ...items[0], amount: null }, items[1]] }],
    [{ 'Header 1': '' }, null], // an empty place before the second
    [item(8), null],
    [item(3), { items: [...items, { ...items[0], header: 'H3' }] }],
  ])('with %j is %j', (cells, price) => {
    const found = read('prices', { ...whole, ...cells });
    if (price === null) expect(found).toBeNull();
    else expect(found).toMatchObject(price);
  });

  it('has up to eight items', () => {
    const eight = Object.assign({}, whole, ...Array.from({ length: 8 }, (_, at) => item(at + 1))) as Cells; // of cells alone
    expect(read('prices', eight)?.items.map(({ header }) => header)).toEqual([
      'H1',
      'H2',
      'H3',
      'H4',
      'H5',
      'H6',
      'H7',
      'H8',
    ]);
  });
});

describe('a telephone of a row', () => {
  it.each([
    [
      { 'Phone Number': '11 91234-5678', 'Country of Phone': 'br' },
      { phone: '11 91234-5678', country: 'BR' },
    ],
    [{ 'Phone Number': '11 91234-5678', 'Country of Phone': 'Brasil' }, null],
    [{ 'Phone Number': '11 91234-5678' }, null],
  ])('%j', (cells, call) => expect(read('calls', cells)).toEqual(call));
});

describe('the rows of assets', () => {
  const shared = {
    Source: 'Advertiser',
    'Link source': 'Advertiser',
    'Upgraded extension': '[]',
    Status: 'Enabled',
    'Start Date': '[]',
    'End Date': '[]',
    'Ad Schedule': '[]',
  };
  const page = 'https://a.com.br/';
  const item = { header: 'Um', description: 'Frasco', amount: '10', unit: null, url: ' ' };
  const promotion = { ...emptyPromotion, target: 'Kit 3' };
  const noPromotion = {
    'Promotion target': 'Kit 3',
    Occasion: '[]',
    Language: 'es',
    Currency: 'USD',
    'Discount modifier': '[]',
    'Monetary discount': '',
    'Percent discount': '',
    'Orders over amount': '',
    'Promotion code': '',
    'Barcode type': 'None',
    'Promotion start': '[]',
    'Promotion end': '[]',
    'Final URL': page,
  };
  it.each<[assets: Partial<CampaignAssets>, cells: Cells]>([
    [
      { sitelinks: [{ text: 'A', desc1: 'B', desc2: 'C', url: 'https://a.com.br/b' }] },
      {
        'Link Text': 'A',
        'Description Line 1': 'B',
        'Description Line 2': 'C',
        'Final URL': 'https://a.com.br/b',
      },
    ],
    [{ callouts: ['A'] }, { 'Callout text': 'A' }],
    [{ businessNames: ['A'] }, { 'Business name': 'A' }],
    [
      { snippets: [{ header: 'Types', values: ['A', 'B'] }] },
      { Header: 'Types', 'Snippet Values': 'A\nB\n' },
    ],
    [{ promotions: [promotion] }, noPromotion],
    [
      {
        promotions: [
          { ...promotion, percent: 10, isUpTo: true, code: 'F', occasion: 'Easter', language: 'pt' },
        ],
      },
      {
        ...noPromotion,
        'Percent discount': '10',
        'Discount modifier': 'Up to',
        'Promotion code': 'F',
        Occasion: 'Easter',
        Language: 'pt',
      },
    ],
    [
      {
        promotions: [{ ...promotion, amount: '5', ordersOver: '50', start: '2026-11-01', end: '2026-11-02' }],
      },
      {
        ...noPromotion,
        'Monetary discount': '5.00',
        'Orders over amount': '50.00',
        'Promotion start': '2026-11-01',
        'Promotion end': '2026-11-02',
      },
    ],
    [
      {
        prices: [
          {
            type: 'Brands',
            qualifier: null,
            language: null,
            items: [item, { ...item, unit: 'Per day', url: 'https://a.com.br/2 ' }],
          },
        ],
      },
      {
        Type: 'Brands',
        'Price qualifier': '[]',
        Language: 'es',
        Currency: 'USD',
        'Header 1': 'Um',
        'Description 1': 'Frasco',
        'Price 1': '10.00',
        'Unit 1': '[]',
        'Final URL 1': page,
        'Header 2': 'Um',
        'Description 2': 'Frasco',
        'Price 2': '10.00',
        'Unit 2': 'Per day',
        'Final URL 2': 'https://a.com.br/2',
      },
    ],
    [
      { prices: [{ type: 'Brands', qualifier: 'From', language: 'pt', items: [] }] },
      { Type: 'Brands', 'Price qualifier': 'From', Language: 'pt', Currency: 'USD' },
    ],
    [
      { calls: [{ phone: '+351 912 345 678', country: 'BR' }] },
      { 'Phone Number': '912 345 678', 'Country of Phone': 'PT' },
    ],
    [{ calls: [{ phone: '123', country: 'BR' }] }, { 'Phone Number': '123', 'Country of Phone': 'BR' }],
  ])('%j', (assets, cells) => {
    const settings = {
      ...emptySettings,
      ...assets,
      languages: ['es' as const, 'pt' as const],
      finalUrl: page,
    };
    const [row, ...others] = assetCells(settings, 'USD');
    expect(others).toEqual([]);
    expect(row).toEqual({ kind: Object.keys(assets)[0], at: 0, cells: { ...shared, ...cells } });
  });

  it('are in Portuguese where the campaign has no language, and tell their place', () => {
    const rows = assetCells({ ...emptySettings, languages: [], promotions: [promotion, promotion] }, 'BRL');
    expect(rows.map(({ at, cells }) => [at, cells['Language']])).toEqual([
      [0, 'pt'],
      [1, 'pt'],
    ]);
  });
});
