import { Alert, Button, Group, List, Spoiler, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { LeftOut } from '#domain/making/structure/propose.ts';
import { countText } from '#client/lib/count-text.ts';
import type { useProposal } from '../use-proposal.ts';

const reasons: Record<Exclude<LeftOut['why'], 'informative'>, string> = {
  refused: 'o Google não aceita como palavra-chave',
  repeated: 'já está em outro grupo',
  blocks: 'negativa que bloquearia uma palavra da campanha',
  no_room: 'passa de 20.000 palavras',
};

/** Lists the texts that the proposal left out, with reasons, and offers a campaign for those that only inform. */
export function LeftOutNotice({ proposal }: { proposal: ReturnType<typeof useProposal> }) {
  const { leftOut, forgetLeftOut } = proposal;
  if (leftOut.length === 0) return null;
  const others = leftOut.flatMap(({ text, why }) => (why === 'informative' ? [] : [{ text, why }]));
  const informative = leftOut.length - others.length;
  return (
    <Alert
      mb="md"
      icon={<IconInfoCircle size={20} />}
      title={countText(leftOut.length, 'item ficou de fora', 'itens ficaram de fora')}
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <Stack gap="sm" align="flex-start">
        {informative > 0 && (
          <Text size="sm">
            {countText(informative, 'palavra é', 'palavras são')} de quem ainda só quer saber. Com elas aqui,
            o orçamento de quem compra acabaria antes.
          </Text>
        )}
        {others.length > 0 && (
          <Spoiler maxHeight={96} showLabel="Ver todos" hideLabel="Ver menos">
            <List size="sm">
              {others.slice(0, 300).map(({ text, why }, at) => (
                <List.Item key={at} style={{ overflowWrap: 'anywhere' }}>
                  {text}: {reasons[why]}
                </List.Item>
              ))}
            </List>
          </Spoiler>
        )}
        <Group gap="sm">
          {informative > 0 && (
            <Button
              variant="default"
              size="xs"
              data-wraps
              loading={proposal.isPending}
              onClick={() => void proposal.createInformative()}
            >
              Criar uma campanha só para elas
            </Button>
          )}
          <Button variant="subtle" size="xs" onClick={forgetLeftOut}>
            Fechar
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
