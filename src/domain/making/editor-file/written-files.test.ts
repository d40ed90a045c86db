import { describe, expect, it } from 'vitest';
import { type CampaignSettings, emptySettings } from '#domain/making/structure/settings.ts';
import { prepareExport } from './prepare-export.ts';
import { listsFile, oneLine, writeEditorFiles, writeWebFiles } from './write-files.ts';

const ready = (own: Partial<CampaignSettings> = {}) =>
  prepareExport({
    name: 'BR',
    currency: 'BRL',
    draft: { settings: { ...emptySettings, ...own }, groups: [] },
  });
const item = (header: string) => ({
  header,
  description: 'Um frasco',
  amount: '10.00',
  unit: null,
  url: 'https://a.com.br/',
});
const prices: CampaignSettings['prices'] = [
  { type: 'Brands', qualifier: null, language: 'pt', items: ['A', 'B', 'C'].map(item) },
];
const text = (bytes: Uint8Array | undefined) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

describe('the files of a campaign', () => {
  it('for Editor have prices in one of their own', () => {
    const [main, own, ...others] = writeEditorFiles(ready({ prices }), 'utf-8-bom');
    expect([main?.name, own?.name, others]).toEqual(['1-campanha.csv', '2-precos.csv', []]);
    expect(text(main?.bytes)).toMatch(/^\uFEFFCampaign,/u);
    expect(text(main?.bytes)).not.toContain('Um frasco');
    const [header, ...rows] = text(own?.bytes).trimEnd().split('\r\n');
    expect(header).toMatch(/^\uFEFFCampaign,Source,/u);
    expect(rows).toEqual([expect.stringMatching(/^BR,Advertiser,.*,A,Um frasco,10\.00,/u)]);
  });

  it('for Editor are one where there are no prices', () => {
    expect(writeEditorFiles(ready(), 'utf-16le').map(({ name }) => name)).toEqual(['1-campanha.csv']);
    expect(listsFile([], 'utf-16le')).toEqual([]);
  });

  it('for the browser are numbered without those that have no row, and begin with the header', () => {
    const files = writeWebFiles(ready({ callouts: ['Pix'] }), { decimal: ',' });
    expect(files.map(({ name }) => name)).toEqual(['1-campanha.csv', '2-frases-de-destaque.csv']);
    expect(text(files[1]?.bytes)).toBe(
      'Row type,Action,Campaign,Ad group,Callout text\r\nCallout extension,add,BR,,Pix\r\n',
    );
  });
});

it.each([
  ['Headline 1', 'a\tb', 'a b'],
  ['Headline 1', 'a\r\n\tb\nc', 'a b c'],
  ['Snippet Values', 'a\tb\r\nc', 'a b \nc'],
  ['Snippet Values#Original', 'a\nb', 'a\nb'],
  ['Structured Snippet Values', 'a\nb', 'a b'],
])('a cell of %s: %j is written as %j', (column, value, written) => {
  expect(oneLine(column, value)).toBe(written);
});
