import { Button, Center, Loader, MultiSelect, Stack, Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { z } from 'zod';
import { compared } from '#domain/comparison/results.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { resultsOptions } from '#client/data/results.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';
import { findFolded } from '#client/parts/find-folded.ts';
import { paths } from '#client/paths.ts';
import { ComparisonPanels } from './comparison-panels.tsx';

const chosenSchema = z.object({ ids: z.string().default('').catch('') });

/** Two to six campaigns side by side, with what may be said of the difference. */
export function CompareScreen() {
  const { data: campaigns, error, refetch } = useQuery(campaignsOptions);
  const [{ ids }, change] = useSearchState(chosenSchema);
  if (campaigns === undefined) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />;
  }
  const chosen = ids.split(',').filter((id) => campaigns.some((campaign) => campaign.id === id));
  return (
    <>
      <PageHeader
        title="Comparar campanhas"
        subtitle="O mesmo produto em duas campanhas, dois países ou dois jeitos de anunciar: qual rende mais pelo mesmo dinheiro."
      />
      <Stack gap="lg">
        <MultiSelect
          label="Campanhas"
          description={`De ${compared.fewest} a ${compared.most}, com relatórios do mesmo período`}
          maxValues={compared.most}
          searchable
          filter={findFolded}
          clearable
          nothingFoundMessage="Nenhuma campanha"
          value={chosen}
          onChange={(values) => change({ ids: values.join(',') })}
          data={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {chosen.length < compared.fewest ? <ChooseMore /> : <Results ids={chosen} />}
      </Stack>
    </>
  );
}

function Results({ ids }: { ids: readonly string[] }) {
  const { data: results, error, refetch } = useQuery(resultsOptions(ids));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return results === undefined ? <Waiting /> : <ComparisonPanels results={results} />;
}

function ChooseMore() {
  return (
    <EmptyState
      icon={IconScale}
      title="Escolha ao menos duas campanhas"
      hint="Cada uma precisa de um relatório com custo e conversões. O de campanhas é o melhor: não esconde nada."
      action={
        <Button component={Link} to={paths.reports} variant="default" mt="xs">
          Trazer relatórios
        </Button>
      }
    />
  );
}

function Waiting() {
  return (
    <Center py="xl">
      <Stack align="center" gap="xs">
        <Loader aria-label="Carregando" />
        <Text size="sm" c="dimmed">
          Somando os relatórios
        </Text>
      </Stack>
    </Center>
  );
}
