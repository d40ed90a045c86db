import { expect, it } from 'vitest';
import type { DraftGroup, StoredDraft } from './draft.ts';
import { afterSave, changedParts, openDraft } from './save.ts';
import { emptySettings } from './settings.ts';

const content = (name: string, position: number) => ({
  name,
  position,
  keywords: [],
  negatives: [],
  ads: [],
});
const group = (id: string, position: number): DraftGroup => ({ id, ...content(id, position) });
const stored: StoredDraft = {
  settings: { version: 3, content: { ...emptySettings, finalUrl: 'https://loja.com.br' } },
  groups: [
    { id: 'b', version: 2, content: content('b', 2) },
    { id: 'a', version: 1, content: content('a', 1) },
  ],
};

it('a draft opens with its groups in their order, and with defaults for what was stored before a setting existed', () => {
  const { negatives: _, ...older } = emptySettings;
  const found = openDraft({
    ...stored,
    settings: { version: 3, content: { ...older, finalUrl: 'x' } as never },
  }); // stored by an old version
  expect(found.draft).toEqual({
    settings: { ...emptySettings, finalUrl: 'x' },
    groups: [group('a', 1), group('b', 2)],
  });
  expect(found.versions).toEqual({ settings: 3, groups: { a: 1, b: 2 } });
});

it('a draft without settings opens with the suggested ones, which are saved as new', () => {
  const suggested = { ...emptySettings, finalUrl: 'https://sugerida.com.br' };
  const opened = openDraft({ settings: null, groups: [] }, suggested);
  expect(opened).toEqual({
    draft: { settings: suggested, groups: [] },
    versions: { settings: null, groups: {} },
  });
  expect(openDraft({ settings: null, groups: [] }).draft.settings).toEqual(emptySettings);
  const settings = { ...suggested, finalUrl: '' };
  const sent = changedParts(opened, { ...opened.draft, settings });
  expect(sent).toEqual({ settings: { version: null, content: settings }, groups: [], removed: [] });
});

it('a save sends what changed with the version that it changed', () => {
  const opened = openDraft(stored);
  const [a, b] = opened.draft.groups;
  if (!a || !b) throw new Error('two groups were stored');
  const settings = { ...opened.draft.settings, finalUrl: '' };
  expect(changedParts(opened, { settings, groups: [a, b] })).toEqual({
    settings: { version: 3, content: settings },
    groups: [],
    removed: [],
  });
  const now = { settings: opened.draft.settings, groups: [{ ...b, name: 'outro' }, group('c', 3)] };
  expect(changedParts(opened, now)).toEqual({
    groups: [
      { id: 'b', version: 2, content: content('outro', 2) },
      { id: 'c', version: null, content: content('c', 3) },
    ],
    removed: [{ id: 'a', version: 1 }],
  });
});

it('a save sends the removal of a group alone', () => {
  const opened = openDraft(stored);
  const groups = opened.draft.groups.slice(1);
  expect(changedParts(opened, { ...opened.draft, groups })).toEqual({
    groups: [],
    removed: [{ id: 'a', version: 1 }],
  });
});

it('a group that was never stored is not removed from the store', () => {
  const opened = openDraft(stored);
  const fresh = { ...opened, draft: { ...opened.draft, groups: [...opened.draft.groups, group('new', 3)] } };
  expect(changedParts(fresh, opened.draft)).toBeNull();
});

it('after a save the versions are those of the answer, and the removed groups are gone', () => {
  const opened = openDraft(stored);
  const sent = { groups: [], removed: [{ id: 'a', version: 1 }] };
  const { draft } = opened;
  expect(afterSave(opened, draft, sent, { settings: 4, groups: { b: 3 } })).toEqual({
    draft,
    versions: { settings: 4, groups: { b: 3 } },
  });
  expect(afterSave(opened, draft, sent, { settings: null, groups: {} }).versions).toEqual({
    settings: 3,
    groups: { b: 2 },
  });
});
