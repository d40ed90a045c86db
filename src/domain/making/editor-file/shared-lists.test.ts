import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { readEditorFile } from './editor-file.ts';
import { encodeUtf16 } from './encode.ts';
import { previewImport } from './imported/preview-import.ts';
import { prepareExport } from './prepare-export.ts';
import { campaignBlocks } from './paste-blocks.ts';
import { listsFile, writeEditorFiles, writeWebFiles } from './write-files.ts';
import { webOmissions } from './web-tables.ts';

const list = (name: string, negatives: string[]) => ({
  id: name,
  name,
  negatives,
  version: 1,
  campaignIds: [],
});

function readLists(bytes: Uint8Array | undefined) {
  const read = previewImport(readEditorFile(bytes ?? new Uint8Array()));
  if (!read.ok) throw new Error(read.error);
  return read;
}
const decoded = (bytes: Uint8Array | undefined) =>
  Buffer.from(bytes ?? [])
    .subarray(2)
    .toString('utf16le')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split('\t'));

/** Lines of a file, with the columns of shared lists. */
const fileOf = (...rows: string[][]) =>
  encodeUtf16([
    [
      'Campaign',
      'Keyword',
      'Criterion Type',
      'Shared set name',
      'Shared set type',
      'Keyword count',
      'Budget',
    ],
    ...rows,
  ]);
const SET = 'Shared negative keyword list';

describe('the file of shared lists', () => {
  const lists = [
    { name: 'Curiosos', negatives: ['grátis', '"como fazer"', '[receita]'], campaigns: ['BR', 'PT'] },
  ];

  it('has the list, its negatives and its campaigns', () => {
    const [file] = listsFile(lists, 'utf-16le');
    expect(file?.name).toBe('3-listas-de-negativas.csv');
    expect(decoded(file?.bytes)).toEqual([
      ['Campaign', 'Keyword', 'Criterion Type', 'Shared set name', 'Shared set type'],
      ['', '', '', 'Curiosos', SET],
      ['', 'grátis', 'Negative Broad', 'Curiosos', ''],
      ['', 'como fazer', 'Negative Phrase', 'Curiosos', ''],
      ['', 'receita', 'Negative Exact', 'Curiosos', ''],
      ['BR', '', '', 'Curiosos', SET],
      ['PT', '', '', 'Curiosos', SET],
    ]);
  });

  it('gives the lists back, and no campaign', () => {
    const word = fc.constantFrom('grátis', 'PDF', 'rex', 'ñandú', '無料');
    const negative = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '"', '['))
      .map(([words, sign]) => `${sign}${words.join(' ').toLowerCase()}${sign === '[' ? ']' : sign}`);
    const made = fc.record({
      negatives: fc.uniqueArray(negative, { minLength: 1, maxLength: 8 }),
      campaigns: fc.uniqueArray(fc.constantFrom('BR', 'PT', '#1'), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(made, { minLength: 1, maxLength: 4 }), (all) => {
        const written = all.map((each, at) => ({ name: `Lista ${at}`, ...each }));
        const { campaigns, lists: found } = readLists(listsFile(written, 'utf-16le')[0]?.bytes);
        expect(campaigns).toEqual([]);
        expect(found).toEqual(written.map((each) => ({ ...each, expected: null })));
      }),
    );
  });
});

describe('the lists of a campaign', () => {
  const draft = {
    settings: { ...emptySettings, negatives: ['curso'] },
    groups: [],
    lists: [list('Curiosos', ['grátis', 'o que é isto!']), list('Vazia', ['@'])],
  };
  const made = () => prepareExport({ name: 'BR', currency: 'BRL', draft });

  it('leave out what Google refuses, and a list without the rest', () => {
    const ready = made();
    expect(ready.draft.lists).toMatchObject([{ name: 'Curiosos', negatives: ['grátis'] }]);
    expect(ready.counts.negativeLists).toBe(1);
    expect(ready.out).toEqual(
      ['o que é isto!', '@'].map((text) => ({ kind: 'negativeLists', text, group: null, why: 'refused' })),
    );
  });

  it('stand in a file of their own for Editor, and in none for the browser', () => {
    const ready = made();
    const files = writeEditorFiles(ready, 'utf-16le');
    expect(files.map(({ name }) => name)).toEqual(['1-campanha.csv', '3-listas-de-negativas.csv']);
    expect(readLists(files[1]?.bytes).lists).toMatchObject([{ name: 'Curiosos', campaigns: ['BR'] }]);
    expect(decoded(files[0]?.bytes).flat()).not.toContain('Curiosos');
    const web = writeWebFiles(ready, { decimal: ',' }).map(({ bytes }) => Buffer.from(bytes).toString());
    expect(web.join('')).not.toContain('Curiosos');
    expect(webOmissions(ready)).toContainEqual({
      kind: 'negativeLists',
      text: 'Curiosos',
      group: null,
      why: 'not_in_this_file',
    });
  });

  it('are blocks to paste', () => {
    expect(campaignBlocks(made())).toContainEqual({
      kind: 'negativeList',
      list: 'Curiosos',
      ad: null,
      lines: ['grátis'],
    });
  });
});

describe('the lists of an export of the account', () => {
  const campaign = ['BR', '', '', '', '', '', '50.00'];

  it.each([
    [
      'tells less than it has',
      [
        ['', '', '', 'Curiosos', SET, '2', ''],
        ['', 'a', 'Negative Broad', 'Curiosos', '', '', ''],
      ],
      [['a'], 2],
    ],
    [
      'tells all',
      [
        ['', '', '', 'Curiosos', SET, '1', ''],
        ['', 'a', 'Phrase', 'Curiosos', SET, '1', ''],
      ],
      [['"a"'], null],
    ],
    ['names no match type', [['', '[a]', '', 'Curiosos', '', '', '']], [['[a]'], null]],
  ] as const)('one that %s', (_case, rows, [negatives, expected]) => {
    const read = readLists(fileOf(campaign, ...rows.map((row) => [...row])));
    expect(read.lists).toEqual([{ name: 'Curiosos', negatives, campaigns: [], expected }]);
    expect(read.campaigns.map(({ name, summary }) => [name, summary.negatives])).toEqual([
      ['BR', { campaign: 0, adGroup: 0 }],
    ]);
  });

  it.each(['', '5001'])(
    'one that has more than Google takes, and says so with “%s”, is cut',
    { tags: 'long' },
    (count) => {
      const rows = Array.from({ length: 5001 }, (_, at) => [
        ...['', `termo ${at}`, 'Negative Broad', 'Curiosos', '', count, ''],
      ]);
      const negatives = Array.from({ length: 5000 }, (_, at) => `termo ${at}`);
      expect(readLists(fileOf(campaign, ...rows)).lists).toEqual([
        { name: 'Curiosos', negatives, campaigns: [], expected: 5000 },
      ]);
    },
  );

  it('placements are none of ours', () => {
    const rows = ['Shared placement exclusion list', 'Placement list'].map((type) => [
      '',
      '',
      '',
      type,
      type,
      '3',
      '',
    ]);
    expect(readLists(fileOf(campaign, ...rows)).lists).toEqual([]);
  });

  it('go back with the campaign as they came', () => {
    const rows = [
      ['', '', '', 'Curiosos', SET, '1', ''],
      ['BR', '', '', 'Curiosos', SET, '', ''],
    ];
    const { campaigns, lists } = readLists(fileOf(campaign, ...rows));
    expect(lists).toMatchObject([{ name: 'Curiosos', campaigns: ['BR'] }]);
    expect(campaigns).toHaveLength(1);
    expect(campaigns[0]?.source.rows).toHaveLength(3);
  });
});
