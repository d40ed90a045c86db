import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type CampaignResult, type Figures, figuresOf } from '#domain/comparison/results.ts';
import { periodText } from '../reports/report-words.ts';
import { amountText, percentText, sourceText } from './compare-words.ts';

interface ComparisonTableProps {
  results: readonly CampaignResult[];
  winnerId: string | null;
}

type Cell = (result: CampaignResult, figures: Figures, currency: string) => ReactNode;

const plain = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 2 });
const money = (value: number | null, currency: string) =>
  value === null ? 'Sem dado' : amountText(value, currency);

const rows: readonly (readonly [label: string, cell: Cell])[] = [
  ['Relatório', (result) => sourceText(result)],
  ['Período', ({ period }) => (period ? periodText(period) : 'Sem dado')],
  ['Custo', (_, { cost }, currency) => amountText(cost, currency)],
  ['Cliques', ({ clicks }) => plain(clicks)],
  ['Vendas', ({ conversions }) => plain(conversions)],
  ['Custo por venda', (_, figures, currency) => <CostPerSale figures={figures} currency={currency} />],
  ['Custo por venda sem prejuízo', (_, { breakEven }, currency) => money(breakEven, currency)],
  ['Receita', (_, { revenue }, currency) => money(revenue, currency)],
  ['Lucro', (_, { profit }, currency) => money(profit, currency)],
  ['Retorno', (_, { roi }) => (roi === null ? 'Sem dado' : percentText(roi))],
  ['Grupos', ({ counts }) => plain(counts.groups)],
  ['Palavras-chave', ({ counts }) => plain(counts.keywords)],
  ['Negativas', ({ counts }) => plain(counts.negatives)],
  ['Anúncios', ({ counts }) => plain(counts.ads)],
];

/** One column for each campaign. On a phone the table scrolls sideways under its labels. */
export function ComparisonTable({ results, winnerId }: ComparisonTableProps) {
  const columns = results.map((result) => ({
    result,
    figures: figuresOf(result),
    currency: result.currency ?? 'BRL',
  }));
  return (
    <Table.ScrollContainer
      minWidth={220 + results.length * 160}
      type="native"
      tabIndex={0}
      role="region"
      aria-label="Tabela da comparação"
    >
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            {columns.map(({ result: { id, name } }) => (
              <Table.Th key={id} scope="col" style={{ overflowWrap: 'anywhere' }}>
                {name}
                {id === winnerId && (
                  <Text size="sm" fw={400}>
                    Vence
                  </Text>
                )}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([label, cell]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              {columns.map(({ result, figures, currency }) => (
                <Table.Td key={result.id} style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {cell(result, figures, currency)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function CostPerSale({ figures: { cpa, cpaRange }, currency }: { figures: Figures; currency: string }) {
  if (cpa === null || cpaRange === null) return 'Nenhuma venda';
  return (
    <>
      {amountText(cpa, currency)}
      <Text size="sm" c="dimmed">
        entre {amountText(cpaRange.low, currency)} e {amountText(cpaRange.high, currency)}
      </Text>
    </>
  );
}
