import { SimpleGrid, Stack } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { IconPlugConnected } from '@tabler/icons-react';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { ordersOptions, sourcesOptions } from '#client/data/connections.ts';
import { isFirstRead } from '#client/lib/first-read.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { LiveSales } from '#client/parts/live-sales.tsx';
import { MorningPanel } from '#client/parts/morning-panel.tsx';
import { AddSource } from './add-source.tsx';
import { BridgePanel } from './bridge-panel.tsx';
import { ClickScriptPanel } from './click-script-panel.tsx';
import { FeedsPanel } from './feeds-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { SourceCard } from './source-card.tsx';

/** Networks that report sales by themselves, and files that send the sales to Google. */
export function ConnectionsScreen() {
  const sources = useQuery(sourcesOptions);
  const orders = useInfiniteQuery(ordersOptions);
  return (
    <>
      <PageHeader
        title="Conexões"
        subtitle={
          <>
            As redes avisam cada venda aqui, e o Google Ads busca as conversões de volta.{' '}
            <HelpLink to="conexoes">Como conectar</HelpLink>
          </>
        }
      />
      <Stack gap="lg">
        <LiveSales />
        <AddSource />
        <Sources />
        {!isFirstRead(sources) &&
          !isFirstRead(orders) && ( // what stands below them would jump
            <>
              <OrdersPanel />
              <ClickScriptPanel />
              <FeedsPanel />
              <BridgePanel />
              {/* Rules have the same panel; a person with networks alone has no rules. */}
              {sources.data !== undefined && sources.data.sources.length > 0 && <MorningPanel />}
            </>
          )}
      </Stack>
    </>
  );
}

function Sources() {
  return (
    <Loaded query={useQuery(sourcesOptions)} waiting="Buscando suas conexões">
      {({ sources }) =>
        sources.length === 0 ? (
          <EmptyState
            icon={IconPlugConnected}
            title="Nenhuma rede conectada"
            hint="Escolha uma rede acima: a Faísca cria o endereço e mostra onde colá-lo."
          />
        ) : (
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            {sources.map((source) => (
              <SourceCard key={source.id} source={source} />
            ))}
          </SimpleGrid>
        )
      }
    </Loaded>
  );
}
