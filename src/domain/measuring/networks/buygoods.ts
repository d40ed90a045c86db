import { fieldOf } from './contents.ts';
import { macroNetwork } from './macro-network.ts';
import type { Postback } from './message.ts';

/** BuyGoods and MaxWeb are of one family: capital macros, and a body that echoes something. */
export const buygoodsFamily = {
  macros:
    'order={ORDERID}&status=approved&commission={COMMISSION_AMOUNT}&type={CONV_TYPE}&product={PRODUCT_CODENAME}&subid={SUBID}&subid2={SUBID2}&subid3={SUBID3}&subid4={SUBID4}&subid5={SUBID5}',
  clickSlots: ['subid2', 'subid'],
  timeZone: 'America/New_York',
  currency: 'USD',
  names: {
    order: ['order', 'orderid', 'order_id', 'ORDERID'],
    status: ['status', 'flag'],
    commission: ['commission', 'commission_amount', 'amount', 'COMMISSION_AMOUNT'],
    currency: ['currency'],
    time: ['time'],
    product: ['product', 'product_codename', 'PRODUCT_CODENAME'],
    test: ['test'],
    subIds: ['subid', 'subid1', 'subid2', 'subid3', 'subid4', 'subid5', 'gclid'],
  },
  /** Without a body the network sends it again for three days. */
  answer: ({ query }: Postback) => {
    const order = fieldOf({ fields: query }, 'order', 'orderid', 'order_id', 'ORDERID');
    return /^[\w.-]{1,64}$/u.test(order) ? `OK ${order}` : 'OK';
  },
} as const;

export const buygoods = macroNetwork({
  label: 'BuyGoods',
  steps: [
    'Na BuyGoods, abra Settings > Global Postback (ou o postback do produto).',
    'Cole o endereço abaixo, com as macros em maiúsculas como estão.',
    'O postback global cobre compras e reembolsos: para os reembolsos, crie um segundo com status=refunded no lugar de status=approved.',
  ],
  ...buygoodsFamily,
});
