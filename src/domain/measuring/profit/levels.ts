import type { Period } from '#domain/measuring/reports/period.ts';
import type { StoredImport } from '#domain/measuring/reports/stored.ts';
import type { Steps } from '#domain/shared/steps.ts';
import { shareOut } from './exact.ts';
import type { AdLocation } from './join.ts';
import { rowFinder } from './row-finder.ts';

export const profitLevels = ['campaign', 'adGroup', 'keyword', 'term'] as const;
export type ProfitLevelName = (typeof profitLevels)[number];

/** Sums of a report. `sales` is in millionths, because a sale may be divided between rows. */
export interface ProfitSums {
  clicks: number;
  costMicros: number;
  /** What Google counted. */
  conversions: number;
  sales: number;
  revenueMicros: number;
}

/** The cost of a row of a report. */
export interface CostRow extends AdLocation {
  /** The subject of the row, as the report writes it. */
  text: string;
  clicks: number;
  costMicros: number;
  conversions: number;
}

/** A row with what it earned. `shared` of its sales were divided by Google's conversions. */
export interface ProfitRow extends CostRow, ProfitSums {
  shared: number;
}

/** The costs of one level, from the type of report that hides least. */
export interface LevelCosts {
  from: StoredImport['type'] | null;
  /** The days that count. */
  periods: readonly Period[];
  rows: readonly CostRow[];
  /** The sums of rows that are too many to be read; they cost least. */
  cut: CutRows;
}

export interface CutRows {
  count: number;
  clicks: number;
  costMicros: number;
  conversions: number;
}

/** Sales of one place: how many, in millionths, and what they earned. */
export interface LocatedSales {
  location: AdLocation;
  sales: number;
  revenueMicros: number;
}

export interface Unplaced {
  sales: number;
  revenueMicros: number;
}

/** A level with its rows, and the sales that name no row of it. */
export interface LevelWithSales {
  rows: ProfitRow[];
  unplaced: Unplaced;
}

/** Rows that one step makes or looks at; a sale that names no keyword looks at every row. */
const ROWS = 5000;
/** Rows that all sales of a level look at, far more than those of a person. Sales beyond stay unplaced. */
const MOST_LOOKED = 1_000_000;

/**
 * Gives each row its sales, first those that fit only one. A sale that fits several rows is divided by the conversions
 * that Google counted for them and that have no sale yet; where all have one, by all of them; without any it stays
 * unplaced. The sums stay exact.
 */
export function* distributeSales(
  rows: readonly CostRow[],
  placed: readonly LocatedSales[],
  locations: readonly AdLocation[],
): Steps<LevelWithSales> {
  const result: ProfitRow[] = [];
  for (const row of rows) {
    if (result.length % ROWS === 0) yield;
    result.push({ ...row, sales: 0, revenueMicros: 0, shared: 0 });
  }
  yield;
  const find = rowFinder(result, locations);
  const unplaced: Unplaced = { sales: 0, revenueMicros: 0 };
  const divided: { fits: readonly ProfitRow[]; sale: LocatedSales }[] = [];
  let looked = 0;
  let all = 0;
  for (const sale of placed) {
    const { fits, looked: ownLooked } = all < MOST_LOOKED ? find(sale.location) : { fits: [], looked: 0 };
    looked += ownLooked + 1;
    all += ownLooked;
    if (looked > ROWS) {
      looked = 0;
      yield;
    }
    const [only] = fits;
    if (only && fits.length === 1) {
      only.sales += sale.sales;
      only.revenueMicros += sale.revenueMicros;
    } else divided.push({ fits, sale });
  }
  for (const { fits, sale } of divided.sort((one, other) => one.fits.length - other.fits.length)) {
    looked += fits.length;
    if (looked > ROWS) {
      looked = 0;
      yield;
    }
    const weights = openConversions(fits);
    const counts = shareOut(sale.sales, weights);
    const amounts = shareOut(sale.revenueMicros, weights);
    if (counts === null || amounts === null) {
      unplaced.sales += sale.sales;
      unplaced.revenueMicros += sale.revenueMicros;
      continue;
    }
    for (const [fit, row] of fits.entries()) {
      row.sales += counts[fit] ?? 0;
      row.revenueMicros += amounts[fit] ?? 0;
      row.shared += counts[fit] ?? 0;
    }
  }
  return { rows: result, unplaced };
}

/** The conversions of rows without a sale, in millionths; all conversions where each has its sale. */
function openConversions(rows: readonly ProfitRow[]): number[] {
  const open = rows.map(({ conversions, sales }) => Math.max(0, Math.round(conversions * 1e6) - sales));
  return open.some((count) => count > 0) ? open : rows.map(({ conversions }) => conversions);
}

/** A level as the API sends it: the rows that matter most, and the sums of the others. */
export interface StoredLevel {
  from: LevelCosts['from'];
  /** The first and the last day that count on this level. */
  period: Period | null;
  rows: ProfitRow[];
  others: ProfitSums & { count: number };
  unplaced: Unplaced;
}

const SHOWN_ROWS = 500;

/** The rows with the largest profit or loss; the sums of the rest, so that nothing is hidden. */
export function topOf(rows: readonly ProfitRow[], cut: CutRows): Pick<StoredLevel, 'rows' | 'others'> {
  const size = ({ revenueMicros, costMicros }: ProfitRow) =>
    Math.max(Math.abs(revenueMicros - costMicros), costMicros);
  const sorted = rows.toSorted((one, other) => size(other) - size(one));
  const rest = sorted.slice(SHOWN_ROWS);
  const sum = (key: keyof ProfitSums, first = 0) => rest.reduce((total, row) => total + row[key], first);
  const others = {
    count: rest.length + cut.count,
    clicks: sum('clicks', cut.clicks),
    costMicros: sum('costMicros', cut.costMicros),
    conversions: sum('conversions', cut.conversions),
    sales: sum('sales'),
    revenueMicros: sum('revenueMicros'),
  };
  return { rows: sorted.slice(0, SHOWN_ROWS), others };
}
