import * as z from 'zod/mini';
import {
  comparedBy,
  formatPeriod,
  formatRates,
  idsOf,
  parseAddressPeriod,
  parseRates,
  type Rates,
} from '#domain/deciding/comparison/choice.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';

const text = z.catch(z._default(z.string(), ''), '');
const addressSchema = z.object({
  by: z.catch(z._default(z.enum(comparedBy), 'campaigns'), 'campaigns'),
  ids: text,
  product: text,
  first: text,
  second: text,
  rates: text,
});

/** What is compared, stored in the address, so that a reload and a link show the same. */
export function useChoice() {
  const [address, setAddress] = useSearchState(addressSchema);
  return {
    by: address.by,
    ids: idsOf(address.ids),
    product: address.product,
    first: parseAddressPeriod(address.first),
    second: parseAddressPeriod(address.second),
    rates: parseRates(address.rates),
    setBy: (by: (typeof comparedBy)[number]) => setAddress({ by }),
    setIds: (ids: readonly string[]) => setAddress({ ids: ids.join(',') }),
    setProduct: (product: string) => setAddress({ product }),
    setPeriods: (first: Period, second: Period) =>
      setAddress({ first: formatPeriod(first), second: formatPeriod(second) }),
    setRates: (rates: Rates) => setAddress({ rates: formatRates(rates) }),
  };
}

export type Choice = ReturnType<typeof useChoice>;
