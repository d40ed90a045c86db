import type { StoredImport } from '#domain/measuring/reports/stored.ts';

interface KnownTable {
  /** The type of report that its rows become; null: it is kept as the last snapshot. */
  report: StoredImport['type'] | null;
  /** Whether each row has a day. The others describe the present state. */
  isDated: boolean;
  /** Whether every hour reads it; the others are read once a day. */
  isHourly: boolean;
  /** Days of one piece, so that it ends within a run. */
  pieceDays: number;
  /** Its name for a person. */
  label: string;
  /** The same sums as another table of the same type, divided further: the other one is counted. */
  isDivided?: true;
}

/** The tables that the script reads, in the order of their use. */
export const bridgeTables = {
  account: { report: null, isDated: false, isHourly: false, pieceDays: 1, label: 'Conta' },
  budgets: { report: null, isDated: false, isHourly: true, pieceDays: 1, label: 'Orçamentos e estados' },
  ads: { report: null, isDated: false, isHourly: true, pieceDays: 1, label: 'Anúncios e políticas' },
  campaign_hours: {
    report: 'campaigns',
    isDated: true,
    isHourly: true,
    pieceDays: 15,
    label: 'Campanhas por hora',
    isDivided: true,
  },
  campaign_devices: {
    report: 'campaigns',
    isDated: true,
    isHourly: false,
    pieceDays: 15,
    label: 'Campanhas por dispositivo',
    isDivided: true,
  },
  campaigns: { report: 'campaigns', isDated: true, isHourly: true, pieceDays: 30, label: 'Campanhas' },
  ad_groups: {
    report: 'ad_groups',
    isDated: true,
    isHourly: true,
    pieceDays: 15,
    label: 'Grupos de anúncios',
  },
  search_terms: {
    report: 'search_terms',
    isDated: true,
    isHourly: true,
    pieceDays: 15,
    label: 'Termos de pesquisa',
  },
  keywords: { report: 'keywords', isDated: true, isHourly: true, pieceDays: 15, label: 'Palavras-chave' },
  clicks: { report: 'clicks', isDated: true, isHourly: false, pieceDays: 1, label: 'Cliques (gclid)' },
  assets: { report: 'assets', isDated: true, isHourly: false, pieceDays: 15, label: 'Textos dos anúncios' },
  places: { report: 'places', isDated: true, isHourly: false, pieceDays: 15, label: 'Lugares' },
  changes: { report: 'change_history', isDated: true, isHourly: true, pieceDays: 15, label: 'Alterações' },
  campaign_negatives: {
    report: null,
    isDated: false,
    isHourly: false,
    pieceDays: 1,
    label: 'Negativas das campanhas',
  },
  ad_group_negatives: {
    report: null,
    isDated: false,
    isHourly: false,
    pieceDays: 1,
    label: 'Negativas dos grupos',
  },
  shared_negatives: {
    report: null,
    isDated: false,
    isHourly: false,
    pieceDays: 1,
    label: 'Negativas das listas',
  },
  shared_lists: {
    report: null,
    isDated: false,
    isHourly: false,
    pieceDays: 1,
    label: 'Listas nas campanhas',
  },
  conversion_actions: {
    report: null,
    isDated: false,
    isHourly: false,
    pieceDays: 1,
    label: 'Ações de conversão',
  },
} as const satisfies Record<string, KnownTable>;

export type BridgeTable = keyof typeof bridgeTables;

export const bridgeTableNames = Object.keys(bridgeTables) as [BridgeTable, ...BridgeTable[]]; // the table's own keys, never empty

export function knownTable(table: BridgeTable): KnownTable {
  return bridgeTables[table];
}

/** They are one report of the account's negatives together. */
export const negativeTables = [
  'campaign_negatives',
  'ad_group_negatives',
  'shared_negatives',
] as const satisfies BridgeTable[];
