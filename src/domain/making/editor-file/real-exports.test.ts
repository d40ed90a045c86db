import { describe, expect, it } from 'vitest';
import { readEditorFile, writeEditorFile } from './editor-file.ts';
import { summarizeEditorFile } from './summary.ts';
import { brazilianHeader, brazilianRows, one, two, wholeHeader, wholeRows } from './testing/exports.ts';
import { utf16File } from './testing/utf16-file.ts';

describe('exports with the columns of real ones', () => {
  it('has 244 columns', () => {
    expect(wholeHeader).toHaveLength(244);
  });

  it.each([
    ['of 244 columns', wholeHeader, wholeRows],
    ['of a Brazilian account', brazilianHeader, brazilianRows],
  ])('%s lose no row, and are written back as they were', (_, headers, rows) => {
    const bytes = utf16File(headers, rows);
    const read = readEditorFile(bytes);
    if (!read.ok) throw new Error(read.error);
    expect(read.file.rows.map(({ cells }) => cells)).toEqual(
      rows.map((cells) => headers.map((header) => cells[header] ?? '')),
    );
    expect(Buffer.from(writeEditorFile(read.file)).equals(Buffer.from(bytes))).toBe(true);
  });

  it('are counted campaign by campaign', () => {
    const whole = summarizeEditorFile(readEditorFile(utf16File(wholeHeader, wholeRows)));
    expect(whole).toMatchObject({ ok: true, dialect: 'editor', encoding: 'utf-16le' });
    expect(whole.campaigns).toMatchObject([
      { name: one.Campaign, adGroups: 1, ads: 1, sitelinks: 1, callouts: 1, snippets: 1, promotions: 1 },
      { name: two.Campaign, adGroups: 0, ads: 0, callouts: 1 },
    ]);
    const [brazilian] = summarizeEditorFile(
      readEditorFile(utf16File(brazilianHeader, brazilianRows)),
    ).campaigns;
    expect(brazilian).toMatchObject({
      adGroups: 1,
      ads: 1,
      sitelinks: 1,
      keywords: { broad: 1, phrase: 1, exact: 1 },
      negatives: { campaign: 2, adGroup: 1 },
    });
  });
});
