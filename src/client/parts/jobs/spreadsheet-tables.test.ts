import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { writeSpreadsheet } from '#client/lib/write-spreadsheet.ts';
import { spreadsheetTables } from './spreadsheet-tables.ts';

const draft: CampaignDraft = {
  settings: {
    ...emptySettings,
    dailyBudget: '50.00',
    negatives: ['"grátis"'],
    callouts: ['=HYPERLINK("http://x")', '+55 11', '@nome', 'Frete <rápido> & "já"', 'a\u0001b'],
    economics: { ...emptySettings.economics, commission: '100' },
  },
  groups: [
    {
      id: 'a',
      name: '-Fundo',
      position: 1,
      keywords: [{ text: '[comprar vitalis]', funnel: 'bottom', by: 'list' }],
      negatives: ['usado'],
      ads: [
        {
          titles: [{ text: 'Um Título', pin: 1 }],
          descriptions: [],
          path1: '',
          path2: '',
          finalUrl: 'https://a.com',
        },
      ],
    },
  ],
};
const tables = spreadsheetTables({ draft, name: 'Vitalis', currency: 'BRL' });

/** The texts of each sheet, read out of the file's XML. */
async function readSheets(written = tables): Promise<Map<string, string>> {
  const files = unzipSync(await writeSpreadsheet(written));
  const xml = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const names = [...xml('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
    ([, name = '']) => name,
  );
  const shared = xml('xl/sharedStrings.xml');
  return new Map(names.map((name, at) => [name, xml(`xl/worksheets/sheet${at + 1}.xml`) + shared]));
}

describe('the spreadsheet for people', () => {
  it('has a sheet for each part of the campaign that is not empty', () => {
    expect(tables.map(({ name, rows }) => [name, rows.length - 1])).toEqual([
      ['Campanha', 22],
      ['Grupos', 1],
      ['Palavras-chave', 1],
      ['Negativas', 2],
      ['Anúncios', 1],
      ['Frases de destaque', 5],
    ]);
    expect(tables.find(({ name }) => name === 'Palavras-chave')?.rows[1]).toEqual([
      '-Fundo',
      'comprar vitalis',
      '[Exata]',
      'Fundo',
    ]);
    expect(tables.find(({ name }) => name === 'Anúncios')?.rows[1]).toEqual([
      '-Fundo',
      1,
      'Título',
      'Um Título',
      9,
      1,
      'https://a.com',
    ]);
  });

  it('holds amounts as numbers and no text that a spreadsheet would run', async () => {
    const sheets = await readSheets();
    expect([...sheets.keys()]).toEqual(tables.map(({ name }) => name));
    const whole = [...sheets.values()].join('');
    for (const text of ["'=HYPERLINK(", "'+55 11", "'@nome", "'-Fundo", 'Frete &lt;rápido&gt; &amp;', 'a b'])
      expect(whole.replaceAll('&#39;', "'").replaceAll('&apos;', "'")).toContain(text);
    expect(whole).not.toMatch(/>[=+@-]/);
    expect(whole).not.toContain('<f>');
    expect(sheets.get('Campanha')).toMatch(/<c r="B\d+"><v>50<\/v>/);
  });

  it.each([
    ['a replacement character', '\uFFFD=A1', "' =A1"],
    ['a character that is none', '\uFFFF=A1', "' =A1"],
    ['half an emoji', '\uD83D=A1', "' =A1"],
    ['a control character', '\u0001=A1', "' =A1"],
    ['blanks', '  =A1', "'  =A1"],
    ['a line break', '\n=A1', "'\n=A1"],
  ])('holds no formula behind %s', async (_what, text, cell) => {
    expect(await cellOf(text)).toBe(cell);
  });

  it.each([
    ['_x003D_A1', '_x005F_x003D_A1'],
    ['_x005f_x003D_', '_x005F_x005f_x005F_x003D_'],
    ['kit_x1_', 'kit_x1_'],
  ])('keeps %s, which the format would read as another character', async (text, cell) => {
    expect(await cellOf(text)).toBe(cell);
  });
});

async function cellOf(text: string): Promise<string | undefined> {
  const sheets = await readSheets([{ name: 'Um', rows: [['Frase'], [text]] }]);
  return [...(sheets.get('Um') ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].at(-1)?.[1];
}
