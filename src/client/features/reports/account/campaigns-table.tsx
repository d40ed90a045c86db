import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import {
  type AccountCampaign,
  type AccountTable,
  withKnownSales,
} from '#domain/deciding/advice/account-table.ts';
import {
  type CampaignDays,
  campaignDays,
  chosenDays,
  growthOf,
  importedDays,
} from '#domain/deciding/comparison/chosen-days.ts';
import { profitFigures } from '#domain/measuring/profit/profit.ts';
import { MICROS, amountText, microsText } from '#domain/shared/money.ts';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { resultsOptions } from '#client/data/results.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { ChangeText, shareText } from '#client/components/change-text.tsx';
import { standingWords } from '#client/parts/verdict-words.ts';
import { paths } from '#client/paths.ts';
import { countOfSales, roiText } from './account-words.ts';

const DAYS = '30';
/** The results of so many campaigns are read at once. */
const MOST_RESULTS = 60;

/** The profit, the income and the sales are null while the sales are not known. */
type Row = AccountCampaign & {
  trend: ReturnType<typeof growthOf>;
  profit: number | null;
  revenue: number | null;
  sales: number | null;
};

/** All campaigns with reports; the sums are those of each one's Lucro. */
export function CampaignsTable({ table }: { table: AccountTable }) {
  const { campaigns } = table;
  const ids = useMemo(() => campaigns.slice(0, MOST_RESULTS).map(({ id }) => id), [campaigns]);
  const { data: results } = useQuery(resultsOptions(ids));
  const rows = useMemo(() => {
    const imported = results ? importedDays(results) : null;
    const ofDays = results && imported ? campaignDays(results, chosenDays(DAYS, imported)) : [];
    const sold = withKnownSales(table);
    return campaigns.map((campaign): Row => {
      const days = ofDays.find(({ id }) => id === campaign.id);
      const { total } = campaign;
      const hasSales = sold.has(campaign.id);
      return {
        ...campaign,
        trend: days ? growthOf(hasSales ? days : withoutProfit(days)) : noGrowth,
        profit: hasSales ? profitFigures(total).profitMicros : null,
        revenue: hasSales ? total.revenueMicros : null,
        sales: hasSales ? total.sales : null,
      };
    });
  }, [table, campaigns, results]);
  return <DataTable name="campanhas da conta" columns={columns} rows={rows} rowName={({ name }) => name} />;
}

const withoutProfit = ({ now, before }: CampaignDays) => ({ now: { ...now, profit: null }, before });
const noGrowth = { share: null, isGoodUp: null };
const cpaOf = ({ total }: Row) => profitFigures(total).cpaMicros;
const isOver = (row: Row) => {
  const cpa = cpaOf(row);
  return cpa !== null && row.limit !== null && cpa / MICROS > row.limit;
};

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'campanha',
    label: 'Campanha',
    size: 150,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <Anchor data-two-lines component={Link} to={paths.campaignTab(id, 'lucro')} fz="inherit" fw={600}>
        {name}
      </Anchor>
    ),
  },
  {
    id: 'veredito',
    label: 'Veredito',
    size: 136,
    isFacet: true,
    value: ({ standing }) => (standing === null ? '' : standingWords[standing]),
  },
  {
    id: 'lucro',
    label: 'Lucro',
    size: 134,
    isNumber: true,
    value: ({ profit }) => profit,
    text: ({ profit, total }) => microsText(profit, total.currency),
    cell: ({ profit, total }) => (
      <Text span fz="inherit" fw={600} c={profit !== null && profit < 0 ? 'red' : undefined}>
        {microsText(profit, total.currency)}
      </Text>
    ),
  },
  {
    id: 'roi',
    label: 'ROI',
    size: 64,
    isNumber: true,
    value: ({ profit, total }) => (profit === null ? null : profitFigures(total).roi),
    text: ({ profit, total }) => (profit === null ? '–' : roiText(total)),
  },
  {
    id: 'custo',
    label: 'Custo',
    size: 134,
    isNumber: true,
    value: ({ total }) => total.costMicros,
    text: ({ total }) => microsText(total.costMicros, total.currency),
  },
  {
    id: 'receita',
    label: 'Receita',
    size: 134,
    isNumber: true,
    value: ({ revenue }) => revenue,
    text: ({ revenue, total }) => microsText(revenue, total.currency),
  },
  {
    id: 'cpa',
    label: 'Custo/venda',
    size: 112,
    isNumber: true,
    value: cpaOf,
    text: (row) => microsText(cpaOf(row), row.total.currency),
    cell: (row) => (
      <Text span fz="inherit" c={isOver(row) ? 'red' : undefined}>
        {microsText(cpaOf(row), row.total.currency)}
      </Text>
    ),
  },
  {
    id: 'maximo',
    label: 'Máximo',
    size: 92,
    isNumber: true,
    value: ({ limit }) => limit,
    text: ({ limit, total }) => (limit === null ? '–' : amountText(limit, total.currency)),
  },
  {
    id: 'mudou',
    label: '30 dias',
    size: 80,
    isNumber: true,
    value: ({ trend }) => trend.share,
    text: ({ trend }) => shareText(trend.share) || '–',
    cell: ({ trend }) => (trend.share === null ? '–' : <ChangeText {...trend} />),
  },
  {
    id: 'vendas',
    label: 'Vendas',
    size: 76,
    isNumber: true,
    isExtra: true,
    value: ({ sales }) => sales,
    text: ({ sales, total }) => (sales === null ? '–' : countOfSales(total)),
  },
  {
    id: 'moeda',
    label: 'Moeda',
    size: 72,
    isFacet: true,
    isExtra: true,
    value: ({ total }) => total.currency,
  },
  {
    id: 'ate',
    label: 'Dados até',
    size: 104,
    value: ({ total }) => total.period?.end ?? null,
    text: ({ total }) => (total.period ? formatPlainDay(total.period.end) : '–'),
  },
];
