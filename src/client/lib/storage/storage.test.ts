import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Store } from './store.ts';

/** A browser storage with room for a limited number of characters. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly values = new Map<string, string>();
  room = 10_000;
  get length() {
    return this.values.size;
  }
  key(index: number) {
    return [...this.values.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    const others = [...this.values].filter(([other]) => other !== key).map(([, text]) => text.length);
    const used = others.reduce((sum, length) => sum + length, 0);
    if (used + value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  }
  removeItem(key: string) {
    this.values.delete(key);
  }
  clear() {
    this.values.clear();
  }
}

class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
}

let local: MemoryStorage;
let session: MemoryStorage;
let page: Page;

const list: Store<string[]> = { key: 'list_v1', schema: z.array(z.string()), initial: [] };

/** Loads the modules again, as a page load does. */
async function load() {
  vi.resetModules();
  page = new Page();
  const browserWindow = Object.assign(new EventTarget(), { localStorage: local, sessionStorage: session });
  vi.stubGlobal('window', browserWindow);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  const modules = [
    import('./browser-scope.ts'),
    import('./tab-scope.ts'),
    import('./account-scope.ts'),
    import('./store.ts'),
  ] as const;
  const [browser, tab, account, { onStoreChange }] = await Promise.all(modules);
  return { ...browser, ...tab, ...account, onStoreChange };
}

function hidePage(): void {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  local = new MemoryStorage();
  session = new MemoryStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('the browser scope', () => {
  it('keeps a value under its key after a reload', async () => {
    const { readStore, updateStore } = await load();
    expect(readStore(list)).toBe(list.initial);
    expect(await updateStore(list, (now) => [...now, 'a'])).toBe(true);
    const reloaded = await load();
    expect(reloaded.readStore(list)).toEqual(['a']);
    expect(local.getItem('list_v1')).toBe('["a"]');
  });

  it('gives the same object while the stored text is the same', async () => {
    const { readStore } = await load();
    local.setItem('list_v1', '["a"]');
    expect(readStore(list)).toBe(readStore(list));
  });

  it('applies a change to the value that another tab has just stored', async () => {
    const { readStore, updateStore } = await load();
    readStore(list);
    local.setItem('list_v1', '["of another tab"]');
    await updateStore(list, (now) => [...now, 'mine']);
    expect(readStore(list)).toEqual(['of another tab', 'mine']);
  });

  it.each(['{', '{"old":"shape"}', 'null'])(
    'moves %s to a backup key and returns the initial value',
    async (raw) => {
      const { readStore } = await load();
      local.setItem('list_v1', raw);
      expect(readStore(list)).toEqual([]);
      await Promise.resolve();
      expect(local.getItem('list_v1')).toBeNull();
      const [copy] = [...local.values.keys()];
      expect(copy).toMatch(/^list_v1_backup_\d+$/);
      expect(local.getItem(copy ?? '')).toBe(raw);
    },
  );

  it('keeps the old value and returns false when the storage is full', async () => {
    const { readStore, updateStore } = await load();
    await updateStore(list, () => ['old']);
    local.room = 20;
    expect(await updateStore(list, () => ['x'.repeat(50)])).toBe(false);
    expect(readStore(list)).toEqual(['old']);
  });

  it('writes several values or none', async () => {
    const { writeAll } = await load();
    local.setItem('a', '"old"');
    local.room = 30;
    expect(
      await writeAll([
        ['a', 'new'],
        ['b', 'x'.repeat(50)],
      ]),
    ).toBe(false);
    expect(Object.fromEntries(local.values)).toEqual({ a: '"old"' });
    expect(
      await writeAll([
        ['a', 'new'],
        ['b', 'short'],
      ]),
    ).toBe(true);
    expect(Object.fromEntries(local.values)).toEqual({ a: '"new"', b: '"short"' });
  });

  it('returns the initial value when the browser blocks its storage', async () => {
    const { readStore, updateStore } = await load();
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    vi.stubGlobal('localStorage', undefined);
    expect(readStore(list)).toEqual([]);
    expect(await updateStore(list, () => ['a'])).toBe(false);
  });
});

describe('the tab scope', () => {
  const draft = { key: 'draft_v1', schema: z.string(), initial: '' };

  it('changes a value immediately, and keeps it after a reload once the page was hidden', async () => {
    const { readTab, writeTab } = await load();
    writeTab(draft, 'half a sentence');
    expect(readTab(draft)).toBe('half a sentence');
    expect(session.length).toBe(0);
    hidePage();
    expect((await load()).readTab(draft)).toBe('half a sentence');
  });

  it('ignores a value of the wrong shape', async () => {
    session.setItem('draft_v1', '7');
    expect((await load()).readTab(draft)).toBe('');
  });

  it('does not restore an older value when the newer one is too long to store', async () => {
    const { writeTab } = await load();
    session.setItem('draft_v1', '"older"');
    session.room = 20;
    writeTab(draft, 'x'.repeat(50));
    hidePage();
    expect((await load()).readTab(draft)).toBe('');
  });

  it('never stores a value that a reload may forget', async () => {
    const { readTab, writeTab } = await load();
    writeTab({ ...draft, isForgottenOnReload: true }, 'large');
    hidePage();
    expect(readTab(draft)).toBe('large');
    expect(session.length).toBe(0);
  });

  it('writeTabNow returns whether a reload will find the value', async () => {
    const { writeTabNow } = await load();
    expect(writeTabNow(draft, 'a')).toBe(true);
    session.room = 5;
    expect(writeTabNow(draft, 'too long')).toBe(false);
  });
});

describe('a change is reported', () => {
  const draft = { key: 'draft_v1', schema: z.string(), initial: '' };

  it('to those who read its key, and to nobody else', async () => {
    const { onStoreChange, updateStore, writeTab } = await load();
    const [ofList, ofDraft] = [vi.fn(), vi.fn()];
    const stop = onStoreChange(list.key)(ofList);
    onStoreChange(draft.key)(ofDraft);
    writeTab(draft, 'a');
    expect([ofList, ofDraft].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    await updateStore(list, () => ['a']);
    expect([ofList, ofDraft].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    stop();
    await updateStore(list, () => []);
    expect(ofList).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['of its key', 'list_v1', 1],
    ['of another key', 'draft_v1', 0],
    ['that removed everything', null, 1],
  ])('after a change in another tab %s', async (_, key, times) => {
    const { onStoreChange } = await load();
    const listener = vi.fn();
    onStoreChange(list.key)(listener);
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(listener).toHaveBeenCalledTimes(times);
  });
});

describe('the account scope', () => {
  it('the first account of a browser uses the plain keys, later ones append their id', async () => {
    const { claimBrowser, isFirstAccount, ofAccount } = await load();
    await claimBrowser('ana');
    await claimBrowser('bia');
    expect(isFirstAccount('ana')).toBe(true);
    expect(ofAccount(list, 'ana').key).toBe('list_v1');
    expect(ofAccount(list, 'bia').key).toBe('list_v1_bia');
  });

  it('lists stored before accounts were distinguished belong to the next account that signs in', async () => {
    local.setItem('list_v1', '["old"]');
    const { claimBrowser, ofAccount, readStore } = await load();
    await claimBrowser('ana');
    expect(readStore(ofAccount(list, 'ana'))).toEqual(['old']);
    expect(readStore(ofAccount(list, 'bia'))).toEqual([]);
  });

  it('drafts of a tab belong to one account, including the first account', async () => {
    const { ofAccountInTab, readTab, writeTab } = await load();
    const draft = { key: 'draft_v1', schema: z.string(), initial: '' };
    writeTab(ofAccountInTab(draft, 'ana'), 'of ana');
    expect(readTab(ofAccountInTab(draft, 'bia'))).toBe('');
    expect(readTab(ofAccountInTab(draft, 'ana'))).toBe('of ana');
  });
});
