import { Table, Text } from '@mantine/core';
import { microsText } from '#domain/shared/money.ts';
import type { Performer, ProblemOf } from '#domain/deciding/report-findings/problem.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { problemLabels } from './problem-words.ts';

/** The keywords that serve the same search, with what each costs and sells. */
export function DuplicatesTable({
  problem: { kind, subject, rivals, keep },
}: {
  problem: ProblemOf<'duplicate' | 'competing'>;
}) {
  const { currency } = useWorkbench();
  return (
    <Table.ScrollContainer minWidth={520} mt="sm" aria-label={`${problemLabels[kind]}: ${subject}`}>
      <Table verticalSpacing={4} fz="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Palavra-chave</Table.Th>
            <Table.Th>Grupo</Table.Th>
            <Table.Th ta="right">Cliques</Table.Th>
            <Table.Th ta="right">Custo</Table.Th>
            <Table.Th ta="right">Vendas</Table.Th>
            <Table.Th ta="right">CPA</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rivals.map((rival, at) => (
            <Table.Tr key={`${rival.adGroup}:${rival.written}`}>
              <Table.Td>
                {rival.written}
                {at === keep && (
                  <Text span size="sm" fw={600}>
                    {' '}
                    (fica)
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{rival.adGroup}</Table.Td>
              <Table.Td ta="right">{numberText(rival.clicks)}</Table.Td>
              <Table.Td ta="right">{microsText(rival.costMicros, currency)}</Table.Td>
              <Table.Td ta="right">{numberText(rival.conversions)}</Table.Td>
              <Table.Td ta="right">{cpaText(rival, currency)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function cpaText({ costMicros, conversions }: Performer, currency: string): string {
  return conversions === 0 ? '–' : microsText(costMicros / conversions, currency);
}
