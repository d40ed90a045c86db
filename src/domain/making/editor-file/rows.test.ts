import { describe, expect, it } from 'vitest';
import { readEditorFile } from './editor-file.ts';
import { readSource } from './imported/read-source.ts';
import { splitCampaigns } from './imported/split-campaigns.ts';
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
