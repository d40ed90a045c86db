import { currencyOr, microsOf, sizeOf } from './amounts.ts';
import { at, contentsOf, listAt, parseJson, subIdsIn, textAt } from './contents.ts';
import { momentOf } from './moments.ts';
import {
  noOrder,
  type OrderEvent,
  orderEvent,
  type OrderStatus,
  type PostbackNetwork,
  statusIn,
  type StatusTable,
} from './postback.ts';
import type { Json } from './message.ts';

const statuses: StatusTable = {
  purchase_approved: 'approved',
  subscription_renewed: 'approved',
  purchase_refused: 'cancelled',
  subscription_renewal_refused: 'cancelled',
  refund: 'refunded',
  chargeback: 'chargeback',
  pix_gerado: 'pending',
  boleto_gerado: 'pending',
  picpay_gerado: 'pending',
  openfinance_nubank_gerado: 'pending',
  initiate_checkout: 'noSale',
  checkout_abandonment: 'noSale',
  subscription_created: 'noSale',
  subscription_canceled: 'noSale',
};
const times: Readonly<Partial<Record<OrderStatus, string>>> = {
  approved: 'paidAt',
  refunded: 'refundedAt',
  chargeback: 'chargedbackAt',
};

/** https://docs.cakto.com.br/conceitos/webhooks */
export const cakto: PostbackNetwork = {
  label: 'Cakto',
  key: { label: 'Chave secreta (secret)', isRequired: false },
  steps: [
    'Na Cakto, abra Integrações > Webhooks e clique em Adicionar.',
    'Em URL, cole o endereço {url} e escolha os produtos.',
    'Marque compra aprovada e recusada, reembolso, chargeback, pix e boleto gerados. O secret está na mesma tela.',
  ],
  clickSlots: ['sck', 'utm_content', 'utm_term', 'src'],
  verify(postback, { key, crypto }) {
    const sentSecret = textAt(parseJson(postback.body), 'secret', 'fields.secret');
    return key === '' || crypto.isSame(key, sentSecret) ? contentsOf(postback) : null;
  },
  read({ json }) {
    const status = statusIn(statuses, textAt(json, 'event', 'event.custom_id'));
    if (typeof status !== 'string') return status;
    const data = at(json, 'data');
    const orders = Array.isArray(data) ? data : [data]; // the second version sends a list
    const events = orders.flatMap((order) => eventOf(order, status) ?? []);
    return events.length < orders.length || events.length === 0 ? noOrder : { kind: 'events', events };
  },
};

function eventOf(order: Json, status: OrderStatus): OrderEvent | null {
  const orderId = textAt(order, 'id', 'refId');
  if (orderId === '') return null;
  const parts = listAt(order, 'commissions');
  const own = parts.find((part) => textAt(part, 'type') === 'affiliate') ?? parts[0] ?? null;
  return orderEvent(cakto, {
    orderId,
    status,
    transaction: textAt(order, 'refId') || null,
    amountMicros: sizeOf(microsOf(at(order, 'amount'))),
    commissionMicros: sizeOf(microsOf(at(own, 'totalAmount'))),
    currency: currencyOr('BRL', at(order, 'currency')),
    at: momentOf(textAt(order, times[status] ?? 'createdAt', 'createdAt'), 'America/Sao_Paulo'),
    product: textAt(order, 'product.name', 'offer.name'),
    subIds: subIdsIn(order, ['sck', 'src', 'gclid']),
  });
}
