import { microsOf, currencyOf, sizeOf } from './amounts.ts';
import { at, contentsOf, listAt, parseJson, subIdsIn, subIdsOf, textAt, textOf } from './contents.ts';
import { momentOf } from './moments.ts';
import { noOrder, oneEvent, type PostbackNetwork, statusIn, type StatusTable } from './postback.ts';

const statuses: StatusTable = {
  SALE: 'approved',
  BILL: 'approved',
  RFND: 'refunded',
  CGBK: 'chargeback',
  INSF: 'cancelled',
  'CANCEL-REBILL': 'noSale',
  'UNCANCEL-REBILL': 'noSale',
  'SUBSCRIPTION-CHG': 'noSale',
  'CANCEL-TEST-REBILL': 'noSale',
  'UNCANCEL-TEST-REBILL': 'noSale',
  ABANDONED_ORDER: 'noSale',
  TEST: 'test',
  TEST_SALE: 'test',
  TEST_BILL: 'test',
  TEST_RFND: 'test',
};
const names = [
  ...['gclid', 'extclid', 'tid', 'clickId', 'traffic_type', 'traffic_source', 'offer', 'campaign', 'adgroup'],
  ...['ad', 'creative', 'aff_sub1', 'aff_sub2', 'aff_sub3', 'aff_sub4', 'aff_sub5', 'network_aff'],
  ...['unique_aff_sub1', 'unique_aff_sub2', 'unique_aff_sub3', 'unique_aff_sub4', 'unique_aff_sub5'],
];

/** Instant Notification Service: an encrypted JSON. https://support.clickbank.com/hc/en-us/articles/220376507 */
export const clickbank: PostbackNetwork = {
  label: 'ClickBank',
  key: { label: 'Secret Key (chave secreta)', isRequired: true },
  steps: [
    'Na ClickBank, abra Vendor Settings > My Site (ou Settings > My Account, como afiliado) e vá a Advanced Tools.',
    'Peça acesso ao Instant Notification Service, se ainda não tiver, e crie uma Secret Key de até 16 caracteres em maiúsculas. Ela é a chave que você colou aqui.',
    'Em Instant Notification URL, cole o endereço {url}, escolha a versão mais nova e clique em Test.',
  ],
  clickSlots: ['gclid', 'extclid', 'clickid', 'aff_sub1'],
  verify(postback, { key, crypto }) {
    const sealed = parseJson(postback.body);
    const iv = textOf(at(sealed, 'iv'));
    const notification = textOf(at(sealed, 'notification'));
    const cipherKey = crypto.hash('sha1', key).slice(0, 32);
    const plain = key === '' ? null : crypto.decrypt(cipherKey, iv, notification);
    // Behind the JSON stand control characters of the padding.
    const json = plain === null ? null : parseJson(plain.slice(0, plain.lastIndexOf('}') + 1));
    return json === null ? null : contentsOf({ ...postback, body: '' }, json);
  },
  read({ json }) {
    const type = textAt(json, 'transactionType');
    const status = statusIn(statuses, type);
    if (typeof status !== 'string') return status;
    const orderId = textAt(json, 'receipt');
    if (orderId === '') return noOrder;
    const tracking = listAt(json, 'trackingCodes').map((code) => ['tid', textOf(code)] as const);
    return oneEvent(clickbank, {
      orderId,
      status,
      event: type,
      amountMicros: sizeOf(microsOf(at(json, 'totalOrderAmount'))),
      commissionMicros: sizeOf(microsOf(at(json, 'totalAccountAmount'))),
      currency: currencyOf(at(json, 'currency')),
      at: momentOf(at(json, 'transactionTime'), 'America/Los_Angeles'),
      product: textAt(json, 'lineItems.0.productTitle', 'lineItems.0.itemNo'),
      subIds: [
        ...subIdsIn(json, names),
        ...subIdsIn(at(json, 'affiliateParameters'), names),
        ...subIdsIn(at(json, 'hopfeed'), names),
        ...subIdsOf(tracking),
      ],
    });
  },
};
