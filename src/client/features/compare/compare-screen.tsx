import { SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComparedBy } from '#domain/deciding/comparison/choice.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { CompareCampaigns } from './compare-campaigns.tsx';
import { CompareCountries } from './compare-countries.tsx';
import { ComparePeriods } from './compare-periods.tsx';
import { useChoice } from './use-choice.ts';

const ways: readonly { value: ComparedBy; label: string }[] = [
  { value: 'campaigns', label: 'Campanhas' },
  { value: 'countries', label: 'Países' },
  { value: 'periods', label: 'Períodos' },
];

const views = { campaigns: CompareCampaigns, countries: CompareCountries, periods: ComparePeriods };

/** Campaigns, countries or periods side by side, with a verdict about the difference. */
export function CompareScreen() {
  const campaigns = useQuery(campaignsOptions);
  const choice = useChoice();
  const View = views[choice.by];
  return (
    <>
      <PageHeader
        title="Comparar campanhas"
        subtitle={
          <>
            Qual dá mais retorno com o mesmo investimento, e se já dá para concluir.{' '}
            <HelpLink to="comparar-campanhas">Como o veredito é feito</HelpLink>
          </>
        }
      />
      <Stack gap="lg">
        <SegmentedControl
          aria-label="O que comparar"
          data={[...ways]}
          value={choice.by}
          onChange={(value) => choice.setBy(value)}
          style={{ alignSelf: 'flex-start' }}
        />
        <Loaded query={campaigns} waiting="Somando os relatórios">
          {(data) => <View campaigns={data} choice={choice} />}
        </Loaded>
      </Stack>
    </>
  );
}
