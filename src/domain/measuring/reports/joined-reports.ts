import { addDays } from '#domain/shared/days.ts';
import type { TableRow } from '#domain/shared/tables/delimited.ts';
import type { Totals } from './metrics.ts';
import { isEmptyCell } from './numbers.ts';
import { type Period, wholePeriod } from './period.ts';
import type { ReportRow } from './report-rows.ts';

/** One of the reports that a file holds one below the other: its title and period, and its rows. */
export interface JoinedPart {
  lead: TableRow[];
  body: TableRow[];
}

/** People join downloads in one file: the header stands in its middle again, below another title and period. */
export function splitJoined(table: readonly TableRow[], at: number): JoinedPart[] {
  const header = table[at]?.cells ?? [];
  const headers = table.flatMap(({ cells }, index) => (index >= at && isSame(cells, header) ? [index] : []));
  const begins = headers.map((own, index) =>
    leadOf(table, own, index === 0 ? -1 : (headers[index - 1] ?? 0)),
  );
  return headers.map((header, index) => ({
    lead: table.slice(begins[index], header),
    body: table.slice(header + 1, begins[index + 1] ?? table.length),
  }));
}

/** Of the many rows of a file, the first cell alone tells nearly all apart. */
function isSame(cells: readonly string[], header: readonly string[]): boolean {
  if (cells[0] !== header[0]) return false;
  return header.every((cell, column) => cells[column]?.trim() === cell.trim());
}

/** Where the title above a header begins: lines of one cell that are no totals. */
function leadOf(table: readonly TableRow[], header: number, after: number): number {
  if (after === -1) return 0;
  let begin = header;
  while (begin - 1 > after && header - begin < 3 && isTitle(table[begin - 1])) begin -= 1;
  return begin;
}

function isTitle(row: TableRow | undefined): boolean {
  const [first = '', ...others] = row?.cells ?? [];
  return !isEmptyCell(first) && others.every(isEmptyCell) && !/^\s*tota/iu.test(first);
}

interface Sums {
  currency: string | null;
  period: Period | null;
  rows: number;
  totals: Totals;
  warnings: string[];
}

interface Read<Report extends Sums> {
  report: Report;
  rows: ReportRow[];
}

/** The parts as one report; an error where their sums would be wrong. */
export function joinParts<Report extends Sums>([first, ...others]: readonly [
  Read<Report>,
  ...Read<Report>[],
]): Read<Report> | { error: string } {
  let joined = first;
  const keys = new Set(first.rows.map(keyOf));
  for (const { report, rows } of others) {
    if (report.currency !== joined.report.currency) return { error: TWO_CURRENCIES };
    const repeated = rows.find((row) => keys.has(keyOf(row)));
    if (repeated) return { error: `${REPEATED}${repeated.day === null ? '' : ` (${repeated.day})`}.` };
    for (const row of rows) keys.add(keyOf(row));
    const isByDay = [...joined.rows, ...rows].every(({ day }) => day !== null);
    const [one, two] = [joined.report.period, report.period];
    const follows =
      one && two && (one.start === two.start ? one.end === two.end : addDays(one.end, 1) === two.start);
    if (!isByDay && !follows) return { error: GAP };
    const add = (a: number | null, b: number | null) =>
      a === null || b === null ? null : Math.round((a + b) * 100) / 100;
    const [before, now] = [joined.report.totals, report.totals];
    joined = {
      rows: [...joined.rows, ...rows],
      report: {
        ...joined.report,
        rows: joined.report.rows + report.rows,
        period: one && two && wholePeriod([one, two]),
        totals: {
          impressions: add(before.impressions, now.impressions),
          clicks: add(before.clicks, now.clicks),
          cost: add(before.cost, now.cost),
          conversions: add(before.conversions, now.conversions),
        },
        warnings: [...new Set([...joined.report.warnings, ...report.warnings])],
      },
    };
  }
  return joined;
}

/** What a row is about. Two reports that tell the same would count it twice. */
function keyOf({ day, campaign, adGroup, subject, keyword, matchType, details }: ReportRow): string {
  return JSON.stringify([day, campaign, adGroup, subject, keyword, matchType, details]);
}

const TWO_CURRENCIES =
  'O arquivo junta relatórios de moedas diferentes, que não se somam. Traga um arquivo de cada vez.';
const REPEATED = 'O arquivo junta dois relatórios com as mesmas linhas, que contariam duas vezes';
const GAP =
  'O arquivo junta relatórios de períodos que não se seguem. Traga um arquivo de cada vez, ou relatórios com o segmento Dia.';
