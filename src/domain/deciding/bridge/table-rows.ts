import { cutText } from '#domain/shared/cut-text.ts';
import type { ReportDetails } from '#domain/measuring/reports/report-rows.ts';
import { readAdded, readMatchType } from '#domain/measuring/reports/row-values.ts';
import type { SentRow } from '#domain/measuring/reports/stored-schema.ts';
import type { BridgeTable } from './tables.ts';

/** A cell as the script sends it: whole numbers of 64 bits come as text, zeros and empty values as null. */
export type Cell = string | number | boolean | null | Cell[] | { [key: string]: Cell };
type Cells = Readonly<Record<string, Cell>>;

interface Subject {
  subject: string;
  keyword?: string;
  details?: ReportDetails;
}

const DAY = /^\d{4}-\d{2}-\d{2}/u;
const SMALLEST_SHARE = 0.1;
const LARGEST_LOSS = 0.9;

/** The subject of each table's rows. */
const subjects: Partial<Record<BridgeTable, (cells: Cells) => Subject>> = {
  campaigns: (cells) => ({
    subject: text(cells, 'campaign'),
    details: {
      campaignId: text(cells, 'campaignId'),
      impressionShare: shareCell(cells, 'impressionShare'),
      lostToBudget: lossCell(cells, 'lostToBudget'),
      lostToRank: lossCell(cells, 'lostToRank'),
    },
  }),
  campaign_hours: (cells) => ({
    subject: text(cells, 'campaign'),
    details: { hour: String(number(cells, 'hour') ?? 0) },
  }),
  campaign_devices: (cells) => ({
    subject: text(cells, 'campaign'),
    details: { device: deviceOf(text(cells, 'device')) },
  }),
  ad_groups: (cells) => ({ subject: text(cells, 'adGroup'), details: idsOf(cells) }),
  search_terms: (cells) => ({
    subject: text(cells, 'term'),
    keyword: text(cells, 'keyword'),
    details: idsOf(cells),
  }),
  keywords: (cells) => ({
    subject: text(cells, 'text'),
    keyword: text(cells, 'text'),
    details: qualityOf(cells),
  }),
  clicks: (cells) => ({
    subject: text(cells, 'gclid'),
    keyword: text(cells, 'keyword'),
    details: idsOf(cells),
  }),
  assets: (cells) => ({
    subject: text(cells, 'text'),
    details: { assetType: text(cells, 'fieldType'), performance: text(cells, 'performance') },
  }),
  places: (cells) => ({ subject: text(cells, 'country') }),
  changes: (cells) => ({
    subject: [text(cells, 'operation'), text(cells, 'resourceType'), changedFields(cells)].join(' ').trim(),
    details: { user: text(cells, 'clientType'), changedAt: text(cells, 'changedAt') },
  }),
  campaign_negatives: (cells) => ({ subject: text(cells, 'text'), details: { level: 'Campaign' } }),
  ad_group_negatives: (cells) => ({ subject: text(cells, 'text'), details: { level: 'Ad group' } }),
  shared_negatives: (cells) => ({ subject: text(cells, 'text'), details: { level: text(cells, 'list') } }),
};

const withoutMetrics: ReadonlySet<BridgeTable> = new Set([
  ...(['changes', 'campaign_negatives', 'ad_group_negatives', 'shared_negatives'] as const),
]);

/** The rows of a part as the rows of a report. Columns are found by name, so that older scripts go on working. */
export function toReportRows(
  table: BridgeTable,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): SentRow[] {
  const subjectOf = subjects[table];
  if (!subjectOf) return [];
  return rows.map((values) => {
    const cells = Object.fromEntries(columns.map((name, at) => [name, values[at] ?? null]));
    return toReportRow(table, cells, subjectOf(cells));
  });
}

function toReportRow(table: BridgeTable, cells: Cells, { subject, keyword, details }: Subject): SentRow {
  const has = (name: string) =>
    withoutMetrics.has(table) || !(name in cells) ? null : (number(cells, name) ?? 0);
  const cost = has('costMicros');
  const dayCell = text(cells, table === 'changes' ? 'changedAt' : 'day');
  return [
    DAY.test(dayCell) ? dayCell.slice(0, 10) : null,
    cutText(text(cells, 'campaign'), 500),
    cutText(text(cells, 'adGroup'), 500),
    cutText(subject, 2000),
    cutText(keyword ?? '', 500),
    readMatchType(text(cells, 'matchType')),
    table === 'search_terms' ? readAdded(text(cells, 'status')) : null,
    has('impressions'),
    has('clicks'),
    cost === null ? null : Math.round(cost),
    has('conversions'),
    has('conversionValue'),
    filled(details ?? {}),
  ];
}

function filled(details: ReportDetails): Record<string, string> | null {
  const known = Object.entries(details).filter(([, value]) => value !== '');
  return known.length === 0
    ? null
    : Object.fromEntries(known.map(([key, value]) => [key, cutText(value, 500)]));
}

function idsOf(cells: Cells): ReportDetails {
  return { campaignId: text(cells, 'campaignId'), adGroupId: text(cells, 'adGroupId') };
}

function qualityOf(cells: Cells): ReportDetails {
  return {
    ...idsOf(cells),
    qualityScore: text(cells, 'qualityScore'),
    expectedCtr: text(cells, 'expectedCtr'),
    adRelevance: text(cells, 'adRelevance'),
    landingPage: text(cells, 'landingPage'),
    firstPageBid: money(cells, 'firstPageMicros'),
    maxCpc: money(cells, 'cpcMicros'),
    keywordStatus: text(cells, 'status'),
  };
}

function changedFields(cells: Cells): string {
  const fields = cells['fields'];
  if (typeof fields === 'string') return fields;
  const paths =
    fields !== null && typeof fields === 'object' && !Array.isArray(fields) ? fields['paths'] : fields;
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string').join(', ') : '';
}

const devices: Readonly<Record<string, string>> = {
  MOBILE: 'Mobile phones',
  TABLET: 'Tablets',
  DESKTOP: 'Computers',
  CONNECTED_TV: 'TV screens',
};

function deviceOf(name: string): string {
  return devices[name] ?? name;
}

function text(cells: Cells, name: string): string {
  const value = cells[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function number(cells: Cells, name: string): number | null {
  const value = Number(text(cells, name));
  return text(cells, name) === '' || !Number.isFinite(value) ? null : value;
}

function money(cells: Cells, name: string): string {
  const micros = number(cells, name);
  return micros === null ? '' : String(micros / 1e6);
}

/** Google writes a share under a tenth as 0.0999. */
function shareCell(cells: Cells, name: string): string {
  const value = number(cells, name);
  if (value === null) return '';
  return value > 0 && value < SMALLEST_SHARE ? `<${SMALLEST_SHARE}` : String(value);
}

/** Google writes a lost share over nine tenths as 0.9001. */
function lossCell(cells: Cells, name: string): string {
  return (number(cells, name) ?? 0) > LARGEST_LOSS ? `>${LARGEST_LOSS}` : shareCell(cells, name);
}
