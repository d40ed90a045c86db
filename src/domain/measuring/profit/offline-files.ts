import { hasLostCase } from '#domain/measuring/networks/click-ids.ts';
import { DAY_MS } from '#domain/shared/days.ts';
import { writeDelimited } from '#domain/shared/tables/delimited.ts';
import { instantOf } from '#domain/shared/instants.ts';
import { decimalOf } from './exact.ts';
import type { Order, OrderEntry } from './orders.ts';

/** The parts of an order that Google's files need. */
export interface OfflineOrder extends Pick<
  Order,
  'orderId' | 'soldAt' | 'status' | 'entries' | 'reversedAt' | 'gclid' | 'clickedAt'
> {
  /** The ids that Google gives instead of a gclid when iOS hides the click. */
  gbraid: string | null;
  wbraid: string | null;
}

export interface OfflineOptions {
  /** The name of the conversion action in Google Ads, to the letter. */
  conversionName: string;
  /** The zone of times without one. */
  timeZone: string;
  now: number;
  /** Whether a sale counts at the day's last second when its file has only the day. */
  endOfDay: boolean;
}

/** A campaign's orders as the API sends them, the newest first; `all` says whether some are missing. */
export interface StoredOrders {
  all: number;
  orders: OfflineOrder[];
}
export const MOST_ORDERS = 20_000;

/** Why a line stays out. */
export const leftReasons = [
  'pending',
  'notSold',
  'noClick',
  'badClick',
  'lostCase',
  'badOrder',
  'noTime',
  'future',
  'beforeClick',
  'beforeSale',
  'late',
  'noValue',
  'badCurrency',
  'repeated',
] as const;
export type LeftReason = (typeof leftReasons)[number];

export interface OfflineFile {
  csv: string;
  lines: number;
  left: { orderId: string; reason: LeftReason }[];
}

/** Google takes a conversion until so many days after its click. */
const MOST_DAYS = 90;
const BRAID = /^[A-Za-z\d][\w-]{9,499}$/;
const GCLID = /^(?=.*[A-Za-z])[A-Za-z\d][\w-]{19,499}$/;
/**
 * A spreadsheet would run a cell that begins like this; a Brazilian one begins a cell behind each semicolon, and takes the
 * two quotes that we write for one as a cell's empty beginning.
 */
export const FORMULA = /(?:^|;)[\s"]*[=+\-@]|\p{Cc}/u;

const conversionHeader = [
  'Google Click ID',
  'GBRAID',
  'WBRAID',
  'Conversion Name',
  'Conversion Time',
  'Conversion Value',
  'Conversion Currency',
  'Order ID',
];
const adjustmentHeader = [
  'Order ID',
  'Conversion Name',
  'Adjustment Time',
  'Adjustment Type',
  'Adjusted Value',
  'Adjusted Value Currency',
];

/** Why the name cannot stand in a file; null when it can. */
export function findNameProblem(name: string): string | null {
  if (name.trim() === '') return 'Escreva o nome da ação de conversão, igual ao do Google Ads.';
  if (name.length > 100) return 'O nome tem até 100 caracteres.';
  return FORMULA.test(name)
    ? 'O nome não pode começar com =, +, - ou @, nem ter um deles depois de ;.'
    : null;
}

/** The approved sales as a file of offline conversions. https://support.google.com/google-ads/answer/7014069 */
export function conversionFile(orders: readonly OfflineOrder[], options: OfflineOptions): OfflineFile {
  const seen = new Set<string>();
  const file = linesOf(orders.filter(isConversion), conversionHeader, (order) => {
    const time = checkSale(order, options);
    if (typeof time === 'string') return time;
    const value = sumOf(order.entries);
    if (typeof value === 'string') return value;
    const clicks = clicksOf(order);
    const key = `${clicks.join(' ')} ${time.at}`;
    if (seen.has(key)) return 'repeated';
    seen.add(key);
    const amount = [decimalOf(value.micros), value.currency];
    return [...clicks, options.conversionName, time.text, ...amount, order.orderId];
  });
  return csvOf(file, options);
}

/** Google takes one id in a row: that of the click where there is one. */
function clicksOf({ gclid, gbraid, wbraid }: OfflineOrder): [gclid: string, gbraid: string, wbraid: string] {
  if (gclid !== null) return [gclid, '', ''];
  return gbraid === null ? ['', '', wbraid ?? ''] : ['', gbraid, ''];
}

/** The refunds and chargebacks after the sale, as a file of adjustments. A sale that was never sent is ignored there. */
export function adjustmentFile(orders: readonly OfflineOrder[], options: OfflineOptions): OfflineFile {
  const file = linesOf(orders.filter(isAdjusted), adjustmentHeader, (order) => {
    const sold = checkSale(order, options);
    if (typeof sold === 'string') return sold;
    const time = timeOf(order.reversedAt ?? '', options);
    if (typeof time === 'string') return time;
    if (time.at <= sold.at) return 'beforeSale';
    const lead = [order.orderId, options.conversionName, time.text];
    if (order.status !== 'approved') return [...lead, 'RETRACT', '', ''];
    const value = sumOf(order.entries);
    return typeof value === 'string' ? value : [...lead, 'RESTATE', decimalOf(value.micros), value.currency];
  });
  return csvOf(file, options);
}

function isConversion({ status }: Pick<OfflineOrder, 'status'>): boolean {
  return status !== 'refunded' && status !== 'chargeback';
}

function isAdjusted({ status, reversedAt }: OfflineOrder): boolean {
  return !isConversion({ status }) || (status === 'approved' && reversedAt !== null);
}

interface Lines {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  left: OfflineFile['left'];
}

function linesOf(
  orders: readonly OfflineOrder[],
  header: readonly string[],
  toLine: (order: OfflineOrder) => readonly string[] | LeftReason,
): Lines {
  const rows: (readonly string[])[] = [];
  const left: OfflineFile['left'] = [];
  for (const order of orders) {
    const line = toLine(order);
    if (typeof line === 'string') left.push({ orderId: order.orderId, reason: line });
    else rows.push(line);
  }
  return { header, rows, left };
}

/** Columns of ids that no line has are left out. */
function csvOf({ header, rows, left }: Lines, { timeZone }: OfflineOptions): OfflineFile {
  const isKept = header.map((name, at) => !name.endsWith('BRAID') || rows.some((row) => row[at] !== ''));
  const table = [header, ...rows].map((row) => row.filter((_, at) => isKept[at]));
  const csv = writeDelimited([[`Parameters:TimeZone=${timeZone}`], ...table], ',');
  return { csv, lines: rows.length, left };
}

interface Time {
  at: number;
  /** As Google reads it: with an offset where the file had one. */
  text: string;
}

/** The time of a sale that Google would take. */
function checkSale(order: OfflineOrder, options: OfflineOptions): Time | LeftReason {
  const { orderId, status, soldAt, clickedAt } = order;
  if (status === 'pending') return 'pending';
  if (status === 'cancelled' || status === 'other') return 'notSold';
  const click = checkClick(order);
  if (click !== null) return click;
  if (FORMULA.test(orderId)) return 'badOrder';
  const time = timeOf(soldAt, options);
  if (typeof time === 'string') return time;
  const clicked = clickedAt?.includes('T') === true ? instantOf(clickedAt, options.timeZone) : null;
  if (clicked !== null && time.at < clicked) return 'beforeClick';
  // Without the click's time: the click came before the sale, so an old sale is late in any case.
  return options.now - (clicked ?? time.at) > MOST_DAYS * DAY_MS ? 'late' : time;
}

/** Why Google would not know the click; null when it may. */
export function checkClick({
  gclid,
  gbraid,
  wbraid,
}: Pick<OfflineOrder, 'gclid' | 'gbraid' | 'wbraid'>): LeftReason | null {
  if (gclid !== null) {
    if (!GCLID.test(gclid)) return 'badClick';
    return hasLostCase(gclid) ? 'lostCase' : null;
  }
  const braid = gbraid ?? wbraid;
  if (braid === null) return 'noClick';
  return BRAID.test(braid) ? null : 'badClick';
}

function timeOf(text: string, { timeZone, now, endOfDay }: OfflineOptions): Time | LeftReason {
  if (!text.includes('T') && !endOfDay) return 'noTime';
  const full = text.includes('T') ? text : `${text}T23:59:59`;
  const at = instantOf(full, timeZone);
  if (Number.isNaN(at)) return 'noTime';
  if (at > now) return 'future';
  return { at, text: full.replace('T', ' ').replace(/([+-]\d\d):(\d\d)$/, '$1$2') };
}

/** The income of the order, in its single currency. */
function sumOf(entries: readonly OrderEntry[]): { micros: number; currency: string } | LeftReason {
  const [currency = null, ...others] = new Set(entries.map((entry) => entry.currency));
  if (entries.length === 0) return 'noValue';
  if (currency === null || others.length > 0 || !/^[A-Z]{3}$/.test(currency)) return 'badCurrency';
  const micros = entries.reduce((sum, entry) => sum + entry.micros, 0);
  return micros > 0 ? { micros, currency } : 'noValue';
}
