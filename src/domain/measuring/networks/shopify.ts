import { currencyOf, microsOf } from './amounts.ts';
import { at, contentsOf, fieldOf, formPairs, listAt, subIdsOf, textAt } from './contents.ts';
import { momentOf } from './moments.ts';
import { noOrder, oneEvent, type PostbackNetwork, statusIn, type StatusTable } from './postback.ts';
import type { Json, SubId } from './message.ts';

const statuses: StatusTable = {
  'orders/paid': 'approved',
  'orders/create': 'pending',
  'orders/cancelled': 'cancelled',
  'refunds/create': 'refunded',
  'disputes/create': 'chargeback',
  'disputes/update': 'noSale',
  'orders/updated': 'noSale',
  'orders/edited': 'noSale',
  'orders/fulfilled': 'noSale',
  'checkouts/create': 'noSale',
};

/** https://shopify.dev/docs/apps/build/webhooks/subscribe/https */
export const shopify: PostbackNetwork = {
  label: 'Shopify',
  key: { label: 'Segredo de assinatura dos webhooks', isRequired: true },
  steps: [
    'No admin da Shopify, abra Configurações > Notificações > Webhooks e clique em Criar webhook.',
    'Escolha o evento Pagamento do pedido, formato JSON, e cole o endereço {url}.',
    'Crie outro para Criação de reembolso, com o mesmo endereço. O segredo aparece no fim da página.',
  ],
  clickSlots: ['gclid', 'utm_content'],
  verify(postback, { key, crypto }) {
    const sentSignature = postback.headers['x-shopify-hmac-sha256'] ?? '';
    const isSigned = crypto.isSame(crypto.hmac('sha256', key, postback.bytes, 'base64'), sentSignature);
    return key !== '' && isSigned ? contentsOf(postback) : null;
  },
  read(contents) {
    const { json, headers } = contents;
    const topic =
      headers['x-shopify-topic'] ?? (textAt(json, 'financial_status') === 'paid' ? 'orders/paid' : '');
    const status = statusIn(statuses, topic);
    if (typeof status !== 'string') return status;
    const orderId = textAt(json, ...(topic.startsWith('orders/') ? ['id'] : ['order_id', 'id']));
    if (orderId === '') return noOrder;
    const isRefund = status === 'refunded';
    const isTest = at(json, 'test') === true || headers['x-shopify-test'] === 'true';
    return oneEvent(shopify, {
      orderId,
      status: isTest ? 'test' : status,
      transaction: textAt(json, 'name') || null, // such as #1001, which files show
      event: isRefund ? `refunded ${textAt(json, 'id')}` : status,
      amountMicros: isRefund
        ? refundOf(json)
        : microsOf(textAt(json, 'current_total_price', 'total_price', 'amount')),
      currency: currencyOf(textAt(json, 'currency', 'transactions.0.currency')),
      at: momentOf(textAt(json, ...(isRefund ? [] : ['processed_at']), 'created_at'), 'UTC'),
      product: textAt(json, 'line_items.0.title', 'line_items.0.product_id'),
      subIds: [...landingOf(json), ...attributesOf(json), ...subIdsOf([['src', fieldOf(contents, 'src')]])],
    });
  },
};

/** Null: the whole order. */
function refundOf(json: Json): number | null {
  const amounts = listAt(json, 'transactions')
    .filter((each) => textAt(each, 'kind') === 'refund' || textAt(each, 'kind') === '')
    .flatMap((each) => microsOf(at(each, 'amount')) ?? []);
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + Math.abs(amount), 0);
}

/** The page on which the buyer came. Its address is read, never fetched. */
function landingOf(json: Json): SubId[] {
  const [, query = ''] = textAt(json, 'landing_site').split('?');
  const names = /^(?:gclid|gbraid|wbraid|src|sck|utm_[a-z]{1,20})$/u;
  return subIdsOf(formPairs(query).filter(([name]) => names.test(name)));
}

function attributesOf(json: Json): SubId[] {
  return subIdsOf(
    listAt(json, 'note_attributes').map((each) => [
      textAt(each, 'name').toLowerCase().slice(0, 50),
      textAt(each, 'value'),
    ]),
  );
}
