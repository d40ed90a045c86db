import type { OrderStatus } from './postback.ts';

/** What a file, or another connection of the same network, says of an order. The value is in millionths. */
export interface Word {
  status: OrderStatus | 'other';
  valueMicros: number | null;
  currency: string | null;
}

const stands: ReadonlySet<string> = new Set(['approved', 'pending']);

/**
 * Whether two sources contradict each other. A status that one of them does not know yet is none: `told` is the newer word of the
 * network, so only a file that says less than it does contradicts it.
 */
export function differs(told: Word, other: Word): boolean {
  if (stands.has(told.status) && !stands.has(other.status) && other.status !== 'other') return true;
  if (told.status !== 'approved' || other.status !== 'approved') return false;
  const isKnown = told.valueMicros !== null && other.valueMicros !== null;
  return isKnown && (told.valueMicros !== other.valueMicros || told.currency !== other.currency);
}
