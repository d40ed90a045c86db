import { Anchor, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { changeOf, type LastDays, lastDays, sumDays } from '#domain/deciding/comparison/last-days.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { Panel } from '#client/components/panel.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { resultsOptions } from '#client/data/results.ts';
import { formatPlainDay, periodText } from '#client/lib/dates.ts';
import { paths } from '#client/paths.ts';
import { ChangeText, shareText } from './change-text.tsx';
import classes from './dashboard.module.css';

const DAYS = 30;
/** The results of so many campaigns are read at once; the newest come first. */
const MOST = 60;

/** The profit of the last 30 days of all campaigns with reports, and each campaign below it. */
export function MoneyPanel() {
  const { data: campaigns = [] } = useQuery(campaignsOptions);
  const ids = useMemo(() => campaigns.slice(0, MOST).map(({ id }) => id), [campaigns]);
  const { data } = useQuery(resultsOptions(ids));
  const found = useMemo(() => (data ? lastDays(data, DAYS) : null), [data]);
  if (found === null || found.campaigns.length === 0) return null;
  const currency = mainCurrency(found.campaigns);
  const summed = found.campaigns.filter((each) => each.currency === currency);
  const others = found.campaigns.length - summed.length;
  return (
    <>
      <Panel title={`Lucro de ${DAYS} dias`} aside={<Text c="dimmed">{periodText(found.period)}</Text>}>
        <Figures campaigns={summed} currency={currency} />
        {others > 0 && (
          <Text size="xs" c="dimmed" mt="xs">
            Soma das campanhas em {currency}. As de outra moeda estão na tabela.
          </Text>
        )}
      </Panel>
      <CampaignTable campaigns={found.campaigns} />
    </>
  );
}

function Figures({ campaigns, currency }: { campaigns: readonly LastDays[]; currency: string }) {
  const [now, before] = [
    sumDays(campaigns.map((each) => each.now)),
    sumDays(campaigns.map((each) => each.before)),
  ];
  const money = (amount: number | null) => moneyText(amount, currency);
  const roi =
    now.profit !== null && now.cost > 0 ? `${numberText(Math.round((now.profit / now.cost) * 100))}%` : '–';
  const figures = [
    { label: 'Lucro', value: money(now.profit), change: changeOf(now.profit, before.profit), isGoodUp: true },
    {
      label: 'Receita',
      value: money(now.revenue),
      change: changeOf(now.revenue, before.revenue),
      isGoodUp: true,
    },
    { label: 'Custo', value: money(now.cost), change: changeOf(now.cost, before.cost), isGoodUp: null },
    { label: 'Retorno (ROI)', value: roi.replace('-', '−'), change: null, isGoodUp: true },
  ];
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        {figures.map(({ label, value, change, isGoodUp }) => (
          <div key={label}>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <Text fz="lg" fw={650} c={value.startsWith('−') ? 'red' : undefined} lh={1.3}>
              {value}
            </Text>
            <ChangeText share={change} isGoodUp={isGoodUp} />
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

function CampaignTable({ campaigns }: { campaigns: readonly LastDays[] }) {
  return <DataTable name="campanhas" columns={columns} rows={campaigns} rowName={({ name }) => name} />;
}

const cpaOf = ({ now: { cost, sales } }: LastDays) => (sales > 0 ? cost / sales : null);
const growth = ({ now, before }: LastDays) => changeOf(now.profit ?? now.cost, before.profit ?? before.cost);

const columns: readonly DataColumn<LastDays>[] = [
  {
    id: 'campanha',
    label: 'Campanha',
    size: 150,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <Anchor
        component={Link}
        to={paths.campaignTab(id, 'lucro')}
        fz="inherit"
        fw={600}
        className={classes.campaign}
      >
        {name}
      </Anchor>
    ),
  },
  {
    id: 'lucro',
    label: 'Lucro',
    size: 110,
    isNumber: true,
    value: ({ now }) => now.profit,
    text: ({ now, currency }) => moneyText(now.profit, currency),
    cell: ({ now, currency }) => (
      <Text span fz="inherit" fw={600} c={(now.profit ?? 0) < 0 ? 'red' : undefined}>
        {moneyText(now.profit, currency)}
      </Text>
    ),
  },
  {
    id: 'mudou',
    label: 'Mudou',
    size: 80,
    isNumber: true,
    value: growth,
    text: (row) => shareText(growth(row)),
    cell: (row) => <ChangeText share={growth(row)} isGoodUp={row.now.profit === null ? null : true} />,
  },
  {
    id: 'cpa',
    label: 'Custo/venda',
    size: 104,
    isNumber: true,
    value: cpaOf,
    text: (row) => moneyText(cpaOf(row), row.currency),
  },
  {
    id: 'maximo',
    label: 'Máximo',
    size: 100,
    isNumber: true,
    value: ({ breakEven }) => breakEven,
    text: ({ breakEven, currency }) => moneyText(breakEven, currency),
  },
  {
    id: 'custo',
    label: 'Custo',
    size: 112,
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
    text: ({ now }) => numberText(now.sales),
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

function moneyText(amount: number | null, currency: string): string {
  return amount === null ? '–' : formatMoney(amount.toFixed(2), currency).replace('-', '−');
}

/** The currency of most campaigns; amounts of others are never added to it. */
function mainCurrency(campaigns: readonly LastDays[]): string {
  const counts = new Map<string, number>();
  for (const { currency } of campaigns) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'BRL';
}
