import { macroNetwork } from './macro-network.ts';

/** The affiliate's server-to-server postback: no signature. https://help.digistore24.com/hc/articles/24293197806225 */
export const digistore24S2s = macroNetwork({
  label: 'Digistore24 (postback do afiliado)',
  steps: [
    'Na Digistore24, abra Conta > S2S postback (Conta > Configurações > Rastreamento) e adicione um postback.',
    'Cole o endereço abaixo, com as macros como estão, e escolha os eventos de pagamento, reembolso e chargeback.',
    'No link de afiliado, leve o clique em cid: a Faísca o preenche com o sufixo da URL final da campanha.',
  ],
  macros:
    'order={transaction_id}&order_id={order_id}&status={transaction_type}&commission={amount_affiliate}&amount={amount_brutto}&currency={currency}&product={product_name}&time={datetime_unix}&test={is_test}&cid={cid}&sid1={sid1}&sid2={sid2}&sid3={sid3}&sid4={sid4}&sid5={sid5}&campaignkey={campaignkey}',
  clickSlots: ['cid', 'sid1', 'campaignkey'],
  timeZone: 'UTC',
  optional: ['order_id'], // documented for vendors alone
  currency: null,
  statuses: { payment_denial: 'cancelled', payment_missed: 'noSale', rebill_cancelled: 'noSale' },
  names: {
    order: ['order_id', 'order', 'transaction_id'],
    payment: ['order', 'transaction_id'],
    other: ['order', 'transaction_id'],
    status: ['status', 'transaction_type'],
    amount: ['amount', 'amount_brutto'],
    commission: ['commission', 'amount_affiliate'],
    currency: ['currency'],
    time: ['time', 'datetime_unix', 'datetime_utc'],
    product: ['product', 'product_name', 'product_id'],
    test: ['test', 'is_test'],
    subIds: ['cid', 'sid1', 'sid2', 'sid3', 'sid4', 'sid5', 'campaignkey', 'gclid'],
  },
});
