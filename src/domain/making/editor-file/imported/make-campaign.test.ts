import { describe, expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { readEditorFile } from '../editor-file.ts';
import { utf16File } from '../testing/utf16-file.ts';
import { compareCampaign, countKept, makeCampaign } from './make-campaign.ts';
import { findSourceColumns } from './source-columns.ts';
import { splitCampaigns } from './split-campaigns.ts';

const headers = [
  'Campaign',
  'Budget',
  'Ad Group',
  'Keyword',
  'Criterion Type',
  'Shared set name',
  'Start Date',
  'Ad Schedule',
];
type Cells = Record<string, string>;
function split(...rows: Cells[]) {
  const read = readEditorFile(utf16File(headers, rows));
  if (!read.ok) throw new Error(read.error);
  return splitCampaigns(read.file);
}
const budget = { Campaign: 'A', Budget: '50.00' };
const groups = ['G', 'H  H'].map((name) => ({ Campaign: 'A', 'Ad Group': name }));

describe('the campaigns of a file', () => {
  it.each<[rows: Cells[], found: [name: string, budgetsAndGroups: string[]][]]>([
    [
      [budget, { Campaign: 'B', Budget: '1.00' }, { Campaign: 'A', 'Ad Group': 'G' }],
      [
        ['A', ['50.00', 'G']],
        ['B', ['1.00']],
      ],
    ],
    [
      [{ Budget: '2.00' }, budget, { Campaign: 'B', Budget: '1.00' }],
      [
        ['A', ['50.00', '2.00']],
        ['B', ['1.00']],
      ],
    ],
    [[budget, { Campaign: '<Account-level>', Budget: '2.00' }], [['A', ['50.00', '2.00']]]],
    [[{ Campaign: '<account-level>', Budget: '2.00' }], []],
    [[budget, { Campaign: 'B', 'Shared set name': 'L' }], [['A', ['50.00']]]],
    [[budget, { Campaign: 'A', 'Shared set name': 'L' }], [['A', ['50.00', '']]]],
  ])('%j', (rows, found) => {
    const names = split(...rows).map(({ name, source }) => [
      name,
      source.rows.map((row) => row[1] ?? row[2] ?? ''),
    ]);
    expect(names).toEqual(found);
  });

  it('have their filled cells alone, by the place of the column', () => {
    expect(split(budget)[0]?.source).toEqual({ headers, rows: [{ 0: 'A', 1: '50.00' }] });
  });
});

describe('a new campaign of a file', () => {
  it('has its groups in their order, and a name that Faísca holds', () => {
    const [found] = split({ ...budget, Campaign: 'x'.repeat(121) });
    const [other] = split(budget, ...groups);
    if (!found || !other) throw new Error('the file has a campaign');
    expect(makeCampaign(found, () => 'id').imported).toMatchObject({
      name: 'x'.repeat(121),
      givenName: 'x'.repeat(120),
    });
    let last = 0;
    const made = makeCampaign(other, () => `id-${(last += 1)}`);
    expect(made.imported).toEqual({
      source: other.source,
      name: 'A',
      givenName: 'A',
      groupNames: { 'id-1': 'G', 'id-2': 'H  H' },
    });
    expect(made.groups).toMatchObject([
      { id: 'id-1', name: 'G', position: 1 },
      { id: 'id-2', name: 'H  H', position: 2 },
    ]);
    expect(made.settings.dailyBudget).toBe('50.00');
  });

  it('keeps the rows that no draft holds', () => {
    expect(countKept({ meanings: [{ is: 'other' }, { is: 'campaign' }, { is: 'other' }] })).toBe(2);
  });
});

describe('a campaign that Faísca has, beside its file', () => {
  const compared = (stored: Partial<Parameters<typeof compareCampaign>[1]>, row: Cells = budget) => {
    const [found] = split(row, ...groups);
    if (!found) throw new Error('the file has a campaign');
    return compareCampaign(found, { settings: emptySettings, groups: [], groupNames: {}, ...stored });
  };

  it.each<[now: string, before: Record<string, string>, inFile: Record<string, string>]>([
    ['G', {}, { a: 'G' }],
    ['G', { a: 'H  H' }, { a: 'G' }], // its name of now comes first
    ['Novo', { a: 'G' }, { a: 'G' }],
    ['Novo', { b: 'G' }, {}],
    ['Novo', {}, {}],
    ['H  H', {}, { a: 'H  H' }],
    [' G ', {}, { a: 'G' }],
    ['H H', {}, {}],
  ])('the group %j, called %j before, is %j in the file', (name, groupNames, inFile) => {
    expect(compared({ groups: [{ id: 'a', name }], groupNames }).imported.groupNames).toEqual(inFile);
  });

  it('takes from the file what is empty, and nothing else', () => {
    const row = { ...budget, 'Start Date': '2026-11-01', 'Ad Schedule': '(Monday[08:00-18:00])' };
    const schedule = [{ day: 'Friday' as const, from: 1, to: 2 }];
    expect(compared({}, row).settings).toEqual({
      ...emptySettings,
      dailyBudget: '50.00',
      startDate: '2026-11-01',
      schedule: [{ day: 'Monday', from: 8, to: 18 }],
    });
    const own = { ...emptySettings, dailyBudget: '1.00', startDate: '2026-01-01', schedule };
    expect(compared({ settings: own }, row).settings).toEqual(own);
    expect(compared({ settings: { ...own, dailyBudget: null } }, row).settings.dailyBudget).toBe('50.00');
  });
});

describe('the columns of a file', () => {
  const columns = findSourceColumns(['campaign_name', 'Final URL', 'Final URLs', 'Location ID']);
  it.each([
    [{ 0: ' A ' }, 'Campaign', 'A', 0],
    [{ 1: ' ', 2: 'x' }, 'Final URL', 'x', 2],
    [{ 1: 'y', 2: 'x' }, 'Final URL', 'y', 1],
    [{}, 'Final URL', '', 1],
    [{ 3: '2076' }, 'ID', '2076', 3],
    [{ 3: '2076' }, 'Location ID', '2076', 3],
    [{}, 'Budget', '', -1],
  ])('%j: %s is %j, in column %d', (row, name, cell, at) => {
    expect([columns.get(row, name), columns.positionOf(row, name)]).toEqual([cell, at]);
  });
});
