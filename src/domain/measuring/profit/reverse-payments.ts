import { groupBy } from '#domain/shared/group-by.ts';
import type { SaleLine } from './sale-line.ts';

/**
 * Each reversal takes back the newest payment of its product that is not younger than it, or else the first one that is
 * left; of any product when none of its own is left.
 * @param paid sorted by day.
 * @param reversals sorted by day.
 */
export function reversePayments(paid: readonly SaleLine[], reversals: readonly SaleLine[]) {
  const usedPayments = new Set<SaleLine>();
  const takeAny = payments(paid, usedPayments);
  const takers = new Map(
    [...groupBy(paid, ({ product }) => product)].map(([product, own]) => [
      product,
      payments(own, usedPayments),
    ]),
  );
  const reversed: SaleLine[] = [];
  for (const { product, day } of reversals) {
    const payment = takers.get(product)?.(day) ?? takeAny(day);
    if (!payment) continue;
    usedPayments.add(payment);
    reversed.push(payment);
  }
  return { standing: paid.filter((line) => !usedPayments.has(line)), reversed };
}

/** Finds payments for later and later days; each line is looked at twice at most. */
function payments(lines: readonly SaleLine[], usedPayments: ReadonlySet<SaleLine>) {
  let next = 0;
  const older: SaleLine[] = [];
  return (day: string): SaleLine | undefined => {
    for (let line = lines[next]; line && line.day <= day; line = lines[next]) {
      older.push(line);
      next += 1;
    }
    for (let line = older.pop(); line; line = older.pop()) if (!usedPayments.has(line)) return line;
    for (let line = lines[next]; line; line = lines[next]) {
      next += 1;
      if (!usedPayments.has(line)) return line;
    }
    return undefined;
  };
}
