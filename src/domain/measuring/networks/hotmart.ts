import { currencyOf, microsOf, sizeOf } from './amounts.ts';
import { at, contentsOf, listAt, parseJson, subIdsIn, subIdsOf, textAt } from './contents.ts';
import { momentOf } from './moments.ts';
import { noOrder, oneEvent, type PostbackNetwork, statusIn, type StatusTable } from './postback.ts';
import type { Json } from './message.ts';

const statuses: StatusTable = {
  PURCHASE_APPROVED: 'approved',
  PURCHASE_COMPLETE: 'approved', // the warranty is over: the same sale
  PURCHASE_CANCELED: 'cancelled',
  PURCHASE_EXPIRED: 'cancelled',
  PURCHASE_BILLET_PRINTED: 'pending',
  PURCHASE_DELAYED: 'pending',
  PURCHASE_PROTEST: 'noSale', // a refund was asked for; PURCHASE_REFUNDED comes when it is paid
  PURCHASE_REFUNDED: 'refunded',
  PURCHASE_CHARGEBACK: 'chargeback',
  PURCHASE_OUT_OF_SHOPPING_CART: 'noSale',
  SUBSCRIPTION_CANCELLATION: 'noSale',
  SWITCH_PLAN: 'noSale',
  UPDATE_SUBSCRIPTION_CHARGE_DATE: 'noSale',
  CLUB_FIRST_ACCESS: 'noSale',
  CLUB_MODULE_COMPLETED: 'noSale',
};

/** Webhook 2.0.0: a JSON with a static token, which Hotmart calls hottok. */
export const hotmart: PostbackNetwork = {
  label: 'Hotmart',
  key: { label: 'Hottok', isRequired: false },
  steps: [
    'Na Hotmart, abra Ferramentas > Webhook (API e notificações) e clique em Cadastrar webhook.',
    'Escolha o produto, a versão 2.0.0 e os eventos de compra (aprovada, completa, cancelada, reembolsada, chargeback).',
    'Em URL para envio de dados, cole o endereço {url} e salve. O Hottok está na aba Autenticação.',
    'O webhook é do produtor: como afiliado, peça a ele que cadastre o seu endereço.',
  ],
  clickSlots: ['sck', 'xcod', 'src'],
  verify(postback, { key, crypto }) {
    const sentToken = postback.headers['x-hotmart-hottok'] ?? textAt(parseJson(postback.body), 'hottok');
    return key === '' || crypto.isSame(key, sentToken) ? contentsOf(postback) : null;
  },
  read({ json }) {
    const event = textAt(json, 'event');
    const status = statusIn(statuses, event);
    if (typeof status !== 'string') return status;
    const orderId = textAt(json, 'data.purchase.transaction');
    if (orderId === '') return noOrder;
    const commission = ownCommission(json);
    return oneEvent(hotmart, {
      orderId,
      status,
      amountMicros: sizeOf(microsOf(at(json, 'data.purchase.price.value'))),
      commissionMicros: sizeOf(microsOf(at(commission, 'value'))),
      currency: currencyOf(
        textAt(commission, 'currency_value') || textAt(json, 'data.purchase.price.currency_value'),
      ),
      at:
        status === 'approved' || status === 'pending'
          ? momentOf(
              textAt(json, 'data.purchase.approved_date', 'data.purchase.order_date', 'creation_date'),
              'UTC',
            )
          : momentOf(textAt(json, 'creation_date'), 'UTC'),
      product: textAt(json, 'data.product.name', 'data.product.id'),
      subIds: trackingOf(json),
    });
  },
};

/** For an affiliate, the commission is the part named AFFILIATE; for a producer, it is the producer's part. */
function ownCommission(json: Json): Json {
  const parts = listAt(json, 'data.commissions');
  const bySource = (source: string) => parts.find((part) => textAt(part, 'source') === source);
  return bySource('AFFILIATE') ?? bySource('PRODUCER') ?? null;
}

/** Sources disagree on where the link's fields stand. */
function trackingOf(json: Json) {
  const paths = ['data.purchase.origin', 'data.purchase.tracking', 'data.tracking', 'data.origin'];
  const of = (...names: string[]) =>
    textAt(json, ...paths.flatMap((path) => names.map((name) => `${path}.${name}`)));
  return [
    ...subIdsOf([
      ['src', of('src', 'source')],
      ['sck', of('sck', 'source_sck') || textAt(json, 'data.purchase.sckPaymentLink')],
      ['xcod', of('xcod', 'external_code')],
    ]),
    ...paths.flatMap((path) => subIdsIn(at(json, path), [])),
  ];
}
