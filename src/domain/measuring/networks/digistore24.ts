import { currencyOf, microsOf, sizeOf } from './amounts.ts';
import { contentsOf, fieldOf, formOf, subIdsIn, unfilledOf } from './contents.ts';
import { momentOf } from './moments.ts';
import { noOrder, oneEvent, type PostbackNetwork, statusIn, type StatusTable } from './postback.ts';

const statuses: StatusTable = {
  on_payment: 'approved',
  payment: 'approved',
  on_refund: 'refunded',
  refund: 'refunded',
  on_chargeback: 'chargeback',
  chargeback: 'chargeback',
  on_payment_denial: 'cancelled',
  payment_denial: 'cancelled',
  on_payment_missed: 'noSale',
  payment_missed: 'noSale',
  on_rebill_cancelled: 'noSale',
  on_rebill_resumed: 'noSale',
  rebill_cancelled: 'noSale',
  rebill_resumed: 'noSale',
  last_paid_day: 'noSale',
  connection_test: 'noSale',
  on_affiliation: 'noSale',
  eticket: 'noSale',
  custom_form: 'noSale',
  child_order: 'noSale',
};

/** The signature of https://github.com/digistore24/ds24-appkit, lib/digistore/ipn.ts. */
export function signIpn(
  params: Readonly<Record<string, string>>,
  passphrase: string,
  hash: (text: string) => string,
  uppercaseKeys = false,
): string {
  const signed = Object.entries(params)
    .filter(([name, value]) => !/^sha_?sign$/iu.test(name) && value !== '')
    .map(([name, value]) => [uppercaseKeys ? name.toUpperCase() : name, value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return hash(signed.map(([name, value]) => `${name}=${value}${passphrase}`).join('')).toUpperCase();
}

/** Instant Payment Notification: a form signed with SHA-512. */
export const digistore24: PostbackNetwork = {
  label: 'Digistore24',
  key: { label: 'Senha da IPN (Passphrase / IPN password)', isRequired: true },
  steps: [
    'Na Digistore24, abra Configurações > Integrações (IPN) e adicione uma conexão do tipo Generic.',
    'Em IPN URL, cole o endereço {url} e use como senha (SHA passphrase) a mesma que você colou aqui.',
    'Marque os eventos de pagamento, reembolso e chargeback, salve e clique em Testar conexão.',
  ],
  clickSlots: ['cid', 'click_id', 'sid1', 'campaignkey', 'trackingkey', 'custom'],
  verify(postback, { key, crypto }) {
    const params = { ...postback.query, ...formOf(postback) };
    const sentSignature = Object.entries(params).find(([name]) => /^sha_?sign$/iu.test(name))?.[1] ?? '';
    const isSigned = [false, true].some((isUpper) => {
      const expected = signIpn(params, key, (text) => crypto.hash('sha512', text), isUpper);
      return crypto.isSame(expected, sentSignature.toUpperCase());
    });
    return key !== '' && isSigned ? contentsOf(postback) : null;
  },
  read(contents) {
    const field = (...names: string[]) => fieldOf(contents, ...names);
    const word = field('event', 'transaction_type');
    const status = statusIn(statuses, word);
    if (typeof status !== 'string') return status;
    const orderId = field('order_id');
    if (orderId === '') return noOrder;
    const isTest = field('pay_method') === 'test' || field('api_mode') === 'test';
    const payment = [field('upsell_no'), field('pay_sequence_no')].map((no) => no.replace(/^[01]$/u, ''));
    const isFirst = payment.every((no) => no === '');
    return oneEvent(digistore24, {
      orderId,
      status: isTest ? 'test' : status,
      payment: isFirst ? '' : payment.join('/'),
      event: status === 'approved' ? status : `${status} ${field('transaction_id')}`.trim(),
      amountMicros: sizeOf(microsOf(field('transaction_amount', 'amount_brutto', 'amount'))),
      commissionMicros: sizeOf(microsOf(field('amount_affiliate'))),
      currency: currencyOf(field('transaction_currency', 'currency')),
      at: momentOf(
        field('transaction_date_time', 'transaction_processed_at', 'order_date_time'),
        'Europe/Berlin',
      ),
      product: field('product_name', 'product_id'),
      transaction: field('transaction_id') || null,
      subIds: subIdsIn(contents.fields, [
        ...['click_id', 'cid', 'gclid', 'sid1', 'sid2', 'sid3', 'sid4', 'sid5'],
        ...['campaignkey', 'trackingkey', 'custom'],
      ]),
      unfilled: unfilledOf(contents),
    });
  },
};
