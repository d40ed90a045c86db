import { MultiSelect } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { compared } from '#domain/deciding/comparison/choice.ts';
import type { CampaignResult } from '#domain/deciding/comparison/results.ts';
import { baseCurrency, campaignSubjects } from '#domain/deciding/comparison/subjects.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { BringReports } from './bring-reports.tsx';
import { CampaignResults } from './campaign-results.tsx';
import { Comparison } from './comparison.tsx';
import type { Choice } from './use-choice.ts';

export interface RoomProps {
  campaigns: readonly CampaignSummary[];
  choice: Choice;
}

export function CompareCampaigns({ campaigns, choice }: RoomProps) {
  const chosen = choice.ids
    .filter((id) => campaigns.some((campaign) => campaign.id === id))
    .slice(0, compared.most);
  return (
    <>
      <MultiSelect
        label="Campanhas"
        placeholder={campaigns.length === 0 ? 'Nenhuma campanha ainda' : undefined}
        description={`De ${compared.fewest} a ${compared.most}. Elas são chamadas de A, B, C pela ordem em que você escolhe.`}
        maxValues={compared.most}
        styles={{ inputField: { minWidth: 40 } }}
        searchable
        clearable
        value={chosen}
        onChange={choice.setIds}
        data={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {chosen.length < compared.fewest ? (
        <ChooseMore />
      ) : (
        <CampaignResults ids={chosen}>
          {(results) => <Results results={results} choice={choice} />}
        </CampaignResults>
      )}
    </>
  );
}

function Results({ results, choice }: { results: readonly CampaignResult[]; choice: Choice }) {
  const money = { base: baseCurrency(results), rates: choice.rates };
  return (
    <Comparison
      results={results}
      subjects={campaignSubjects(results, money)}
      money={money}
      by="campaigns"
      onRates={choice.setRates}
    />
  );
}

function ChooseMore() {
  return (
    <EmptyState
      icon={IconScale}
      title="Escolha ao menos duas campanhas"
      hint="Cada uma precisa de um relatório com custo e conversões. O de campanhas, com a coluna Dia, é o melhor: não esconde nada."
      action={<BringReports />}
    />
  );
}
