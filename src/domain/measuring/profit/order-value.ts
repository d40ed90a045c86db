import type { Order, OrderEntry } from './orders.ts';
import { convertMicros } from './exact.ts';
import type { RateBook } from './rates.ts';

/** Why an amount cannot be counted in the account's currency. */
type Uncounted = { is: 'noCurrency' } | { is: 'noRate'; currency: string; day: string };

/** The entries in the account's currency. The file's own rate counts before the person's. */
export function valueOf(
  entries: readonly OrderEntry[],
  currency: string,
  rateOn: RateBook,
): number | Uncounted {
  let sum = 0;
  for (const { micros, currency: own, exchange, day } of entries) {
    if (own === null) return { is: 'noCurrency' };
    const rate = own === currency ? '1' : (exchange ?? rateOn(own, currency, day));
    if (rate === null) return { is: 'noRate', currency: own, day };
    sum += convertMicros(micros, rate);
  }
  return sum;
}

/** The sale's own day, or the day of its click where that is known. */
export function dayOf({ day }: Pick<Order, 'day'>, clickDay: string | null): string {
  return clickDay !== null && clickDay !== '' ? clickDay : day;
}
