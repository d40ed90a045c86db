import { microsOf, sizeOf } from './amounts.ts';
import { at, contentsOf, listAt, parseJson, subIdsIn, textAt } from './contents.ts';
import { momentOf } from './moments.ts';
import { noOrder, oneEvent, type PostbackNetwork, statusIn, type StatusTable } from './postback.ts';
import type { Json } from './message.ts';

const statuses: StatusTable = {
  '0': 'noSale',
  '1': 'pending',
  '2': 'approved',
  '3': 'pending',
  '4': 'noSale', // in mediation; the result comes as another event
  '5': 'cancelled',
  '6': 'cancelled',
  '7': 'refunded',
  '8': 'approved',
  '9': 'chargeback',
  '10': 'approved',
  '11': 'noSale',
  '12': 'noSale',
  '13': 'cancelled',
  '16': 'pending',
};
const currencies: Readonly<Record<string, string>> = { '1': 'BRL', '2': 'USD', '3': 'EUR' };

/** https://support.perfectpay.com.br */
export const perfectpay: PostbackNetwork = {
  label: 'PerfectPay',
  key: { label: 'Token público do webhook', isRequired: false },
  steps: [
    'Na PerfectPay, abra Ferramentas > Webhook e adicione um webhook do produto.',
    'Em URL, cole o endereço {url} e marque os status de venda.',
    'O token aparece na mesma tela: é o que você colou aqui.',
  ],
  clickSlots: ['src', 'utm_content', 'utm_term', 'utm_perfect'],
  verify(postback, { key, crypto }) {
    const sentToken = textAt(parseJson(postback.body), 'token');
    return key === '' || crypto.isSame(key, sentToken) ? contentsOf(postback) : null;
  },
  read({ json }) {
    const status = statusIn(statuses, textAt(json, 'sale_status_enum'));
    if (typeof status !== 'string') return status;
    const orderId = textAt(json, 'code');
    if (orderId === '') return noOrder;
    return oneEvent(perfectpay, {
      orderId,
      status,
      amountMicros: sizeOf(microsOf(at(json, 'sale_amount'))),
      commissionMicros: sizeOf(microsOf(commissionOf(json))),
      currency: currencies[textAt(json, 'currency_enum')] ?? null,
      at: momentOf(
        status === 'approved'
          ? textAt(json, 'date_approved', 'date_created')
          : textAt(json, 'date_updated', 'date_created'),
        'America/Sao_Paulo',
      ),
      product: textAt(json, 'product.name', 'product.code'),
      subIds: subIdsIn(at(json, 'metadata'), ['src', 'sck', 'gclid', 'utm_perfect']),
    });
  },
};

/** The part of the affiliate (type 3), where the message has parts. */
function commissionOf(json: Json): Json {
  const parts = listAt(json, 'commission');
  const own = parts.find((part) => textAt(part, 'affiliation_type_enum') === '3') ?? parts[0] ?? null;
  return at(own, 'commission_amount');
}
