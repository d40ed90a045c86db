import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { joinedBy } from '#domain/measuring/profit/join.ts';
import type { CampaignProfit } from '#domain/measuring/profit/profit.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { Panel } from '#client/components/panel.tsx';
import { paths } from '#client/paths.ts';
import { joinedWords } from './profit-words.ts';

/** How each sale was joined to its cost. */
export function JoinedPanel({ id, total: { joined } }: { id: string; total: CampaignProfit }) {
  const named = joined.gclid + joined.subId + joined.keyword;
  return (
    <Panel title="Como as vendas foram ligadas ao custo" isFolded>
      <Table>
        <Table.Tbody>
          {joinedBy.map((by) => {
            const [label, meaning] = joinedWords[by];
            return (
              <Table.Tr key={by}>
                <Table.Th scope="row">
                  {label}
                  <Text size="sm" c="dimmed" fw={400}>
                    {meaning}
                  </Text>
                </Table.Th>
                <Table.Td ta="right" fw={600}>
                  {numberText(joined[by])}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      {named === 0 && (
        <Text size="sm" mt="md">
          Nenhuma venda traz a palavra-chave. Na{' '}
          <Anchor component={Link} to={paths.campaignTab(id, 'dados')} inherit underline="always">
            aba Dados
          </Anchor>
          , escolha a rede: o sufixo da URL final passa a levar {'{keyword}'} e {'{adgroupid}'} em um sub-id.
        </Text>
      )}
    </Panel>
  );
}
