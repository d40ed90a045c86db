import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';

/** Exact sums of a report's rows. */
export interface RowSums {
  impressions: number;
  clicks: number;
  costMicros: number;
  conversions: number;
}

export function noSums(): RowSums {
  return { impressions: 0, clicks: 0, costMicros: 0, conversions: 0 };
}

export function addRow(
  sums: RowSums,
  row: Pick<ReportRow, 'impressions' | 'clicks' | 'costMicros' | 'conversions'>,
): void {
  sums.impressions += row.impressions ?? 0;
  sums.clicks += row.clicks ?? 0;
  sums.costMicros += row.costMicros ?? 0;
  sums.conversions += row.conversions ?? 0;
}

/** Sums rows by a key; rows whose key is null are left out. The newest row of each key is kept. */
export function sumRows(
  rows: readonly ReportRow[],
  keyOf: (row: ReportRow) => string | null,
): Map<string, { sums: RowSums; row: ReportRow }> {
  const found = new Map<string, { sums: RowSums; row: ReportRow }>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const known = found.get(key);
    const entry = known ?? { sums: noSums(), row };
    if (!known) found.set(key, entry);
    else if ((row.day ?? '') >= (entry.row.day ?? '')) entry.row = row;
    addRow(entry.sums, row);
  }
  return found;
}
