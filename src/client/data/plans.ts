import { queryOptions } from '@tanstack/react-query';
import { api, read } from '#client/lib/api.ts';

/** Prices and buy links. Every screen reads them from here. */
export const plansOptions = queryOptions({
  queryKey: ['plans'],
  queryFn: () => read(api.plans.$get()),
  staleTime: 5 * 60_000,
});
