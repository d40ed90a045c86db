import { Select } from '@mantine/core';
import { IconCalendarStats } from '@tabler/icons-react';
import { periodOfSpans } from '#domain/deciding/comparison/campaign-part.ts';
import { doOverlap } from '#domain/deciding/comparison/choice.ts';
import { halves } from '#domain/deciding/comparison/periods.ts';
import type { CampaignResult } from '#domain/deciding/comparison/results.ts';
import { baseCurrency, periodSubjects } from '#domain/deciding/comparison/subjects.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { periodText } from '#client/lib/dates.ts';
import { BringReports } from './bring-reports.tsx';
import { CampaignResults } from './campaign-results.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { Comparison } from './comparison.tsx';
import type { RoomProps } from './compare-campaigns.tsx';
import { MissingReports } from './missing-reports.tsx';
import { PeriodsForm } from './periods-form.tsx';
import type { Choice } from './use-choice.ts';

/** One campaign in two periods: before and after a change. */
export function ComparePeriods({ campaigns, choice }: RoomProps) {
  const chosen = campaigns.find(({ id }) => id === choice.ids[0]);
  return (
    <>
      <Select
        label="Campanha"
        placeholder={campaigns.length === 0 ? 'Nenhuma campanha ainda' : undefined}
        searchable
        value={chosen?.id ?? null}
        onChange={(id) => choice.setIds(id === null ? [] : [id])}
        data={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {chosen ? (
        <CampaignResults key={chosen.id} ids={[chosen.id]}>
          {([result]) => result && <Periods result={result} choice={choice} />}
        </CampaignResults>
      ) : (
        <EmptyState
          icon={IconCalendarStats}
          title="Escolha uma campanha"
          hint="Compare o antes e o depois de uma mudança. Os relatórios precisam da coluna Dia, ou de um arquivo para cada período."
          action={<BringReports />}
        />
      )}
    </>
  );
}

function Periods({ result, choice }: { result: CampaignResult; choice: Choice }) {
  const known = periodOfSpans(result.spans);
  if (known === null) return <MissingReports missing={[result]} />;
  const suggested = halves(known);
  const first = choice.first ?? suggested?.[0] ?? known;
  const second = choice.second ?? suggested?.[1] ?? known;
  return (
    <>
      <PeriodsForm known={known} first={first} second={second} onChange={choice.setPeriods} />
      {!doOverlap(first, second) && <TwoPeriods result={result} periods={[first, second]} choice={choice} />}
    </>
  );
}

interface TwoPeriodsProps {
  result: CampaignResult;
  periods: Parameters<typeof periodSubjects>[1];
  choice: Choice;
}

function TwoPeriods({ result, periods, choice }: TwoPeriodsProps) {
  const money = { base: baseCurrency([result]), rates: choice.rates };
  return (
    <>
      <Comparison
        results={[result]}
        subjects={periodSubjects(result, periods, money, periodText)}
        money={money}
        by="periods"
        onRates={choice.setRates}
      />
      <ChangesPanel campaignId={result.id} periods={periods} />
    </>
  );
}
