import { clickIdOf, type ClickId } from './click-ids.ts';
import type { Contents, Postback, SubId } from './message.ts';
import { REMOVED } from './persons.ts';

/** `test` is no sale, and is kept and named. */
export const orderStatuses = ['pending', 'approved', 'refunded', 'chargeback', 'cancelled', 'test'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The server's cryptography. */
export interface NetworkCrypto {
  hmac: (
    algorithm: 'sha1' | 'sha256',
    key: string,
    data: string | Uint8Array,
    encoding: 'hex' | 'base64',
  ) => string;
  /** In lower-case hexadecimal. */
  hash: (algorithm: 'sha1' | 'sha512', text: string) => string;
  /**
   * AES-256-CBC.
   * @param key 32 ASCII characters. Null when it cannot be decrypted.
   */
  decrypt: (key: string, iv: string, data: string) => string | null;
  /** Takes as long whichever character differs. */
  isSame: (one: string, other: string) => boolean;
}

/** The cryptography and keys that a verification may use besides the postback. */
export interface Proof {
  /** The network's own secret as the person entered it; empty without one. */
  key: string;
  crypto: NetworkCrypto;
  /** Milliseconds since 1970. */
  now: number;
}

/** One thing that happened to one payment of an order. */
export interface OrderEvent {
  orderId: string;
  /** Which payment of the order: an instalment or an upsell; empty for the only one. */
  payment: string;
  /** Tells this event from others of the same payment. A repeat has the same. */
  event: string;
  status: OrderStatus;
  /**
   * The amount that the buyer paid or got back, and the affiliate's commission, in millionths of the currency;
   * never negative.
   */
  amountMicros: number | null;
  commissionMicros: number | null;
  currency: string | null;
  /** Whether the amount is that of all refunds of the payment until now. */
  isTotal: boolean;
  /** When it happened: `2026-05-13T10:20:00-03:00`. Null: when it arrived. */
  at: string | null;
  product: string;
  subIds: readonly SubId[];
  click: ClickId | null;
  /** Another number, by which files or another connection of the same network name the order; null without one. */
  transaction: string | null;
  /** Names of fields whose macro the network did not fill. */
  unfilled: readonly string[];
}

/** Why a receipt could not be read. */
export const unreadReasons = ['shape', 'order', 'status', 'other_source'] as const;
export type UnreadReason = (typeof unreadReasons)[number];

export type Reading =
  | { kind: 'events'; events: readonly OrderEvent[] }
  /** The network tries the address, or reports something that is no sale, such as an abandoned cart. */
  | { kind: 'noSale'; what: string }
  | { kind: 'unread'; why: UnreadReason; what: string };

/** A status of the network, or a message that is known to be no sale. */
export type StatusTable = Readonly<Record<string, OrderStatus | 'noSale'>>;

/** A network whose sales arrive by themselves. Everything that is its own stands in its file. */
export interface PostbackNetwork {
  label: string;
  /** The network's own secret, and what it is called there; null where it has none. */
  key: { label: string; isRequired: boolean } | null;
  /** How the person sets it up; `{url}` stands for the address. */
  steps: readonly string[];
  /** Behind the address, for networks that fill macros. */
  macros?: string;
  /** The fields in which a link of this network carries Google's click, the best first. */
  clickSlots: readonly string[];
  /** The stored part of the message; null when its signature is wrong. */
  verify: (postback: Postback, proof: Proof) => Contents | null;
  read: (contents: Contents) => Reading;
  /** The body of the answer, when it is not OK. */
  answer?: (postback: Postback) => string;
}

/** Builds an event; what a network does not report is unknown. */
export function orderEvent(
  network: Pick<PostbackNetwork, 'clickSlots'>,
  fields: Pick<OrderEvent, 'orderId' | 'status'> & Partial<OrderEvent>,
): OrderEvent {
  const subIds = fields.subIds ?? [];
  return {
    payment: '',
    event: fields.status,
    amountMicros: null,
    commissionMicros: null,
    currency: null,
    isTotal: false,
    at: null,
    product: '',
    transaction: null,
    unfilled: [],
    ...fields,
    subIds,
    click: fields.click ?? clickIdOf(subIds, network.clickSlots),
  };
}

export function oneEvent(...of: Parameters<typeof orderEvent>): Reading {
  return { kind: 'events', events: [orderEvent(...of)] };
}

const LONGEST_ORDER_ID = 200;
/** What a network writes where it has no number. */
const NOTHING = /^(?:null|undefined|none|nil|nan|n\/?a|0+|-+)$/iu;

/** A reading without orders whose number is none: what several sales have in common names no sale. */
export function withNumbers(reading: Reading): Reading {
  const orders = reading.kind === 'events' ? reading.events : [];
  const nameless = orders.find(
    ({ orderId }) => NOTHING.test(orderId) || orderId.includes(REMOVED) || orderId.length > LONGEST_ORDER_ID,
  );
  return nameless ? { kind: 'unread', why: 'order', what: nameless.orderId } : reading;
}

export const noOrder: Reading = { kind: 'unread', why: 'order', what: '' };

/** The status of a word, or the reading of a message without one. */
export function statusIn(table: StatusTable, word: string): OrderStatus | Reading {
  const known = Object.hasOwn(table, word) ? table[word] : undefined;
  if (known === undefined) return { kind: 'unread', why: 'status', what: word };
  return known === 'noSale' ? { kind: 'noSale', what: word } : known;
}
