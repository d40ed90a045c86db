import type { KeyboardEvent } from 'react';
import type { SelectionMode } from '#domain/shared/selection.ts';
import { findShortcut, pressedKeys } from '#client/lib/shortcuts/keys.ts';
import type { ShortcutId } from '#client/lib/shortcuts/table.ts';
import type { ListSelection } from './use-list-selection.ts';

const PAGE = 10;
const FOCUSABLE = 'button, input, [tabindex="0"]';

/** These shortcuts also work while a button of the row has the focus. */
const fromButtons: ReadonlySet<ShortcutId> = new Set<ShortcutId>([
  'list.up',
  'list.down',
  'list.first',
  'list.last',
  'list.buttons',
  'list.row',
  'list.clear',
]);

interface ListKeysOptions<Entry> {
  shown: readonly Entry[];
  activeIndex: number;
  isSelecting: boolean;
  list: Pick<ListSelection<Entry>, 'reach' | 'selectAll' | 'clear'>;
  /** Further shortcuts, which act on the entry that has the focus. */
  more: (active: Entry) => Partial<Record<ShortcutId, () => void>>;
}

/** Handles the shortcuts of the group "list". The editor of an item handles its own keys. */
export function listKeys<Entry>(
  options: ListKeysOptions<Entry>,
): (event: KeyboardEvent<HTMLElement>) => void {
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

function handlersOf<Entry>(
  { shown, activeIndex, isSelecting, list, more }: ListKeysOptions<Entry>,
  row: HTMLElement,
): Partial<Record<ShortcutId, () => void>> {
  const active = shown[activeIndex];
  if (active === undefined) return {};
  const plain: SelectionMode = isSelecting ? 'move' : 'only';
  const go = (index: number, mode: SelectionMode) => () => {
    const entry = shown[Math.min(Math.max(index, 0), shown.length - 1)];
    if (entry !== undefined) list.reach(entry, mode);
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
    'list.all': list.selectAll,
    'list.clear': list.clear,
    ...more(active),
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
