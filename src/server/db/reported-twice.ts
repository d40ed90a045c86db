import { sql } from 'drizzle-orm';

/**
 * Whether an order of `network_orders` is another one that was reported twice. Digistore24's postback to affiliates names a sale by its
 * transaction, or by its order where the network reports it, and its IPN by its order with the transaction beside it: where both are
 * connected, the IPN counts. A tracker connected as another network may pass on the number of the network's own connection, which
 * counts. A short number may be the same by chance, so both sales must also be of the same days.
 */
export const isReportedTwice = sql`(network_orders.network = 'digistore24-s2s' and (exists (
    select from order_events ipn
    where ipn.user_id = network_orders.user_id and ipn.network = 'digistore24'
      and ipn.other_name = network_orders.name)
    or exists (select from network_orders ipn
      where ipn.user_id = network_orders.user_id and ipn.network = 'digistore24' and ipn.order_id = network_orders.order_id))
  or network_orders.network = 'generic' and exists (
    select from network_orders own
    where own.user_id = network_orders.user_id and own.network <> 'generic' and own.network <> 'digistore24-s2s'
      and own.name = network_orders.name
      and own.sold_at between network_orders.sold_at - interval '3 days' and network_orders.sold_at + interval '3 days'))`;
