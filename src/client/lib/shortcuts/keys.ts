import { type Shortcut, type ShortcutId, shortcutRows } from './table.ts';

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The pressed keys as the table writes them: `mod+shift+z`, `arrowup`, `?`. Shift is left out when the sign
 * already implies it, and AltGr when it only produces a sign.
 */
export function keysOf(event: PressedKey, hasAltGraph = false): string {
  const name = event.key === ' ' ? 'space' : event.key.toLowerCase();
  const isSign = name.length === 1 && !/[\p{L}\p{N}]/u.test(name);
  const writesSign = isSign && hasAltGraph;
  const parts = [
    (event.ctrlKey || event.metaKey) && !writesSign && 'mod',
    event.altKey && !writesSign && 'alt',
    event.shiftKey && !isSign && 'shift',
    name,
  ];
  return parts.filter(Boolean).join('+');
}

export function pressedKeys(event: KeyboardEvent): string {
  return keysOf(event, event.getModifierState('AltGraph'));
}

/** The shortcut of these keys: in a list, or on the rest of the page. */
export function findShortcut(
  keys: string,
  scope: 'list' | 'page',
): (Shortcut & { id: ShortcutId }) | undefined {
  return shortcutRows.find((row) => (row.group === 'list') === (scope === 'list') && row.keys.includes(keys));
}

const names: Readonly<Record<string, readonly [other: string, mac: string]>> = {
  mod: ['Ctrl', '⌘'],
  shift: ['Shift', '⇧'],
  alt: ['Alt', '⌥'],
  enter: ['Enter', '↩'],
  arrowup: ['↑', '↑'],
  arrowdown: ['↓', '↓'],
  arrowleft: ['←', '←'],
  arrowright: ['→', '→'],
  pageup: ['Page Up', 'Page Up'],
  pagedown: ['Page Down', 'Page Down'],
  home: ['Home', 'Home'],
  end: ['End', 'End'],
  escape: ['Esc', 'Esc'],
  delete: ['Del', 'Del'],
  backspace: ['Backspace', '⌫'],
  space: ['Espaço', 'Espaço'],
};

/** The names on the keys: `['Ctrl', 'Shift', 'Z']`. */
export function keyNames(keys: string, isMac: boolean): string[] {
  return keys.split('+').map((key) => names[key]?.[isMac ? 1 : 0] ?? key.toUpperCase());
}

/** The keys for a tip: `Ctrl+Shift+Z` or `⇧⌘Z`. */
export function keysLabel(keys: string, isMac: boolean): string {
  const parts = keyNames(keys, isMac);
  if (!isMac) return parts.join('+');
  const order = ['⌥', '⇧', '⌘'];
  return parts.toSorted((one, other) => rank(order, one) - rank(order, other)).join('');
}

function rank(order: readonly string[], part: string): number {
  return order.includes(part) ? order.indexOf(part) : order.length;
}

/** The keys in the notation of `aria-keyshortcuts`: `Control+Shift+Z`. */
export function ariaKeys(keys: string, isMac: boolean): string {
  const aria: Readonly<Record<string, string>> = {
    mod: isMac ? 'Meta' : 'Control',
    arrowup: 'ArrowUp',
    arrowdown: 'ArrowDown',
  };
  return keys
    .split('+')
    .map((key) => aria[key] ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`)
    .join('+');
}
