import * as z from 'zod/mini';

/** `?since=2026-05-13`: the day of the oldest order whose campaign is asked for. */
export const ownersSchema = z.object({ since: z.iso.date('Peça um dia.') });

/** The most orders whose campaign is told; an answer of so many is read within some milliseconds. */
const MOST_SHOWN = 10_000;

/** With the place of the campaign's name. */
type ShownOrder = readonly [orderId: string, day: string, name: number];

/** The campaigns that own the newest orders, as they are kept. */
export interface StoredOwners {
  names: string[];
  orders: ShownOrder[];
  /** The oldest day whose orders are here, where older ones are left out. */
  from?: string;
}

/** The names of campaigns by the numbers of their orders. */
export interface OrderOwners {
  owners: Record<string, string>;
  from?: string;
}

/** The orders of the newest days, at most so many. Of a day all are here or none; those of the last day always are. */
export function newestDays(
  orders: readonly ShownOrder[],
  most = MOST_SHOWN,
): Pick<StoredOwners, 'orders' | 'from'> {
  const counts = new Map<string, number>();
  for (const [, day] of orders) counts.set(day, (counts.get(day) ?? 0) + 1);
  const [last, ...earlier] = [...counts.keys()].sort().reverse();
  if (last === undefined) return { orders: [] };
  let from = last;
  let taken = counts.get(last) ?? 0;
  for (const day of earlier) {
    taken += counts.get(day) ?? 0;
    if (taken > most) return { orders: orders.filter((order) => order[1] >= from), from };
    from = day;
  }
  return { orders: [...orders] };
}

/** The owners of the orders since a day. */
export function ownersSince({ names, orders, from }: StoredOwners, since: string): OrderOwners {
  const owners = Object.fromEntries(
    orders.flatMap(([orderId, day, name]) => (day >= since ? [[orderId, names[name] ?? '']] : [])),
  ) as Record<string, string>; // pairs of texts
  return { owners, ...(from !== undefined && { from }) };
}
