import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconPencil, IconTrash, IconX } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import {
  renameSavedList,
  type SavedList,
  savedListItems,
  savedListNameSchema,
} from '#domain/making/texts/saved-lists.ts';
import { savedListsKey } from '#domain/making/texts/store-keys.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { Panel } from '#client/components/panel.tsx';
import { countText } from '#client/lib/count-text.ts';
import { OtherAccountNotice } from '#client/parts/other-account-notice.tsx';
import { useSavedListsStore } from '#client/data/saved-lists.ts';
import { updateStore, useStore } from '#client/lib/storage/browser-scope.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';
import type { Draft } from './draft.ts';

const addressSchema = z.object({ saved: z._default(z.string(), '') });

/** Shown only when the account has saved lists. */
export function SavedLists({ draft }: { draft: Draft }) {
  const { kind } = draft;
  const store = useSavedListsStore(kind);
  const lists = useStore(store);
  /** The list being renamed, or renamed last: the focus returns to its button. */
  const [renaming, setRenaming] = useState<{ id: string; isOpen: boolean } | null>(null);
  useListOfAddress(lists, load);
  if (lists.length === 0) return <OtherAccountNotice storeKey={savedListsKey(kind)} />;

  function load(list: SavedList): void {
    const items = savedListItems(list);
    draft.replaceList({ items, origin: null }, { kind: 'loaded', count: items.length });
    notifySuccess(`Lista "${list.name}" carregada!`);
  }
  async function rename(id: string, name: string): Promise<void> {
    setRenaming({ id, isOpen: false });
    const isStored = await updateStore(store, (now) => renameSavedList(now, id, name));
    if (isStored) notifySuccess('Lista renomeada!');
  }
  async function remove(id: string): Promise<void> {
    const isStored = await updateStore(store, (now) => now.filter((list) => list.id !== id));
    if (isStored) notifyError('Lista deletada!');
  }

  return (
    <Panel title="Listas salvas">
      <Stack gap="xs">
        {lists.map((list) =>
          renaming?.id === list.id && renaming.isOpen ? (
            <RenameForm
              key={list.id}
              name={list.name}
              onConfirm={(name) => void rename(list.id, name)}
              onCancel={() => setRenaming({ id: list.id, isOpen: false })}
            />
          ) : (
            <SavedListRow
              key={list.id}
              list={list}
              onLoad={() => load(list)}
              wasRenamed={renaming?.id === list.id}
              onRename={() => setRenaming({ id: list.id, isOpen: true })}
              onRemove={() =>
                confirmAction({
                  title: 'Excluir lista',
                  message: `A lista "${list.name}" será excluída deste navegador. Esta ação não pode ser desfeita.`,
                  confirmLabel: 'Excluir',
                  onConfirm: () => void remove(list.id),
                })
              }
            />
          ),
        )}
      </Stack>
    </Panel>
  );
}

/** Loads the list whose id is in the address, and takes the id out of the address. */
function useListOfAddress(lists: readonly SavedList[], load: (list: SavedList) => void): void {
  const [{ saved }, setAddress] = useSearchState(addressSchema);
  useEffect(() => {
    if (saved === '') return;
    const list = lists.find(({ id }) => id === saved);
    if (list) load(list);
    else notifyError('Lista não encontrada', 'Ela foi excluída deste navegador.');
    setAddress({ saved: '' });
    // oxlint-disable-next-line react/exhaustive-deps -- only another address loads another list
  }, [saved]);
}

interface SavedListRowProps {
  list: SavedList;
  wasRenamed: boolean;
  onLoad: () => void;
  onRename: () => void;
  onRemove: () => void;
}

function SavedListRow({ list, wasRenamed, onLoad, onRename, onRemove }: SavedListRowProps) {
  const count = savedListItems(list).length;
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Text fw={550} truncate>
          {list.name}
        </Text>
        <Text size="xs" c="dimmed">
          {countText(count, 'item', 'itens')}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        <Button size="xs" variant="light" onClick={onLoad} aria-label={`Carregar ${list.name}`}>
          Carregar
        </Button>
        <IconButton
          label={`Renomear ${list.name}`}
          icon={IconPencil}
          autoFocus={wasRenamed}
          onClick={onRename}
        />
        <IconButton label={`Excluir ${list.name}`} icon={IconTrash} color="red" onClick={onRemove} />
      </Group>
    </Group>
  );
}

interface RenameFormProps {
  name: string;
  onConfirm: (name: string) => void;
  onCancel: () => void;
}

/** Replaces the row. A blank name changes nothing. */
function RenameForm({ name, onConfirm, onCancel }: RenameFormProps) {
  const [written, setWritten] = useState(name);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const { data } = savedListNameSchema.safeParse({ name: written });
    if (data) onConfirm(data.name);
    else onCancel();
  }
  return (
    <form onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <Group gap={4} wrap="nowrap">
        <TextInput
          flex={1}
          size="sm"
          aria-label="Novo nome da lista"
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
          autoFocus
          maxLength={120}
        />
        <IconButton label="Confirmar novo nome" icon={IconCheck} type="submit" />
        <IconButton label="Cancelar" icon={IconX} onClick={onCancel} />
      </Group>
    </form>
  );
}
