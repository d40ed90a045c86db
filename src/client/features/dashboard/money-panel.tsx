import { Anchor, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import {
  type CampaignDays,
  campaignDays,
  changeOf,
  growthOf,
  chosenDays,
  type DayPreset,
  importedDays,
  sumDays,
} from '#domain/deciding/comparison/chosen-days.ts';
import { daysIn } from '#domain/shared/days.ts';
import { amountText } from '#domain/shared/money.ts';
import { numberText, percentText } from '#domain/shared/numbers.ts';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { WaitingPanel } from '#client/components/waiting.tsx';
import { dashboardReportsOptions } from '#client/data/dashboard-reports.ts';
import { resultsOptions } from '#client/data/results.ts';
import { isFirstRead } from '#client/lib/first-read.ts';
import { Sparkline } from '#client/components/sparkline.tsx';
import { countText } from '#client/lib/count-text.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { DataAge } from '#client/parts/days/data-age.tsx';
import { DaysPicker } from '#client/parts/days/days-picker.tsx';
import { useDaysChoice } from '#client/parts/days/days-choice.ts';
import { EstimateNote, estimateText } from '#client/parts/estimate.tsx';
import { paths } from '#client/paths.ts';
import { ChangeText, shareText } from '#client/components/change-text.tsx';

const NO_DAYS = 'Nenhum arquivo tem números destes dias. Sem a coluna Dia, um relatório conta só inteiro.';

const noCampaigns: never[] = [];

/** The chosen days of the campaigns with reports; null without any. */
export function useMoney() {
  const { data: reports } = useQuery(dashboardReportsOptions);
  const read = useQuery(resultsOptions(reports?.reported ?? noCampaigns));
  const { data, error, refetch, isLoading } = read;
  const imported = useMemo(() => (data ? importedDays(data) : null), [data]);
  const usual = useMemo((): DayPreset => {
    if (data === undefined || imported === null) return '30';
    // files without the column Dia count only as a whole
    return campaignDays(data, chosenDays('30', imported)).length > 0 ? '30' : 'tudo';
  }, [data, imported]);
  const [choice] = useDaysChoice(usual);
  const found = useMemo(() => {
    if (data === undefined || imported === null) return null;
    const days = chosenDays(choice, imported);
    return { imported, days, campaigns: campaignDays(data, days) };
  }, [data, imported, choice]);
  const isCounting = isFirstRead(read);
  return { choice, usual, found, error: data === undefined ? error : null, refetch, isLoading, isCounting };
}

/** The profit of the chosen days of all campaigns with reports. */
export function MoneyPanel() {
  const { choice, usual, found, error, refetch, isLoading } = useMoney();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (found === null) return isLoading ? <WaitingPanel h={158} message="Somando custos e vendas" /> : null;
  const { imported, days, campaigns } = found;
  const currency = mainCurrency(campaigns);
  const summed = campaigns.filter((each) => each.currency === currency);
  const others = campaigns.length - summed.length;
  const estimated = campaigns.filter(({ isEstimated }) => isEstimated).length;
  return (
    <Panel
      title={choice === 'tudo' ? 'Lucro' : `Lucro de ${countText(daysIn(days.now), 'dia', 'dias')}`}
      aside={<DataAge until={imported.end} />}
      actions={<DaysPicker imported={imported} days={days} usual={usual} />}
    >
      {campaigns.length === 0 ? (
        <Text size="sm" c="dimmed">
          {NO_DAYS}
        </Text>
      ) : (
        <Figures campaigns={summed} currency={currency} />
      )}
      {others > 0 && (
        <Text size="xs" c="dimmed" mt="xs">
          Soma das campanhas em {currency}. As de outra moeda estão na tabela.
        </Text>
      )}
      {estimated > 0 && (
        <EstimateNote
          {...(estimated < campaigns.length && { of: `${estimated} de ${campaigns.length} campanhas` })}
        />
      )}
    </Panel>
  );
}

/** Each campaign with its share of that profit. */
export function CampaignTable() {
  const { found } = useMoney();
  const rows = useMemo(() => (found?.campaigns ?? []).toSorted(byProfit), [found]);
  if (found === null) return null;
  return (
    <section aria-label="Lucro por campanha">
      <DataTable
        name="campanhas"
        columns={columns}
        rows={rows}
        rowName={({ name }) => name}
        none={found.campaigns.length === 0 ? NO_DAYS : 'Nenhuma linha com este filtro.'}
      />
    </section>
  );
}

const byProfit = (one: CampaignDays, other: CampaignDays) =>
  (other.now.profit ?? -Infinity) - (one.now.profit ?? -Infinity) || 0;

function Figures({ campaigns, currency }: { campaigns: readonly CampaignDays[]; currency: string }) {
  const now = sumDays(campaigns.map((each) => each.now));
  const earlier = campaigns.flatMap((each) => each.before ?? []);
  const before = earlier.length > 0 ? sumDays(earlier) : null;
  const change = (of: 'profit' | 'revenue' | 'cost') => changeOf(now[of], before?.[of] ?? null);
  const isEstimated = campaigns.some((each) => each.isEstimated);
  const money = (amount: number | null) => moneyText(amount, currency, isEstimated);
  const isLoss = (now.profit ?? 0) < 0;
  const roi =
    now.profit !== null && now.cost > 0 ? percentText(Math.round((now.profit / now.cost) * 100)) : '–';
  const figures = [
    { label: 'Lucro', value: money(now.profit), change: change('profit'), isGoodUp: true, isBad: isLoss },
    { label: 'Receita', value: money(now.revenue), change: change('revenue'), isGoodUp: true },
    { label: 'Custo', value: moneyText(now.cost, currency), change: change('cost'), isGoodUp: null },
    {
      label: 'Retorno (ROI)',
      value: estimateText(roi, isEstimated),
      change: null,
      isGoodUp: true,
      isBad: isLoss,
    },
  ];
  return (
    <>
      <SimpleGrid type="container" cols={{ base: 1, '18rem': 2, '32rem': 4 }} spacing="sm">
        {figures.map(({ label, value, change: share, isGoodUp, isBad }) => (
          <div key={label}>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <Text fz="clamp(0.9rem, 4.7vw, 1.125rem)" fw={650} c={isBad ? 'red' : undefined} lh={1.3}>
              {value}
            </Text>
            <ChangeText share={share} isGoodUp={isGoodUp} />
          </div>
        ))}
      </SimpleGrid>
      {now.profit === null && (
        <Text size="xs" c="dimmed" mt="xs">
          O lucro aparece quando a comissão de cada campanha é conhecida, ou as vendas da rede chegam.
        </Text>
      )}
    </>
  );
}

const cpaOf = ({ now: { cost, sales } }: CampaignDays) => (sales > 0 ? cost / sales : null);

const columns: readonly DataColumn<CampaignDays>[] = [
  {
    id: 'campanha',
    label: 'Campanha',
    size: 120,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <Anchor data-two-lines component={Link} to={paths.campaignTab(id, 'lucro')} fz="inherit" fw={600}>
        {name}
      </Anchor>
    ),
  },
  {
    id: 'lucro',
    label: 'Lucro',
    size: 134,
    isNumber: true,
    value: ({ now }) => now.profit,
    text: profitText,
    cell: (row) => (
      <Text span fz="inherit" fw={600} c={(row.now.profit ?? 0) < 0 ? 'red' : undefined}>
        {profitText(row)}
      </Text>
    ),
  },
  {
    id: 'mudou',
    label: 'Mudou',
    size: 66,
    isNumber: true,
    value: (row) => growthOf(row).share,
    text: (row) => shareText(growthOf(row).share) || '–',
    cell: (row) =>
      growthOf(row).share === null ? (
        <span title="Antes não havia com que comparar">–</span>
      ) : (
        <ChangeText {...growthOf(row)} />
      ),
  },
  {
    id: 'evolucao',
    label: 'Evolução',
    size: 82,
    isWideOnly: true,
    value: ({ points }) => points.at(-1)?.profit ?? null,
    text: ({ points, currency, isEstimated }) =>
      points.length < 2
        ? '–'
        : `${moneyText(points[0]?.profit ?? null, currency, isEstimated)} a ${moneyText(points.at(-1)?.profit ?? null, currency, isEstimated)}`,
    cell: ({ points }) => <Sparkline values={points.map(({ profit, cost }) => profit ?? cost)} />,
  },
  {
    id: 'cpa',
    label: 'Custo/venda',
    size: 118,
    isNumber: true,
    value: cpaOf,
    text: (row) => moneyText(cpaOf(row), row.currency, row.isEstimated),
  },
  {
    id: 'maximo',
    label: 'Máximo',
    size: 100,
    isWideOnly: true,
    isNumber: true,
    value: ({ breakEven }) => breakEven,
    text: ({ breakEven, currency }) => moneyText(breakEven, currency),
  },
  {
    id: 'custo',
    label: 'Custo',
    size: 124,
    isNumber: true,
    isExtra: true,
    value: ({ now }) => now.cost,
    text: ({ now, currency }) => moneyText(now.cost, currency),
  },
  {
    id: 'vendas',
    label: 'Vendas',
    size: 76,
    isNumber: true,
    isExtra: true,
    value: ({ now }) => now.sales,
    text: ({ now, isEstimated }) => estimateText(numberText(now.sales), isEstimated),
  },
  {
    id: 'ate',
    label: 'Dados até',
    size: 104,
    isExtra: true,
    value: ({ lastDay }) => lastDay,
    text: ({ lastDay }) => formatPlainDay(lastDay),
  },
];

function moneyText(amount: number | null, currency: string, isEstimated = false): string {
  return amount === null ? '–' : estimateText(amountText(amount, currency), isEstimated);
}

function profitText({ now, currency, isEstimated }: CampaignDays): string {
  return moneyText(now.profit, currency, isEstimated);
}

/** The currency of most campaigns; amounts of others are never added to it. */
function mainCurrency(campaigns: readonly CampaignDays[]): string {
  const counts = new Map<string, number>();
  for (const { currency } of campaigns) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'BRL';
}
