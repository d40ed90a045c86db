import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readEditorFile, writeEditorFile } from './editor-file.ts';
import { summarizeEditorFile } from './summary.ts';

const headers = [
  'Account',
  'Campaign#Original',
  'Campaign',
  'Campaign Type',
  'Budget',
  'Ad Group',
  'Max CPC',
  'Keyword',
  'Criterion Type',
  'Ad type',
  'Headline 1',
  'Headline 1 position',
  'Description 1',
  'Link Text',
  'Description Line 1',
  'Callout text',
  'Header',
  'Snippet Values',
  'Promotion target',
  'Location',
  'Status',
];
type Cells = Partial<Record<string, string>>;
const rowOf = (cells: Cells): string[] => headers.map((header) => cells[header] ?? '');
const A = { Campaign: 'Busca | Vitalis' };
const rows: Cells[] = [
  { ...A, 'Campaign Type': 'Search', Budget: '50.00', Status: 'Paused' },
  { ...A, Location: 'Brasil' },
  { ...A, Keyword: 'grátis', 'Criterion Type': 'Campaign Negative Phrase' },
  { ...A, Keyword: 'pdf', 'Criterion Type': 'Negative Broad' },
  { ...A, 'Ad Group': 'Fundo', 'Max CPC': '1.50' },
  { ...A, 'Ad Group': 'Vazio', 'Max CPC': '1.50' },
  { ...A, 'Ad Group': 'Fundo', Keyword: 'comprar vitalis', 'Criterion Type': 'Exact' },
  { ...A, 'Ad Group': 'Fundo', Keyword: 'vitalis preço', 'Criterion Type': 'Phrase' },
  { ...A, 'Ad Group': 'Fundo', Keyword: 'vitalis', 'Criterion Type': 'Broad' },
  { ...A, 'Ad Group': 'Fundo', Keyword: 'usado', 'Criterion Type': 'Negative Exact' },
  {
    ...A,
    'Ad Group': 'Fundo',
    'Ad type': 'Responsive search ad',
    'Headline 1': 'Olá, "Vitalis"',
    'Headline 1 position': ' -',
  },
  { ...A, 'Link Text': 'Preços', 'Description Line 1': 'Veja os kits' },
  { ...A, 'Callout text': 'Frete rápido' },
  { ...A, Header: 'Types', 'Snippet Values': 'Cápsulas\nGotas\nPó\n' },
  { ...A, 'Promotion target': 'Kit 3' },
  { Campaign: 'Outra', 'Campaign Type': 'Search' },
  { Campaign: '<Account-level>', 'Callout text': 'Da conta' },
];

/** Writes a file independently of our own writer. */
function fileOf(table: readonly (readonly string[])[], delimiter: string): string {
  return table
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
    .join('\r\n');
}
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');
const table = [headers, ...rows.map(rowOf)];

const expected = {
  ok: true,
  dialect: 'editor',
  campaigns: [
    {
      name: 'Busca | Vitalis',
      adGroups: 2,
      keywords: { broad: 1, phrase: 1, exact: 1 },
      negatives: { campaign: 2, adGroup: 1 },
      ads: 1,
      sitelinks: 1,
      callouts: 1,
      snippets: 1,
      promotions: 1,
      prices: 0,
      calls: 0,
      businessNames: 0,
    },
    {
      name: 'Outra',
      adGroups: 0,
      keywords: { broad: 0, phrase: 0, exact: 0 },
      negatives: { campaign: 0, adGroup: 0 },
      ads: 0,
      sitelinks: 0,
      callouts: 0,
      snippets: 0,
      promotions: 0,
      prices: 0,
      calls: 0,
      businessNames: 0,
    },
  ],
  warnings: ['Linhas da conta ou da biblioteca, fora de campanhas: 1.'],
  error: null,
};

describe('an export of Google Ads Editor', () => {
  it.each([
    ['utf-16le', utf16(fileOf(table, '\t'))],
    ['utf-16le', utf16(fileOf(table, ','))],
    ['utf-8-bom', utf8(`\uFEFF${fileOf(table, ',')}`)],
    ['utf-8', utf8(fileOf(table, ';'))],
  ])('gives the right counts per campaign in %s', (encoding, bytes) => {
    expect(summarizeEditorFile(readEditorFile(bytes))).toEqual({ ...expected, encoding });
  });

  it('may have headers in any case, with or without spaces and underscores', () => {
    const loose = [headers.map((header) => header.toLowerCase().replaceAll(' ', '_')), ...rows.map(rowOf)];
    expect(summarizeEditorFile(readEditorFile(utf16(fileOf(loose, '\t'))))).toEqual({
      ...expected,
      encoding: 'utf-16le',
    });
  });

  it.each<[what: string, text: string, campaigns: string[]]>([
    ['a campaign called #1', 'Campaign,Keyword,Criterion Type\n#1 Marca,vitalis,Exact', ['#1 Marca']],
    ['lines of comments', '# modelo,,\nCampaign,Keyword,Criterion Type\n# aqui,,\nA,vitalis,Exact', ['A']],
    ["Google's other names of the columns", 'Campaign name,Ad group name,Keyword\nA,G,vitalis', ['A']],
    ['more commas in a name than columns', 'Campaign\tKeyword\nKits, A, B\tvitalis', ['Kits, A, B']],
    ['columns without a name', 'Campaign,,\nA,,', ['A']],
    ['a campaign called #1 alone', 'Campaign,Keyword\n#1,kit', ['#1']],
    ['rows of two campaigns in turn', 'Campaign,Keyword\nA,kit\nB,kit\nA,pote', ['A', 'B']],
    ["Excel's sep=", 'sep=;\r\nCampaign;Keyword\r\nA;vitalis', ['A']],
  ])('may have %s', (_, text, campaigns) => {
    const summary = summarizeEditorFile(readEditorFile(utf8(text)));
    expect(summary).toMatchObject({ ok: true, error: null });
    expect(summary.campaigns.map(({ name }) => name)).toEqual(campaigns);
  });

  it('may have rows of no campaign, and cells of spaces', () => {
    const text = 'Campaign,Ad Group,Keyword,Criterion Type,Type\n ,,kit,Exact,\nA, ,"  kit ",  ,Exact\n,,,,';
    const { campaigns, warnings } = summarizeEditorFile(readEditorFile(utf8(text)));
    expect(campaigns).toMatchObject([
      { name: 'A', adGroups: 0, keywords: { broad: 0, phrase: 0, exact: 1 } },
    ]);
    expect(warnings).toEqual(['Linhas da conta ou da biblioteca, fora de campanhas: 1.']);
  });

  it('names the first five types of keywords that nobody knows, each once', () => {
    const types = ['T1', 'T2', 'T1', 'T3', 'T4', 'T5', 'T6'];
    const text = ['Campaign,Keyword,Criterion Type', ...types.map((type) => `A,kit,${type}`)].join('\n');
    const { warnings } = summarizeEditorFile(readEditorFile(utf8(text)));
    expect(warnings).toEqual([expect.stringContaining('7 ("T1", "T2", "T3", "T4", "T5")')]);
  });

  it('is recognised as a web upload by its row types and actions', () => {
    const web = [
      ['Row Type', 'Action', 'Level', 'Campaign', 'Ad group', 'Keyword', 'Negative keyword', 'Type'],
      ['Keyword', 'Add', '', 'A', 'G', 'comprar', '', 'Exact match'],
      ['Negative keyword', 'Add', 'Campaign', 'A', '', '', 'grátis', 'Phrase match'],
    ];
    const summary = summarizeEditorFile(readEditorFile(utf8(fileOf(web, ','))));
    expect(summary.dialect).toBe('web');
    expect(summary.campaigns[0]).toMatchObject({
      adGroups: 1,
      keywords: { broad: 0, phrase: 0, exact: 1 },
      negatives: { campaign: 1, adGroup: 0 },
    });
  });
});

describe('writing a file that was read', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', ' -', 'a\tb', 'a"b', '"', 'a\r\nb', '=1+1'),
  );
  const clean = (value: string): string => value.replaceAll('\u0000', '').replaceAll('\uFEFF', '');

  it('gives the same rows, as another parser reads them', () => {
    const anyRow = fc.tuple(cell.map(clean), cell.map(clean), cell.map(clean));
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 20 }), (cells) => {
        const names = ['Campaign', 'Labels', 'Comment'];
        const written = cells.map(([labels, comment]) => ['Campanha', labels, comment]);
        const read = readEditorFile(utf16(fileOf([names, ...written], '\t')));
        if (!read.ok) throw new Error(read.error);
        const bytes = writeEditorFile(read.file);
        expect([bytes[0], bytes[1]]).toEqual([0xff, 0xfe]);
        const text = Buffer.from(bytes.subarray(2)).toString('utf16le');
        const parsed = Papa.parse<string[]>(text, { delimiter: '\t', newline: '\r\n', skipEmptyLines: true });
        expect(parsed.errors).toEqual([]);
        expect(parsed.data).toEqual([names, ...written]);
        const again = readEditorFile(bytes);
        expect(again.ok && again.file.rows.map((row) => row.cells)).toEqual(written);
      }),
    );
  });
});

describe('a file that cannot be imported', () => {
  const head = 'Campaign,Ad Group,Keyword,Criterion Type,Ad type';
  it.each<[title: string, bytes: Uint8Array, error: string]>([
    ['empty', utf8(''), 'O arquivo está vazio.'],
    ['blank', utf8('\r\n \r\n'), 'O arquivo está vazio.'],
    ['of comments alone', utf8('# modelo,,\n# fim,,'), 'O arquivo está vazio.'],
    ['XLSX', utf8('PK\u0003\u0004abc'), 'O arquivo é uma planilha XLSX ou um ZIP: exporte em CSV.'],
    ['PDF', utf8('%PDF-1.7'), 'O arquivo é um PDF: exporte em CSV.'],
    ['JSON', utf8('{"a":1}'), 'O arquivo é um JSON, não uma tabela.'],
    ['HTML', utf8('<!DOCTYPE html>'), 'O arquivo é uma página HTML ou XML, não uma tabela.'],
    ['too large', new Uint8Array(41 * 1024 * 1024), 'O arquivo tem mais de 40 MB: divida-o em partes.'],
    [
      'of a spoiled UTF-8',
      Buffer.concat([utf8(`${head}\nPre`), Buffer.from([0xe7]), utf8('o,ç,,,')]),
      'O arquivo não está em UTF-8 nem em UTF-16 (linha 2, caractere 4). No Excel, salve como "CSV UTF-8".',
    ],
    [
      'cut in a character',
      utf16(`${head}\nA,B`).subarray(0, -1),
      'O arquivo foi cortado na linha 2: falta metade de um caractere.',
    ],
    [
      'cut in quotes',
      utf8(`${head}\nA,"B`),
      'Linha 2, coluna 2: as aspas não fecham: o arquivo foi cortado.',
    ],
    [
      'with text after quotes',
      utf8(`${head}\nA,"B"x,,,`),
      'Linha 2, coluna 2: há texto depois das aspas que fecham.',
    ],
    [
      'with a short row',
      utf8(`${head}\nA,,,,\nA,B`),
      'Linha 3, coluna 3: a linha tem 2 colunas e o cabeçalho tem 5.',
    ],
    [
      'with a long row',
      utf8(`${head}\nA,,,,,`),
      'Linha 2, coluna 6: a linha tem 6 colunas e o cabeçalho tem 5.',
    ],
    [
      'with a repeated header',
      utf8('Campaign,Keyword,keyword\nA,b,c'),
      'Linha 1, coluna 3: o cabeçalho "keyword" se repete.',
    ],
    [
      'of mixed dialects',
      utf8('Action,Campaign,Criterion Type\nAdd,A,Exact'),
      'Linha 1, coluna 3: "Criterion Type" é do Editor, mas o arquivo tem colunas do envio pelo navegador.',
    ],
    [
      'with Portuguese headers',
      utf8('Campanha,Palavra-chave\nA,b'),
      'Linha 1, coluna 1: os cabeçalhos precisam estar em inglês.',
    ],
    [
      'with German headers',
      utf8('Kampagne,Keyword\nA,b'),
      'Linha 1, coluna 1: os cabeçalhos precisam estar em inglês.',
    ],
    [
      'of another table',
      utf8('Nome,Idade\nAna,3'),
      'Linha 1, coluna 1: falta a coluna Campaign: não é um arquivo do Google Ads Editor.',
    ],
    [
      'of two exports, one below the other',
      utf8(`\uFEFF${head}\nA,B,x,Exact,\n\uFEFF${head}\nA,B,x,Exact,`),
      'Linha 3, coluna 1: o cabeçalho se repete: o arquivo junta duas exportações. Traga uma de cada vez.',
    ],
    ['with the header alone', utf8(head), 'O arquivo tem só o cabeçalho, nenhuma linha.'],
    [
      'with two items in a row',
      utf8(`${head}\nA,B,comprar,Exact,Responsive search ad`),
      'Linha 2, coluna 1: a linha tem dois itens ao mesmo tempo, como uma palavra-chave e um anúncio.',
    ],
  ])('%s: one message and no campaign', (_, bytes, error) => {
    const summary = summarizeEditorFile(readEditorFile(bytes));
    expect(summary).toMatchObject({ ok: false, error, campaigns: [], warnings: [] });
  });
});
