import { describe, expect, it } from 'vitest';
import { reviewAccountAssets } from '#domain/making/findings/review-account-assets.ts';
import { type AccountAssets, noAccountAssets } from '#domain/making/structure/account-assets.ts';
import { emptyPromotion } from '#domain/making/structure/campaign-assets.ts';
import { writeAccountFiles } from './account-level.ts';
import { readEditorFile } from './editor-file.ts';
import { encodeUtf16 } from './encode.ts';
import { previewImport } from './imported/preview-import.ts';

const item = (header: string) => ({ header, description: 'Um frasco', amount: '10.00', unit: null, url: '' });
const assets: AccountAssets = {
  ...noAccountAssets(),
  finalUrl: 'https://exemplo.com.br/',
  sitelinks: [
    { text: 'Preços', desc1: 'Do kit', desc2: 'De um frasco', url: 'https://exemplo.com.br/precos' },
  ],
  callouts: ['Frete grátis'],
  snippets: [{ header: 'Types', values: ['Um', 'Dois', 'Três'] }],
  promotions: [{ ...emptyPromotion, target: 'Kit 3', percent: 10, language: 'pt' }],
  prices: [{ type: 'Brands', qualifier: null, language: 'pt', items: ['A', 'B', 'C'].map(item) }],
  calls: [{ phone: '(11) 91234-5678', country: 'BR' }],
  businessNames: ['Vitalis'],
};

const tableOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .subarray(2)
    .toString('utf16le')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split('\t'));

function previewOf(bytes: Uint8Array) {
  const read = previewImport(readEditorFile(bytes));
  if (!read.ok) throw new Error(read.error);
  return read;
}

it('writes each asset at the level of the account, prices apart, and nothing else', () => {
  const { files, count, out } = writeAccountFiles(assets, 'utf-16le');
  expect(files.map(({ name }) => name)).toEqual(['1-recursos-da-conta.csv', '2-precos-da-conta.csv']);
  expect([count, out]).toEqual([7, []]);
  const [first, prices] = files.map(({ bytes }) => tableOf(bytes));
  expect([first?.length, prices?.length]).toEqual([1 + 6, 1 + 1]);
  const campaigns = [...(first ?? []), ...(prices ?? [])].map(([cell]) => cell);
  expect(new Set(campaigns)).toEqual(new Set(['Campaign', '<Account-level>']));
  const [header = []] = first ?? [];
  for (const column of ['Ad Group', 'Keyword', 'Budget', 'Criterion Type'])
    expect(header).not.toContain(column);
});

it.each<[own: Partial<AccountAssets>, names: string[]]>([
  [{}, []],
  [{ callouts: ['Pix'] }, ['1-recursos-da-conta.csv']],
  [{ finalUrl: assets.finalUrl, prices: assets.prices }, ['2-precos-da-conta.csv']],
])('%j needs the files %j', (own, names) => {
  const { files } = writeAccountFiles({ ...noAccountAssets(), ...own }, 'utf-16le');
  expect(files.map(({ name }) => name)).toEqual(names);
});

it('is read back as it was', () => {
  const [first, prices] = writeAccountFiles(assets, 'utf-16le').files.map(({ bytes }) => previewOf(bytes));
  const { language: _, prices: tables, ...others } = assets;
  expect(first).toMatchObject({ campaigns: [], lists: [] });
  expect(first?.accountAssets).toEqual({
    ...others,
    prices: [],
  });
  const page = 'https://exemplo.com.br/';
  expect(prices?.accountAssets?.prices).toEqual(
    tables.map((table) => ({ ...table, items: table.items.map((each) => ({ ...each, url: page })) })),
  );
});

it('leaves out what Google would refuse, by its name', () => {
  const { count, out } = writeAccountFiles(
    { ...assets, finalUrl: '', callouts: ['Uma frase com mais de 25 letras', 'Pix', 'PIX'] },
    'utf-16le',
  );
  expect(out.map(({ kind, why }) => `${kind} ${why}`)).toEqual([
    'callouts too_long',
    'callouts repeated',
    'promotions no_url',
    'prices no_url',
    'prices no_url',
    'prices no_url',
    'prices few_items',
  ]);
  expect(count).toBe(5);
});

it('a file of campaigns brings the assets of its account too, without paused ones and those of the library', () => {
  const read = previewOf(
    encodeUtf16([
      ['Campaign', 'Campaign Type', 'Callout text', 'Status'],
      ['BR', 'Search', '', 'Enabled'],
      ['BR', '', 'Da campanha', 'Enabled'],
      ['<Account-level>', '', 'Da conta', 'Enabled'],
      ['<account-level>', '', 'Parada', 'Paused'],
      ['', '', 'Da biblioteca', 'Enabled'],
    ]),
  );
  expect(read.campaigns.map(({ name }) => name)).toEqual(['BR']);
  expect(read.accountAssets?.callouts).toEqual(['Da conta']);
});

describe('the amounts of the account in a file', () => {
  const columns = [
    ...['Campaign', 'Ad Group', 'Promotion target', 'Currency', 'Final URL', 'Link Text'],
    ...['Type', 'Header 1', 'Callout text'],
  ];
  type Cells = Partial<Record<string, string>>;
  const found = (rows: readonly Cells[]) =>
    previewOf(
      encodeUtf16([
        columns,
        ...rows.map((cells) =>
          columns.map((column) => ({ Campaign: '<Account-level>', ...cells })[column] ?? ''),
        ),
      ]),
    ).accountAssets;
  const promotion = (target: string, Currency: string, page = '') => ({
    'Promotion target': target,
    Currency,
    'Final URL': page,
  });
  const price = (header: string, Currency: string) => ({ Type: 'Brands', 'Header 1': header, Currency });

  it.each<[rows: Cells[], currency: string, promotions: string[], prices: string[]]>([
    [[promotion('Kit', 'EUR')], 'EUR', ['Kit'], []],
    [[price('Um', 'USD')], 'USD', [], ['Um']],
    [[promotion('Kit', ''), price('Um', 'USD')], 'USD', ['Kit'], ['Um']],
    [[promotion('Kit', '[]')], 'BRL', ['Kit'], []],
    [[promotion('Kit', 'EURO')], 'BRL', ['Kit'], []],
    [[promotion('Kit', 'US')], 'BRL', ['Kit'], []],
    [[promotion('Kit', 'XEUR')], 'BRL', ['Kit'], []],
    [[promotion('Kit', 'EUR'), promotion('Pote', 'USD'), price('Um', 'BRL')], 'EUR', ['Kit'], []],
    [
      [promotion('Kit', 'EUR'), promotion('Pote', 'EUR'), price('Um', ''), price('Dois', 'EUR')],
      'EUR',
      ['Kit', 'Pote'],
      ['Um', 'Dois'],
    ],
    [[{ ...promotion('Kit', 'EUR'), 'Ad Group': 'Fundo' }, promotion('Pote', 'USD')], 'USD', ['Pote'], []],
  ])('%j are in %s', (rows, currency, promotions, prices) => {
    const brought = found(rows);
    expect(brought?.currency).toBe(currency);
    expect(brought?.promotions.map(({ target }) => target)).toEqual(promotions);
    expect(brought?.prices.map(({ items }) => items[0]?.header)).toEqual(prices);
  });

  it.each<[rows: Cells[], page: string]>([
    [[promotion('Kit', 'BRL', 'https://a.com'), promotion('Pote', 'BRL', 'https://b.com')], 'https://a.com'],
    [[promotion('Kit', 'BRL'), promotion('Pote', 'BRL', 'https://b.com')], 'https://b.com'],
    [[{ 'Link Text': 'Preços', 'Final URL': 'https://a.com' }], ''],
    [[promotion('Kit', 'BRL', 'x'.repeat(4000))], 'x'.repeat(4000)],
    [[promotion('Kit', 'BRL', 'x'.repeat(4001)), promotion('Pote', 'BRL', 'https://b.com')], 'https://b.com'],
  ])('case %# lead to the page of the first that has one', (rows, page) => {
    expect(found(rows)?.finalUrl).toBe(page);
  });
});

it('reads the texts with the policies, without tips about how many there are', () => {
  const read = ({ text }: { text: string }) =>
    text === 'Cura garantida' ? [{ rule: 'cure', level: 'bloqueia' as const, source: '' }] : [];
  const found = reviewAccountAssets(
    { ...noAccountAssets(), callouts: ['Cura garantida'], calls: [{ phone: '1', country: 'BR' }] },
    { read, product: '', productKind: 'physical' },
  );
  expect(found.map(({ rule }) => rule)).toEqual(['call_number', 'cure']);
});
