import { useQuery } from '@tanstack/react-query';
import { sourcesOptions, useLiveSales } from '#client/data/connections.ts';

/** Keeps the numbers of the screen up with what networks tell. Accounts without a connection listen to nothing. */
export function LiveSales() {
  const { data } = useQuery(sourcesOptions);
  useLiveSales(data !== undefined && data.length > 0);
  return null;
}
