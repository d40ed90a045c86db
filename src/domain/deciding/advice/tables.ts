import { type CountedPart, countOnce } from '#domain/measuring/reports/count-once.ts';
import { isIn, type Period, wholePeriod } from '#domain/measuring/reports/period.ts';
import type { ReportFile } from '#domain/measuring/reports/report.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import type { ReportType } from '#domain/measuring/reports/report-words.ts';
import { costTypes } from '#domain/measuring/reports/sources.ts';

/** A column that splits a report's rows further. Reports with and without one hold the same sums. */
export type Segment = 'none' | 'device' | 'hour' | 'weekday' | 'action';

/** The properties of a report that decide at which levels it counts. */
export interface TableHead {
  id: string;
  type: ReportType;
  segment: Segment;
  period: Period | null;
  byDay: boolean;
  /** Whether it has the shares of the impressions that were lost. */
  hasShares: boolean;
}

export interface Table extends TableHead {
  rows: readonly ReportRow[];
}

/** @param id grows with the age of the files, the oldest first. */
export function toTable({ report, rows }: ReportFile, id: string): Table | null {
  if (report.error !== null || report.type === null || report.type === 'sales' || rows.length === 0)
    return null;
  return {
    id,
    type: report.type,
    segment: segmentOf(rows),
    period: report.period,
    rows,
    byDay: rows.every(({ day }) => day !== null),
    hasShares: rows.some(({ details }) => details.lostToBudget ?? details.lostToRank),
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

/** The rows of an account's reports by level. Each level is read from the reports that hide least of it. */
export const levelNames = [
  ...([
    'own',
    'groups',
    'keywords',
    'terms',
    'devices',
    'hours',
    'weekdays',
    'places',
    'ages',
    'genders',
    'texts',
    'shares',
  ] as const),
] as const;
/** Those whose rows may tell the campaign's bid strategy. */
export const levelsWithBidding = ['own', 'shares', 'groups', 'keywords'] as const satisfies LevelName[];

export type LevelName = (typeof levelNames)[number];

/** The reports of a level, and which of their days count so that no day counts twice. */
export interface LevelParts {
  parts: CountedPart[];
  periods: Period[];
}

/** Says which reports count at each level. */
export function levelParts(tables: readonly TableHead[]): Record<LevelName, LevelParts> {
  const first = (types: readonly ReportType[], segments?: readonly Segment[]) =>
    countTables(types.map((type) => tablesOf(tables, type, segments)).find((own) => own.length > 0) ?? []);
  const segmented = (segment: Segment) => first(['campaigns', 'ad_groups', 'keywords'], [segment]);
  return {
    own: first(costTypes),
    groups: first(['ad_groups', 'keywords', 'search_terms']),
    keywords: first(['keywords']),
    terms: first(['search_terms']),
    devices: segmented('device'),
    hours: segmented('hour'),
    weekdays: segmented('weekday'),
    places: first(['places']),
    ages: first(['ages']),
    genders: first(['genders']),
    texts: first(['assets']),
    shares: countTables(
      tables.filter(
        ({ type, segment, hasShares }) => type === 'campaigns' && segment === 'none' && hasShares,
      ),
    ),
  };
}

/** @param tables of one type and one segment. */
function countTables(tables: readonly TableHead[]): LevelParts {
  const known = wholePeriod(tables.flatMap(({ period }) => period ?? []));
  const always: Period = known ?? { start: '2000-01-01', end: '2000-01-30' };
  const periods = new Map(tables.map(({ id, period }) => [id, period ?? always]));
  const parts = countOnce(
    tables.map(({ id, byDay }) => ({ id, byDay, period: periods.get(id) ?? always, createdAt: id })),
  );
  return { parts, periods: parts.map(({ id, days }) => days ?? periods.get(id) ?? always) };
}

/** The first existing segment of several with the same sums. */
function tablesOf(
  tables: readonly TableHead[],
  type: ReportType,
  segments: readonly Segment[] = ['none', 'device', 'weekday', 'hour'],
): TableHead[] {
  const own = tables.filter((table) => table.type === type);
  const segment = segments.find((each) => own.some((table) => table.segment === each));
  return own.filter((table) => table.segment === segment);
}

/** The rows that count at each level, and the negatives in force. */
export interface LevelRows extends Record<LevelName, readonly ReportRow[]> {
  /** The days that the widest reports cover. */
  periods: readonly Period[];
  negatives: readonly ReportRow[];
}

/** Reads the levels from whole tables. */
export function levelRows(tables: readonly Table[]): LevelRows {
  const counted = levelParts(tables);
  const byId = new Map(tables.map((table) => [table.id, table.rows]));
  const rowsOf = (level: LevelName) =>
    counted[level].parts.flatMap(({ id, days }) => {
      const rows = byId.get(id) ?? [];
      return days === null ? rows : rows.filter(({ day }) => day !== null && isIn(day, days));
    });
  return {
    ...(Object.fromEntries(levelNames.map((name) => [name, rowsOf(name)])) as Record<LevelName, ReportRow[]>), // one entry for each level
    periods: counted.own.periods,
    negatives: tables.filter(({ type }) => type === 'negatives').at(-1)?.rows ?? [],
  };
}
