import { describe, expect, it } from 'vitest';
import { readEditorFile } from '../editor-file.ts';
import { utf16File } from '../testing/utf16-file.ts';
import { previewImport } from './preview-import.ts';

const preview = (headers: string[], ...rows: Record<string, string>[]) =>
  previewImport(readEditorFile(utf16File(headers, rows)));
const named = ['Campaign', 'Campaign Type', 'Keyword', 'Criterion Type', 'Coluna nova'];

describe('what a person sees before an import', () => {
  it('is each campaign with the rows that stay as they are', () => {
    const read = preview(
      named,
      { Campaign: 'A', 'Campaign Type': 'search' },
      { Campaign: 'A', Keyword: 'pdf', 'Criterion Type': 'Campaign Negative Broad' },
      { Campaign: 'A', 'Coluna nova': 'algo' },
      { Campaign: 'B', 'Campaign Type': 'Display' },
      { Campaign: 'C', Keyword: 'pdf', 'Criterion Type': 'Campaign Negative Broad' },
    );
    expect(read).toMatchObject({
      ok: true,
      lists: [],
      accountAssets: null,
      campaigns: [
        { name: 'A', keptRows: 1, isSearch: true, summary: { negatives: { campaign: 1 } } },
        { name: 'B', keptRows: 0, isSearch: false },
        { name: 'C', keptRows: 0, isSearch: true },
      ],
    });
    expect(
      read.ok && read.campaigns.map(({ size, source }) => size === JSON.stringify(source).length),
    ).toEqual([true, true, true]);
  });

  it.each<[what: string, headers: string[], cells: Record<string, string>, error: string | null]>([
    ['the account alone', named, { Campaign: '<Account-level>' }, 'O arquivo não tem nenhuma campanha.'],
    [
      'the upload',
      ['Row Type', 'Action', 'Campaign'],
      { Action: 'Add', Campaign: 'A' },
      'Linha 1, coluna 1: o arquivo é do envio pelo navegador. Exporte a conta pelo Google Ads Editor.',
    ],
    [
      '400 columns',
      ['Campaign', ...Array.from({ length: 399 }, (_, at) => `C${at}`)],
      { Campaign: 'A' },
      null,
    ],
    [
      '401 columns',
      ['Campaign', ...Array.from({ length: 400 }, (_, at) => `C${at}`)],
      { Campaign: 'A' },
      'Linha 1, coluna 401: o arquivo tem mais de 400 colunas.',
    ],
    ['a cell of 20,000 characters', named, { Campaign: 'A', 'Coluna nova': 'x'.repeat(20_000) }, null],
    [
      'a cell of 20,001 characters',
      named,
      { Campaign: 'A', 'Coluna nova': 'x'.repeat(20_001) },
      'Linha 2, coluna 5: a célula tem mais de 20.000 caracteres.',
    ],
    ...(
      [
        ['50,00', 'Budget'],
        ['R$ 50.00', 'Budget'],
        ['10/mai', 'Max CPC'],
        ['1,5', 'Target CPA'],
        ['01/12/2026', 'Start Date'],
        ['1-dez-26', 'End Date'],
        ['#NOME?', 'Keyword'],
      ] as const
    ).map(([cell, column]): [string, string[], Record<string, string>, string] => [
      `a spreadsheet’s ${cell}`,
      ['Campaign', column],
      { Campaign: 'A', [column]: cell },
      `Linha 2, coluna 2: "${cell}" não é como o Editor escreve: uma planilha alterou este arquivo. Exporte de novo pelo Google Ads Editor e traga sem abrir antes.`,
    ]),
    [
      'an amount with a sign of thousands',
      ['Campaign', 'Budget'],
      { Campaign: 'A', Budget: '1,250.00' },
      null,
    ],
    ['an amount in millionths', ['Campaign', 'Max CPC'], { Campaign: 'A', 'Max CPC': '0.125000' }, null],
    [
      'days and amounts that are erased',
      ['Campaign', 'Budget', 'End Date'],
      { Campaign: 'A', Budget: '[]', 'End Date': '[]' },
      null,
    ],
    [
      'no table',
      ['Nome'],
      { Nome: 'Ana' },
      'Linha 1, coluna 1: falta a coluna Campaign: não é um arquivo do Google Ads Editor.',
    ],
  ])('%s', (_, headers, cells, error) => {
    expect(preview(headers, cells)).toMatchObject(error === null ? { ok: true } : { ok: false, error });
  });

  it.each([
    [
      'a list',
      ['Campaign', 'Shared set name', 'Shared set type'],
      { 'Shared set name': 'L', 'Shared set type': 'Shared negative keyword list' },
    ],
    [
      'an asset of the account',
      ['Campaign', 'Callout text'],
      { Campaign: '<Account-level>', 'Callout text': 'A' },
    ],
  ])('a file of %s alone is taken', (_, headers, cells) => {
    expect(preview(headers, cells)).toMatchObject({ ok: true, campaigns: [] });
  });
});
