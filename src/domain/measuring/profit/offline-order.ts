import type { OfflineOrder } from './offline-files.ts';
import type { Order } from './orders.ts';
import { linkFields, readTags } from './tracking.ts';

/**
 * An order as Google's files need it. Its click may stand in a field that only the campaign's links tell apart.
 * @param links the campaign's addresses with their tags.
 */
export function toOfflineOrder(links: Parameters<typeof linkFields>[0]) {
  const fields = linkFields(links);
  return (order: Order): OfflineOrder => {
    const { orderId, soldAt, status, entries, reversedAt, clickedAt, subIds } = order;
    const tags = readTags(subIds, fields);
    const tag = (name: 'gclid' | 'gbraid' | 'wbraid'): string | null =>
      tags.get(name) ?? subIds.find((each) => each.name === name)?.value ?? null;
    return {
      orderId,
      soldAt,
      status,
      entries,
      reversedAt,
      clickedAt,
      gclid: gclidOf(order, tags.get('gclid')),
      gbraid: tag('gbraid'),
      wbraid: tag('wbraid'),
    };
  };
}

/** The link shows where a composed field's click ends: `kit-Cj0KC…-x`. */
function gclidOf({ gclid }: Order, linkGclid: string | undefined): string | null {
  if (linkGclid === undefined) return gclid;
  return gclid === null || gclid.includes(linkGclid) ? linkGclid : gclid;
}
