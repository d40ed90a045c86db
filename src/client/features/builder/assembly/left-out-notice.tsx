import { Alert, List, Spoiler } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { LeftOut } from '#domain/making/structure/propose.ts';

const reasons: Record<LeftOut['why'], string> = {
  refused: 'o Google não aceita como palavra-chave',
  repeated: 'já está em outro grupo',
  blocks: 'negativa que bloquearia uma palavra da campanha',
  no_room: 'passa de 20.000 palavras',
};

/** Lists the texts that the proposal left out, with reasons. */
export function LeftOutNotice({ leftOut, onClose }: { leftOut: readonly LeftOut[]; onClose: () => void }) {
  if (leftOut.length === 0) return null;
  return (
    <Alert
      mb="md"
      withCloseButton
      closeButtonLabel="Fechar"
      onClose={onClose}
      icon={<IconInfoCircle size={20} />}
      title={leftOut.length === 1 ? '1 item ficou de fora' : `${leftOut.length} itens ficaram de fora`}
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <Spoiler maxHeight={96} showLabel="Ver todos" hideLabel="Ver menos">
        <List size="sm">
          {leftOut.slice(0, 300).map(({ text, why }, at) => (
            <List.Item key={at} style={{ overflowWrap: 'anywhere' }}>
              {text}: {reasons[why]}
            </List.Item>
          ))}
        </List>
      </Spoiler>
    </Alert>
  );
}
