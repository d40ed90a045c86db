import { queryOptions } from '@tanstack/react-query';
import { api, read } from '#client/lib/api.ts';

/** Prices and buy links: one source for every screen that shows them. */
export const plansOptions = queryOptions({
  queryKey: ['plans'],
  queryFn: () => read(api.plans.$get()),
  staleTime: 5 * 60_000,
});
