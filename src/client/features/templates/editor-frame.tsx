import { Badge, Button, Group, Stack } from '@mantine/core';
import { IconDeviceFloppy, IconRestore } from '@tabler/icons-react';
import type { ReactNode, SubmitEvent } from 'react';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';

interface EditorFrameProps {
  /** What is edited and how. */
  children: ReactNode;
  isDirty: boolean;
  /** The person has templates of their own here, so there is something to restore. */
  isCustom: boolean;
  /** No line says anything: saving it would leave the tool with nothing to generate from. */
  isEmpty: boolean;
  /** Resolve to whether it was kept. */
  onSave: () => Promise<boolean>;
  onRestore: () => Promise<boolean>;
  onDiscard: () => void;
}

/** Around every editor: save, give up, go back to the product's own. */
export function EditorFrame(props: EditorFrameProps) {
  const { children, isDirty, isCustom, isEmpty, onSave, onRestore, onDiscard } = props;
  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isEmpty) {
      notifyError('Lista vazia', 'Escreva ao menos um modelo, ou restaure os padrões.');
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
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack>
        {children}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconRestore size={17} stroke={1.7} />}
            disabled={!isCustom && !isDirty}
            onClick={() =>
              confirmAction({
                title: 'Restaurar padrões',
                message: 'Os modelos que você escreveu aqui serão trocados pelos da Faísca.',
                confirmLabel: 'Restaurar',
                onConfirm: () => void restore(),
              })
            }
          >
            Restaurar padrões
          </Button>
          <Group gap="xs">
            {isDirty && (
              <>
                <Badge variant="light" tt="none">
                  Alterações não salvas
                </Badge>
                <Button variant="subtle" color="gray" onClick={onDiscard}>
                  Descartar
                </Button>
              </>
            )}
            <Button
              type="submit"
              disabled={!isDirty}
              leftSection={<IconDeviceFloppy size={17} stroke={1.7} />}
            >
              Salvar modelos
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
