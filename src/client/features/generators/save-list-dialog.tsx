import { Modal } from '@mantine/core';
import { makeSavedList, savedListNameSchema } from '#domain/making/texts/saved-lists.ts';
import { NameForm } from '#client/components/name-form.tsx';
import { useSavedListsStore } from '#client/data/saved-lists.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { updateStore } from '#client/lib/storage/browser-scope.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { useNow } from '#client/lib/use-now.ts';
import type { Draft } from './draft.ts';

interface SaveListDialogProps {
  draft: Draft;
  isWithinLimit: () => boolean;
  opened: boolean;
  onClose: () => void;
}

export function SaveListDialog(props: SaveListDialogProps) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title="Salvar lista">
      <SaveListForm {...props} />
    </Modal>
  );
}

/** Asks for a name. An empty name, like cancelling, saves nothing. */
function SaveListForm({ draft, isWithinLimit, opened, onClose }: SaveListDialogProps) {
  const now = useNow();
  const { kind } = draft;
  const store = useSavedListsStore(kind);
  async function save(name: string): Promise<void> {
    if (!isWithinLimit()) {
      onClose();
      return;
    }
    const list = makeSavedList(kind, { name, items: draft.read().items, timestamp: Date.now() });
    const isStored = await updateStore(store, (lists) => [...lists, list]);
    if (!isStored) return;
    onClose();
    notifySuccess('Lista salva com sucesso!');
  }
  return (
    <NameForm
      schema={savedListNameSchema}
      label="Nome da lista"
      initial={`${generatorViews[kind].label} ${now.toLocaleDateString('pt-BR')}`}
      isOpen={opened}
      onSubmit={save}
      onRefused={(_errors, name) => {
        if (name.trim() === '') onClose();
      }}
      onCancel={onClose}
    />
  );
}
