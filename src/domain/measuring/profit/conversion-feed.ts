import * as z from 'zod/mini';
import { DAY_MS } from '#domain/shared/days.ts';
import { writeDelimited } from '#domain/shared/tables/delimited.ts';
import { isTimeZone, localTime } from '#domain/shared/instants.ts';
import { decimalOf } from './exact.ts';
import { checkClick, findNameProblem, FORMULA, type LeftReason } from './offline-files.ts';

/** `legacy` is the scheduled file of conversions, `data-manager` the HTTPS source of the Data Manager, `script` our script's upload. */
export const feedFormats = ['legacy', 'data-manager', 'script'] as const;
export const feedKinds = ['conversions', 'adjustments'] as const;

/** Feeds of one account. */
export const MOST_FEEDS = 50;

const feedSchema = z.object({
  action: z.string().check(
    z.trim(),
    z.refine((name) => findNameProblem(name) === null, {
      error: ({ input }) => findNameProblem(String(input)) ?? '',
    }),
  ),
  format: z.enum(feedFormats),
  kind: z.enum(feedKinds),
  timeZone: z._default(
    z.string().check(
      z.maxLength(64),
      z.refine((zone) => isTimeZone(zone), 'Este fuso horário não existe.'),
    ),
    'America/Sao_Paulo',
  ),
  adUserData: z._default(z.nullable(z.boolean()), null),
  adPersonalization: z._default(z.nullable(z.boolean()), null),
  /** The account whose script sends it; only where a script does. */
  customerId: z._default(z.nullable(z.string().check(z.regex(/^\d{3}-\d{3}-\d{4}$/))), null),
});

export const newFeedSchema = feedSchema.check(
  z.refine(({ format, customerId }) => (format === 'script') === (customerId !== null), {
    message: 'Escolha a conta cujo script envia.',
    path: ['customerId'],
  }),
  // Google documents no adjustments by scripts.
  z.refine(({ format, kind }) => format !== 'script' || kind === 'conversions', {
    message: 'O script envia só conversões. Para ajustes, use um arquivo.',
    path: ['kind'],
  }),
);
export type NewFeed = z.output<typeof newFeedSchema>;

/** User and password are shown only once. A script needs none of the three. */
export interface CreatedFeed {
  id: string;
  url: string;
  user: string;
  password: string;
}

export interface ConversionFeed extends NewFeed {
  id: string;
  createdAt: string;
  lastPulledAt: string | null;
  /** Lines that were served, and those that Google's results refused. */
  served: number;
  refused: number;
}

/** The parts of an order that a file needs. Times are milliseconds since 1970. */
export interface FeedOrder {
  network: string;
  orderId: string;
  status: 'approved' | 'refunded' | 'chargeback';
  soldAt: number;
  /** Whether its file has only the day of the sale, which Google does not take. */
  isDayOnly: boolean;
  /** When it was last changed by money that went back; null when none did. */
  reversedAt: number | null;
  /** The first income of the sale, and the income left after refunds. */
  valueMicros: number | null;
  leftMicros: number | null;
  currency: string | null;
  gclid: string | null;
  gbraid: string | null;
  wbraid: string | null;
  /** The lines of it that were served already, whose second and value stay. */
  served: Partial<Record<FeedLine['type'], { at: number; valueMicros: number | null }>>;
}

export type FeedReason = LeftReason | 'early';

/** One line, waiting or written. */
export interface FeedLine {
  network: string;
  orderId: string;
  /** Empty for a conversion. */
  type: '' | 'RETRACT' | 'RESTATE';
  at: number;
  valueMicros: number | null;
  currency: string | null;
  /** Why it is not in the file; null when it is. */
  left: FeedReason | null;
  /** From day 50 on Google may refuse an adjustment. */
  isOld: boolean;
}

const MOST_DAYS = 90;
/** Google takes an adjustment about a day after the conversion. */
const EARLIEST_MS = DAY_MS;
const OLD_DAYS = 50;
/** Longer ones are refused. */
const LONGEST_ORDER_ID = 64;

interface Options extends Pick<NewFeed, 'action' | 'format' | 'kind' | 'timeZone'> {
  adUserData: boolean | null;
  adPersonalization: boolean | null;
}

/** The lines of a feed over 90 days, each with what keeps it out. */
export function feedLines(
  orders: readonly FeedOrder[],
  { kind }: Pick<Options, 'kind'>,
  now: number,
): Written[] {
  return orders.flatMap((order) => {
    const line = kind === 'conversions' ? conversionLine(order, now) : adjustmentLine(order, now);
    return line === null ? [] : [{ order, line }];
  });
}

function conversionLine(order: FeedOrder, now: number): FeedLine | null {
  // A sale that was refunded before Google got it needs no conversion.
  const served = order.served[''];
  if (order.status !== 'approved' && served === undefined) return null;
  const { network, orderId, currency } = order;
  const at = served?.at ?? order.soldAt;
  const valueMicros = served?.valueMicros ?? order.valueMicros;
  const left = problemOf({ ...order, valueMicros }, at, now);
  return { network, orderId, type: '', at, valueMicros, currency, left, isOld: false };
}

function adjustmentLine(order: FeedOrder, now: number): FeedLine | null {
  if (order.reversedAt === null) return null;
  const { network, orderId, currency, soldAt } = order;
  const isWhole = order.status !== 'approved' || (order.leftMicros ?? 0) <= 0;
  const type = isWhole ? 'RETRACT' : 'RESTATE';
  const served = order.served[type];
  const valueMicros = isWhole ? null : order.leftMicros;
  // Another value is another adjustment, with another second.
  const at = served?.valueMicros === valueMicros ? served.at : Math.max(order.reversedAt, soldAt + 1000);
  const problem = problemOf(order, soldAt, now);
  const left = problem ?? (at > now ? 'future' : now - soldAt < EARLIEST_MS ? 'early' : null);
  const isOld = now - soldAt > OLD_DAYS * DAY_MS;
  return { network, orderId, type, at, valueMicros, currency, left, isOld };
}

function problemOf(order: FeedOrder, at: number, now: number): FeedReason | null {
  const { orderId, currency, valueMicros } = order;
  const click = checkClick(order);
  if (click !== null) return click;
  if (FORMULA.test(orderId) || orderId.includes('@') || orderId.length > LONGEST_ORDER_ID) return 'badOrder';
  if (order.isDayOnly) return 'noTime';
  if (at > now) return 'future';
  if (now - at > MOST_DAYS * DAY_MS) return 'late';
  if (valueMicros === null || valueMicros <= 0) return 'noValue';
  return currency === null ? 'badCurrency' : null;
}

/** The file as Google reads it. `lines` are those that are in it. */
export function feedFile(written: readonly Written[], options: Options): string {
  const { format, kind, timeZone } = options;
  const columns = kind === 'conversions' ? conversionColumns(written, options) : adjustmentColumns(options);
  const header = columns.map(([name]) => name);
  // The Data Manager takes the first row for the names of the columns.
  const lead = format === 'legacy' ? [[`Parameters:TimeZone=${timeZone}`]] : [];
  const rows = written.map((each) => columns.map(([, cell]) => cell(each)));
  return writeDelimited([...lead, header, ...rows], ',');
}

/** The same for a script's upload: bare times in the account's zone, which the upload names. */
export function uploadTable(
  written: readonly Written[],
  options: Options,
): { columns: string[]; rows: string[][] } {
  const columns = conversionColumns(written, { ...options, format: 'legacy' });
  return {
    columns: columns.map(([name]) => name),
    rows: written.map((each) => columns.map(([, cell]) => cell(each))),
  };
}

interface Written {
  order: FeedOrder;
  line: FeedLine;
}

type Column = [name: string, cell: (each: Written) => string];

function conversionColumns(
  written: readonly { order: FeedOrder }[],
  { action, adUserData, adPersonalization, ...time }: Options,
): Column[] {
  const consent = (isGranted: boolean) => (isGranted ? 'Granted' : 'Denied');
  const hasBraid = (kind: 'gbraid' | 'wbraid') => written.some(({ order }) => clickOf(order, kind) !== '');
  return [
    ['Google Click ID', ({ order }) => clickOf(order, 'gclid')],
    ...(hasBraid('gbraid') ? ([['GBRAID', ({ order }) => clickOf(order, 'gbraid')]] satisfies Column[]) : []),
    ...(hasBraid('wbraid') ? ([['WBRAID', ({ order }) => clickOf(order, 'wbraid')]] satisfies Column[]) : []),
    ['Conversion Name', () => action],
    ['Conversion Time', ({ line }) => timeText(line.at, time)],
    ['Conversion Value', ({ line }) => decimalOf(line.valueMicros ?? 0)],
    ['Conversion Currency', ({ line }) => line.currency ?? ''],
    ['Order ID', ({ line }) => line.orderId],
    ...(adUserData === null ? [] : ([['Ad User Data', () => consent(adUserData)]] satisfies Column[])),
    ...(adPersonalization === null
      ? []
      : ([['Ad Personalization', () => consent(adPersonalization)]] satisfies Column[])),
  ];
}

function adjustmentColumns({ action, ...time }: Options): Column[] {
  const isRestated = ({ type }: FeedLine) => type === 'RESTATE';
  return [
    ['Order ID', ({ line }) => line.orderId],
    ['Conversion Name', () => action],
    ['Adjustment Time', ({ line }) => timeText(line.at, time)],
    ['Adjustment Type', ({ line }) => line.type],
    ['Adjusted Value', ({ line }) => (isRestated(line) ? decimalOf(line.valueMicros ?? 0) : '')],
    ['Adjusted Value Currency', ({ line }) => (isRestated(line) ? (line.currency ?? '') : '')],
  ];
}

const columnKinds = ['gclid', 'gbraid', 'wbraid'] as const;

/** Google takes one id in a row. Empty when the order's id is of another kind. */
function clickOf(order: FeedOrder, kind: (typeof columnKinds)[number]): string {
  const own = columnKinds.find((each) => order[each] !== null);
  return own === kind ? (order[kind] ?? '') : '';
}

/** Bare local times in the file that names its zone; with their offset in the other one. */
function timeText(at: number, { format, timeZone }: Pick<Options, 'format' | 'timeZone'>): string {
  const { text, offset } = localTime(at, timeZone);
  return format === 'legacy' ? text.replace('T', ' ') : `${text}${offset}`;
}

/** The result of an order in Google's file of results. */
export interface FeedResult {
  orderId: string;
  result: string;
}

export const feedResultsSchema = z.object({
  results: z
    .array(
      z.object({
        orderId: z.string().check(z.minLength(1), z.maxLength(200)),
        result: z.string().check(z.maxLength(300)),
      }),
    )
    .check(z.minLength(1), z.maxLength(5000)),
});

/** A line with its state, as the API sends it. */
export interface ListedLine {
  network: string;
  orderId: string;
  type: FeedLine['type'];
  at: string;
  value: number | null;
  currency: string | null;
  state: 'waiting' | 'served' | 'left' | 'confirmed' | 'refused';
  reason: FeedReason | null;
  isOld: boolean;
  result: string | null;
}
