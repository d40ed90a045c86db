import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { silenceText } from '#domain/measuring/networks/silence.ts';
import { sourcesOptions, useLiveSales } from '#client/data/connections.ts';
import { HelpLink } from './help-link.tsx';

/**
 * Updates the numbers of the screen when networks report sales, and says when they seem to have stopped. An account without a
 * connection opens no stream.
 */
export function LiveSales() {
  const { data } = useQuery(sourcesOptions);
  useLiveSales(data !== undefined && data.sources.length > 0);
  if (!data?.silence) return null;
  return (
    <Alert color="yellow" variant="light" title="O rastreamento parece parado">
      {silenceText(data.silence)} Se as campanhas continuam no ar, confira os endereços cadastrados nas redes
      e os links dos anúncios. <HelpLink to="conexoes">O que conferir</HelpLink>
    </Alert>
  );
}
