import { gzipSync, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readReport } from '#domain/measuring/reports/report.ts';
import { writeSpreadsheet } from '#client/lib/write-spreadsheet.ts';
import { cellText, tablesIn } from './tables-in.ts';

const csv = 'Termo de pesquisa,Campanha,Cliques,Custo\nvita,BR,3,"10,50"\n';
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const cover = { name: 'Capa', rows: [['Relatório mensal'], ['Investimento total', 'R$ 10,50']] };
const terms = {
  name: 'Dados',
  rows: [
    ['Termo de pesquisa', 'Campanha', 'Cliques', 'Custo'],
    ['vita, kit', 'BR', 1289, 1.234],
  ],
};
const places = {
  name: 'Locais',
  rows: [
    ['Local correspondente', 'Campanha', 'Cliques', 'Custo'],
    ['SP', 'BR', 1, 2],
  ],
};

describe('the tables of', () => {
  it('a plain file are the file', async () => {
    expect(await tablesIn('a.csv', strToU8(csv))).toMatchObject([{ name: 'a.csv', isSheet: false }]);
  });

  it('a GZIP are its file', async () => {
    const [table] = await tablesIn('a.csv.gz', gzipSync(strToU8(csv)));
    expect([table?.name, table && text(table.bytes)]).toEqual(['a.csv', csv]);
  });

  it('a spreadsheet are the sheets that we know, whatever its name', async () => {
    const tables = await tablesIn('locais.csv', await writeSpreadsheet([cover, terms]));
    expect(tables).toMatchObject([{ name: 'locais.csv', isSheet: true }]);
    const [table] = tables;
    expect(table && readReport(table.bytes)).toMatchObject({
      error: null,
      type: 'search_terms',
      totals: { clicks: 1289, cost: 1.23 },
    });
  });

  it('a spreadsheet of two reports are both, each with the name of its sheet', async () => {
    const tables = await tablesIn('mês.xlsx', await writeSpreadsheet([cover, terms, places]));
    expect(tables.map(({ name }) => name)).toEqual(['mês.xlsx (Dados)', 'mês.xlsx (Locais)']);
    expect(tables.map(({ bytes }) => readReport(bytes).type)).toEqual(['search_terms', 'places']);
  });

  it('a spreadsheet without a report are its first sheet, which is refused with the reason', async () => {
    const tables = await tablesIn('capa.xlsx', await writeSpreadsheet([cover]));
    expect(tables.map(({ bytes }) => readReport(bytes).error)).toEqual([
      'Linha 1, coluna 1: não é um relatório do Google Ads nem de vendas: nenhum cabeçalho conhecido.',
    ]);
  });

  it('a ZIP are its files, those of the archives in it too', async () => {
    const zip = zipSync({
      'a/b.csv': strToU8(csv),
      'c.csv.gz': gzipSync(strToU8(csv)),
      'd.xlsx': await writeSpreadsheet([terms]),
    });
    const tables = await tablesIn('todos.zip', zip);
    expect(tables.map(({ name, isSheet }) => [name, isSheet])).toEqual([
      ['a/b.csv', false],
      ['c.csv', false],
      ['d.xlsx', true],
    ]);
  });

  it('archives in an archive have one limit together', async () => {
    const inner = zipSync({ 'a.csv': strToU8(csv) });
    const directory = inner.lastIndexOf(0x02, -20); // the last file's entry begins with PK, 1 and 2
    new DataView(inner.buffer).setUint32(directory + 21, 40 * 1024 * 1024, true);
    const outer = zipSync(Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`${n}.zip`, inner])));
    await expect(tablesIn('todos.zip', outer)).rejects.toThrow('too large');
  });

  it.each(['ZZZZZZ1', 'A99999999', 'A1e9', 'A9999999', 'XFD5000'])(
    'a spreadsheet of a few bytes with a cell at %s are refused',
    async (cell) => {
      const files = unzipSync(await writeSpreadsheet([terms]));
      const path = 'xl/worksheets/sheet1.xml';
      const sheet = text(files[path] ?? new Uint8Array());
      const last = `<row r="${/\d+$/u.exec(cell)?.[0]}"><c r="${cell}"><v>1</v></c></row></sheetData>`;
      const hostile = zipSync({ ...files, [path]: strToU8(sheet.replace('</sheetData>', last)) });
      await expect(tablesIn('a.xlsx', hostile)).rejects.toThrow();
    },
  );

  it('a GZIP that holds far more are refused', async () => {
    const bytes = gzipSync(new Uint8Array(41 * 1024 * 1024));
    await expect(tablesIn('a.gz', bytes)).rejects.toThrow('too large');
  });

  it('a GZIP of several members are all of them, and a cut one is refused', async () => {
    const members = Buffer.concat([gzipSync(strToU8(csv)), gzipSync(strToU8('kit,BR,1,"2,00"\n'))]);
    const [table] = await tablesIn('a.csv.gz', members);
    expect(table && text(table.bytes)).toBe(`${csv}kit,BR,1,"2,00"\n`);
    await expect(tablesIn('a.csv.gz', members.subarray(0, -12))).rejects.toThrow();
  });

  it.each([
    ['a.ods', ['mimetype', 'content.xml', 'META-INF/manifest.xml']],
    ['a.xlsb', ['[Content_Types].xml', 'xl/workbook.bin']],
    ['a.numbers', ['Index/Document.iwa', 'preview.jpg']],
  ])('another document, %s, are the document itself', async (name, paths) => {
    const bytes = zipSync(Object.fromEntries(paths.map((path) => [path, strToU8('x')])));
    expect(await tablesIn(name, bytes)).toMatchObject([{ name, isSheet: false }]);
  });

  describe('a spreadsheet of another program', () => {
    /** The terms with another part. */
    const changed = async (path: string, change: (xml: string) => string, sheets = [terms]) => {
      const files = unzipSync(await writeSpreadsheet(sheets));
      const before = text(files[path] ?? new Uint8Array());
      expect(change(before)).not.toBe(before);
      return tablesIn('a.xlsx', zipSync({ ...files, [path]: strToU8(change(before)) }));
    };
    const SHEET = 'xl/worksheets/sheet1.xml';
    const cell = '<c r="D2"><v>1.234</v></c>';

    it.each([
      ['an error', '<c r="D2" t="e"><v>#N/A</v></c>', '#N/A'],
      ['a formula that nobody computed', '<c r="D2"><f>C2*2</f></c>', '#VALOR!'],
      ['a shared formula without value', '<c r="D2"><f t="shared" si="0"/><v/></c>', '#VALOR!'],
    ])('with %s is refused with its place', async (_, other, shown) => {
      const [table] = await changed(SHEET, (xml) => xml.replace(cell, other));
      expect(table && readReport(table.bytes).error).toMatch(`Linha 2, coluna 4: "${shown}" não é um número`);
    });

    it('without the names of rows and cells is read', async () => {
      const [table] = await changed(SHEET, (xml) => xml.replaceAll(/(<(?:row|c)\b[^>]*?) r="\w+"/gu, '$1'));
      expect(table && readReport(table.bytes)).toMatchObject({
        error: null,
        totals: { clicks: 1289, cost: 1.23 },
      });
    });

    it('with a hidden sheet is read without it', async () => {
      const hide = (xml: string) => xml.replace(/(<sheet [^>]*name="Locais")/u, '$1 state="hidden"');
      const tables = await changed('xl/workbook.xml', hide, [terms, places]);
      expect(tables.map(({ bytes }) => readReport(bytes).type)).toEqual(['search_terms']);
    });
  });
});

it.each([
  [1289, '1289'],
  [1.234, '1.2340'],
  [1034.8799999999999, '1034.88'],
  [-0.5, '-0.5'],
  [1.2345678901234e17, '1.23457E+17'],
  [new Date('2026-09-01T00:00:00Z'), '2026-09-01'],
  [new Date('2026-09-01T14:05:09Z'), '2026-09-01 14:05:09'],
  ['R$ 1.234,56', 'R$ 1.234,56'],
  [true, 'true'],
  [null, ''],
])('the cell %s is written as %s', (cell, written) => {
  expect(cellText(cell)).toBe(written);
});
