import { isIn, type Period } from '#domain/measuring/reports/period.ts';
import type { Steps } from '#domain/shared/steps.ts';
import { amountOf, isReversal, isTakenBack, type SaleLine } from './sale-line.ts';

/** Lines that one step reads. */
export const STEP = 250;

/** The lines of an order that may repeat each other: its sales, or what was taken back on one day. */
interface Shelf {
  byProduct: Map<string, Set<SaleLine>>;
  /** The last line of a file, a day and a product. */
  last: Map<string, SaleLine>;
  /** The approved payments of a file, a day, a product and an amount. */
  paid: Map<string, SaleLine>;
  /** The file that was last compared with the older ones' lines of a product. It finds nothing more there. */
  compared: Map<string, number>;
  /** The same for the lines of all products. */
  comparedAll: number | null;
}

/**
 * Reads the lines of one order as a ledger: on the days that a newer file covers, what it names is as it says.
 * @param lines the oldest file's first.
 * @param periods the days that each file covers.
 */
export function* effectiveSales(
  lines: readonly SaleLine[],
  periods: ReadonlyMap<number, Period>,
): Steps<SaleLine[]> {
  if (lines.length === 1) return [...lines];
  /** The standing lines, each with the place at which it came. */
  const effective = new Map<SaleLine, number>();
  const shelves = new Map<string, Shelf>();
  for (const [at, line] of lines.entries()) {
    if (at > 0 && at % STEP === 0) yield;
    const shelf = shelfOf(shelves, line);
    const same = line.isPostback ? undefined : sameLine(shelf, line);
    if (same && isReversal(same) && !isReversal(line)) continue;
    // Two downloads in one file: the older state may stand below the newer one.
    if (same?.status === 'approved' && line.status === 'pending') continue;
    const replaced = [...(same ? [same] : []), ...olderLines(shelf, line, periods.get(line.file))].sort(
      (one, other) => (effective.get(one) ?? 0) - (effective.get(other) ?? 0),
    );
    for (const older of replaced) {
      effective.delete(older);
      shelf.byProduct.get(older.product)?.delete(older);
    }
    const merged = inherit(line, replaced);
    effective.set(merged, at);
    shelf.last.set(keyOf(line), merged);
    if (line.status === 'approved') shelf.paid.set(paidKeyOf(line), merged);
    const ofProduct = shelf.byProduct.get(line.product);
    if (ofProduct) ofProduct.add(merged);
    else shelf.byProduct.set(line.product, new Set([merged]));
  }
  return [...effective.keys()];
}

function shelfOf(shelves: Map<string, Shelf>, line: SaleLine): Shelf {
  const key = isTakenBack(line) ? line.day : '';
  const known = shelves.get(key);
  if (known) return known;
  const shelf: Shelf = {
    byProduct: new Map(),
    last: new Map(),
    paid: new Map(),
    compared: new Map(),
    comparedAll: null,
  };
  shelves.set(key, shelf);
  return shelf;
}

/** The line of the same file that this one repeats or corrects. Two payments of other amounts are two, as an upsell is. */
function sameLine({ last, paid }: Shelf, line: SaleLine): SaleLine | undefined {
  const before = last.get(keyOf(line));
  const areBothPaid = before?.status === 'approved' && line.status === 'approved';
  return areBothPaid ? paid.get(paidKeyOf(line)) : before;
}

function paidKeyOf(line: SaleLine): string {
  return `${keyOf(line)} ${amountOf(line)}`;
}

function keyOf({ file, day, product }: SaleLine): string {
  return `${file} ${day} ${product}`;
}

/** Data of older files about the same product. Another file may have no column of products. */
function olderLines(shelf: Shelf, line: SaleLine, period: Period | undefined): SaleLine[] {
  const older: SaleLine[] = [];
  for (const product of productsOf(shelf, line)) {
    if (shelf.compared.get(product) === line.file) continue;
    shelf.compared.set(product, line.file);
    for (const known of shelf.byProduct.get(product) ?? [])
      if (known.file !== line.file && period && isIn(known.day, period)) older.push(known);
  }
  return older;
}

function productsOf(shelf: Shelf, { product, file }: SaleLine): Iterable<string> {
  if (product !== '') return [product, ''];
  if (shelf.comparedAll === file) return [];
  shelf.comparedAll = file;
  return shelf.byProduct.keys();
}

/** A newer file may say less about where the sale came from. */
function inherit(line: SaleLine, replaced: readonly SaleLine[]): SaleLine {
  const merged = { ...line };
  for (const older of replaced) {
    if (merged.soldAt === older.day) merged.soldAt = older.soldAt;
    merged.gclid ??= older.gclid;
    merged.clickedAt ??= older.clickedAt;
    if (merged.subIds.length === 0) merged.subIds = older.subIds;
    if (merged.keyword === '') merged.keyword = older.keyword;
  }
  return merged;
}
