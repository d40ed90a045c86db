import { macroNetwork } from './macro-network.ts';

/** https://helpdesk.everflow.io. After 25 failures in a row it stops sending. */
export const everflow = macroNetwork({
  label: 'Everflow',
  steps: [
    'No painel da rede (Everflow), abra Partner Postbacks e adicione um postback do tipo Conversion, método Postback.',
    'Cole o endereço abaixo, com as macros como estão. Se a rede paga por evento, crie outro do tipo Event.',
    'No link da oferta, leve o clique em sub3.',
  ],
  macros:
    'order={transaction_id}&event={event_id}&commission={payout}&product={offer_id}&sub1={sub1}&sub2={sub2}&sub3={sub3}&sub4={sub4}&sub5={sub5}',
  clickSlots: ['sub3', 'sub5', 'sub4', 'sub2', 'sub1'],
  timeZone: 'UTC',
  currency: 'USD',
  names: {
    order: ['order', 'transaction_id'],
    payment: ['event', 'event_id'],
    event: ['event', 'event_id'],
    status: ['status'],
    amount: ['amount', 'sale_amount'],
    commission: ['commission', 'payout'],
    currency: ['currency'],
    time: ['time', 'timestamp'],
    product: ['product', 'offer_name', 'offer_id'],
    test: ['test'],
    subIds: [
      ...['sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9', 'sub10'],
      ...['adv1', 'adv2', 'adv3', 'adv4', 'adv5', 'gclid'],
    ],
  },
});
