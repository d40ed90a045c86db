import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
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
    onEdited: askWhatStays,
  });
  const keeping = useKeepExample(() =>
    notifySuccess('Agora é uma campanha sua', 'Ela fica em Campanhas salvas, com tudo o que você mudou.'),
  );
  function askWhatStays(): void {
    const closeAnd = (act: () => void) => () => {
      modals.closeAll();
      act();
    };
    modals.open({
      title: 'Você mudou o exemplo',
      children: (
        <>
          <Text size="sm" mb="md">
            Nada foi removido. Guarde o exemplo como campanha sua, ou remova-o com as suas mudanças, que não
            voltam.
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => modals.closeAll()}>
              Cancelar
            </Button>
            <Button variant="light" color="red" onClick={closeAnd(() => removal.mutate({ withEdits: true }))}>
              Remover tudo
            </Button>
            <Button onClick={closeAnd(() => keeping.mutate(null))} data-autofocus>
              Guardar como minha
            </Button>
          </Group>
        </>
      ),
    });
  }
  return {
    isPending: removal.isPending || keeping.isPending,
    remove: () => removal.mutate({ withEdits: false }),
  };
}
