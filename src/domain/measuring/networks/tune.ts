import { macroNetwork } from './macro-network.ts';

export const tune = macroNetwork({
  label: 'TUNE (HasOffers)',
  steps: [
    'No painel da rede (TUNE), abra Offers > Postbacks e adicione um postback do tipo Conversion.',
    'Cole o endereço abaixo, com as macros como estão.',
    'No link da oferta, leve o clique em aff_sub.',
  ],
  macros:
    'order={transaction_id}&commission={payout}&currency={currency}&time={datetime}&product={offer_name}&aff_sub={aff_sub}&aff_sub2={aff_sub2}&aff_sub3={aff_sub3}&aff_sub4={aff_sub4}&aff_sub5={aff_sub5}',
  clickSlots: ['aff_sub', 'aff_sub2', 'aff_sub3', 'aff_sub4', 'aff_sub5'],
  timeZone: 'America/New_York',
  currency: 'USD',
  names: {
    order: ['order', 'transaction_id'],
    status: ['status'],
    amount: ['amount', 'sale_amount'],
    commission: ['commission', 'payout'],
    currency: ['currency'],
    time: ['time', 'datetime'],
    product: ['product', 'offer_name', 'offer_id'],
    test: ['test', 'is_test'],
    subIds: ['aff_sub', 'aff_sub2', 'aff_sub3', 'aff_sub4', 'aff_sub5', 'gclid'],
  },
});
