import {
  type AccountAssets,
  type BroughtAssets,
  broughtAssetsSchema,
  countAssets,
  settingsOfAccount,
} from '#domain/making/structure/account-assets.ts';
import { addReadAsset, assetCells } from './asset-formats.ts';
import { ACCOUNT_LEVEL, cellOf, isAccountLevel } from './columns.ts';
import { editorColumns, priceFileColumns } from './editor-columns.ts';
import type { EditorFile } from './editor-file.ts';
import type { Omission } from './exportable-draft.ts';
import { readySettings } from './exportable-settings.ts';
import { findSourceColumns } from './imported/source-columns.ts';
import { type EditorEncoding, encodeTable, isPriceRow, type NamedFile, rowOf } from './write-files.ts';

/** The longest address that is stored. */
const MOST_URL = 4000;

interface AccountFiles {
  files: NamedFile[];
  /** How many assets the files have. */
  count: number;
  out: Omission[];
}

/** The assets of the account for Google Ads Editor, without what Google would refuse: one file, and another for prices. */
export function writeAccountFiles(assets: AccountAssets, encoding: EditorEncoding): AccountFiles {
  const out: Omission[] = [];
  const ready = readySettings(settingsOfAccount(assets), out);
  const rows = assetCells(ready, assets.currency).map(({ cells }) => ({ Campaign: ACCOUNT_LEVEL, ...cells }));
  const filled = new Set(rows.flatMap((cells) => Object.keys(cells)));
  const table = (name: string, all: readonly string[], isOf: (price: boolean) => boolean): NamedFile[] => {
    const own = rows.filter((cells) => isOf(isPriceRow(cells)));
    const columns = all.filter((column) => filled.has(column));
    const lines = [columns, ...own.map((cells) => rowOf(columns, cells))];
    return own.length === 0 ? [] : [{ name, bytes: encodeTable(lines, encoding) }];
  };
  return {
    files: [
      ...table('1-recursos-da-conta.csv', editorColumns, (isPrice) => !isPrice),
      ...table('2-precos-da-conta.csv', priceFileColumns, (isPrice) => isPrice),
    ],
    count: countAssets(ready),
    out,
  };
}

/**
 * The assets of the account in an export; null where it has none. Paused rows and rows of a group are none, nor are amounts in
 * another currency than the first: the account has one.
 */
export function findAccountAssets({ headers, columns, rows }: EditorFile): BroughtAssets | null {
  const source = findSourceColumns(headers);
  const found = broughtAssetsSchema.parse({});
  let currency: string | undefined;
  for (const { cells, kind } of rows) {
    if (kind.is !== 'asset' || !isAccountLevel(cellOf(cells, columns.campaign))) continue;
    const row = Object.fromEntries(cells.map((cell, at) => [String(at), cell]));
    const get = (name: string) => source.get(row, name);
    const isOff = ['paused', 'removed'].includes(get('Status').toLowerCase());
    if (isOff || cellOf(cells, columns.adGroup) !== '') continue;
    const named = /^[A-Z]{3}$/u.exec(get('Currency'))?.[0];
    const isOther = named !== undefined && currency !== undefined && named !== currency;
    if (isOther || !addReadAsset(kind.asset, found, get)) continue;
    currency ??= named;
    const page = kind.asset === 'promotions' ? get('Final URL') : '';
    if (found.finalUrl === '' && page.length <= MOST_URL) found.finalUrl = page;
  }
  if (currency !== undefined) found.currency = currency;
  return countAssets(found) > 0 ? found : null;
}
