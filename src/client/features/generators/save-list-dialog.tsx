import { Modal } from '@mantine/core';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { makeSavedList, savedListNameSchema } from '#domain/texts/saved-lists.ts';
import { NameForm } from '#client/components/name-form.tsx';
import { useSavedListsStore } from '#client/data/saved-lists.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { updateStore } from '#client/lib/storage/browser-scope.ts';
import { notifySuccess } from '#client/lib/notify.ts';

interface SaveListDialogProps {
  kind: AssetType;
  items: readonly Item[];
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
function SaveListForm({ kind, items, isWithinLimit, opened, onClose }: SaveListDialogProps) {
  const store = useSavedListsStore(kind);
  async function save(name: string): Promise<void> {
    if (!isWithinLimit()) {
      onClose();
      return;
    }
    const list = makeSavedList(kind, { name, items, timestamp: Date.now() });
    const isStored = await updateStore(store, (lists) => [...lists, list]);
    if (!isStored) return;
    onClose();
    notifySuccess('Lista salva com sucesso!');
  }
  return (
    <NameForm
      schema={savedListNameSchema}
      label="Nome da lista"
      initial={`${generatorViews[kind].label} ${new Date().toLocaleDateString('pt-BR')}`}
      isOpen={opened}
      onSubmit={save}
      onRefused={onClose}
      onCancel={onClose}
    />
  );
}
