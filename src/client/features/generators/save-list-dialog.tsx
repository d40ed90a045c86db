import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { Item } from '#domain/texts/generators/items.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { makeSavedList } from '#domain/texts/saved-lists.ts';
import { savedListsStore } from '#client/data/saved-lists.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { updateStore } from '#client/lib/local-store.ts';
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

/** Asks for a name; an empty one, like cancelling, does nothing. */
function SaveListForm({ kind, items, isWithinLimit, onClose }: SaveListDialogProps) {
  const [name, setName] = useState(
    () => `${generatorViews[kind].label} ${new Date().toLocaleDateString('pt-BR')}`,
  );
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '' || !isWithinLimit()) {
      onClose();
      return;
    }
    const list = makeSavedList(kind, { name: trimmed, items, timestamp: Date.now() });
    const kept = await updateStore(savedListsStore(kind), (lists) => [...lists, list]);
    if (!kept) return;
    onClose();
    notifySuccess('Lista salva com sucesso!');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <TextInput
          label="Nome da lista"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
          maxLength={120}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit">Salvar</Button>
        </Group>
      </Stack>
    </form>
  );
}
