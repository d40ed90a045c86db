import * as z from 'zod/mini';
import type { ClickIdKind } from './click-ids.ts';
import type { Word } from './other-words.ts';
import type { OrderStatus, UnreadReason } from './postback.ts';
import type { Silence } from './silence.ts';
import { type PostbackNetworkId, postbackNetworkIds, postbackNetworks } from './postback-networks.ts';

/** The result of a receipt. */
export const receiptStates = ['read', 'test', 'no_sale', 'unread'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** Connections of one account. */
export const MOST_SOURCES = 50;

const text = (most: number, message: string) => z.string().check(z.trim(), z.maxLength(most, message));

/** A new connection. `key` is the network's own secret, where it has one. */
export const newSourceSchema = z
  .object({
    network: z.enum(postbackNetworkIds, 'Escolha uma rede da lista.'),
    name: z._default(text(80, 'O nome tem até 80 caracteres.'), ''),
    key: z._default(text(200, 'A chave tem até 200 caracteres.'), ''),
  })
  .check(
    z.refine(({ network, key }) => key !== '' || postbackNetworks[network].key?.isRequired !== true, {
      path: ['key'],
      error: 'Esta rede assina as chamadas: cole a chave dela.',
    }),
  );
export type NewSource = z.output<typeof newSourceSchema>;

/** The whole address is shown only once. */
export interface CreatedSource {
  id: string;
  url: string;
}

export interface SalesSource {
  id: string;
  network: PostbackNetworkId;
  name: string;
  hasKey: boolean;
  createdAt: string;
  lastReceivedAt: string | null;
  lastSaleAt: string | null;
  /** Until when the address before the last change still works. */
  previousUntil: string | null;
  unread: number;
  /** Orders of the last 30 days, and those among them that name a click. */
  orders: number;
  withClick: number;
  /** A pause of its sales that is longer than chance explains; null while it is usual. */
  silence: Silence | null;
}

/** The connections of an account, and a pause of the sales of all of them. */
export interface SalesSources {
  sources: SalesSource[];
  silence: Silence | null;
}

export interface SaleReceipt {
  id: string;
  state: ReceiptState;
  reason: UnreadReason | '';
  what: string;
  copies: number;
  receivedAt: string;
  /** The kept contents as text. */
  contents: string;
}

/** An order as the API sends it. Money in units of the currency. */
export interface ListedOrder {
  network: PostbackNetworkId;
  orderId: string;
  status: OrderStatus;
  amount: number | null;
  commission: number | null;
  currency: string | null;
  soldAt: string;
  clickId: string | null;
  clickIdKind: ClickIdKind | null;
  subIds: Record<string, string>;
  product: string;
  /** The name of the connection that reported it; null when it was deleted. */
  source: string | null;
  /** What other sources say where they contradict it. */
  others: OtherWord[];
}

export interface OtherWord {
  from: 'file' | 'digistore24-s2s' | 'generic';
  status: Word['status'];
  value: number | null;
  currency: string | null;
}

export interface OrdersPage {
  orders: ListedOrder[];
  next: string | null;
}

export const ordersQuerySchema = z.object({
  cursor: z.optional(z.string().check(z.maxLength(400))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
});
