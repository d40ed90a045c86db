import { useQuery } from '@tanstack/react-query';
import { sourcesOptions, useLiveSales } from '#client/data/connections.ts';

/** Updates the numbers of the screen when networks report sales. An account without a connection opens no stream. */
export function LiveSales() {
  const { data } = useQuery(sourcesOptions);
  useLiveSales(data !== undefined && data.length > 0);
  return null;
}
