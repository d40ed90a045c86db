import { currencyOf, microsOf } from './amounts.ts';
import { at, contentsOf, subIdsIn, subIdsOf, textAt } from './contents.ts';
import { momentOf } from './moments.ts';
import {
  noOrder,
  oneEvent,
  type OrderStatus,
  type PostbackNetwork,
  statusIn,
  type StatusTable,
} from './postback.ts';
import type { Json } from './message.ts';

/** How old a signature may be, in seconds. */
const TOLERANCE = 300;
const statuses: StatusTable = {
  'checkout.session.completed': 'approved',
  'checkout.session.async_payment_succeeded': 'approved',
  'checkout.session.async_payment_failed': 'cancelled',
  'checkout.session.expired': 'noSale',
  'charge.refunded': 'refunded',
  'charge.dispute.created': 'chargeback',
  'charge.dispute.closed': 'noSale',
  'charge.succeeded': 'noSale',
  'payment_intent.succeeded': 'noSale',
  'payment_intent.created': 'noSale',
};
/** Currencies without hundredths, and with thousandths. https://docs.stripe.com/currencies#zero-decimal */
const WHOLE = /^(?:BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/u;
const THOUSANDTHS = /^(?:BHD|JOD|KWD|OMR|TND)$/u;

/** https://docs.stripe.com/webhooks#verify-manually */
export const stripe: PostbackNetwork = {
  label: 'Stripe',
  key: { label: 'Segredo de assinatura (whsec_…)', isRequired: true },
  steps: [
    'No Stripe, abra Desenvolvedores > Webhooks e clique em Adicionar destino.',
    'Cole o endereço {url} e escolha checkout.session.completed, charge.refunded e charge.dispute.created.',
    'Copie o segredo de assinatura do destino: é o que você colou aqui. Leve o gclid em client_reference_id ou em metadata.',
  ],
  clickSlots: ['gclid', 'client_reference_id', 'utm_content'],
  verify(postback, { key, crypto, now }) {
    const parts = (postback.headers['stripe-signature'] ?? '')
      .split(',')
      .map((part) => part.trim().split('='));
    const time = parts.find(([name]) => name === 't')?.[1] ?? '';
    const isFresh = /^\d{1,12}$/u.test(time) && Math.abs(now / 1000 - Number(time)) <= TOLERANCE;
    const expected = crypto.hmac('sha256', key, `${time}.${postback.body}`, 'hex');
    const isSigned = parts.some(([name, value = '']) => name === 'v1' && crypto.isSame(expected, value));
    return key !== '' && isFresh && isSigned ? contentsOf(postback) : null;
  },
  read({ json }) {
    const type = textAt(json, 'type');
    const status = statusIn(statuses, type);
    if (typeof status !== 'string') return status;
    const object = at(json, 'data.object');
    // Refunds and disputes name the payment, as a session does.
    const orderId = textAt(object, 'payment_intent', 'payment_intent.id', 'charge', 'id');
    if (orderId === '') return noOrder;
    const currency = currencyOf(at(object, 'currency'));
    const isUnpaid = status === 'approved' && textAt(object, 'payment_status') === 'unpaid';
    const orderStatus: OrderStatus = isUnpaid ? 'pending' : status;
    const amount = { refunded: 'amount_refunded', chargeback: 'amount' } as Record<string, string>; // by status
    return oneEvent(stripe, {
      orderId,
      status: at(json, 'livemode') === false ? 'test' : orderStatus,
      event: orderStatus === 'refunded' ? `refunded ${textAt(object, 'amount_refunded')}` : orderStatus,
      isTotal: orderStatus === 'refunded',
      transaction: textAt(object, 'charge', 'latest_charge') || chargeOf(textAt(object, 'id')),
      amountMicros: minor(at(object, amount[status] ?? 'amount_total'), currency),
      currency,
      at: momentOf(textAt(json, 'created') || textAt(object, 'created'), 'UTC'),
      subIds: [
        ...subIdsOf([['client_reference_id', textAt(object, 'client_reference_id')]]),
        ...subIdsIn(at(object, 'metadata'), ['gclid', 'gbraid', 'wbraid', 'src', 'sck', 'keyword']),
      ],
    });
  },
};

/** Files name a payment by its charge. */
function chargeOf(id: string): string | null {
  return id.startsWith('ch_') ? id : null;
}

function minor(value: Json, currency: string | null): number | null {
  const micros = microsOf(value);
  if (micros === null || currency === null || WHOLE.test(currency)) return micros;
  return Math.round(micros / (THOUSANDTHS.test(currency) ? 1000 : 100));
}
