import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { adGroupSchema, type CampaignDraft } from '#domain/making/structure/draft.ts';
import { changeGroup, mergeGroups, moveKeywords } from '#domain/making/structure/edit.ts';
import { campaignSettingsSchema } from '#domain/making/structure/settings.ts';
import { readEditorFile } from '../editor-file.ts';
import { prepareExport } from '../prepare-export.ts';
import { encodeTable, writeEditorFiles } from '../write-files.ts';
import { brazilianFile, wholeFile } from '../testing/exports.ts';
import { utf16File, type FileCells } from '../testing/utf16-file.ts';
import { compareCampaign, type MadeCampaign, makeCampaign } from './make-campaign.ts';
import { importedOutcome } from './imported-outcome.ts';
import { splitCampaigns } from './split-campaigns.ts';
import { importedTable, type ImportedTable, type Scope } from './write-imported.ts';

type Cells = Record<string, string>;

function importFile(bytes: Uint8Array): MadeCampaign[] {
  const read = readEditorFile(bytes);
  if (!read.ok) throw new Error(read.error);
  let last = 0;
  return splitCampaigns(read.file).map((found) => makeCampaign(found, () => `id-${(last += 1)}`));
}

function exportOf(
  { imported, settings, groups }: MadeCampaign,
  scope: Scope,
  change: Partial<{ name: string; draft: CampaignDraft }> = {},
) {
  const { name = imported.givenName, draft = { settings, groups } } = change;
  const ready = prepareExport({ name, currency: 'BRL', draft });
  return importedTable(imported, ready, draft, scope);
}

/** The filled cells of each row, read from the written bytes by another parser. */
function rowsOf(table: ImportedTable): Cells[] {
  const text = Buffer.from(encodeTable([table.headers, ...table.rows], 'utf-16le'))
    .subarray(2)
    .toString('utf16le');
  const { data } = Papa.parse<Cells>(text, { header: true, delimiter: '\t', skipEmptyLines: true });
  return data.map((cells) => Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== '')));
}

const headers = [
  'Account',
  'Campaign#Original',
  'Campaign',
  'Campaign Type',
  'Budget',
  'Languages',
  'Bid Strategy Type',
  'Ad Schedule',
  'Ad Group',
  'Ad Group Type',
  'Max CPC',
  'ID',
  'Location',
  'Keyword',
  'Criterion Type',
  'Quality score',
  'Ad type',
  'Headline 1',
  'Headline 1 position',
  'Headline 2',
  'Headline 3',
  'Headline 4',
  'Description 1',
  'Description 2',
  'Path 1',
  'Final URL',
  'Link Text',
  'Description Line 1',
  'Description Line 2',
  'Callout text',
  'Header',
  'Snippet Values',
  'Promotion target',
  'Percent discount',
  'Campaign Status',
  'Status',
  'Coluna nova',
];
const campaign = { Campaign: 'Busca | Vitalis' };
const bottom = { ...campaign, 'Ad Group': 'Fundo' };
const ad = {
  ...bottom,
  'Ad type': 'Responsive search ad',
  'Headline 1': 'Vitalis em Casa',
  'Headline 1 position': '1',
  'Headline 2': 'Peça Seu Kit',
  'Headline 3': 'Veja os Preços',
  'Headline 4': 'Receba em Casa',
  'Description 1': 'Conheça os kits.',
  'Description 2': 'Receba em casa.',
  'Final URL': 'https://loja.com.br',
  Status: 'Enabled',
};
const rows: FileCells[] = [
  {
    ...campaign,
    'Campaign Type': 'Search',
    Budget: '50.00',
    Languages: 'pt',
    'Bid Strategy Type': 'Target impression share',
    'Ad Schedule': '(Monday[08:15-18:00])',
    'Campaign Status': 'Enabled',
  },
  { ...campaign, ID: '2076', Location: 'Brasil', Status: 'Enabled' },
  { ...campaign, ID: '1001773', Location: 'São Paulo', Status: 'Enabled' },
  { ...campaign, Keyword: 'grátis', 'Criterion Type': 'Campaign Negative Phrase' },
  { ...bottom, 'Ad Group Type': 'Standard', 'Max CPC': '1.20' },
  {
    ...bottom,
    Keyword: 'comprar vitalis',
    'Criterion Type': 'Exact',
    'Quality score': '7',
    Status: 'Enabled',
  },
  { ...bottom, Keyword: 'vitalis preço', 'Criterion Type': 'Phrase', Status: 'Enabled' },
  { ...bottom, Keyword: 'vitalis antigo', 'Criterion Type': 'Broad', Status: 'Paused' },
  { ...bottom, Keyword: 'usado', 'Criterion Type': 'Negative Broad', Status: 'Enabled' },
  ad,
  {
    ...campaign,
    'Ad Group': 'Sem linha',
    Keyword: 'vitalis funciona',
    'Criterion Type': 'Broad',
    Status: 'Enabled',
  },
  {
    ...campaign,
    'Link Text': 'Preços',
    'Description Line 1': 'Veja os kits',
    'Description Line 2': 'E escolha',
    'Final URL': 'https://loja.com.br/precos',
    Status: 'Enabled',
  },
  { ...campaign, 'Callout text': 'Frete rápido', Status: 'Enabled' },
  { ...campaign, Header: 'Types', 'Snippet Values': 'Cápsulas\nGotas\nPó\n', Status: 'Enabled' },
  { ...campaign, 'Promotion target': 'Kit 3', 'Percent discount': '10', Status: 'Enabled' },
  { ...campaign, 'Coluna nova': 'algo que a Faísca não conhece' },
];
/** The campaign of a file of one. */
function importOne(bytes: Uint8Array) {
  const [made] = importFile(bytes);
  if (!made) throw new Error('the file has a campaign');
  return { made, draft: { settings: made.settings, groups: made.groups } satisfies CampaignDraft };
}
const importWhole = () => importOne(utf16File(headers, rows));
const [fundo, other] = ['id-1', 'id-2'] as const; // as `importFile` numbers them

function changed(change: (draft: CampaignDraft) => CampaignDraft, name?: string): Cells[] {
  const { made, draft } = importWhole();
  return rowsOf(exportOf(made, 'changes', { draft: change(draft), ...(name !== undefined && { name }) }));
}
const withSettings = (part: Partial<CampaignDraft['settings']>) => (now: CampaignDraft) => ({
  ...now,
  settings: { ...now.settings, ...part },
});

describe('a campaign of an Editor export', () => {
  it('becomes a draft', () => {
    const { draft } = importWhole();
    const [first, second] = draft.groups;
    expect(draft.settings).toMatchObject({
      dailyBudget: '50.00',
      countries: ['BR'],
      languages: ['pt'],
      negatives: ['"grátis"'],
      callouts: ['Frete rápido'],
      finalUrl: 'https://loja.com.br',
      presence: 'presence_or_interest',
    });
    expect(first).toMatchObject({ id: fundo, name: 'Fundo', negatives: ['usado'] });
    expect(first?.keywords.map(({ text }) => text)).toEqual(['[comprar vitalis]', '"vitalis preço"']);
    expect(first?.ads[0]?.titles[0]).toEqual({ text: 'Vitalis em Casa', pin: 1 });
    expect(second).toMatchObject({ id: other, name: 'Sem linha' });
  });

  it('keeps a semicolon in a value of a snippet', () => {
    const values = 'Gotas; frascos\nCápsulas\nPó\n';
    const [own] = importFile(
      utf16File(headers, [{ ...campaign, Header: 'Types', 'Snippet Values': values }]),
    );
    expect(own?.settings.snippets).toEqual([
      { header: 'Types', values: ['Gotas; frascos', 'Cápsulas', 'Pó'] },
    ]);
  });

  it.each([
    ['a campaign of every kind of row', utf16File(headers, rows)],
    ['a file of 244 columns', wholeFile],
    ['a Brazilian file', brazilianFile],
  ])('%s is exported row for row as it was, and has no changes', (_, bytes) => {
    const read = readEditorFile(bytes);
    if (!read.ok) throw new Error(read.error);
    const all = importFile(bytes);
    expect(all.flatMap((each) => exportOf(each, 'whole').rows).sort()).toEqual(
      read.file.rows.map(({ cells }) => cells).sort(),
    );
    expect(all.map((each) => exportOf(each, 'whole').headers)).toEqual(all.map(() => read.file.headers));
    expect(all.flatMap((each) => exportOf(each, 'changes').rows)).toEqual([]);
  });
});

describe('a keyword with the former broad match modifier', () => {
  const keyword = { ...bottom, Keyword: '+vitalis +max', 'Criterion Type': 'Broad', Status: 'Enabled' };
  const importOwn = () => importOne(utf16File(headers, [rows[0] ?? {}, rows[4] ?? {}, keyword, ad])).made;
  const written = ({ settings, groups }: MadeCampaign, text: string): CampaignDraft => ({
    settings,
    groups: groups.map((each) => ({ ...each, keywords: [{ text, by: 'hand' as const }] })),
  });

  it('keeps its name, and is paused by it', () => {
    const own = importOwn();
    expect(own.groups[0]?.keywords.map(({ text }) => text)).toEqual(['+vitalis +max']);
    expect(exportOf(own, 'changes').rows).toEqual([]);
    expect(rowsOf(exportOf(own, 'changes', { draft: written(own, '"vitalis max"') }))).toMatchObject([
      { Keyword: '+vitalis +max', 'Criterion Type': 'Broad', Status: 'Paused' },
      { Keyword: 'vitalis max', 'Criterion Type': 'Phrase', Status: 'Enabled' },
    ]);
  });

  it('is a phrase where it is new', () => {
    const draft = written(importOwn(), '+max +vitalis');
    const ready = prepareExport({ name: 'Nova', currency: 'BRL', draft });
    const text = Buffer.from(writeEditorFiles(ready, 'utf-8-bom')[0]?.bytes ?? '').toString();
    expect(text).toContain(',max vitalis,Phrase,');
  });
});

describe('the changes of an imported campaign', () => {
  it('rename the campaign by its original name', () => {
    expect(changed((now) => now, 'Busca nova')).toMatchObject([
      {
        'Campaign#Original': 'Busca | Vitalis',
        Campaign: 'Busca nova',
        Budget: '50.00',
        'Campaign Status': 'Enabled',
      },
    ]);
  });

  it('rename a group by its original name, with or without a row of its own', () => {
    const rename = (now: CampaignDraft) =>
      now.groups.reduce(
        (all, { id, name }) => changeGroup(all, id, (group) => ({ ...group, name: `${name} 2` })),
        now,
      );
    expect(changed(rename)).toEqual([
      {
        ...bottom,
        'Ad Group#Original': 'Fundo',
        'Ad Group': 'Fundo 2',
        'Ad Group Type': 'Standard',
        'Max CPC': '1.20',
      },
      { ...campaign, 'Ad Group#Original': 'Sem linha', 'Ad Group': 'Sem linha 2' },
    ]);
  });

  it.each<[string, (now: CampaignDraft) => CampaignDraft, object[]]>([
    [
      'pause a removed keyword',
      (now) => changeGroup(now, fundo, (group) => ({ ...group, keywords: group.keywords.slice(1) })),
      [{ Keyword: 'comprar vitalis', 'Criterion Type': 'Exact', 'Quality score': '7', Status: 'Paused' }],
    ],
    [
      'remove a negative, which cannot be paused',
      withSettings({ negatives: [] }),
      [{ Keyword: 'grátis', 'Criterion Type': 'Campaign Negative Phrase', Status: 'Removed' }],
    ],
    [
      'remove a location',
      withSettings({ countries: ['PT'] }),
      [
        { ID: '2076', Status: 'Removed' },
        { ID: '2620', Location: 'Portugal', Status: 'Enabled' },
      ],
    ],
    [
      'change one cell of the campaign and no other',
      withSettings({ dailyBudget: '80' }),
      [
        {
          Budget: '80.00',
          'Bid Strategy Type': 'Target impression share',
          'Ad Schedule': '(Monday[08:15-18:00])',
          'Campaign Status': 'Enabled',
        },
      ],
    ],
    [
      'pause a merged group and write its keywords in the other one',
      (now) => mergeGroups(now, new Set([fundo, other])),
      [
        { 'Ad Group': 'Fundo', Keyword: 'usado', Status: 'Removed' },
        { 'Ad Group': 'Sem linha', 'Ad Group Status': 'Paused' },
        { 'Ad Group': 'Fundo', Keyword: 'vitalis funciona', 'Criterion Type': 'Broad', Status: 'Enabled' },
      ],
    ],
    [
      'pause a moved keyword and write it in its new group',
      (now) => moveKeywords(now, { groupId: fundo, texts: new Set(['"vitalis preço"']) }, other),
      [
        { 'Ad Group': 'Fundo', Keyword: 'vitalis preço', Status: 'Paused' },
        { 'Ad Group': 'Sem linha', Keyword: 'vitalis preço', 'Criterion Type': 'Phrase', Status: 'Enabled' },
      ],
    ],
    [
      'change a sitelink by its original text',
      (now) =>
        withSettings({ sitelinks: now.settings.sitelinks.map((link) => ({ ...link, text: 'Kits' })) })(now),
      [
        {
          'Link Text#Original': 'Preços',
          'Link Text': 'Kits',
          'Description Line 1#Original': 'Veja os kits',
        },
      ],
    ],
    [
      'pause a removed callout',
      withSettings({ callouts: [] }),
      [{ 'Callout text': 'Frete rápido', Status: 'Paused' }],
    ],
    [
      'write a new callout',
      withSettings({ callouts: ['Frete rápido', 'Loja brasileira'] }),
      [{ 'Callout text': 'Loja brasileira', Status: 'Enabled' }],
    ],
    [
      'write a new negative of the campaign, once',
      withSettings({ negatives: ['"grátis"', '[pdf]'] }),
      [{ Keyword: 'pdf', 'Criterion Type': 'Campaign Negative Exact' }],
    ],
    [
      'write a new negative of a group, once',
      (now) => changeGroup(now, fundo, (group) => ({ ...group, negatives: ['usado', '"pdf"'] })),
      [{ 'Ad Group': 'Fundo', Keyword: 'pdf', 'Criterion Type': 'Negative Phrase', Status: 'Enabled' }],
    ],
    [
      'write a new group with what is in it',
      (now) => ({
        ...now,
        groups: [
          ...now.groups,
          {
            id: 'new',
            name: 'Novo',
            position: 3,
            negatives: ['pdf'],
            ads: [],
            keywords: [{ text: '[kit]', by: 'hand' }],
          },
        ],
      }),
      [
        { 'Ad Group': 'Novo', Keyword: 'pdf', 'Criterion Type': 'Negative Broad' },
        { 'Ad Group': 'Novo', 'Ad Group Type': 'Standard', 'Ad Group Status': 'Enabled' },
        { 'Ad Group': 'Novo', Keyword: 'kit', 'Criterion Type': 'Exact' },
      ],
    ],
    [
      'write whole tracking',
      withSettings({ trackingTemplate: '{lpurl}?a=1', finalUrlSuffix: 'b={gclid}' }),
      [{ Budget: '50.00', 'Tracking template': '{lpurl}?a=1', 'Final URL suffix': 'b={gclid}' }],
    ],
    [
      'write no tracking with a tag that Google does not know',
      withSettings({ trackingTemplate: '{lpurl}?a={xyz}', finalUrlSuffix: 'b={xyz}' }),
      [],
    ],
  ])('%s', (_, change, expected) => {
    const found = changed(change);
    expect(found).toMatchObject(expected);
    expect(found).toHaveLength(expected.length);
  });

  it('change an ad by its original texts, and empty what it lost', () => {
    const edit = (now: CampaignDraft) =>
      changeGroup(now, fundo, (group) => ({
        ...group,
        ads: group.ads.map((each) => ({
          ...each,
          titles: [{ text: 'Outro Título' }, ...each.titles.slice(1, 3)],
        })),
      }));
    expect(changed(edit)).toMatchObject([
      {
        'Headline 1#Original': 'Vitalis em Casa',
        'Headline 1': 'Outro Título',
        'Headline 1 position': ' -',
        'Headline 2#Original': 'Peça Seu Kit',
        'Headline 2': 'Peça Seu Kit',
        'Headline 4#Original': 'Receba em Casa',
        'Headline 4': '[]',
        Status: 'Enabled',
      },
    ]);
  });

  it('leave an ad as it is while Google Ads would refuse its new texts', () => {
    const edit = (now: CampaignDraft) =>
      changeGroup(now, fundo, (group) => ({
        ...group,
        ads: group.ads.map((each) => ({ ...each, titles: [] })),
      }));
    expect(changed(edit)).toEqual([]);
    const { made, draft } = importWhole();
    const now = edit(draft);
    const ready = prepareExport({ name: made.imported.givenName, currency: 'BRL', draft: now });
    expect(importedOutcome(made.imported, ready, now)).toEqual({
      counts: { changed: 0, paused: 0, added: 0 },
      out: [{ kind: 'ads', text: '', group: 'Fundo', why: 'few_titles' }],
      isZip: false,
    });
  });
});

describe('the export of an imported campaign', () => {
  it.each<[what: string, change: (now: CampaignDraft) => CampaignDraft, counts: ImportedTable['counts']]>([
    ['nothing', (now) => now, { changed: 0, paused: 0, added: 0 }],
    [
      'a budget, a removed negative and a new callout',
      withSettings({ dailyBudget: '80', negatives: [], callouts: ['Frete rápido', 'Loja brasileira'] }),
      { changed: 1, paused: 1, added: 1 },
    ],
    [
      'a removed group, which stops its keywords',
      (now) => ({ ...now, groups: now.groups.filter(({ id }) => id !== fundo) }),
      { changed: 0, paused: 1, added: 0 },
    ],
  ])('counts %s', (_, change, counts) => {
    const { made, draft } = importWhole();
    expect(exportOf(made, 'changes', { draft: change(draft) }).counts).toEqual(counts);
  });

  it.each([
    ['has no column of prices, in a file of their own', headers, 0, 1],
    ['has it, among its rows', [...headers, 'Type'], 1, 0],
  ])('writes new prices, where the file %s', (_, names, inRows, apart) => {
    const { made, draft } = importOne(utf16File(names, rows));
    const item = { header: 'Um', description: 'Frasco', amount: '10', unit: null, url: '' };
    const prices = [{ type: 'Brands' as const, qualifier: null, language: null, items: [item, item, item] }];
    const table = exportOf(made, 'changes', { draft: withSettings({ prices })(draft) });
    expect([table.rows.length, table.prices.length]).toEqual([inRows, apart]);
    expect([...table.rows, ...table.prices].flat()).toEqual(
      expect.arrayContaining(['Brands', campaign.Campaign]),
    );
  });

  it('renames a campaign whose own row the file does not have', () => {
    const { made } = importOne(utf16File(headers, rows.slice(1)));
    expect(rowsOf(exportOf(made, 'changes', { name: 'Nova' }))).toEqual([
      { 'Campaign#Original': campaign.Campaign, Campaign: 'Nova' },
    ]);
  });

  it('tells what it leaves out, but not what the file had already, nor an emptied group', () => {
    const [old, added] = ['x'.repeat(26), 'y'.repeat(26)];
    const { made, draft } = importOne(utf16File(headers, [...rows, { ...campaign, 'Callout text': old }]));
    const now = {
      settings: { ...draft.settings, callouts: [...draft.settings.callouts, added] },
      groups: draft.groups.map((group) => (group.id === other ? { ...group, keywords: [] } : group)),
    };
    const ready = prepareExport({ name: made.imported.givenName, currency: 'BRL', draft: now });
    expect(ready.out.map(({ kind }) => kind)).toEqual(['callouts', 'callouts', 'adGroups']);
    expect(importedOutcome(made.imported, ready, now).out).toEqual([
      { kind: 'callouts', text: added, group: null, why: 'too_long' },
    ]);
  });
});

it('a setting of a campaign whose own row the file does not have is written in a new one', () => {
  const { made, draft } = importOne(utf16File(headers, rows.slice(1)));
  const table = exportOf(made, 'changes', { draft: withSettings({ dailyBudget: '80' })(draft) });
  expect(rowsOf(table)).toEqual([{ ...campaign, Budget: '80.00' }]);
  expect(table.counts).toEqual({ changed: 0, paused: 0, added: 1 });
});

describe('a group whose name has two blanks', () => {
  const importAs = (name: string) => {
    const own = rows.slice(0, 10).map((row) => (row['Ad Group'] ? { ...row, 'Ad Group': name } : row));
    return importOne(utf16File(headers, own)).made;
  };
  const withKeyword = (own: MadeCampaign, name: string): CampaignDraft => ({
    settings: own.settings,
    groups: own.groups.map((group) => ({
      ...group,
      name,
      keywords: [...group.keywords, { text: 'vitalis novo', by: 'hand' }],
    })),
  });

  it('keeps it in new rows, which would make another group else', () => {
    const own = importAs('A  B');
    expect(rowsOf(exportOf(own, 'changes', { draft: withKeyword(own, 'A  B') }))).toMatchObject([
      { 'Ad Group': 'A  B', Keyword: 'vitalis novo' },
    ]);
  });

  it('gets a new name in all rows alike', () => {
    const own = importAs('A  B');
    expect(rowsOf(exportOf(own, 'changes', { draft: withKeyword(own, 'C  D') }))).toMatchObject([
      { 'Ad Group#Original': 'A  B', 'Ad Group': 'C D', 'Ad Group Type': 'Standard' },
      { 'Ad Group': 'C D', Keyword: 'vitalis novo' },
    ]);
  });

  it('is the group of the account, where our file wrote one blank', () => {
    const own = importAs('A  B');
    const { imported } = importAs('A B');
    const compared = compareCampaign(imported, { ...own, groupNames: {} });
    expect(exportOf({ ...own, ...compared }, 'changes').rows).toEqual([]);
  });
});

describe('a campaign made here, after its file was published', () => {
  function publish() {
    const { draft } = importWhole();
    const [first, second] = draft.groups;
    if (!first || !second) throw new Error('the file has two groups');
    const own: CampaignDraft = {
      settings: {
        ...draft.settings,
        finalUrl: 'https://loja.com.br',
        sitelinks: [
          { text: 'Preços', desc1: '', desc2: '', url: '' },
          { text: 'Entrega', desc1: '', desc2: '', url: '' },
        ],
      },
      groups: [{ ...first, ads: first.ads.map((each) => ({ ...each, finalUrl: '' })) }, second],
    };
    const ready = prepareExport({ name: 'Busca', currency: 'BRL', draft: own });
    const read = readEditorFile(writeEditorFiles(ready, 'utf-16le')[0]?.bytes ?? new Uint8Array());
    if (!read.ok) throw new Error(read.error);
    const [exported] = splitCampaigns(read.file);
    if (!exported) throw new Error('the file has the campaign');
    // Google sets the first day, and Editor writes the assets in an order of its own.
    const source = { ...exported.source, rows: exported.source.rows.toReversed() };
    const start = source.headers.indexOf('Start Date');
    const type = source.headers.indexOf('Campaign Type');
    const rowsOfAccount = source.rows.map((row) => (row[type] ? { ...row, [start]: '2026-11-01' } : row));
    const compared = compareCampaign(
      { name: 'Busca', source: { ...source, rows: rowsOfAccount } },
      { ...own, groupNames: {} },
    );
    const changes = (now: CampaignDraft) =>
      rowsOf(
        importedTable(
          compared.imported,
          prepareExport({ name: 'Busca', currency: 'BRL', draft: now }),
          now,
          'changes',
        ),
      );
    return { own, source, compared, changes };
  }

  it('has no changes, and takes what the account alone knows', () => {
    const { own, compared, changes } = publish();
    expect(compared.settings.startDate).toBe('2026-11-01');
    expect(changes({ ...own, settings: compared.settings })).toEqual([]);
  });

  it('finds a group that was renamed between two comparisons', () => {
    const { own, source, compared } = publish();
    const renamed = { ...own, groups: own.groups.map((each) => ({ ...each, name: `${each.name} 2` })) };
    const { groupNames } = compared.imported;
    const again = compareCampaign({ name: 'Busca', source }, { ...renamed, groupNames });
    expect(again.imported.groupNames).toEqual(groupNames);
  });

  it('writes only what changed since', () => {
    const { own, compared, changes } = publish();
    const [first, ...rest] = own.groups;
    if (!first) throw new Error('the draft has groups');
    const now = {
      settings: compared.settings,
      groups: [{ ...first, keywords: first.keywords.slice(1) }, ...rest],
    };
    expect(changes(now)).toMatchObject([{ Keyword: 'comprar vitalis', Status: 'Paused' }]);
  });
});

describe('any file', () => {
  const cell = fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    fc.constantFrom(
      'Fundo',
      'Meio',
      '[]',
      ' -',
      '--',
      '50.00',
      '2076',
      'Exact',
      'Negative Phrase',
      'Campaign negative',
      'Paused',
      'Search',
      'a\nb',
      '=1+1',
      '"x"',
    ),
    fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => text.replaceAll('\u0000', '').replaceAll('\uFEFF', '')),
  );
  const file = fc
    .uniqueArray(fc.constantFrom(...headers, 'Descrição livre', 'Type', 'First page bid'), { minLength: 1 })
    .chain((names) => {
      const all = [...new Set([...names, 'Campaign'])];
      const row = fc.record(
        Object.fromEntries(
          all.map((name) => [
            name,
            name === 'Campaign' ? fc.constantFrom('A', 'B', '<Account-level>', ' A ') : cell,
          ]),
        ),
      );
      return fc.record({ names: fc.constant(all), rows: fc.array(row, { minLength: 1, maxLength: 25 }) });
    });

  it(
    'gives the same rows after an import and an export, and plans within their limits',
    { tags: 'long' },
    () => {
      fc.assert(
        fc.property(file, ({ names, rows: found }) => {
          const bytes = utf16File(names, found);
          const read = readEditorFile(bytes);
          if (!read.ok || splitCampaigns(read.file).length === 0) return;
          const all = importFile(bytes);
          const before = read.file.rows.map(({ cells }) => cells);
          expect(all.flatMap((each) => exportOf(each, 'whole').rows).sort()).toEqual(before.sort());
          for (const each of all) {
            expect(exportOf(each, 'changes').rows).toEqual([]);
            expect(campaignSettingsSchema.safeParse(each.settings).error).toBeUndefined();
            for (const { id: _, ...group } of each.groups)
              expect(adGroupSchema.safeParse(group).error).toBeUndefined();
          }
        }),
        { numRuns: 300 },
      );
    },
  );
});
