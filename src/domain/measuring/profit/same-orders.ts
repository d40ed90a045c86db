import type { Steps } from '#domain/shared/steps.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { dayNumber } from '#domain/shared/days.ts';
import type { SaleLine } from './sale-line.ts';

/** What is compared of an order that a network sent by postback. */
export interface PostbackName {
  network: string;
  orderId: string;
  /** In millionths; null when the network does not report it. */
  amountMicros: number | null;
  commissionMicros: number | null;
  currency: string | null;
  /** Begins with the day of the sale. */
  soldAt: string;
  gclid: string | null;
  /** Money that went back, without its sale. */
  isBack: boolean;
}

export type FiledName = Pick<
  SaleLine,
  | 'orderId'
  | 'file'
  | 'status'
  | 'day'
  | 'amountMicros'
  | 'commissionMicros'
  | 'currency'
  | 'gclid'
  | 'subIds'
>;

/** Columns of a file that name its order a second time, as sub-ids. */
export const OTHER_NAME = /^(?:transaction ?id|transaktions-?id|paymentintent id|order ?ref)$/u;
/** ClickBank and others write a refund with the number of its sale and an ending. */
const ENDING = /-(?:R|RF|RFND|CB|CGBK)\d{0,4}$/iu;
/** Digistore24's postback names a sale by its transaction, its file by its order. */
const OTHER_NUMBERS = 'digistore24-s2s';
export const hasOtherNumbers = ({ network }: Pick<PostbackName, 'network'>) => network === OTHER_NUMBERS;
/** Two sources may count a sale on neighbouring days, because their time zones differ. */
const MOST_DAYS = 1;

/** Orders that one step compares. */
const STEP = 250;

const plain = (name: string) => name.trim().toLowerCase();

/** The names by which another source may know the order of a line, the best first. */
export function namesOf({ orderId, subIds, status }: FiledName): string[] {
  const others = subIds.filter(({ name }) => OTHER_NAME.test(name)).map(({ value }) => value);
  const sale = isBackLine({ status }) && ENDING.test(orderId) ? [orderId.replace(ENDING, '')] : [];
  return [orderId, ...others, ...sale].map(plain).filter((name) => name !== '');
}

export interface SameOrders {
  /** The orders of files that a postback reports too: their number in the postback by their number in the file. */
  names: Map<string, string>;
  /** Orders of postbacks that are only a refund, which a file has together with its sale. */
  repeated: Set<string>;
}

/**
 * Finds the orders that both files and postbacks have. They are the same by a number, whatever its case. Where Digistore24 gives
 * the two no number in common, they are paired one to one, by the same value on the same day and a click that does not contradict.
 * @param aliases other numbers of orders that postbacks report, in lower case.
 */
export function* sameOrders(
  postbacks: readonly PostbackName[],
  filed: readonly FiledName[],
  aliases: ReadonlyMap<string, string> = new Map(),
): Steps<SameOrders> {
  const known = new Map(postbacks.map((order) => [plain(order.orderId), order]));
  const names = new Map<string, string>();
  /** The networks of the orders that a file names by their own number. */
  const networks = new Map<number, Set<string>>();
  const rest: FiledName[][] = [];
  let read = 0;
  for (const lines of groupBy(filed, ({ orderId }) => orderId).values()) {
    const [first] = lines;
    if (first === undefined) continue;
    read += 1;
    if (read % STEP === 0) yield;
    const found = lines
      .flatMap(namesOf)
      .map((name) => known.get(name) ?? known.get(plain(aliases.get(name) ?? '')))
      .find(Boolean);
    if (found === undefined) {
      rest.push(lines);
      continue;
    }
    names.set(first.orderId, found.orderId);
    networks.set(first.file, (networks.get(first.file) ?? new Set()).add(found.network));
  }
  const namedOrders = new Set(names.values());
  const left = postbacks.filter((order) => hasOtherNumbers(order) && !namedOrders.has(order.orderId));
  if (left.length === 0) return { names, repeated: new Set() };
  const lines = rest.filter(([line]) => isOfNetwork(networks.get(line?.file ?? 0))).flat();
  const sales = new Map(lines.filter((line) => !isBackLine(line)).map((line) => [line.orderId, line]));
  const isSale = ({ isBack }: PostbackName) => !isBack;
  for (const [filedId, toldId] of pairs(left.filter(isSale), [...sales.values()])) names.set(filedId, toldId);
  const refunds = pairs(
    left.filter(({ isBack }) => isBack),
    lines.filter(isBackLine),
  );
  return { names, repeated: new Set(refunds.map(([, toldId]) => toldId)) };
}

/** A file that names orders of another network is that network's. */
function isOfNetwork(named: ReadonlySet<string> | undefined): boolean {
  return named === undefined || named.has(OTHER_NUMBERS) || named.has('digistore24');
}

/** The best pairs first: the same click and value, the same click, the same value. */
function pairs(
  postbacks: readonly PostbackName[],
  filed: readonly FiledName[],
): [filed: string, postback: string][] {
  const found: [string, string][] = [];
  let left = [...postbacks];
  let open = [...filed];
  const rounds: ((order: PostbackName, line: FiledName) => boolean)[] = [
    (order, line) => isSameClick(order, line) && isSameValue(order, line),
    (order, line) => isSameClick(order, line) && order.currency === line.currency,
    (order, line) => isSameValue(order, line) && !(order.gclid !== null && line.gclid !== null),
  ];
  for (const fits of rounds) {
    const byDay = groupBy(open, ({ day }) => dayNumber(day));
    const used = new Set<FiledName>();
    left = left.filter((order) => {
      const day = dayNumber(order.soldAt.slice(0, 10));
      for (const near of [0, MOST_DAYS, -MOST_DAYS]) {
        const line = byDay.get(day + near)?.find((each) => !used.has(each) && fits(order, each));
        if (line === undefined) continue;
        used.add(line);
        found.push([line.orderId, order.orderId]);
        return false;
      }
      return true;
    });
    open = open.filter((line) => !used.has(line));
  }
  return found;
}

function isBackLine({ status }: Pick<FiledName, 'status'>): boolean {
  return status === 'refunded' || status === 'chargeback';
}

function isSameClick({ gclid }: PostbackName, line: FiledName): boolean {
  return gclid !== null && gclid === line.gclid;
}

/** The commission where both have it, or else the price. */
function isSameValue(order: PostbackName, line: FiledName): boolean {
  if (order.currency !== line.currency) return false;
  const values = (
    [
      [order.commissionMicros, line.commissionMicros],
      [order.amountMicros, line.amountMicros],
    ] as const
  ).find(([one, other]) => one !== null && other !== null);
  return values !== undefined && Math.abs(values[0] ?? 0) === Math.abs(values[1] ?? 0) && values[0] !== 0;
}
