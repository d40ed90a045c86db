import { Button, Group, List, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { LeftOut } from '#domain/making/structure/propose.ts';
import { IconButton } from '#client/components/icon-button.tsx';
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
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  if (leftOut.length === 0) return null;
  const others = leftOut.flatMap(({ text, why }) => (why === 'informative' ? [] : [{ text, why }]));
  const informative = leftOut.length - others.length;
  return (
    <Stack mb="md" gap="xs" role="group" aria-label="O que ficou de fora">
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          data-flush="start"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          rightSection={isOpen ? <IconChevronUp /> : <IconChevronDown />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {countText(leftOut.length, 'item ficou de fora', 'itens ficaram de fora')}
        </Button>
        <IconButton label="Fechar o que ficou de fora" icon={IconX} onClick={forgetLeftOut} />
      </Group>
      <Stack id={detailsId} gap="sm" align="flex-start" display={isOpen ? undefined : 'none'}>
        {informative > 0 && (
          <>
            <Text size="sm">
              {countText(informative, 'palavra é', 'palavras são')} de quem ainda só quer saber. Com elas
              aqui, o orçamento de quem compra acabaria antes.
            </Text>
            <Button
              variant="default"
              size="xs"
              data-wraps
              loading={proposal.isPending}
              onClick={() => void proposal.createInformative()}
            >
              Criar uma campanha só para elas
            </Button>
          </>
        )}
        {others.length > 0 && (
          <List size="sm">
            {others.slice(0, 300).map(({ text, why }, at) => (
              <List.Item key={at} style={{ overflowWrap: 'anywhere' }}>
                {text}: {reasons[why]}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Stack>
  );
}
