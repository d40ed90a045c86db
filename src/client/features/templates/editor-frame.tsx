import { Badge, Button, Group, Stack } from '@mantine/core';
import { IconDeviceFloppy, IconRestore } from '@tabler/icons-react';
import type { ReactNode, SubmitEvent } from 'react';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { notifyError, notifyInfo, notifySuccess } from '#client/lib/notify.ts';

interface EditorFrameProps {
  /** The editor's fields. */
  children: ReactNode;
  isDirty: boolean;
  /** Whether the person has templates of their own here. */
  isCustom: boolean;
  /** Whether built-in texts exist for this choice, so that they can be restored. */
  hasDefaults: boolean;
  /** Whether no line has text. Saving would leave the tool without templates. */
  isEmpty: boolean;
  /** Both resolve to true when the change was stored. */
  onSave: () => Promise<boolean>;
  onRestore: () => Promise<boolean>;
  /** Returns a function that brings the discarded changes back. */
  onDiscard: () => () => void;
}

/** The buttons of every editor: save, discard, restore the built-in texts. */
export function EditorFrame(props: EditorFrameProps) {
  const { children, isDirty, isCustom, hasDefaults, isEmpty, onSave, onRestore, onDiscard } = props;
  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isEmpty) {
      notifyError(
        'Lista vazia',
        hasDefaults ? 'Escreva ao menos um modelo, ou restaure os padrões.' : 'Escreva ao menos um modelo.',
      );
      return;
    }
    if (!(await onSave())) return;
    onDiscard();
    notifySuccess('Templates Salvos!');
  }
  async function restore(): Promise<void> {
    if (!(await onRestore())) return;
    onDiscard();
    notifySuccess('Templates Restaurados!');
  }
  function askToRestore(): void {
    if (!hasDefaults) {
      notifyInfo(
        'Sem padrões para restaurar',
        'A Faísca não tem modelos para essa escolha. Os seus ficam como estão.',
      );
      return;
    }
    confirmAction({
      title: 'Restaurar padrões',
      message: 'Os modelos que você escreveu aqui serão trocados pelos da Faísca.',
      confirmLabel: 'Restaurar',
      onConfirm: () => void restore(),
    });
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack>
        {children}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconRestore />}
            disabled={!isCustom && !isDirty}
            onClick={askToRestore}
          >
            Restaurar padrões
          </Button>
          <Group gap="xs">
            {isDirty && (
              <>
                <Badge variant="light">Alterações não salvas</Badge>
                <Button
                  variant="subtle"
                  color="gray"
                  onClick={() => notifyUndo('Alterações descartadas', onDiscard())}
                >
                  Descartar
                </Button>
              </>
            )}
            <Button type="submit" disabled={!isDirty} leftSection={<IconDeviceFloppy />}>
              Salvar modelos
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
