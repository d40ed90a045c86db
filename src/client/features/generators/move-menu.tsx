import { Menu } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { fitItems } from '#domain/ads/items.ts';
import { removeItems } from '#domain/making/texts/change-items.ts';
import { addItems } from '#domain/making/texts/generators/read-items.ts';
import { type SavedList, savedListItems, withListItems } from '#domain/making/texts/saved-lists.ts';
import { useSavedListsStore } from '#client/data/saved-lists.ts';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { updateStore, useStore } from '#client/lib/storage/browser-scope.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { BarButton } from '#client/parts/items/bar-button.tsx';
import { changedLabel } from '#client/parts/items/list-change.ts';
import { type Draft, openDraft } from './draft.ts';

/** The tool whose list can take the items: a search that does not buy becomes a negative, and back. */
const otherTool: Partial<Record<AssetType, AssetType>> = {
  keywords: 'negative_keywords',
  negative_keywords: 'keywords',
};

/** Moves the selected items to the list of another tool or to a saved list. */
export function MoveMenu({ draft, chosen }: { draft: Draft; chosen: readonly Item[] }) {
  const { kind } = draft;
  const store = useSavedListsStore(kind);
  const lists = useStore(store);
  const other = otherTool[kind];
  if (!other && lists.length === 0) return null;

  /** Takes the items off the screen. One undo puts them back and takes them from the other list. */
  function leave(destination: string, undoThere: () => void): void {
    const moved = new Set(chosen);
    draft.setItems((now) => removeItems(now, moved), { kind: 'moved', count: moved.size });
    notifyUndo(`${changedLabel(kind, moved.size, 'movid')} para ${destination}`, () => {
      draft.undo();
      undoThere();
    });
  }
  function moveToTool(target: AssetType): void {
    const there = openDraft(target, draft.accountId);
    there.setItems((now) => addItems(target, now, fitItems(target, chosen)), {
      kind: 'added',
      count: chosen.length,
    });
    leave(generatorViews[target].label, () => there.undo());
  }
  async function moveToList(list: SavedList): Promise<void> {
    const before = savedListItems(list);
    const write = (items: readonly Item[]) =>
      updateStore(store, (now) => withListItems(kind, now, { id: list.id, items }));
    if (await write(addItems(kind, before, chosen))) leave(`"${list.name}"`, () => void write(before));
  }

  return (
    <Menu>
      <Menu.Target>
        <BarButton icon={IconArrowRight} hasMenu>
          Mover para
        </BarButton>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {other && <Menu.Item onClick={() => moveToTool(other)}>{generatorViews[other].label}</Menu.Item>}
        {lists.length > 0 && <Menu.Label>Listas salvas</Menu.Label>}
        {lists.map((list) => (
          <Menu.Item key={list.id} onClick={() => void moveToList(list)}>
            {list.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
