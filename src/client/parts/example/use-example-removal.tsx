import { Button, Group, Stack, Text } from '@mantine/core';
import { ask, closeQuestion } from '#client/components/asked-dialog.tsx';
import { useKeepExample, useRemoveExample } from '#client/data/first-steps.ts';
import { notifySuccess } from '#client/lib/notify.ts';

/**
 * Removes the example with one click. When the person changed something in it, a dialog first asks whether the
 * changes go too, or the campaign stays as the person's own.
 */
export function useExampleRemoval(onRemoved?: () => void) {
  const removal = useRemoveExample({
    onDone: () => {
      onRemoved?.();
      notifySuccess('Exemplo removido', 'Só o exemplo foi removido. O que é seu continua como estava.');
    },
    onEdited: () => askWhatStays(),
  });
  const keeping = useKeepExample(() =>
    notifySuccess('Agora é uma campanha sua', 'Ela fica em Campanhas salvas, com tudo o que você mudou.'),
  );

  function askWhatStays(): void {
    ask({
      title: 'Você mudou o exemplo',
      children: (
        <EditedExample
          onCancel={closeQuestion}
          onKeep={() => {
            closeQuestion();
            keeping.mutate(null);
          }}
          onRemove={() => {
            closeQuestion();
            removal.mutate({ withEdits: true });
          }}
        />
      ),
    });
  }

  return {
    isPending: removal.isPending || keeping.isPending,
    remove: () => removal.mutate({ withEdits: false }),
  };
}

interface EditedExampleProps {
  onCancel: () => void;
  onKeep: () => void;
  onRemove: () => void;
}

function EditedExample({ onCancel, onKeep, onRemove }: EditedExampleProps) {
  return (
    <Stack>
      <Text size="sm">
        Nada foi removido. Guarde o exemplo como campanha sua, ou remova-o com as suas mudanças, que não
        voltam.
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          Cancelar
        </Button>
        <Button variant="light" color="red" onClick={onRemove}>
          Remover tudo
        </Button>
        <Button onClick={onKeep} data-autofocus>
          Guardar como minha
        </Button>
      </Group>
    </Stack>
  );
}
