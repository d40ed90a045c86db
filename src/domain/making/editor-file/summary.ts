import { type AssetKind, assetKinds } from '#domain/making/structure/campaign-assets.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { cellOf, type CellsByPosition, isAccountLevel } from './columns.ts';
import type { Dialect, EditorFile, EditorRead } from './editor-file.ts';
import type { RowKind } from './rows.ts';

export interface CampaignSummary extends Record<AssetKind, number> {
  name: string;
  adGroups: number;
  keywords: Record<MatchType, number>;
  negatives: { campaign: number; adGroup: number };
  ads: number;
}

export interface EditorSummary {
  ok: boolean;
  dialect: Dialect;
  encoding: string | null;
  campaigns: CampaignSummary[];
  warnings: string[];
  error: string | null;
}

/** Summarises a file campaign by campaign, in the order of the file. */
export function summarizeEditorFile(read: EditorRead): EditorSummary {
  if (!read.ok) {
    const { dialect, encoding, error } = read;
    return { ok: false, dialect, encoding, campaigns: [], warnings: [], error };
  }
  const { dialect, encoding } = read.file;
  const { campaigns, warnings } = countRows(read.file);
  return { ok: true, dialect, encoding, campaigns, warnings, error: null };
}

function countRows({ rows, columns }: EditorFile): Pick<EditorSummary, 'campaigns' | 'warnings'> {
  const found = new Map<string, { summary: CampaignSummary; groups: Set<string> }>();
  let outside = 0;
  for (const { cells, kind } of rows) {
    const name = cellOf(cells, columns.campaign);
    if (name === '' || isAccountLevel(name)) {
      outside += 1;
      continue;
    }
    const campaign = found.get(name) ?? { summary: emptySummary(name), groups: new Set<string>() };
    found.set(name, campaign);
    const group = cellOf(cells, columns.adGroup);
    if (group !== '') campaign.groups.add(group);
    count(campaign.summary, kind);
  }
  const campaigns = [...found.values()].map(({ summary, groups }) => ({ ...summary, adGroups: groups.size }));
  const warnings = [
    ...(outside === 0 ? [] : [`Linhas da conta ou da biblioteca, fora de campanhas: ${outside}.`]),
    ...unknownWarning(
      rows.flatMap(({ cells, kind }) => (kind.is === 'unknown' ? [cells] : [])),
      columns,
    ),
  ];
  return { campaigns, warnings };
}

/** A positive keyword in the place of a negative would cost money, so such rows are not read. */
function unknownWarning(unknown: readonly CellsByPosition[], columns: EditorFile['columns']): string[] {
  if (unknown.length === 0) return [];
  const types = [...new Set(unknown.map((cells) => `"${cellOf(cells, columns.criterionType)}"`))].slice(0, 5);
  return [
    `Palavras-chave com um tipo que não conhecemos, que ficam de fora: ${unknown.length} (${types.join(', ')}). Elas são negativas ou não? Corrija a coluna Criterion Type para Exact, Phrase, Broad ou Negative Phrase e traga o arquivo de novo.`,
  ];
}

function emptySummary(name: string): CampaignSummary {
  const keywords = { broad: 0, phrase: 0, exact: 0 };
  const negatives = { campaign: 0, adGroup: 0 };
  const none = Object.fromEntries(assetKinds.map((kind) => [kind, 0])) as Record<AssetKind, number>; // every kind has its count
  return { name, adGroups: 0, keywords, negatives, ads: 0, ...none };
}

function count(summary: CampaignSummary, kind: RowKind): void {
  if (kind.is === 'keyword') summary.keywords[kind.match] += 1;
  else if (kind.is === 'negative') summary.negatives[kind.level] += 1;
  else if (kind.is === 'asset') summary[kind.asset] += 1;
  else if (kind.is === 'ad') summary.ads += 1;
}
