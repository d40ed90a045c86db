import { macroNetwork } from './macro-network.ts';

/** Any network or tracker that calls an address: Voluum, RedTrack, BeMob, CartPanda and others name these. */
export const generic = macroNetwork({
  label: 'Outra rede ou rastreador',
  steps: [
    'Na rede ou no rastreador, adicione um postback (S2S) e cole o endereço abaixo.',
    'Troque cada texto entre chaves pela macro da rede: o número do pedido, a comissão, a moeda, a data e o campo do link que leva o gclid.',
    'O status pode ser approved, pending, refunded, chargeback, cancelled ou test; sem ele, a chamada vale como venda aprovada.',
  ],
  macros:
    'order={order}&status={status}&commission={commission}&amount={amount}&currency={currency}&time={time}&product={product}&gclid={gclid}&sub1={sub1}&sub2={sub2}',
  clickSlots: ['clickid', 'click_id', 'cid', 'externalid', 'external_id', 'sub1', 'sub2', 'sub3', 'subid'],
  timeZone: 'America/Sao_Paulo',
  currency: null,
  names: {
    order: ['order', 'order_id', 'orderid', 'orderId', 'txid', 'transaction_id', 'transaction', 'tid'],
    event: ['event', 'event_id'],
    status: ['status', 'et', 'order_type', 'type'],
    amount: ['amount', 'value', 'amount_brutto', 'price'],
    commission: ['commission', 'payout', 'sum', 'amount_affiliate', 'revenue'],
    currency: ['currency', 'cur'],
    time: ['time', 'date', 'datetime', 'timestamp', 'datetime_unix'],
    product: ['product', 'product_name', 'offer', 'offer_id'],
    test: ['test', 'is_test'],
    subIds: [
      ...['gclid', 'gbraid', 'wbraid', 'clickid', 'click_id', 'cid', 'externalid', 'external_id', 'subid'],
      ...['sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'keyword', 'campaign', 'src', 'sck'],
    ],
  },
});
