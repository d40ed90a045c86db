import { describe, expect, test } from 'vitest';
import { ariaKeys, findShortcut, keyNames, keysLabel, keysOf } from './keys.ts';
import { isSingleKey, shortcutRows } from './table.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('pressed keys', () => {
  for (const [title, event, altGraph, keys] of [
    ['Ctrl and a letter', { key: 'k', ctrlKey: true }, false, 'mod+k'],
    ['⌘ and a letter', { key: 'k', metaKey: true }, false, 'mod+k'],
    ['Ctrl, Shift and a letter', { key: 'Z', ctrlKey: true, shiftKey: true }, false, 'mod+shift+z'],
    ['a letter with Caps Lock', { key: 'Z', ctrlKey: true }, false, 'mod+z'],
    ['a sign that needs Shift', { key: '?', shiftKey: true }, false, '?'],
    ['a sign that needs AltGr', { key: '[', ctrlKey: true, altKey: true }, true, '['],
    ['Ctrl, Alt and a letter', { key: 'c', ctrlKey: true, altKey: true }, false, 'mod+alt+c'],
    ['Shift and an arrow', { key: 'ArrowUp', shiftKey: true }, false, 'shift+arrowup'],
    ['the space bar', { key: ' ' }, false, 'space'],
  ] as const) {
    test(title, () => expect(keysOf({ ...plain, ...event }, altGraph)).toBe(keys));
  }
});

test('no keys have two meanings in one place', () => {
  for (const scope of ['list', 'page'] as const) {
    const all = shortcutRows
      .filter(({ group }) => (group === 'list') === (scope === 'list'))
      .flatMap(({ keys }) => keys);
    expect(new Set(all).size).toBe(all.length);
    for (const row of shortcutRows)
      for (const keys of row.keys)
        if ((row.group === 'list') === (scope === 'list')) expect(findShortcut(keys, scope)?.id).toBe(row.id);
  }
});

/** New tab or window, close, address, find, print, reload, zoom, history; NVDA and VoiceOver use Alt with Ctrl. */
const essential =
  /^(mod\+(shift\+)?[tnwlfprdhjq0+-]|mod\+[1-9]|f([13-9]|1\d)|tab|shift\+tab|alt\+(arrowleft|arrowright|[a-z])|mod\+alt\+.*|mod\+(tab|page(up|down)))$/;

test('no shortcut takes a key that browsers or screen readers need', () => {
  expect(shortcutRows.flatMap(({ keys }) => keys).filter((keys) => essential.test(keys))).toEqual([]);
});

test('single keys never count while typing', () => {
  const single = shortcutRows.filter(isSingleKey);
  expect(single.map(({ id }) => id)).toEqual(['sheet', 'filter', 'nextTool', 'previousTool']);
  expect(single.filter(({ worksInFields }) => worksInFields)).toEqual([]);
});

describe('names of keys', () => {
  for (const [keys, other, mac, aria] of [
    ['mod+shift+z', 'Ctrl+Shift+Z', '⇧⌘Z', 'Control+Shift+Z'],
    ['mod+enter', 'Ctrl+Enter', '⌘↩', 'Control+Enter'],
    ['?', '?', '?', '?'],
    ['alt+arrowup', 'Alt+↑', '⌥↑', 'Alt+ArrowUp'],
  ] as const) {
    test(keys, () => {
      expect(keysLabel(keys, false)).toBe(other);
      expect(keysLabel(keys, true)).toBe(mac);
      expect(ariaKeys(keys, false)).toBe(aria);
      expect(keyNames(keys, false).join('+')).toBe(other);
    });
  }
});
