import { describe, expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { readSource, type RowMeaning, type SourceGroup } from './read-source.ts';

const headers = [
  ...[
    'Campaign',
    'Campaign Type',
    'Budget',
    'Networks',
    'Languages',
    'Bid Strategy Type',
    'Maximum CPC bid limit',
  ],
  ...[
    'Ad Group',
    'Ad Group Type',
    'Max CPC',
    'Target CPA',
    'ID',
    'Location',
    'Radius',
    'Bid Modifier',
    'Keyword',
  ],
  ...['Criterion Type', 'Ad type', 'Headline 1', 'Description 1', 'Final URL', 'Callout text', 'Status'],
  ...['Ad Group Status', 'Coluna nova'],
];
type Cells = Record<string, string>;
const source = (rows: Cells[]) => ({
  headers,
  rows: rows.map((row) =>
    Object.fromEntries(
      Object.entries({ Campaign: 'BR', ...row }).map(([name, cell]) => [String(headers.indexOf(name)), cell]),
    ),
  ),
});
const readAll = (...rows: Cells[]) => readSource(source(rows), 'BR');

const type = { 'Campaign Type': 'Search' };
const inG = { 'Ad Group': 'G' };
const ad = { ...inG, 'Headline 1': 'A', 'Description 1': 'B', 'Final URL': 'https://a.com.br' };
const keyword = { ...inG, Keyword: 'vitalis', 'Criterion Type': 'Exact' };
const negative = { Keyword: 'grátis', 'Criterion Type': 'Campaign Negative Phrase' };
const groupNegative = { ...inG, Keyword: 'usado', 'Criterion Type': 'Negative Broad' };
const other: RowMeaning = { is: 'other' };

describe('what the rows of a campaign are', () => {
  it.each<[what: string, rows: Cells[], meanings: RowMeaning[]]>([
    ['another campaign', [{ ...type, Campaign: 'PT' }], [other]],
    ...['Campaign Type', 'Budget', 'Networks', 'Languages'].map((name): [string, Cells[], RowMeaning[]] => [
      `its own, by ${name}`,
      [{ [name]: 'pt' }],
      [{ is: 'campaign' }],
    ]),
    ['nothing known', [{ 'Coluna nova': 'algo' }], [other]],
    ['a second row of its own', [type, type], [{ is: 'campaign' }, other]],
    [
      'paused',
      [
        { ...type, Status: 'Paused' },
        { ...keyword, Status: 'removed' },
      ],
      [other, other],
    ],
    ['a country by its number', [{ ID: '2076' }], [{ is: 'location', code: 'BR' }]],
    ['a country by its name', [{ Location: 'Portugal' }], [{ is: 'location', code: 'PT' }]],
    ['a country twice', [{ ID: '2076' }, { Location: 'Brazil' }], [{ is: 'location', code: 'BR' }, other]],
    ['a city', [{ ID: '1001773' }], [other]],
    ['a country left out', [{ ID: '2076', 'Criterion Type': 'Campaign Negative' }], [other]],
    ['a circle', [{ Location: 'Brazil', Radius: '20' }], [other]],
    ['a negative, and again', [negative, negative], [{ is: 'negative', text: '"grátis"' }, other]],
    ['a keyword, and again', [keyword, keyword], [{ is: 'keyword', group: 'G', text: '[vitalis]' }, other]],
    [
      'a keyword of two match types',
      [keyword, { ...keyword, 'Criterion Type': 'Broad' }],
      [
        { is: 'keyword', group: 'G', text: '[vitalis]' },
        { is: 'keyword', group: 'G', text: 'vitalis' },
      ],
    ],
    [
      'a keyword of two groups',
      [keyword, { ...keyword, 'Ad Group': 'H' }],
      [
        { is: 'keyword', group: 'G', text: '[vitalis]' },
        { is: 'keyword', group: 'H', text: '[vitalis]' },
      ],
    ],
    [
      'a keyword and the negative with its words',
      [
        { ...keyword, 'Criterion Type': 'Broad' },
        { ...keyword, 'Criterion Type': 'Negative Broad' },
      ],
      [
        { is: 'keyword', group: 'G', text: 'vitalis' },
        { is: 'groupNegative', group: 'G', text: 'vitalis' },
      ],
    ],
    [
      'a negative of a group',
      [groupNegative, groupNegative],
      [{ is: 'groupNegative', group: 'G', text: 'usado' }, other],
    ],
    [
      'a negative with signs of its own',
      [{ ...inG, Keyword: '"usado"', 'Criterion Type': 'Negative' }],
      [{ is: 'groupNegative', group: 'G', text: '"usado"' }],
    ],
    ['a keyword without a group', [{ Keyword: 'vitalis', 'Criterion Type': 'Exact' }], [other]],
    [
      'a keyword of 500 characters',
      [{ ...keyword, Keyword: 'x'.repeat(498) }],
      [{ is: 'keyword', group: 'G', text: `[${'x'.repeat(498)}]` }],
    ],
    ['a keyword of 501 characters', [{ ...keyword, Keyword: 'x'.repeat(499) }], [other]],
    [
      'a group by its type',
      [{ ...inG, 'Ad Group Type': 'Standard', 'Coluna nova': 'a' }],
      [{ is: 'group', group: 'G' }],
    ],
    [
      'a group by its bid',
      [{ ...inG, 'Max CPC': '1.20', 'Coluna nova': 'a' }],
      [{ is: 'group', group: 'G' }],
    ],
    [
      'a group by its name and state alone',
      [{ ...inG, 'Ad Group Status': 'Enabled' }],
      [{ is: 'group', group: 'G' }],
    ],
    ['a group with what nobody knows', [{ ...inG, 'Coluna nova': 'a' }], [other]],
    ['a group twice', [inG, inG], [{ is: 'group', group: 'G' }, other]],
    ...['ID', 'Location', 'Bid Modifier'].map((name): [string, Cells[], RowMeaning[]] => [
      `people of a group, by ${name}`,
      [{ ...inG, 'Max CPC': '1.00', [name]: '1' }],
      [other],
    ]),
    [
      'a name of 255 characters',
      [{ 'Ad Group': 'x'.repeat(255) }],
      [{ is: 'group', group: 'x'.repeat(255) }],
    ],
    ['a name of 256 characters', [{ 'Ad Group': 'x'.repeat(256) }], [other]],
    [
      'four ads, of which a group holds three',
      [ad, ad, ad, ad],
      [
        { is: 'ad', group: 'G', at: 0 },
        { is: 'ad', group: 'G', at: 1 },
        { is: 'ad', group: 'G', at: 2 },
        other,
      ],
    ],
    ['an ad of another type', [{ ...ad, 'Ad type': 'Call ad' }], [other]],
    [
      'a callout',
      [{ 'Callout text': 'A' }, { 'Callout text': 'B' }],
      [
        { is: 'asset', kind: 'callouts', at: 0 },
        { is: 'asset', kind: 'callouts', at: 1 },
      ],
    ],
    ['a callout of a group', [{ ...inG, 'Callout text': 'A' }], [other]],
    ['a callout that is too long', [{ 'Callout text': 'x'.repeat(201) }], [other]],
    ['a keyword of a type that nobody knows', [{ ...keyword, 'Criterion Type': 'Fuzzy' }], [other]],
  ])('%s', (_, rows, meanings) => expect(readAll(...rows).meanings).toEqual(meanings));
});

describe('what a campaign of a file holds', () => {
  it('is what its rows say, in any order', () => {
    const { settings, groups } = readAll(
      ...[
        negative,
        { ID: '2076' },
        { 'Callout text': 'A' },
        { ...type, Budget: '50.00' },
        keyword,
        groupNegative,
        ad,
      ],
    );
    expect(settings).toMatchObject({
      negatives: ['"grátis"'],
      countries: ['BR'],
      callouts: ['A'],
      dailyBudget: '50.00',
      finalUrl: 'https://a.com.br',
    });
    expect([...groups.values()]).toEqual<SourceGroup[]>([
      {
        name: 'G',
        keywords: [{ text: '[vitalis]', by: 'file' }],
        negatives: ['usado'],
        ads: [
          {
            titles: [{ text: 'A' }],
            descriptions: [{ text: 'B' }],
            path1: '',
            path2: '',
            finalUrl: 'https://a.com.br',
          },
        ],
      },
    ]);
  });

  it('is nothing without rows', () => {
    expect(readAll()).toEqual({
      settings: { ...emptySettings, countries: [] },
      groups: new Map(),
      meanings: [],
    });
  });

  it.each<[rows: Cells[], maxCpc: string | null]>([
    [
      [
        { ...type, 'Bid Strategy Type': 'Manual CPC' },
        { ...inG, 'Max CPC': '1.20' },
        { 'Ad Group': 'H', 'Max CPC': '2.00' },
      ],
      '1.20',
    ],
    [[{ ...type, 'Bid Strategy Type': 'Manual CPC' }, inG, { 'Ad Group': 'H', 'Max CPC': '2.00' }], '2.00'],
    [
      [
        { ...type, 'Bid Strategy Type': 'Manual CPC', 'Maximum CPC bid limit': '3.00' },
        { ...inG, 'Max CPC': '1.20' },
      ],
      '3.00',
    ],
    [
      [
        { ...type, 'Bid Strategy Type': 'Maximize clicks' },
        { ...inG, 'Max CPC': '1.20' },
      ],
      null,
    ],
    [[{ ...type, 'Bid Strategy Type': 'Maximize clicks', 'Maximum CPC bid limit': '3.00' }], '3.00'],
  ])('%j: a click costs up to %j', (rows, maxCpc) => expect(readAll(...rows).settings.maxCpc).toBe(maxCpc));

  it('has the target of a group, where the group has one', () => {
    const { groups } = readAll(
      { ...inG, 'Ad Group Type': 'Standard', 'Target CPA': '30.00' },
      { 'Ad Group': 'H', 'Target CPA': '[]', 'Max CPC': '1' },
    );
    expect(groups.get('G')?.targetCpa).toBe('30.00');
    expect(groups.get('H')).not.toHaveProperty('targetCpa');
  });
});
