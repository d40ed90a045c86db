import { type Keyword, parseKeyword, parseNewKeyword } from '#domain/ads/keyword.ts';
import type { EditorCells } from './editor-columns.ts';
import { campaignNegativeCells, groupNegativeCells, keywordCells } from './editor-rows.ts';
import { encodeUtf8 } from './encode.ts';
import { webColumns } from './web-columns.ts';
import { webKeywordCells, webNegativeCells } from './web-tables.ts';
import { encodeTable, type NamedFile, rowOf } from './write-files.ts';

/** A negative to add to an account that runs. Without an ad group it is for the whole campaign. */
export interface AddedNegative {
  campaign: string;
  adGroup: string | null;
  /** In Google's notation. */
  text: string;
}

/** A keyword to add to an ad group, or to pause there. */
export interface ChangedKeyword {
  campaign: string;
  adGroup: string;
  /** In Google's notation. */
  text: string;
  isPaused: boolean;
}

export interface AccountChanges {
  negatives: readonly AddedNegative[];
  keywords: readonly ChangedKeyword[];
  /** Negatives that are taken away. */
  released: readonly AddedNegative[];
  /** Whole rows of Editor, such as an ad with its texts before and after. */
  rows: readonly EditorCells[];
}

export type ChangesTarget = 'editor' | 'web';

/** Files with nothing but these changes, so that importing them changes nothing else of the account. */
export function writeChanges(changes: AccountChanges, target: ChangesTarget): NamedFile[] {
  return target === 'editor' ? editorFiles(changes) : webFiles(changes);
}

const identity = ['Campaign', 'Ad Group', 'Keyword', 'Criterion Type'];

function editorFiles({ negatives, keywords, released, rows }: AccountChanges): NamedFile[] {
  const cells: EditorCells[] = [
    ...keywords.map(({ campaign, adGroup, text, isPaused }) => ({
      Campaign: campaign,
      'Ad Group': adGroup,
      ...keywordCells(changedKeyword(text, isPaused)),
      Status: isPaused ? 'Paused' : 'Enabled',
    })),
    ...negatives.map(editorNegative),
    ...released.map((negative) => ({ ...editorNegative(negative), Status: 'Removed' })),
    ...rows,
  ];
  if (cells.length === 0) return [];
  const others = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = [...new Set([...identity, ...others, 'Status'])];
  const table = [columns, ...unique(cells.map((each) => rowOf(columns, each)))];
  return [{ name: 'editor.csv', bytes: encodeTable(table, 'utf-16le') }];
}

function editorNegative({ campaign, adGroup, text }: AddedNegative): EditorCells {
  return adGroup === null
    ? { Campaign: campaign, ...campaignNegativeCells(text) }
    : { Campaign: campaign, 'Ad Group': adGroup, ...groupNegativeCells(text) };
}

/** A keyword is paused by the name that it has in the account. */
function changedKeyword(text: string, isPaused: boolean): Keyword {
  return isPaused ? parseKeyword(text) : parseNewKeyword(text);
}

function unique(rows: readonly string[][]): string[][] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

/** The upload takes one kind of row in each file. */
function webFiles({ negatives, keywords, released }: AccountChanges): NamedFile[] {
  const tables = [
    { name: 'palavras-chave', columns: webColumns.keyword, rows: keywords.map(webKeyword) },
    {
      name: 'negativas',
      columns: webColumns.negative,
      rows: [...negatives.map(webNegative), ...released.map(webRelease)],
    },
  ];
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, columns, rows }, at) => ({
      name: `${at + 1}-${name}.csv`,
      bytes: encodeUtf8([columns, ...unique(rows.map((cells) => rowOf(columns, cells)))], { withBom: false }),
    }));
}

function webKeyword({ campaign, adGroup, text, isPaused }: ChangedKeyword): EditorCells {
  return {
    'Row Type': 'Keyword',
    Action: isPaused ? 'Edit' : 'Add',
    Campaign: campaign,
    'Ad group': adGroup,
    ...webKeywordCells(changedKeyword(text, isPaused)),
    'Keyword status': isPaused ? 'Paused' : 'Enabled',
  };
}

function webNegative({ campaign, adGroup, text }: AddedNegative): EditorCells {
  const negative = {
    'Row Type': 'Negative keyword',
    Action: 'Add',
    Campaign: campaign,
    ...webNegativeCells(text),
  };
  if (adGroup === null) return { ...negative, Level: 'Campaign' };
  return { ...negative, Level: 'Ad group', 'Ad group': adGroup };
}

function webRelease(negative: AddedNegative): EditorCells {
  return { ...webNegative(negative), Action: 'Remove' };
}
