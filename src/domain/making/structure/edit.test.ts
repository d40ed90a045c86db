import { describe, expect, it } from 'vitest';
import * as edit from './edit.ts';
import type { CampaignDraft, DraftGroup } from './draft.ts';
import { afterSave, changedParts, openDraft } from './save.ts';
import { emptySettings } from './settings.ts';

const group = (id: string, texts: string[], negatives: string[] = []): DraftGroup => ({
  id,
  name: id,
  position: id.charCodeAt(0),
  keywords: texts.map((text) => ({ text, by: 'list' })),
  negatives,
  ads: [],
});
const draft: CampaignDraft = {
  settings: emptySettings,
  groups: [group('a', ['[um]', '"dois"', 'três'], ['"x"', '"y"']), group('b', ['[um]', 'quatro'], ['"x"'])],
};
const textsOf = (changed: CampaignDraft) =>
  Object.fromEntries(changed.groups.map(({ id, keywords }) => [id, keywords.map(({ text }) => text)]));
const chosen = (groupId: string, ...texts: string[]) => ({ groupId, texts: new Set(texts) });

describe('edits of a draft', () => {
  it.each<[title: string, edited: () => CampaignDraft, expected: Record<string, string[]>]>([
    [
      'moved keywords are not doubled where they go',
      () => edit.moveKeywords(draft, chosen('a', '[um]', 'três'), 'b'),
      { a: ['"dois"'], b: ['[um]', 'quatro', 'três'] },
    ],
    [
      'to an unknown group nothing moves',
      () => edit.moveKeywords(draft, chosen('a', '[um]'), 'z'),
      textsOf(draft),
    ],
    [
      'merged groups have each keyword once',
      () => edit.mergeGroups(draft, new Set(['a', 'b'])),
      { a: ['[um]', '"dois"', 'três', 'quatro'] },
    ],
    [
      'a part becomes a group behind its own',
      () => edit.splitGroup(draft, chosen('a', 'três'), 'n'),
      { a: ['[um]', '"dois"'], n: ['três'], b: ['[um]', 'quatro'] },
    ],
    [
      'the whole of a group is not split off',
      () => edit.splitGroup(draft, chosen('b', '[um]', 'quatro'), 'n'),
      textsOf(draft),
    ],
    [
      'a match type in bulk keeps one of two that become one',
      () =>
        edit.changeMatch(
          { ...draft, groups: [group('a', ['[um]', '"um"', 'dois'])] },
          chosen('a', '[um]', '"um"'),
          'broad',
        ),
      { a: ['um', 'dois'] },
    ],
    [
      'added keywords are compared as Google does',
      () => edit.addKeywords(draft, 'b', ['[UM]', 'cinco']),
      { ...textsOf(draft), b: ['[um]', 'quatro', 'cinco'] },
    ],
    [
      'removed keywords leave one group',
      () => edit.removeKeywords(draft, chosen('a', '[um]')),
      { a: ['"dois"', 'três'], b: ['[um]', 'quatro'] },
    ],
    ['a group may be added', () => edit.addGroup(draft, 'c', 'a'), { ...textsOf(draft), c: [] }],
    [
      'keywords move behind those of their new group',
      () => edit.moveKeywords(draft, chosen('b', 'quatro'), 'a'),
      { a: ['[um]', '"dois"', 'três', 'quatro'], b: ['[um]'] },
    ],
    [
      'within their group nothing moves',
      () => edit.moveKeywords(draft, chosen('a', '[um]'), 'a'),
      textsOf(draft),
    ],
    [
      'from an unknown group nothing moves',
      () => edit.moveKeywords(draft, chosen('z', '[um]'), 'b'),
      textsOf(draft),
    ],
    ['one group is not merged', () => edit.mergeGroups(draft, new Set(['b'])), textsOf(draft)],
    ['unknown groups are not merged', () => edit.mergeGroups(draft, new Set(['y', 'z'])), textsOf(draft)],
    [
      'merged groups leave the others',
      () =>
        edit.mergeGroups({ ...draft, groups: [...draft.groups, group('c', ['cinco'])] }, new Set(['b', 'c'])),
      { a: ['[um]', '"dois"', 'três'], b: ['[um]', 'quatro', 'cinco'] },
    ],
    [
      'nothing is split off an unknown group',
      () => edit.splitGroup(draft, chosen('z', 'três'), 'n'),
      textsOf(draft),
    ],
    ['no keyword is no part', () => edit.splitGroup(draft, chosen('a', 'cinco'), 'n'), textsOf(draft)],
    [
      'a part of the last group stands at the end',
      () => edit.splitGroup(draft, chosen('b', 'quatro'), 'n'),
      { a: ['[um]', '"dois"', 'três'], b: ['[um]'], n: ['quatro'] },
    ],
    ['a group may be removed', () => edit.removeGroup(draft, 'a'), { b: ['[um]', 'quatro'] }],
  ])('%s', (_, edited, expected) => {
    expect(textsOf(edited())).toEqual(expected);
  });

  it('keep unchanged parts by reference', () => {
    expect(edit.moveKeywords(draft, chosen('a', 'x'), 'b')).toBe(draft);
    expect(edit.addKeywords(draft, 'a', ['[um]']).groups[1]).toBe(draft.groups[1]);
    expect(edit.addKeywords(draft, 'a', ['[um]'])).toBe(draft);
    expect(edit.moveKeywords(draft, chosen('a', '[um]'), 'a')).toBe(draft);
    expect(edit.moveKeywords(draft, chosen('a', '[um]'), 'z')).toBe(draft);
    expect(edit.removeKeywords(draft, chosen('a', 'x'))).toBe(draft);
    expect(edit.mergeGroups(draft, new Set(['a']))).toBe(draft);
    expect(edit.splitGroup(draft, chosen('a', 'x'), 'n')).toBe(draft);
  });

  it('merging keeps only the negatives that all groups had', () => {
    expect(edit.mergeGroups(draft, new Set(['a', 'b'])).groups[0]?.negatives).toEqual(['"x"']);
  });

  it('merging keeps a negative only where every group has it', () => {
    const groups = [...draft.groups, group('c', [], ['"y"'])];
    expect(edit.mergeGroups({ ...draft, groups }, new Set(['a', 'b', 'c'])).groups[0]?.negatives).toEqual([]);
  });

  it('merging keeps the ads of the first group that has some', () => {
    const ad = (path1: string) => ({ titles: [], descriptions: [], path1, path2: '', finalUrl: '' });
    const withAds = (...paths: string[]): CampaignDraft => ({
      ...draft,
      groups: paths.map((path, at) => ({ ...group(`${at}`, []), ads: path === '' ? [] : [ad(path)] })),
    });
    const merged = (...paths: string[]) =>
      edit.mergeGroups(withAds(...paths), new Set(['0', '1', '2'])).groups[0]?.ads.map(({ path1 }) => path1);
    expect(merged('x', 'y', 'z')).toEqual(['x']);
    expect(merged('', '', 'z')).toEqual(['z']);
    expect(merged('', '', '')).toEqual([]);
  });

  it('a group that is added stands behind the last, and is empty', () => {
    const added = (from: CampaignDraft) => edit.addGroup(from, 'c', 'Meio').groups.at(-1);
    const empty = { id: 'c', name: 'Meio', keywords: [], negatives: [], ads: [] };
    expect(added(draft)).toEqual({ ...empty, position: 99 });
    expect(added({ ...draft, groups: [] })).toEqual({ ...empty, position: 1 });
  });

  it('a part of the last group stands behind it', () => {
    const { groups } = edit.splitGroup(draft, chosen('b', 'quatro'), 'n');
    expect(groups.map(({ position }) => position)).toEqual([97, 98, 99]);
  });

  it('a third group of a name has another number', () => {
    const { groups } = edit.addGroup(edit.addGroup(draft, 'c', 'a'), 'd', 'a');
    expect(groups.map(({ name }) => name)).toEqual(['a', 'b', 'a (2)', 'a (3)']);
  });

  it.each([
    [['"x"'], '[x]', ['"x"', '[x]']],
    [['y', '"x"'], '"X"', ['y', '"x"']],
    [[], 'x', ['x']],
  ])('to %j the negative %s is added once', (lines, added, all) => {
    expect(edit.addNegative(lines, added)).toEqual(all);
  });

  it('a target of a group may be set, and given back to the campaign', () => {
    const own = edit.withTargetCpa(group('a', []), '30.00');
    expect(own).toEqual({ ...group('a', []), targetCpa: '30.00' });
    expect(edit.withTargetCpa(own, null)).toEqual(group('a', []));
  });

  it('a new name is unique, and a new group is placed between its neighbours', () => {
    const { groups } = edit.splitGroup(draft, chosen('a', 'três'), 'n');
    expect(groups.map(({ name }) => name)).toEqual(['a', 'a (2)', 'b']);
    expect(groups.map(({ position }) => position)).toEqual([97, 97.5, 98]);
    const named = edit.addGroup(edit.addGroup(draft, 'c', 'meio e fim'), 'd', 'Meio  e fim');
    expect(named.groups.at(-1)?.name).toBe('Meio  e fim (2)');
  });
});

describe('a save', () => {
  const stored = {
    settings: { version: 3, content: emptySettings },
    groups: draft.groups.map(({ id, ...content }) => ({ id, version: 7, content })),
  };
  const opened = openDraft(stored);

  it('contains only changed parts, and nothing when nothing changed', () => {
    expect(changedParts(opened, opened.draft)).toBeNull();
    const moved = edit.moveKeywords(opened.draft, chosen('a', 'três'), 'b');
    expect(changedParts(opened, moved)?.groups.map(({ id, version }) => [id, version])).toEqual([
      ['a', 7],
      ['b', 7],
    ]);
    const renamed = edit.changeGroup(opened.draft, 'a', (one) => ({ ...one, name: 'novo' }));
    expect(changedParts(opened, renamed)).toMatchObject({
      groups: [{ id: 'a', version: 7, content: { name: 'novo' } }],
      removed: [],
    });
    expect(changedParts(opened, renamed)).not.toHaveProperty('settings');
  });

  it('lists the removed groups, and takes the new versions from the answer', () => {
    const now = edit.addGroup(edit.removeGroup(opened.draft, 'a'), 'c', 'nova');
    const sent = changedParts(opened, now);
    expect(sent).toMatchObject({ groups: [{ id: 'c', version: null }], removed: [{ id: 'a', version: 7 }] });
    if (sent === null) throw new Error('something changed');
    const saved = afterSave(opened, now, sent, { settings: null, groups: { c: 1 } });
    expect(saved.versions).toEqual({ settings: 3, groups: { b: 7, c: 1 } });
    expect(changedParts(saved, now)).toBeNull();
  });
});
