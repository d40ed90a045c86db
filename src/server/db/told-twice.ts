import { sql } from 'drizzle-orm';

/**
 * Whether an order of `network_orders` is another one told twice. Digistore24's postback to affiliates names a sale by its
 * transaction, and its IPN by its order with the transaction beside it. Where both are connected, the IPN counts.
 */
export const isToldTwice = sql`(network_orders.network = 'digistore24-s2s' and exists (
  select from order_events ipn
  where ipn.user_id = network_orders.user_id and ipn.network = 'digistore24'
    and ipn.content->>'transaction' = network_orders.order_id))`;
