import type { BroughtAssets } from '#domain/making/structure/account-assets.ts';
import { findAccountAssets } from '../account-level.ts';
import type { EditorFile, EditorRead } from '../editor-file.ts';
import { type CampaignSummary, summarizeEditorFile } from '../summary.ts';
import { type FoundList, findSharedLists } from '../shared-lists.ts';
import { countKept } from './make-campaign.ts';
import { readSource } from './read-source.ts';
import { findSourceColumns } from './source-columns.ts';
import { sourceLimits } from './source.ts';
import { findSpoiledCell } from './spoiled-cells.ts';
import { type FoundCampaign, splitCampaigns } from './split-campaigns.ts';

/** A campaign of the file as the person sees it before the import. */
export interface ImportPreview extends FoundCampaign {
  summary: CampaignSummary;
  /** Rows that no draft can hold: they stay as they are. */
  keptRows: number;
  isSearch: boolean;
  /** Size of the campaign in the request that imports it. */
  size: number;
}

export type ImportRead =
  | { ok: true; campaigns: ImportPreview[]; lists: FoundList[]; accountAssets: BroughtAssets | null }
  | { ok: false; error: string };

export function previewImport(read: EditorRead): ImportRead {
  if (!read.ok) return { ok: false, error: read.error };
  const error = findFault(read.file);
  if (error !== null) return { ok: false, error };
  const { campaigns } = summarizeEditorFile(read);
  const found = splitCampaigns(read.file);
  const lists = findSharedLists(read.file);
  const accountAssets = findAccountAssets(read.file);
  if (found.length === 0 && lists.length === 0 && accountAssets === null)
    return { ok: false, error: 'O arquivo não tem nenhuma campanha.' };
  return {
    ok: true,
    lists,
    accountAssets,
    campaigns: found.map(({ name, source }) => {
      const columns = findSourceColumns(source.headers);
      const types = source.rows.map((row) => columns.get(row, 'Campaign Type')).filter((type) => type !== '');
      const summary = campaigns.find((each) => each.name === name);
      if (!summary) throw new Error('both read the same file');
      return {
        name,
        source,
        summary,
        keptRows: countKept(readSource(source, name)),
        isSearch: types.every((type) => type.toLowerCase() === 'search'),
        size: JSON.stringify(source).length,
      };
    }),
  };
}

function findFault(file: EditorFile): string | null {
  const { dialect, headers, rows } = file;
  if (dialect === 'web')
    return 'Linha 1, coluna 1: o arquivo é do envio pelo navegador. Exporte a conta pelo Google Ads Editor.';
  if (headers.length > sourceLimits.columns)
    return `Linha 1, coluna ${sourceLimits.columns + 1}: o arquivo tem mais de ${sourceLimits.columns} colunas.`;
  for (const { line, cells } of rows) {
    const at = cells.findIndex((cell) => cell.length > sourceLimits.cell);
    if (at !== -1) return `Linha ${line}, coluna ${at + 1}: a célula tem mais de 20.000 caracteres.`;
  }
  return findSpoiledCell(file);
}
