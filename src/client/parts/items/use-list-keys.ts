import type { KeyboardEvent } from 'react';
import type { Item } from '#domain/ads/asset-models.ts';
import { findShortcut, pressedKeys } from '#client/lib/shortcuts/keys.ts';
import type { ShortcutId } from '#client/lib/shortcuts/table.ts';
import type { SelectionMode } from '#domain/shared/selection.ts';
import type { SelectionActions } from './selection-actions.ts';
import type { ListWork } from './use-list-work.ts';

const PAGE = 10;
const FOCUSABLE = 'button, input, [tabindex="0"]';

/** These also count while a button of the row has the focus. */
const fromButtons: ReadonlySet<ShortcutId> = new Set<ShortcutId>([
  'list.up',
  'list.down',
  'list.first',
  'list.last',
  'list.buttons',
  'list.row',
  'list.clear',
]);

interface ListKeysOptions {
  shown: readonly Item[];
  activeIndex: number;
  isSelecting: boolean;
  work: ListWork;
  actions: SelectionActions;
}

/** Handles the shortcuts of the group "list". The editor of an item handles its own keys. */
export function listKeys(options: ListKeysOptions): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const row = rowOf(event.target);
    const shortcut = findShortcut(pressedKeys(event.nativeEvent), 'list');
    if (!row || !shortcut) return;
    if (event.target !== row && !fromButtons.has(shortcut.id)) return;
    const handler = handlersOf(options, row)[shortcut.id];
    if (!handler) return;
    event.preventDefault();
    handler();
  };
}

/** The row that contains the element; null in the editor, whose fields use the same keys. */
function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof HTMLElement ? target.closest<HTMLElement>('[role="row"][tabindex]') : null;
}

function handlersOf(
  { shown, activeIndex, isSelecting, work, actions }: ListKeysOptions,
  row: HTMLElement,
): Partial<Record<ShortcutId, () => void>> {
  const active = shown[activeIndex];
  if (!active) return {};
  const plain: SelectionMode = isSelecting ? 'move' : 'only';
  const go = (index: number, mode: SelectionMode) => () => {
    const item = shown[Math.min(Math.max(index, 0), shown.length - 1)];
    if (item) work.reach(item, mode);
  };
  const last = shown.length - 1;
  return {
    'list.up': go(activeIndex - 1, plain),
    'list.down': go(activeIndex + 1, plain),
    'list.pageUp': go(activeIndex - PAGE, plain),
    'list.pageDown': go(activeIndex + PAGE, plain),
    'list.first': go(0, plain),
    'list.last': go(last, plain),
    'list.extendUp': go(activeIndex - 1, 'extend'),
    'list.extendDown': go(activeIndex + 1, 'extend'),
    'list.extendFirst': go(0, 'extend'),
    'list.extendLast': go(last, 'extend'),
    'list.moveUp': go(activeIndex - 1, 'move'),
    'list.moveDown': go(activeIndex + 1, 'move'),
    'list.toggle': go(activeIndex, 'toggle'),
    'list.all': work.selectAll,
    'list.clear': work.clear,
    'list.edit': () => work.edit(active, 'row'),
    'list.remove': () => actions.remove(active),
    'list.copy': () => actions.copy(active),
    ...(actions.shift && {
      'list.shiftUp': () => actions.shift?.('up', active),
      'list.shiftDown': () => actions.shift?.('down', active),
    }),
    'list.buttons': () => moveWithin(row, 1),
    'list.row': () => moveWithin(row, -1),
  };
}

/** Moves the focus from the row to its buttons and back. */
function moveWithin(row: HTMLElement, by: 1 | -1): void {
  const stops = [row, ...row.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[at + by]?.focus();
}
