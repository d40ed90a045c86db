import type { AssetType } from '#domain/ads/asset-types.ts';
import type { Item } from '#domain/ads/asset-models.ts';
import type { GeneratorInput } from '#domain/making/texts/generators/define-generator.ts';
import { type History, record, travel } from '#domain/shared/history.ts';
import { dismissUndo } from '#client/lib/notify-undo.tsx';
import { readTab, writeTab } from '#client/lib/storage/tab-scope.ts';
import type { ListChange } from '#client/parts/items/list-change.ts';
import {
  listHistoryStore,
  type ListStep,
  type SharedWork,
  sharedWorkStore,
  type ToolWork,
  toolWorkStore,
} from './work-stores.ts';

const STEPS_BACK = 20;

export type Draft = ReturnType<typeof openDraft>;

/**
 * The stores of a tool's work and the changes to them. All tools share product, language and campaign. Every change
 * starts from the current value, because several may happen before the next render.
 */
export function openDraft(kind: AssetType, accountId: string) {
  const shared = sharedWorkStore(accountId);
  const tool = toolWorkStore(kind, accountId);
  const history = listHistoryStore(kind, accountId);

  const setShared = (part: Partial<SharedWork>) => writeTab(shared, { ...readTab(shared), ...part });
  const setTool = (part: Partial<ToolWork>) => writeTab(tool, { ...readTab(tool), ...part });

  function setInput({ product, language, sheet: _, ...part }: Partial<GeneratorInput>): void {
    if (product !== undefined) setShared({ product });
    if (language !== undefined) setShared({ language });
    if (Object.keys(part).length > 0) setTool(part);
  }
  function readHistory(): History<ListStep> {
    const { past, future, change } = readTab(history);
    const { items, origin } = readTab(tool);
    return { past, present: { items, origin, change }, future };
  }
  function writeHistory({ past, present, future }: History<ListStep>): void {
    dismissUndo(); // a toast offers to undo the latest change only
    writeTab(history, { past, future, change: present.change });
  }
  /** Shows another list. Undo restores the previous one, and its button names the change. */
  function replaceList(
    list: Partial<Pick<ToolWork, 'items' | 'origin' | 'opened'>>,
    change: ListChange,
  ): void {
    const { items, origin } = readTab(tool);
    const next = { items, origin, ...list, change };
    writeHistory(record(readHistory(), next, STEPS_BACK));
    setTool(list);
  }
  function go(count: number): void {
    const next = travel(readHistory(), count);
    writeHistory(next);
    const { items, origin } = next.present;
    setTool({ items, origin });
  }
  return {
    kind,
    accountId,
    shared,
    tool,
    history,
    /** The current work, for event handlers. */
    read: () => ({ ...readTab(tool), ...readTab(shared) }),
    setInput,
    setShared,
    setTool,
    replaceList,
    undo: (steps = 1) => go(steps),
    redo: () => go(-1),
    setItems: (next: (items: readonly Item[]) => readonly Item[], change: ListChange) => {
      const { items } = readTab(tool);
      const changed = next(items);
      if (changed !== items) replaceList({ items: changed }, change);
    },
    setTyped: (typed: string) => setTool({ typed }),
  };
}
