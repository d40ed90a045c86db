import { countOnce } from '#domain/measuring/reports/count-once.ts';
import { isIn, type Period, wholePeriod } from '#domain/measuring/reports/period.ts';
import type { ReportFile } from '#domain/measuring/reports/report.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import type { ReportType } from '#domain/measuring/reports/report-words.ts';
import { groupBy } from '#domain/shared/group-by.ts';

/** A column that splits a report's rows further. Reports with and without one hold the same sums. */
export type Segment = 'none' | 'device' | 'hour' | 'weekday' | 'action';

export interface Table {
  id: string;
  type: ReportType;
  segment: Segment;
  period: Period | null;
  byDay: boolean;
  rows: readonly ReportRow[];
}

/** @param id grows with the age of the files, the oldest first. */
export function toTable({ report, rows }: ReportFile, id: string): Table | null {
  if (report.error !== null || report.type === null || report.type === 'sales') return null;
  return {
    ...{ id, type: report.type, segment: segmentOf(rows), period: report.period, rows },
    byDay: rows.length > 0 && rows.every(({ day }) => day !== null),
  };
}

function segmentOf(rows: readonly ReportRow[]): Segment {
  const has = (key: 'conversionAction' | 'hour' | 'weekday' | 'device') =>
    rows.slice(0, 50).some(({ details }) => details[key] !== undefined);
  if (has('conversionAction') && !rows.some(({ costMicros }) => (costMicros ?? 0) > 0)) return 'action';
  if (has('hour')) return 'hour';
  if (has('weekday')) return 'weekday';
  return has('device') ? 'device' : 'none';
}

/** Rows that count so that no day counts twice, and the days that they cover. */
export interface Counted {
  rows: ReportRow[];
  periods: Period[];
}

/** @param tables of one type and one segment. */
export function countTables(tables: readonly Table[]): Counted {
  const known = wholePeriod(tables.flatMap(({ period }) => period ?? []));
  const always: Period = known ?? { start: '2000-01-01', end: '2000-01-30' };
  const periodOf = ({ period }: Table) => period ?? always;
  const byId = new Map(tables.map((table) => [table.id, table]));
  const parts = countOnce(
    tables.map((table) => ({
      id: table.id,
      period: periodOf(table),
      byDay: table.byDay,
      createdAt: table.id,
    })),
  );
  const rows: ReportRow[] = [];
  const periods: Period[] = [];
  for (const [id, own] of groupBy(parts, (part) => part.id)) {
    const table = byId.get(id);
    if (!table) continue;
    for (const { days } of own) {
      periods.push(days ?? periodOf(table));
      for (const row of table.rows)
        if (days === null || (row.day !== null && isIn(row.day, days))) rows.push(row);
    }
  }
  return { rows, periods };
}

/** Of several segments that hold the same sums, the first that is there. */
export function tablesOf(
  tables: readonly Table[],
  type: ReportType,
  segments: readonly Segment[] = ['none', 'device', 'weekday', 'hour'],
): Table[] {
  const own = tables.filter((table) => table.type === type && table.rows.length > 0);
  const segment = segments.find((each) => own.some((table) => table.segment === each));
  return own.filter((table) => table.segment === segment);
}
