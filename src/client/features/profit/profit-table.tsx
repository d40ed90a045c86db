import { Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { microsText } from '#domain/shared/money.ts';
import type { ProfitLevelName, ProfitRow } from '#domain/measuring/profit/levels.ts';
import { profitFigures } from '#domain/measuring/profit/profit.ts';
import type { Verdict } from '#domain/deciding/verdict/verdict.ts';
import { numberText } from '#domain/shared/numbers.ts';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { moneyStatement, restStatement } from '#client/parts/verdict-words.ts';
import { levelLabels, roiText, salesText } from './profit-words.ts';

interface ProfitTableProps {
  level: ProfitLevelName;
  rows: readonly ProfitRow[];
  names: ReadonlyMap<ProfitRow, string>;
  verdicts: ReadonlyMap<ProfitRow, Verdict>;
  currency: string;
  before: ReactNode;
}

/** The rows of one level. */
export function ProfitTable({ level, rows, names, verdicts, currency, before }: ProfitTableProps) {
  const columns = useMemo(
    () => columnsOf({ level, names, verdicts, currency }),
    [level, names, verdicts, currency],
  );
  return (
    <DataTable
      name={`Lucro por linha: ${levelLabels[level]}`}
      columns={columns}
      rows={rows}
      rowName={(row) => names.get(row) ?? row.text}
      before={before}
    />
  );
}

/** The columns that matter most come first. */
function columnsOf({
  level,
  names,
  verdicts,
  currency,
}: Omit<ProfitTableProps, 'rows' | 'before'>): DataColumn<ProfitRow>[] {
  const money = (micros: number | null) => microsText(micros, currency);
  const sum = (rows: readonly ProfitRow[], of: (row: ProfitRow) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const profit = (row: ProfitRow) => profitFigures(row).profitMicros;
  const amount = (
    id: string,
    label: string,
    of: (row: ProfitRow) => number | null,
    part: Partial<DataColumn<ProfitRow>> = {},
  ): DataColumn<ProfitRow> => ({
    id,
    label,
    size: 122,
    isNumber: true,
    value: of,
    text: (row) => money(of(row)),
    ...part,
  });
  return [
    { id: 'nome', label: levelLabels[level], size: 190, value: (row) => names.get(row) ?? row.text },
    amount('lucro', 'Lucro', profit, {
      cell: (row) => (
        <Text span fz="inherit" fw={600} c={profit(row) < 0 ? 'red' : undefined}>
          {money(profit(row))}
        </Text>
      ),
      total: (rows) => money(sum(rows, profit)),
    }),
    {
      id: 'roi',
      label: 'ROI',
      size: 76,
      isNumber: true,
      isWideOnly: true,
      value: (row) => profitFigures(row).roi,
      text: (row) => roiText(profitFigures(row).roi),
    },
    {
      id: 'vendas',
      label: 'Vendas',
      size: 88,
      isNumber: true,
      value: ({ sales }) => sales,
      text: (row) => `${row.shared > 0 ? '≈ ' : ''}${salesText(row)}`,
      total: (rows) => salesText({ sales: sum(rows, ({ sales }) => sales) }),
    },
    amount('receita', 'Receita', ({ revenueMicros }) => revenueMicros, {
      total: (rows) => money(sum(rows, ({ revenueMicros }) => revenueMicros)),
    }),
    amount('custo', 'Custo', ({ costMicros }) => costMicros, {
      hasBar: true,
      total: (rows) => money(sum(rows, ({ costMicros }) => costMicros)),
    }),
    amount('cpa', 'Custo/venda', (row) => profitFigures(row).cpaMicros),
    {
      id: 'cliques',
      label: 'Cliques',
      size: 80,
      isNumber: true,
      isWideOnly: true,
      value: ({ clicks }) => clicks,
      text: ({ clicks }) => numberText(clicks),
      total: (rows) => numberText(sum(rows, ({ clicks }) => clicks)),
    },
    {
      id: 'veredito',
      label: 'O que se sabe',
      size: 260,
      isExtra: true,
      value: (row) => {
        const verdict = verdicts.get(row);
        if (verdict === undefined) return null;
        const rest = verdict.againstRest.is === 'equal' ? '' : `, ${restStatement(verdict).toLowerCase()}`;
        return moneyStatement(verdict) + rest;
      },
    },
    {
      id: 'lugar',
      label: 'Campanha e grupo',
      size: 240,
      isExtra: true,
      value: (row) =>
        [row.campaign, row.adGroup].filter((name) => name !== '' && name !== row.text).join(' › '),
    },
  ];
}
