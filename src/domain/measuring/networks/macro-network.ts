import { currencyOr, microsOf, sizeOf } from './amounts.ts';
import { contentsOf, fieldOf, parseJson, subIdsIn, textOf, unfilledOf } from './contents.ts';
import { momentOf } from './moments.ts';
import {
  noOrder,
  oneEvent,
  type OrderStatus,
  type PostbackNetwork,
  type Reading,
  statusIn,
  type StatusTable,
} from './postback.ts';
import type { Contents } from './message.ts';

/** The words that trackers and networks use for what became of a sale. */
const usualStatuses: StatusTable = {
  approved: 'approved',
  sale: 'approved',
  purchase: 'approved',
  conversion: 'approved',
  paid: 'approved',
  completed: 'approved',
  confirmed: 'approved',
  frontend: 'approved',
  upsell: 'approved',
  initial_sale: 'approved',
  downsell: 'approved',
  bump: 'approved',
  rebill: 'approved',
  recurring: 'approved',
  payment: 'approved',
  pending: 'pending',
  hold: 'pending',
  unpaid: 'pending',
  refund: 'refunded',
  refunded: 'refunded',
  reversed: 'refunded',
  chargeback: 'chargeback',
  chargedback: 'chargeback',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  rejected: 'cancelled',
  declined: 'cancelled',
  trash: 'cancelled',
  test: 'test',
  lead: 'noSale',
  checkout: 'noSale',
  initiate_checkout: 'noSale',
};

/** The fields of a postback that the network fills with macros. The first one that is there counts. */
interface MacroFields {
  order: readonly string[];
  /** Which payment of the order it is; the first has none. */
  payment?: readonly string[];
  /** Which event of an order it is, where a network reports it. */
  event?: readonly string[];
  /** Another number of the order, by which files or another connection may name it. */
  other?: readonly string[];
  status: readonly string[];
  amount?: readonly string[];
  commission: readonly string[];
  currency: readonly string[];
  time: readonly string[];
  product: readonly string[];
  test?: readonly string[];
  subIds: readonly string[];
}

interface MacroNetwork extends Pick<PostbackNetwork, 'label' | 'steps' | 'macros' | 'clickSlots' | 'answer'> {
  names: MacroFields;
  timeZone: string;
  /** The currency of an amount without a currency; null when unknown. */
  currency: string | null;
  statuses?: StatusTable;
  /** Fields whose macro a network may leave as it was. */
  optional?: readonly string[];
  /** A repair of the fields before they are read. */
  mend?: (fields: Readonly<Record<string, string>>) => Record<string, string>;
}

/** A network without a signature: the long secret in its address is the proof. */
export function macroNetwork({ names, mend, optional = [], ...network }: MacroNetwork): PostbackNetwork {
  const statuses = { ...usualStatuses, ...network.statuses };

  function read(contents: Contents): Reading {
    const mended = mend ? { ...contents, fields: mend(contents.fields) } : contents;
    const first = (wanted: readonly string[] = []) => fieldOf(mended, ...wanted);
    const networkStatus = statusOf(first(names.status));
    if (typeof networkStatus !== 'string') return networkStatus;
    const orderId = first(names.order);
    if (orderId === '') return noOrder;
    const amounts = [microsOf(first(names.amount)), microsOf(first(names.commission))] as const;
    // A payment below zero is none: the network takes its money back.
    const isBack = networkStatus === 'approved' && amounts.some((micros) => micros !== null && micros < 0);
    const isTest = /^(?:1|true|y|yes|sim|test)$/iu.test(first(names.test));
    const status = isTest ? 'test' : isBack ? 'refunded' : networkStatus;
    const at = momentOf(first(names.time), network.timeZone);
    const payment =
      first(names.payment).replace(/^0$/u, '') || laterPayment(mended.fields, first(names.product), at);
    return oneEvent(network, {
      orderId,
      status,
      payment: payment === orderId ? '' : payment,
      transaction: first(names.other) || null,
      event: `${status} ${first(names.event)}`.trim(),
      amountMicros: sizeOf(amounts[0]),
      commissionMicros: sizeOf(amounts[1]),
      currency: currencyOr(network.currency, first(names.currency)),
      at,
      product: first(names.product),
      subIds: subIdsIn(mended.fields, names.subIds),
      unfilled: unfilledOf(contents).filter((name) => !optional.includes(name)),
    });
  }

  /** Without a word it is a sale, which is what such postbacks report. */
  function statusOf(word: string): OrderStatus | Reading {
    return word === '' ? 'approved' : statusIn(statuses, word.toLowerCase());
  }

  return {
    ...network,
    key: null,
    verify: (postback) => withFieldsOfJson(contentsOf(postback, parseJson(postback.body))),
    read,
  };
}

/** Fields in which networks say what kind of sale it is. */
const KINDS = ['type', 'order_type', 'conv_type', 'status', 'et', 'event'];

/** An upsell is a payment of its own, by its product, and so is what a subscription pays on a day. */
function laterPayment(fields: Contents['fields'], product: string, at: string | null): string {
  const kinds = KINDS.map((name) => fieldOf({ fields }, name).toLowerCase());
  if (kinds.some((kind) => /^(?:upsell|downsell|bump|order_?bump|oto)$/u.test(kind)))
    return `upsell ${product}`.trim();
  if (kinds.some((kind) => /^(?:rebill|recurring)$/u.test(kind)))
    return `rebill ${at?.slice(0, 10) ?? ''}`.trim();
  return '';
}

/** A tracker may send the same names as JSON. */
function withFieldsOfJson(contents: Contents): Contents {
  const { json } = contents;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return contents;
  const texts = Object.entries(json).map(([name, value]) => [name, textOf(value)] as const);
  return { ...contents, json: null, fields: { ...contents.fields, ...Object.fromEntries(texts) } };
}
