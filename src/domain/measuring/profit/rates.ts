import * as z from 'zod/mini';
import { rateText } from '#domain/measuring/reports/sales/stored-sale.ts';
import { currencyCode } from '#domain/shared/currency-code.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { listedIds } from '#domain/shared/listed-ids.ts';

export const rateLimits = { perAccount: 2000 } as const;

/** `?ids=a,b`: campaigns whose profit is asked for. */
export const profitIdsSchema = z.object({
  ids: z.pipe(
    listedIds,
    z
      .array(z.uuid('Campanha desconhecida.'))
      .check(z.minLength(1), z.maxLength(24, 'Peça até 24 campanhas de uma vez.')),
  ),
});

/** `5,4321` as a person writes it, or `5.4321`. */
const writtenRate = z.pipe(z.string().check(z.overwrite((text) => text.trim().replace(',', '.'))), rateText);

/** Units of `to` for one of `from`, from this day until the day of the next rate. */
export const newRateSchema = z
  .strictObject({
    from: currencyCode,
    to: currencyCode,
    day: z.iso
      .date('Escolha o primeiro dia da cotação.')
      .check(z.refine((day) => day >= '2000', 'Escolha um dia a partir de 01/01/2000.')),
    rate: writtenRate,
  })
  .check(z.refine(({ from, to }) => from !== to, 'Escolha duas moedas diferentes.'));
export type NewRate = z.output<typeof newRateSchema>;
export type ExchangeRate = NewRate & { id: string };

/** The rate of a day: the nearest earlier one. Null when there is none, which is never read as 1. */
export type RateBook = (from: string, to: string, day: string) => string | null;

export function rateBook(rates: readonly NewRate[]): RateBook {
  const sorted = rates.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const pairs = groupBy(sorted, ({ from, to }) => `${from}${to}`);
  return (from, to, day) => (from === to ? '1' : rateUntil(pairs.get(`${from}${to}`) ?? [], day));
}

/**
 * The last rate that is not later than the day.
 * @param rates the oldest first.
 */
function rateUntil(rates: readonly NewRate[], day: string): string | null {
  let [from, until] = [0, rates.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    const rate = rates[middle];
    if (rate && rate.day <= day) from = middle + 1;
    else until = middle;
  }
  return rates[from - 1]?.rate ?? null;
}
