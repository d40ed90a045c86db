import { Button, Select, Text } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { compared } from '#domain/deciding/comparison/choice.ts';
import type { CampaignResult, ComparedProduct } from '#domain/deciding/comparison/results.ts';
import { baseCurrency, countrySubjects } from '#domain/deciding/comparison/subjects.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { comparedProductsOptions } from '#client/data/results.ts';
import { paths } from '#client/paths.ts';
import { BringReports } from './bring-reports.tsx';
import { CampaignResults } from './campaign-results.tsx';
import { Comparison } from './comparison.tsx';
import type { RoomProps } from './compare-campaigns.tsx';
import type { Choice } from './use-choice.ts';

/** The campaigns of one product, summed by country. */
export function CompareCountries({ choice }: RoomProps) {
  return (
    <Loaded query={useQuery(comparedProductsOptions)} waiting="Somando os relatórios">
      {(products) => <Products products={products} choice={choice} />}
    </Loaded>
  );
}

function Products({ products, choice }: { products: readonly ComparedProduct[]; choice: Choice }) {
  if (products.length === 0) return <NoProduct />;
  const chosen = products.find(({ product }) => product === choice.product) ?? products[0];
  return (
    <>
      <Select
        label="Produto"
        description="As campanhas com o mesmo nome na ficha do produto, somadas por país"
        searchable
        value={chosen?.product ?? null}
        onChange={(product) => choice.setProduct(product ?? '')}
        data={products.map(({ product }) => product)}
      />
      {chosen && (
        <CampaignResults key={chosen.product} ids={chosen.campaigns.map(({ id }) => id)}>
          {(results) => <Results results={results} choice={choice} />}
        </CampaignResults>
      )}
    </>
  );
}

function Results({ results, choice }: { results: readonly CampaignResult[]; choice: Choice }) {
  const money = { base: baseCurrency(results), rates: choice.rates };
  const { subjects, leftOut } = countrySubjects(results, money);
  if (subjects.length < compared.fewest) return <TooFewCountries />;
  return (
    <>
      {leftOut > 0 && (
        <Text size="sm" c="dimmed">
          {`Mostramos os ${compared.most} países com mais cliques. Ficaram de fora: ${leftOut}.`}
        </Text>
      )}
      <Comparison
        results={results}
        subjects={subjects}
        money={money}
        by="countries"
        onRates={choice.setRates}
      />
    </>
  );
}

function NoProduct() {
  return (
    <EmptyState
      icon={IconWorld}
      title="Nenhum produto em dois países"
      hint="Países são comparados quando duas campanhas têm o mesmo nome na ficha do produto e países diferentes."
      action={
        <Button component={Link} to={paths.savedCampaigns} variant="default">
          Ver campanhas
        </Button>
      }
    />
  );
}

function TooFewCountries() {
  return (
    <EmptyState
      icon={IconWorld}
      title="Faltam relatórios"
      hint="Só um país deste produto tem relatórios. Traga os das campanhas dos outros países."
      action={<BringReports />}
    />
  );
}
