import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { commandWords } from '#domain/deciding/bridge/command-words.ts';
import type { BridgeCommand } from '#domain/deciding/bridge/messages.ts';
import { RuledEntry, RuledList } from '#client/components/ruled-list.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { useCancelCommand, useUndoCommand } from '#client/data/bridges.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { outcomeText, stateColors, stateLabels } from './bridge-words.ts';

const STEP = 10;

/** The approved changes of a script, each with its result. */
export function BridgeCommands({
  bridgeId,
  commands,
}: {
  bridgeId: string;
  commands: readonly BridgeCommand[];
}) {
  if (commands.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Nenhuma mudança aprovada ainda. Escolha mudanças em uma campanha e clique em “Enviar pelo script”.
      </Text>
    );
  return (
    <div>
      <Title order={4}>Mudanças aprovadas</Title>
      <ShowMore entries={commands} step={STEP} isCompact>
        {(shown) => (
          <RuledList label="Mudanças aprovadas">
            {shown.map((command) => (
              <Command key={command.id} bridgeId={bridgeId} command={command} />
            ))}
          </RuledList>
        )}
      </ShowMore>
    </div>
  );
}

function Command({ bridgeId, command }: { bridgeId: string; command: BridgeCommand }) {
  const cancel = useCancelCommand();
  const undo = useUndoCommand();
  const { id, state, createdAt, finishedAt, rule } = command;
  const { does, about } = commandWords(command);
  const outcome = outcomeText(command);
  return (
    <RuledEntry>
      <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {does}: <strong>{about}</strong>
        </Text>
        {outcome !== '' && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {outcome}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {finishedAt === null
            ? `${rule === null ? 'Aprovada' : 'Decidida por uma regra'} em ${formatMoment(createdAt)}`
            : `Terminou em ${formatMoment(finishedAt)}${rule === null ? '' : ', por uma regra'}`}
        </Text>
      </div>
      <Group gap="xs">
        <Badge color={stateColors[state]} variant="light">
          {stateLabels[state]}
        </Badge>
        {(state === 'waiting' || state === 'sent') && (
          <Button
            size="xs"
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ bridgeId, commandId: id })}
          >
            Cancelar
          </Button>
        )}
        {command.canUndo && (
          <Button
            size="xs"
            variant="default"
            loading={undo.isPending}
            onClick={() => undo.mutate({ bridgeId, commandId: id })}
          >
            Desfazer
          </Button>
        )}
      </Group>
    </RuledEntry>
  );
}
