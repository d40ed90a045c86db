import { Table, Text } from '@mantine/core';
import type { ProfitLevelName, ProfitRow } from '#domain/measuring/profit/levels.ts';
import { profitFigures } from '#domain/measuring/profit/profit.ts';
import type { Verdict } from '#domain/deciding/verdict/verdict.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { moneyStatement, restStatement } from '#client/parts/verdict-words.ts';
import { levelLabels, microsText, roiText, salesText } from './profit-words.ts';

interface ProfitTableProps {
  level: ProfitLevelName;
  rows: readonly ProfitRow[];
  verdicts: ReadonlyMap<ProfitRow, Verdict>;
  currency: string;
}

/** What decides stands first: a phone shows two columns. */
const columns = ['Lucro', 'ROI', 'Vendas', 'Receita', 'Custo', 'Custo por venda', 'Cliques'];

/** The rows of one level. On a phone the table scrolls sideways. */
export function ProfitTable({ level, rows, verdicts, currency }: ProfitTableProps) {
  if (rows.length === 0)
    return (
      <Text c="dimmed" role="status">
        Nenhuma linha com este filtro.
      </Text>
    );
  return (
    <Table.ScrollContainer minWidth={760} aria-label={`Lucro por linha: ${levelLabels[level]}`}>
      <Table
        verticalSpacing="xs"
        style={{ fontVariantNumeric: 'tabular-nums' }}
        styles={{ td: { whiteSpace: 'nowrap' } }}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{levelLabels[level]}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column} scope="col" ta="right">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row
              key={JSON.stringify([row.campaign, row.adGroup, row.keyword, row.text])}
              row={row}
              verdict={verdicts.get(row)}
              currency={currency}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

interface RowProps {
  row: ProfitRow;
  verdict: Verdict | undefined;
  currency: string;
}

function Row({ row, verdict, currency }: RowProps) {
  const { profitMicros, roi, cpaMicros } = profitFigures(row);
  const place = [row.campaign, row.adGroup].filter((name) => name !== '' && name !== row.text).join(' › ');
  const isShared = row.shared > 0;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400} miw={180} style={{ overflowWrap: 'anywhere' }}>
        {row.text === '' ? 'Sem palavra-chave' : row.text}
        {place !== '' && (
          <Text size="xs" c="dimmed">
            {place}
          </Text>
        )}
        {verdict && (
          <Text size="xs" c="dimmed">
            {moneyStatement(verdict)}
            {verdict.againstRest.is !== 'equal' && `, ${restStatement(verdict).toLowerCase()}`}
          </Text>
        )}
      </Table.Th>
      <Table.Td ta="right" fw={600} c={profitMicros < 0 ? 'red' : undefined}>
        {microsText(profitMicros, currency)}
      </Table.Td>
      <Table.Td ta="right">{roiText(roi)}</Table.Td>
      <Table.Td ta="right">
        {salesText(row)}
        {isShared && (
          <Text size="xs" c="dimmed">
            pelas conversões
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">{microsText(row.revenueMicros, currency)}</Table.Td>
      <Table.Td ta="right">{microsText(row.costMicros, currency)}</Table.Td>
      <Table.Td ta="right">{microsText(cpaMicros, currency)}</Table.Td>
      <Table.Td ta="right">{numberText(row.clicks)}</Table.Td>
    </Table.Tr>
  );
}
