import { centsOf, currencyOr, sizeOf } from './amounts.ts';
import { at, contentsOf, parseJson, subIdsIn, textAt } from './contents.ts';
import { momentOf } from './moments.ts';
import { noOrder, oneEvent, type PostbackNetwork, statusIn, type StatusTable } from './postback.ts';

const statuses: StatusTable = {
  paid: 'approved',
  order_approved: 'approved',
  waiting_payment: 'pending',
  billet_created: 'pending',
  pix_created: 'pending',
  refused: 'cancelled',
  order_rejected: 'cancelled',
  refunded: 'refunded',
  order_refunded: 'refunded',
  chargedback: 'chargeback',
  chargeback: 'chargeback',
  abandoned: 'noSale',
  abandoned_cart: 'noSale',
  subscription_canceled: 'noSale',
  subscription_late: 'noSale',
  subscription_renewed: 'approved',
};

/** https://docs.kiwify.com.br/api-reference/webhooks/receiving */
export const kiwify: PostbackNetwork = {
  label: 'Kiwify',
  key: { label: 'Token do webhook', isRequired: true },
  steps: [
    'Na Kiwify, abra Apps > Webhooks e clique em Criar webhook.',
    'Em URL do webhook, cole o endereço {url} e escolha os produtos.',
    'Marque compra aprovada, recusada, reembolso, chargeback, boleto e pix gerados. O token que a Kiwify mostra é o que você colou aqui.',
  ],
  clickSlots: ['s1', 'sck', 's2', 's3', 'src'],
  verify(postback, { key, crypto }) {
    const sentSignature = (postback.query['signature'] ?? '').toLowerCase();
    const json = parseJson(postback.body);
    const order = at(json, 'order');
    // One reader saw the order alone signed inside a wrapper, so both are tried, the raw body first.
    const signed = [postback.bytes, ...(order === null ? [] : [JSON.stringify(order)])];
    const isSigned = signed.some((data) =>
      crypto.isSame(crypto.hmac('sha1', key, data, 'hex'), sentSignature),
    );
    return key !== '' && isSigned ? contentsOf(postback) : null;
  },
  read({ json: whole, ...contents }) {
    const inner = at(whole, 'order');
    const json = typeof inner === 'object' && inner !== null ? inner : whole;
    const word = textAt(json, 'order_status') || textAt(json, 'webhook_event_type', 'status');
    const status = statusIn(statuses, word);
    if (typeof status !== 'string') return status;
    const orderId = textAt(json, 'order_id', 'order_ref');
    if (orderId === '') return noOrder;
    const isTest = textAt(json, 'order_ref').toLowerCase() === 'test' || contents.fields['test'] === 'true';
    const when = { refunded: 'refunded_at', chargeback: 'chargedback_at' } as Record<string, string>; // by status
    return oneEvent(kiwify, {
      orderId,
      status: isTest ? 'test' : status,
      transaction: textAt(json, 'order_ref') || null, // the short number that the panel shows
      amountMicros: sizeOf(centsOf(at(json, 'Commissions.charge_amount'))),
      commissionMicros: sizeOf(centsOf(at(json, 'Commissions.my_commission'))),
      currency: currencyOr(
        'BRL',
        textAt(json, 'Commissions.currency', 'Commissions.product_base_price_currency'),
      ),
      at: momentOf(
        textAt(json, when[status] ?? 'approved_date', ...(when[status] ? ['updated_at'] : ['created_at'])),
        'America/Sao_Paulo',
      ),
      product: textAt(json, 'Product.product_name', 'Product.product_id'),
      subIds: subIdsIn(at(json, 'TrackingParameters'), ['src', 'sck', 's1', 's2', 's3', 'gclid']),
    });
  },
};
