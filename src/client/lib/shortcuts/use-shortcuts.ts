import { type RefObject, useEffect, useRef } from 'react';
import { readStore } from '../storage/browser-scope.ts';
import { flagShape } from '../storage/plain-shapes.ts';
import type { Store } from '../storage/store.ts';
import { ariaKeys, findShortcut, keysLabel, pressedKeys } from './keys.ts';
import { isSingleKey, type Shortcut, type ShortcutId, shortcuts } from './table.ts';

type Handlers = Partial<Record<ShortcutId, () => void>>;

/** There is no browser when the rules are tested. */
export const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Whether single signs, such as `?`, are shortcuts. */
export const singleKeysStore: Store<boolean> = {
  key: 'faisca_single_keys',
  schema: flagShape,
  initial: true,
};

/** The shortcuts of the mounted components. The component mounted last comes first. */
const layers: RefObject<Handlers>[] = [];

/** Handles shortcuts of the page while the component is mounted. */
export function useShortcuts(handlers: Handlers): void {
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });
  useEffect(() => {
    layers.unshift(current);
    document.addEventListener('keydown', handleKey); // the same listener is added only once
    return () => void layers.splice(layers.indexOf(current), 1);
  }, []);
}

function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const shortcut = findShortcut(pressedKeys(event), 'page');
  if (!shortcut || !countsNow(shortcut, event.target)) return;
  const handler = layers.map(({ current }) => current[shortcut.id]).find((found) => found !== undefined);
  if (!handler) return;
  event.preventDefault();
  if (!event.repeat || shortcut.id === 'undo' || shortcut.id === 'redo') handler();
}

function countsNow(shortcut: Shortcut & { id: ShortcutId }, target: EventTarget | null): boolean {
  if (isTyping(target) && !shortcut.worksInFields) return false;
  if (isSingleKey(shortcut) && !readStore(singleKeysStore)) return false;
  if (!shortcut.worksInDialogs && document.querySelector('[aria-modal="true"]')) return false;
  // Text that is marked on the page is copied by the browser.
  return shortcut.id !== 'copy' || (getSelection()?.isCollapsed ?? true);
}

/** Whether keys write into this element. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select') !== null ||
    target.isContentEditable
  );
}

/** The keys of a shortcut for a tip: `Ctrl+Enter`. */
export function shortcutKeys(id: ShortcutId): string {
  return keysLabel(shortcuts[id].keys[0], isMac);
}

/** Whether the person probably has a keyboard: a phone has none. */
export function hasKeyboard(): boolean {
  return !matchMedia('(pointer: coarse)').matches;
}

/** What a button or field says, with the keys that do the same where there is a keyboard: `Desfazer (Ctrl+Z)`. */
export function labelWithKeys(label: string, id: ShortcutId): string {
  return hasKeyboard() ? `${label} (${shortcutKeys(id)})` : label;
}

/** `aria-keyshortcuts` of the button that does the same. */
export function shortcutProps(id: ShortcutId): { 'aria-keyshortcuts': string } {
  return { 'aria-keyshortcuts': ariaKeys(shortcuts[id].keys[0], isMac) };
}
