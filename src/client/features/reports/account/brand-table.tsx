import { Stack, Text } from '@mantine/core';
import { microsText } from '#domain/shared/money.ts';
import { type AccountTable, addSums, withKnownSales } from '#domain/deciding/advice/account-table.ts';
import type { ProfitSums } from '#domain/measuring/profit/levels.ts';
import { profitFigures } from '#domain/measuring/profit/profit.ts';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { countOfSales, profitText, roiText } from './account-words.ts';

interface Row {
  campaign: string;
  kind: 'Marca' | 'Genérica';
  currency: string;
  sums: ProfitSums;
  /** Whether its sales are known, so that it has a profit. */
  isSold: boolean;
}

/** What keywords with the product's name cost and brought, beside the others: of each campaign, and of all together. */
export function BrandTable({ table }: { table: AccountTable }) {
  if (!table.hasBrand)
    return (
      <Text c="dimmed">Diga o nome do produto na ficha de uma campanha para separar a marca do resto.</Text>
    );
  const rows = rowsOf(table);
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        Pelas palavras-chave dos relatórios. Vendas sem palavra-chave não entram.
      </Text>
      <DataTable
        name="marca e genérica"
        columns={columns}
        rows={[...wholes(rows), ...rows]}
        rowName={({ campaign, kind }) => `${kind}, ${campaign}`}
      />
    </Stack>
  );
}

function rowsOf(table: AccountTable): Row[] {
  const sold = withKnownSales(table);
  const rows = table.campaigns.flatMap(({ id, name, total: { currency }, brand, generic }): Row[] => {
    const of = { campaign: name, currency, isSold: sold.has(id) };
    return [
      { ...of, kind: 'Marca', sums: brand },
      { ...of, kind: 'Genérica', sums: generic },
    ];
  });
  return rows.filter(({ sums }) => sums.costMicros > 0 || sums.sales > 0);
}

/** Both kinds over all campaigns of each currency. */
function wholes(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.currency} ${row.kind}`;
    const known = sums.get(key);
    sums.set(key, {
      campaign: `Todas em ${row.currency}`,
      kind: row.kind,
      currency: row.currency,
      sums: known ? addSums(known.sums, row.sums) : row.sums,
      isSold: row.isSold && (known?.isSold ?? true),
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
    size: 134,
    isNumber: true,
    value: ({ sums, isSold }) => (isSold ? profitFigures(sums).profitMicros : null),
    text: ({ sums, isSold, currency }) => (isSold ? profitText(sums, currency) : '–'),
  },
  {
    id: 'roi',
    label: 'ROI',
    size: 72,
    isNumber: true,
    value: ({ sums, isSold }) => (isSold ? profitFigures(sums).roi : null),
    text: ({ sums, isSold }) => (isSold ? roiText(sums) : '–'),
  },
  {
    id: 'custo',
    label: 'Custo',
    size: 134,
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
    value: ({ sums, isSold }) => (isSold ? sums.sales : null),
    text: ({ sums, isSold }) => (isSold ? countOfSales(sums) : '–'),
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
