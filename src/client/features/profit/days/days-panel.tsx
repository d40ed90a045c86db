import {
  Group,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { amountText } from '#domain/shared/money.ts';
import {
  byWeek,
  type CampaignDays,
  campaignDays,
  changeOf,
  chosenDays,
  type DaySums,
  importedDays,
} from '#domain/deciding/comparison/chosen-days.ts';
import { changedDays } from '#domain/deciding/rules/changed-days.ts';
import { isIn } from '#domain/measuring/reports/period.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { ChangeText } from '#client/components/change-text.tsx';
import { screenPart } from '#client/components/screen-part.tsx';
import { Panel } from '#client/components/panel.tsx';
import { changesOptions, impressionSharesOptions, resultsOptions } from '#client/data/results.ts';
import { periodText } from '#client/lib/dates.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';
import { useSettings } from '#client/parts/draft/draft-context.ts';
import { useDaysChoice } from '#client/parts/days/days-choice.ts';
import { DataAge } from '#client/parts/days/data-age.tsx';
import { DaysPicker } from '#client/parts/days/days-picker.tsx';
import { EstimateNote, estimateText } from '#client/parts/estimate.tsx';
import { Auctions } from './auctions.tsx';
import { ChangedDays } from './changed-days.tsx';
import { dayMeasures, type DayMeasure, measureLabels } from './day-words.ts';

const DayCharts = screenPart(
  async () => (await import('./day-charts.tsx')).DayCharts,
  () => <Skeleton h={260} />,
);

const shownSchema = z.object({
  grafico: z.catch(z._default(z.enum(dayMeasures), 'lucro'), 'lucro'),
});

/** The chosen days of the campaign: their sums beside those of the days before, and a chart of what changed when. */
export function DaysPanel({ id }: { id: string }) {
  const [choice] = useDaysChoice();
  const { data } = useQuery(resultsOptions([id]));
  const found = useMemo(() => {
    const imported = data ? importedDays(data) : null;
    if (data === undefined || imported === null) return null;
    const days = chosenDays(choice, imported);
    const all = campaignDays(data, { now: imported, before: null })[0];
    return { imported, days, own: campaignDays(data, days)[0], all: all?.points ?? [] };
  }, [data, choice]);
  const { data: changes } = useQuery(changesOptions(id));
  const changed = useMemo(() => changedDays(changes ?? [], found?.all ?? []), [changes, found]);
  if (found === null) return null;
  const { imported, days, own } = found;
  const shown = changed.filter(({ day }) => isIn(day, days.now));
  return (
    <>
      <Panel
        title="No período"
        aside={<DataAge until={imported.end} />}
        actions={<DaysPicker imported={imported} days={days} />}
      >
        <Stack gap="md">
          {own === undefined ? (
            <Text c="dimmed">
              Os relatórios sem a coluna Dia não cabem inteiros em {periodText(days.now)}. Escolha Tudo o que
              foi importado, ou traga o relatório segmentado por dia.
            </Text>
          ) : (
            <>
              <Figures own={own} />
              {own.isEstimated && <EstimateNote />}
              <Charts id={id} own={own} marks={shown.map(({ day }) => day)} />
              <Stack component="section" gap={0} aria-label="O que mudou">
                <Title order={3} size="h5">
                  O que mudou
                </Title>
                {shown.length > 0 && <ChangedDays days={shown} currency={own.currency} />}
                {shown.length === 0 && (
                  <Text size="sm" c="dimmed">
                    {changed.length > 0
                      ? 'Nenhuma mudança nestes dias.'
                      : 'Traga o Histórico de alterações do Google Ads: cada mudança aparece na curva, com o que veio depois.'}
                  </Text>
                )}
              </Stack>
            </>
          )}
        </Stack>
      </Panel>
      {own && <Auctions id={id} points={found.all} currency={own.currency} />}
    </>
  );
}

function Figures({ own: { now, before, currency, breakEven, isEstimated } }: { own: CampaignDays }) {
  const money = (amount: number | null) => (amount === null ? '–' : amountText(amount, currency));
  const cpa = ({ cost, sales }: DaySums) => (sales > 0 ? cost / sales : null);
  const change = (of: (sums: DaySums) => number | null) =>
    changeOf(of(now), before === null ? null : of(before));
  const text = (value: string) => estimateText(value, isEstimated);
  const figures: readonly [label: string, value: string, share: number | null, isGoodUp: boolean | null][] = [
    ['Lucro', text(money(now.profit)), change(({ profit }) => profit), true],
    ['Receita', text(money(now.revenue)), change(({ revenue }) => revenue), true],
    ['Custo', money(now.cost), change(({ cost }) => cost), null],
    ['Vendas', text(numberText(Math.round(now.sales))), change(({ sales }) => sales), true],
    ['Custo por venda', text(money(cpa(now))), change(cpa), false],
  ];
  return (
    <SimpleGrid type="container" cols={{ base: 1, '18rem': 2, '38rem': 3, '50rem': 5 }} spacing="sm">
      {figures.map(([label, value, share, isGoodUp]) => (
        <div key={label}>
          <Text size="sm" c="dimmed">
            {label}
          </Text>
          <Text fz="lg" fw={650} lh={1.3} c={label === 'Lucro' && (now.profit ?? 0) < 0 ? 'red' : undefined}>
            {value}
          </Text>
          <ChangeText share={share} isGoodUp={isGoodUp} />
          {label === 'Custo por venda' && breakEven !== null && (
            <Text span size="xs" c="dimmed">
              {' '}
              máximo {money(breakEven)}
            </Text>
          )}
        </div>
      ))}
    </SimpleGrid>
  );
}

const choices = dayMeasures.map((value) => ({ value, label: measureLabels[value] }));

function Charts({ id, own, marks }: { id: string; own: CampaignDays; marks: readonly string[] }) {
  const [{ grafico }, change] = useSearchState(shownSchema);
  const { settings } = useSettings();
  const { data: shares = [] } = useQuery(impressionSharesOptions(id));
  const { step, points } = useMemo(() => byWeek(own.points), [own.points]);
  if (points.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Estes relatórios não guardam os dias. Baixe-os do Google Ads segmentados por dia para ver o gráfico.
      </Text>
    );
  return (
    <Stack gap="xs">
      <Group visibleFrom="sm">
        <SegmentedControl
          size="sm"
          aria-label="Gráfico"
          value={grafico}
          onChange={(value: DayMeasure) => change({ grafico: value })}
          data={[...choices]}
        />
      </Group>
      <NativeSelect
        hiddenFrom="sm"
        aria-label="Gráfico"
        value={grafico}
        onChange={({ currentTarget: { value } }) =>
          change({ grafico: dayMeasures.find((each) => each === value) })
        }
        data={[...choices]}
      />
      <DayCharts
        measure={grafico}
        step={step}
        points={points}
        shares={shares}
        marks={marks}
        currency={own.currency}
        breakEven={own.breakEven}
        mostCpc={economicsOf(settings.economics)?.breakEvenCpc ?? null}
      />
    </Stack>
  );
}
