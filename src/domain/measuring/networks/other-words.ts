import type { OrderStatus } from './postback.ts';

/** What a file, or another connection of the same network, says of an order. The value is in millionths. */
export interface Word {
  status: OrderStatus | 'other';
  valueMicros: number | null;
  currency: string | null;
}

const stands: ReadonlySet<string> = new Set(['approved', 'pending']);

/**
 * Whether two sources contradict each other. A status that one of them does not know yet is none: `own` is the newer status of the
 * network, so only a file that says less contradicts it.
 */
export function differs(own: Word, other: Word): boolean {
  if (stands.has(own.status) && !stands.has(other.status) && other.status !== 'other') return true;
  if (own.status !== 'approved' || other.status !== 'approved') return false;
  const isKnown = own.valueMicros !== null && other.valueMicros !== null;
  return isKnown && (own.valueMicros !== other.valueMicros || own.currency !== other.currency);
}
