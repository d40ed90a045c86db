import { Stack, Text } from '@mantine/core';
import { microsText } from '#domain/shared/money.ts';
import { type AccountCampaign, type AccountTable, addSums } from '#domain/deciding/advice/account-table.ts';
import type { ProfitSums } from '#domain/measuring/profit/levels.ts';
import { profitFigures } from '#domain/measuring/profit/profit.ts';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { countOfSales, roiText } from './account-words.ts';

interface Row {
  campaign: string;
  kind: 'Marca' | 'Genérica';
  currency: string;
  sums: ProfitSums;
}

/** What keywords with the product's name cost and brought, beside the others: of each campaign, and of all together. */
export function BrandTable({ table: { campaigns, hasBrand } }: { table: AccountTable }) {
  if (!hasBrand)
    return (
      <Text c="dimmed">Diga o nome do produto na ficha de uma campanha para separar a marca do resto.</Text>
    );
  const rows = campaigns.flatMap(rowsOf);
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        Pelas palavras-chave dos relatórios. Vendas sem palavra-chave não entram.
      </Text>
      <DataTable
        name="marca e genérica"
        columns={columns}
        rows={[...wholes(campaigns), ...rows]}
        rowName={({ campaign, kind }) => `${kind}, ${campaign}`}
      />
    </Stack>
  );
}

function rowsOf({ name, total: { currency }, brand, generic }: AccountCampaign): Row[] {
  const both: Row[] = [
    { campaign: name, kind: 'Marca', currency, sums: brand },
    { campaign: name, kind: 'Genérica', currency, sums: generic },
  ];
  return both.filter(({ sums }) => sums.costMicros > 0 || sums.sales > 0);
}

/** Both kinds over all campaigns of each currency. */
function wholes(campaigns: readonly AccountCampaign[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of campaigns.flatMap(rowsOf)) {
    const key = `${row.currency} ${row.kind}`;
    const known = sums.get(key);
    sums.set(key, {
      ...{ campaign: `Todas em ${row.currency}`, kind: row.kind, currency: row.currency },
      sums: known ? addSums(known.sums, row.sums) : row.sums,
    });
  }
  return [...sums.values()];
}

const columns: readonly DataColumn<Row>[] = [
  { id: 'campanha', label: 'Campanha', size: 180, isFacet: true, value: ({ campaign }) => campaign },
  { id: 'tipo', label: 'Tipo', size: 92, isFacet: true, value: ({ kind }) => kind },
  {
    id: 'lucro',
    label: 'Lucro',
    size: 116,
    isNumber: true,
    value: ({ sums }) => profitFigures(sums).profitMicros,
    text: ({ sums, currency }) => microsText(profitFigures(sums).profitMicros, currency),
  },
  {
    id: 'roi',
    label: 'ROI',
    size: 72,
    isNumber: true,
    value: ({ sums }) => profitFigures(sums).roi,
    text: ({ sums }) => roiText(sums),
  },
  {
    id: 'custo',
    label: 'Custo',
    size: 116,
    isNumber: true,
    hasBar: true,
    value: ({ sums }) => sums.costMicros,
    text: ({ sums, currency }) => microsText(sums.costMicros, currency),
  },
  {
    id: 'vendas',
    label: 'Vendas',
    size: 80,
    isNumber: true,
    value: ({ sums }) => sums.sales,
    text: ({ sums }) => countOfSales(sums),
  },
  {
    id: 'cpa',
    label: 'Custo/venda',
    size: 108,
    isNumber: true,
    value: ({ sums }) => profitFigures(sums).cpaMicros,
    text: ({ sums, currency }) => microsText(profitFigures(sums).cpaMicros, currency),
  },
];
