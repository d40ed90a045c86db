import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { adTextWidth } from '#domain/ads/text.ts';
import { readEditorFile } from './editor-file.ts';
import { prepareExport } from './prepare-export.ts';
import { summarizeEditorFile } from './summary.ts';
import { sampleExports } from './testing/any-export.ts';
import { type NamedFile, writeEditorFiles, writeWebFiles } from './write-files.ts';

const campaigns = sampleExports(50).map((request) => prepareExport(request));
type Row = Partial<Record<string, string>>;

function parse(text: string, delimiter: string): { headers: string[]; rows: Row[]; cells: string[][] } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\r\n', skipEmptyLines: true });
  expect(errors).toEqual([]);
  const [headers = [], ...cells] = data;
  const rows = cells.map((row) => Object.fromEntries(headers.map((header, at) => [header, row[at] ?? ''])));
  return { headers, rows, cells };
}
const filled = (row: Row) => Object.keys(row).filter((column) => row[column] !== '');
const utf16 = (bytes: Uint8Array) => {
  expect([bytes[0], bytes[1]]).toEqual([0xff, 0xfe]);
  return parse(Buffer.from(bytes.subarray(2)).toString('utf16le'), '\t');
};

/**
 * The values that each column of Editor's file may contain, from the table of confirmed values. Other columns
 * contain free text.
 */
const money = /^\d+\.\d\d$/;
const url = /^https:\/\/\S+$/;
const dayOrNone = /^(?:\d{4}-\d\d-\d\d|\[\])$/;
const priceValues = Object.fromEntries(
  Array.from({ length: 8 }, (_, at): [string, RegExp][] => [
    [`Price ${at + 1}`, money],
    [`Unit ${at + 1}`, /^(?:Per (?:hour|day|week|month|year|night)|\[\])$/],
    [`Final URL ${at + 1}`, url],
  ]).flat(),
);
const editorValues: Record<string, RegExp> = {
  'Campaign Type': /^Search$/,
  Networks: /^Google search(?:;Search Partners)?(?:;Display Network)?$/,
  Budget: money,
  'Budget type': /^Daily$/,
  'EU political ads': /^(?:Doesn't have|Has) EU political ads$/,
  'Standard conversion goals': /^Account-level$/,
  'Customer acquisition': /^Bid equally$/,
  Languages: /^[a-z]{2,3}(?:;[a-z]{2,3})*$/,
  'Bid Strategy Type':
    /^(?:Manual CPC|Maximize clicks|Maximize conversions|Maximize conversion value|Target impression share)$/,
  'Target ROAS': /^\d+\.\d\d%$/,
  'Target impression share': /^\d{1,3}\.00%$/,
  'Ad location': /^(?:Anywhere on|Top of|Absolute top of) results page$/,
  'Country of Phone': /^[A-Z]{2}$/,
  Type: /^(?:Brands|Events|Locations|Neighborhoods|Product (?:categories|tiers)|Services|Service (?:categories|tiers))$/,
  'Price qualifier': /^(?:From|Up to|Average|\[\])$/,
  ...priceValues,
  'Enhanced CPC': /^Disabled$/,
  'Maximum CPC bid limit': money,
  'Target CPA': money,
  'Start Date': dayOrNone,
  'End Date': dayOrNone,
  'Broad match keywords': /^Off$/,
  'Ad Schedule': /^(?:\[\]|(?:\([A-Z][a-z]+day(?:@\d{1,4}%)?\[\d\d:\d\d-\d\d:\d\d\]\);?)+)$/,
  'Ad rotation': /^Optimize for clicks$/,
  'Targeting method': /^Location of presence(?: or Area of interest)?$/,
  'Exclusion method': /^Location of presence$/,
  'AI Max': /^Disabled$/,
  'Text customization': /^Disabled$/,
  'Final URL expansion': /^Disabled$/,
  'Max CPC': money,
  'Max CPM': /^0\.01$/,
  'Target CPV': /^0\.01$/,
  'Target CPM': /^0\.01$/,
  'Ad Group Type': /^Standard$/,
  ID: /^2\d{3}$/,
  'Criterion Type': /^(?:(?:Campaign )?Negative )?(?:Broad|Phrase|Exact)$/,
  'Final URL': url,
  Source: /^Advertiser$/,
  'Link source': /^Advertiser$/,
  'Upgraded extension': /^\[\]$/,
  Currency: /^[A-Z]{3}$/,
  'Discount modifier': /^(?:Up to|\[\])$/,
  'Monetary discount': money,
  'Percent discount': /^\d{1,2}$/,
  'Orders over amount': money,
  'Barcode type': /^None$/,
  'Promotion start': dayOrNone,
  'Promotion end': dayOrNone,
  'Ad type': /^Responsive search ad$/,
  'Path 1': /^[^\s/]+$/,
  'Path 2': /^[^\s/]+$/,
  'Snippet Values': /^(?:[^\n]+\n){3,10}$/,
  'Campaign Status': /^Paused$/,
  'Ad Group Status': /^Enabled$/,
  Status: /^Enabled$/,
};

/** Each kind of row, with the column that only this kind fills, in the order of the file. */
const editorKinds: readonly (readonly [kind: string, column: string, test?: (row: Row) => boolean])[] = [
  ['campaign', 'Campaign Type'],
  ['location', 'Location'],
  ['negative', 'Keyword', (row) => row['Criterion Type']?.startsWith('Campaign Negative') ?? false],
  ['group negative', 'Keyword', (row) => row['Criterion Type']?.startsWith('Negative') ?? false],
  ['group', 'Ad Group Type'],
  ['keyword', 'Keyword', (row) => !row['Criterion Type']?.includes('Negative')],
  ['ad', 'Ad type'],
  ['sitelink', 'Link Text'],
  ['callout', 'Callout text'],
  ['snippet', 'Header'],
  ['promotion', 'Promotion target'],
  ['call', 'Phone Number'],
  ['business name', 'Business name'],
];
const kindsOf = (row: Row) =>
  editorKinds
    .filter(([, column, test = () => true]) => row[column] !== '' && test(row))
    .map(([kind]) => kind);

const inGroups = ['group negative', 'group', 'keyword', 'ad'];
/** Columns in addition to those that determine the kind. */
const allowed: Record<string, RegExp> = {
  location: /^(?:ID|Location|Status)$/,
  negative: /^(?:Keyword|Criterion Type)$/,
  'group negative': /^(?:Keyword|Criterion Type|Status)$/,
  keyword: /^(?:Keyword|Criterion Type|Status)$/,
  ad: /^(?:Ad type|Headline \d+(?: position)?|Description \d(?: position)?|Path [12]|Final URL|Status)$/,
};

describe.each(campaigns.map((ready, at) => [at, ready] as const))(
  'campaign %i as a file for Editor',
  (_, ready) => {
    const [main, ...others] = writeEditorFiles(ready, 'utf-16le');
    if (!main) throw new Error('a campaign has a file');
    const { headers, rows, cells } = utf16(main.bytes);

    it("is one table in Editor's order", () => {
      expect(new Set(headers).size).toBe(headers.length);
      expect(headers).toContain('Campaign');
      for (const row of cells) expect(row).toHaveLength(headers.length);
      const kinds = rows.map(kindsOf);
      for (const kind of kinds) expect(kind).toHaveLength(1);
      const order = kinds.map(([kind = '']) => editorKinds.findIndex(([name]) => name === kind));
      expect(order).toEqual([...order].sort((one, other) => one - other));
      const count = (kind: string) => kinds.filter(([name]) => name === kind).length;
      expect({
        adGroups: count('group'),
        keywords: count('keyword'),
        groupNegatives: count('group negative'),
        negatives: count('negative'),
        ads: count('ad'),
        sitelinks: count('sitelink'),
        callouts: count('callout'),
        snippets: count('snippet'),
        promotions: count('promotion'),
        prices: ready.counts.prices,
        calls: count('call'),
        businessNames: count('business name'),
        negativeLists: 0,
        locations: count('location'),
      }).toEqual(ready.counts);
    });

    it('contains only values that Editor accepts', () => {
      for (const row of rows) {
        const [kind = ''] = kindsOf(row);
        expect(row['Campaign']).toBe(ready.name);
        expect(row['Ad Group'] !== '', kind).toBe(inGroups.includes(kind));
        for (const column of filled(row)) {
          const value = row[column] ?? '';
          if (editorValues[column]) expect(value, column).toMatch(editorValues[column]);
          if (column !== 'Snippet Values') expect(value, column).not.toMatch(/[\t\r\n]/);
          if (!['Campaign', 'Ad Group'].includes(column) && allowed[kind])
            expect(column).toMatch(allowed[kind]);
          if (/^Headline \d+$/.test(column)) expect(adTextWidth(value)).toBeLessThanOrEqual(30);
          if (/^Description \d$/.test(column)) expect(adTextWidth(value)).toBeLessThanOrEqual(90);
          if (column.endsWith(' position')) expect(value).toMatch(/^[123]$/);
          if (['Link Text', 'Callout text'].includes(column))
            expect(adTextWidth(value)).toBeLessThanOrEqual(25);
          if (column.startsWith('Description Line')) expect(adTextWidth(value)).toBeLessThanOrEqual(35);
          if (column === 'Keyword') expect(value).not.toMatch(/[[\]"!,@%^*()={};~`<>?\\|]/);
        }
        if (kind === 'ad') {
          expect(filled(row).filter((column) => /^Headline \d+$/.test(column)).length).toBeGreaterThanOrEqual(
            3,
          );
          expect(
            filled(row).filter((column) => /^Description \d$/.test(column)).length,
          ).toBeGreaterThanOrEqual(2);
          expect(row['Final URL']).toMatch(url);
          if (row['Path 2'] !== '') expect(row['Path 1']).not.toBe('');
        }
        if (kind === 'sitelink')
          expect(row['Description Line 1'] === '').toBe(row['Description Line 2'] === '');
        if (kind === 'promotion') {
          expect(
            [row['Monetary discount'], row['Percent discount']].filter((cell) => cell !== ''),
          ).toHaveLength(1);
          expect(
            [row['Orders over amount'], row['Promotion code']].filter((cell) => cell !== '').length,
          ).toBeLessThan(2);
        }
      }
    });

    it('has prices in a file of their own, with 3 to 8 items each', () => {
      expect(others.length).toBe(ready.counts.prices > 0 ? 1 : 0);
      const prices = others.flatMap(({ bytes }) => utf16(bytes));
      expect(prices.flatMap((table) => table.rows)).toHaveLength(ready.counts.prices);
      for (const table of prices) {
        expect(table.headers).not.toContain('Criterion Type');
        for (const row of table.rows) {
          const items = filled(row).filter((column) => /^Header \d$/.test(column));
          expect(items.length).toBeGreaterThanOrEqual(3);
          for (const column of filled(row)) {
            const value = row[column] ?? '';
            if (editorValues[column]) expect(value, column).toMatch(editorValues[column]);
            if (/^(?:Header|Description) \d$/.test(column))
              expect(adTextWidth(value)).toBeLessThanOrEqual(25);
          }
          for (const at of items.map((column) => column.at(-1) ?? ''))
            expect([row[`Description ${at}`], row[`Price ${at}`], row[`Final URL ${at}`]]).not.toContain('');
        }
      }
    });

    it('contains nothing of the web format', () => {
      for (const header of headers) {
        expect(header).not.toMatch(
          /^(?:Row Type|Action|Type|Level|Sitelink text|Negative keyword|Callout extension)$/i,
        );
      }
      const values = cells.flat();
      for (const value of [
        'Exact match',
        'Phrase match',
        'Broad match',
        'Add',
        'Google search partners',
        'Active',
        'Yes',
        'No',
      ]) {
        expect(values).not.toContain(value);
      }
    });

    it('has the same counts when our reader reads it, also as UTF-8', () => {
      for (const encoding of ['utf-16le', 'utf-8-bom'] as const) {
        const summary = summarizeEditorFile(
          readEditorFile(writeEditorFiles(ready, encoding)[0]?.bytes ?? new Uint8Array()),
        );
        expect(summary).toMatchObject({ ok: true, dialect: 'editor', encoding });
        const [campaign] = summary.campaigns;
        expect(campaign?.ads).toBe(ready.counts.ads);
        expect(campaign?.negatives).toEqual({
          campaign: ready.counts.negatives,
          adGroup: ready.counts.groupNegatives,
        });
      }
    });
  },
);

const webValues: Record<string, RegExp> = {
  'Row Type': /^(?:Campaign|Ad group|Keyword|Negative keyword|Ad|Sitelink)$/,
  'Row type': /^Callout extension$/,
  Action: /^(?:Add|add)$/,
  'Campaign status': /^Paused$/,
  'Campaign type': /^Search$/,
  Networks: /^Google search$/,
  Budget: /^\d+(?:,\d\d)?$/,
  'Budget type': /^Daily$/,
  'Bid strategy type':
    /^(?:Manual CPC|Maximize clicks|Maximize Conversions|Maximize Conversion Value|Target Impression Share)$/,
  'Target ROAS': /^\d+(?:,\d\d)?%$/,
  'Target Impression Share': /^\d{1,3}%$/,
  'Max CPC Bid Limit for Target IS': /^\d+(?:,\d\d)?$/,
  'Location Goal for Target IS': /^(?:Anywhere on|Top of|Absolute top of) results page$/,
  Language: /^[a-z]{2,3}(?:;[a-z]{2,3})*$/,
  'Target CPA': /^\d+(?:,\d\d)?$/,
  'Default max. CPC': /^\d+(?:,\d\d)?$/,
  'EU political ads': /^(?:Yes|No)$/,
  Type: /^(?:Broad|Phrase|Exact) match$/,
  Level: /^(?:Campaign|Ad group)$/,
  'Asset action': /^Create new$/,
  'Ad type': /^Responsive search ad$/,
  'Ad status': /^Enabled$/,
  'Ad group status': /^Enabled$/,
  'Ad group type': /^Standard$/,
  'Keyword status': /^Enabled$/,
};
const decode = ({ bytes }: NamedFile) => {
  expect(bytes[0]).not.toBe(0xef); // no BOM
  return parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), ',');
};

describe.each(campaigns.map((ready, at) => [at, ready] as const))(
  'campaign %i as files for the browser upload',
  (_, ready) => {
    const files = writeWebFiles(ready, { decimal: ',' });
    const read = files.map((file) => ({ ...decode(file), name: file.name }));

    it('is numbered files, each with the headers of Google’s template', () => {
      expect(files[0]?.name).toBe('1-campanha.csv');
      expect(files.map(({ name }) => Number(name.split('-')[0]))).toEqual(files.map((_, at) => at + 1));
      const widths: Record<string, number> = {
        campanha: 33,
        grupos: 21,
        'palavras-chave': 18,
        negativas: 11,
        anuncios: 55,
        sitelinks: 24,
        'frases-de-destaque': 5,
        'snippets-estruturados': 5,
      };
      for (const { name, headers, cells } of read) {
        expect(headers).toHaveLength(widths[name.replace(/^\d-|\.csv$/g, '')] ?? 0);
        for (const row of cells) expect(row).toHaveLength(headers.length);
      }
    });

    it('contains only values that the upload accepts', () => {
      for (const { rows } of read) {
        for (const row of rows) {
          expect(row['Campaign']).toBe(ready.name);
          expect(row['Action']).toMatch(/^add$/i);
          for (const column of filled(row)) {
            if (webValues[column]) expect(row[column], column).toMatch(webValues[column]);
            expect(row[column]).not.toMatch(/[\t\r\n]/);
          }
          if (row['Negative keyword']) expect(row['Keyword status']).toBe('');
        }
      }
    });

    it('contains nothing of Editor’s format', () => {
      const values = read.flatMap(({ cells }) => cells.flat());
      for (const value of [
        'Negative Phrase',
        'Campaign Negative Phrase',
        'Phrase',
        '[]',
        'Advertiser',
        "Doesn't have EU political ads",
      ]) {
        expect(values).not.toContain(value);
      }
      for (const { headers } of read) expect(headers).not.toContain('Criterion Type');
    });
  },
);
