import { describe, expect, it } from 'vitest';
import { findColumns } from './columns.ts';
import { readEditorFile } from './editor-file.ts';
import { readSource } from './imported/read-source.ts';
import { splitCampaigns } from './imported/split-campaigns.ts';
import { classifyRow, type RowKind } from './rows.ts';
import { summarizeEditorFile } from './summary.ts';

const file = (lines: readonly string[]) =>
  readEditorFile(new TextEncoder().encode(['Campaign,Ad Group,Keyword,Criterion Type', ...lines].join('\n')));

/** The rows of a hand-made file: signs, other languages and types that nobody knows. */
const lines = [
  'Camp A,G1,[vitalis],Phrase',
  'Camp A,G1,"""vitalis max""",Broad',
  'Camp A,,jobs,Negative',
  'Camp A,G1,jobs,Negative exact',
  'Camp A,,free,Campaign negative broad',
  'Camp A,G1,x,Negativo',
  'Camp A,G1,y,Exact match',
  'Camp A,G1,z,',
  'Camp A,G1,w,Exata',
  'Camp A,G1,v,Semelhante',
];

describe('the type of a keyword in a file', () => {
  it('is never guessed positive', () => {
    const { campaigns, warnings } = summarizeEditorFile(file(lines));
    expect(campaigns).toMatchObject([
      { keywords: { exact: 2, phrase: 1, broad: 2 }, negatives: { campaign: 2, adGroup: 2 } },
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^Palavras-chave com um tipo que não conhecemos, que ficam de fora: 1 \("Semelhante"\)/,
      ),
    ]);
  });

  it('that nobody knows is left out of the campaign that is made of it', () => {
    const read = file(lines);
    if (!read.ok) throw new Error(read.error);
    const [found] = splitCampaigns(read.file);
    if (!found) throw new Error('the file has a campaign');
    const { groups, settings } = readSource(found.source, found.name);
    expect(groups.get('G1')?.keywords.map(({ text }) => text)).toEqual([
      '"vitalis"',
      'vitalis max',
      '[y]',
      'z',
      '[w]',
    ]);
    expect(groups.get('G1')?.negatives).toEqual(['[jobs]', 'x']);
    expect(settings.negatives).toEqual(['jobs', 'free']);
  });
});

it.each<[cells: Record<string, string>, RowKind | null]>([
  [{ Keyword: 'kit' }, { is: 'keyword', match: 'broad' }],
  [{ Keyword: '[kit]' }, { is: 'keyword', match: 'exact' }],
  [
    { Keyword: '"kit"', 'Criterion Type': 'Broad' },
    { is: 'keyword', match: 'broad' },
  ],
  [
    { Keyword: 'kit', 'Criterion Type': 'Frase' },
    { is: 'keyword', match: 'phrase' },
  ],
  [
    { Keyword: 'kit', 'Criterion Type': 'Amplia' },
    { is: 'keyword', match: 'broad' },
  ],
  [{ Keyword: 'kit', 'Criterion Type': 'Semelhante' }, { is: 'unknown' }],
  [
    { Keyword: 'pdf', 'Criterion Type': 'Negative Exact', 'Ad Group': 'G' },
    { is: 'negative', level: 'adGroup' },
  ],
  [
    { Keyword: 'pdf', 'Criterion Type': 'Negative Exact' },
    { is: 'negative', level: 'campaign' },
  ],
  [
    { Keyword: 'pdf', 'Criterion Type': 'Campaign Negative', 'Ad Group': 'G' },
    { is: 'negative', level: 'campaign' },
  ],
  [
    { Keyword: 'pdf', 'Criterion Type': 'Sub-campaign negative', 'Ad Group': 'G' },
    { is: 'negative', level: 'adGroup' },
  ],
  [
    { 'Negative keyword': 'pdf', 'Ad Group': 'G' },
    { is: 'negative', level: 'adGroup' },
  ],
  [
    { 'Negative keyword': 'pdf', 'Ad Group': 'G', Level: 'CAMPAIGN' },
    { is: 'negative', level: 'campaign' },
  ],
  [{ 'Ad type': 'Responsive search ad' }, { is: 'ad' }],
  [{ 'Headline 1': 'Vitalis' }, { is: 'ad' }],
  [{ 'Headline 1': 'Vitalis', 'Phone Number': '11 3456', 'Business name': 'Vitalis' }, { is: 'ad' }],
  [{ 'Phone Number': '11 3456' }, { is: 'asset', asset: 'calls' }],
  [{ 'Business name': 'Vitalis' }, { is: 'asset', asset: 'businessNames' }],
  [{ 'Callout text': 'Nota fiscal' }, { is: 'asset', asset: 'callouts' }],
  [{ 'Callout text': 'Nota fiscal', 'Headline 1': 'Vitalis' }, null],
  [{ Keyword: 'kit', 'Headline 1': 'Vitalis' }, null],
  [{ Campaign: 'Vitalis' }, { is: 'other' }],
])('a row with %j is %j', (cells, kind) => {
  const headers = Object.keys(cells);
  expect(classifyRow(Object.values(cells), findColumns(headers))).toEqual(kind);
});
