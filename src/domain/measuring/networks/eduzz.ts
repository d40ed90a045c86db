import { currencyOr, microsOf, sizeOf } from './amounts.ts';
import { at, contentsOf, listAt, subIdsIn, subIdsOf, textAt } from './contents.ts';
import { momentOf } from './moments.ts';
import { noOrder, oneEvent, type PostbackNetwork, statusIn, type StatusTable } from './postback.ts';
import type { Json } from './message.ts';

const statuses: StatusTable = {
  ping: 'noSale',
  'myeduzz.invoice_paid': 'approved',
  'myeduzz.invoice_refunded': 'refunded',
  'myeduzz.invoice_chargeback': 'chargeback',
  'myeduzz.invoice_waiting_refund': 'noSale',
  'myeduzz.invoice_canceled': 'cancelled',
  'myeduzz.invoice_expired': 'cancelled',
  'myeduzz.invoice_opened': 'pending',
  'myeduzz.invoice_waiting_payment': 'pending',
  'myeduzz.invoice_recovering': 'noSale',
  'myeduzz.invoice_scheduled': 'noSale',
  'myeduzz.invoice_trial': 'noSale',
  'myeduzz.invoice_overdue': 'noSale',
  'myeduzz.commission_processed': 'approved',
};

/** https://github.com/eduzz/eduzz-webhook-docs */
export const eduzz: PostbackNetwork = {
  label: 'Eduzz',
  key: { label: 'Chave secreta do webhook', isRequired: true },
  steps: [
    'No Console da Eduzz, abra Webhooks e clique em Nova configuração.',
    'Em URL, cole o endereço {url} e marque os eventos de fatura (paga, reembolsada, cancelada, aberta) e commission_processed.',
    'Copie a chave secreta que a Eduzz mostra (é a que você colou aqui) e ative a configuração.',
  ],
  clickSlots: ['utm_content', 'trk', 'trk2', 'trk3', 'utm_term'],
  verify(postback, { key, crypto }) {
    const sentSignature = (postback.headers['x-signature'] ?? '').toLowerCase().replace(/^sha256=/u, '');
    const isSigned = crypto.isSame(crypto.hmac('sha256', key, postback.bytes, 'hex'), sentSignature);
    return key !== '' && isSigned ? contentsOf(postback) : null;
  },
  read({ json }) {
    const event = textAt(json, 'event');
    const status = statusIn(statuses, event);
    if (typeof status !== 'string') return status;
    const orderId = textAt(json, 'data.invoiceId', 'data.id');
    if (orderId === '') return noOrder;
    const commission = listAt(json, 'data.commissions.affiliates')[0] ?? null;
    const isCommission = event === 'myeduzz.commission_processed';
    return oneEvent(eduzz, {
      orderId,
      status,
      event: isCommission ? 'commission' : status,
      amountMicros: isCommission ? null : sizeOf(microsOf(paidOf(json))),
      commissionMicros: sizeOf(microsOf(at(commission, 'commission.value'))),
      currency: currencyOr(
        'BRL',
        textAt(json, 'data.paid.currency', 'data.price.currency'),
        at(commission, 'commission.currency'),
      ),
      at: momentOf(
        status === 'approved'
          ? textAt(json, 'data.paidAt', 'sentDate')
          : textAt(json, 'sentDate', 'data.createdAt'),
        'America/Sao_Paulo',
      ),
      product: textAt(json, 'data.items.0.name', 'data.items.0.productId'),
      subIds: [
        ...subIdsOf(
          ['source', 'medium', 'campaign', 'content', 'term'].map((name) => [
            `utm_${name}`,
            textAt(json, `data.utm.${name}`),
          ]),
        ),
        ...subIdsIn(at(json, 'data.tracker'), ['trk', 'trk2', 'trk3', 'code1', 'code2', 'code3']),
      ],
    });
  },
};

function paidOf(json: Json): Json {
  return at(json, 'data.paid.value') ?? at(json, 'data.price.value');
}
