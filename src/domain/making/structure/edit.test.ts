import { describe, expect, it } from 'vitest';
import * as edit from './edit.ts';
import { record, redo, startHistory, undo } from './history.ts';
import type { Plan, PlannedGroup } from './plan.ts';
import { afterSave, changedParts, openPlan } from './save.ts';
import { emptySettings } from './settings.ts';

const group = (id: string, texts: string[], negatives: string[] = []): PlannedGroup => ({
  id,
  name: id,
  position: id.charCodeAt(0),
  keywords: texts.map((text) => ({ text, by: 'list' })),
  negatives,
  ads: [],
});
const plan: Plan = {
  settings: emptySettings,
  groups: [group('a', ['[um]', '"dois"', 'três'], ['"x"', '"y"']), group('b', ['[um]', 'quatro'], ['"x"'])],
};
const textsOf = (changed: Plan) =>
  Object.fromEntries(changed.groups.map(({ id, keywords }) => [id, keywords.map(({ text }) => text)]));
const chosen = (groupId: string, ...texts: string[]) => ({ groupId, texts: new Set(texts) });

describe('edits of a plan', () => {
  it.each<[title: string, edited: Plan, expected: Record<string, string[]>]>([
    [
      'moved keywords are not doubled where they go',
      edit.moveKeywords(plan, chosen('a', '[um]', 'três'), 'b'),
      { a: ['"dois"'], b: ['[um]', 'quatro', 'três'] },
    ],
    ['to an unknown group nothing moves', edit.moveKeywords(plan, chosen('a', '[um]'), 'z'), textsOf(plan)],
    [
      'merged groups have each keyword once',
      edit.mergeGroups(plan, new Set(['a', 'b'])),
      { a: ['[um]', '"dois"', 'três', 'quatro'] },
    ],
    [
      'a part becomes a group behind its own',
      edit.splitGroup(plan, chosen('a', 'três'), 'n'),
      { a: ['[um]', '"dois"'], n: ['três'], b: ['[um]', 'quatro'] },
    ],
    [
      'the whole of a group is not split off',
      edit.splitGroup(plan, chosen('b', '[um]', 'quatro'), 'n'),
      textsOf(plan),
    ],
    [
      'a match type in bulk keeps one of two that become one',
      edit.changeMatch(
        { ...plan, groups: [group('a', ['[um]', '"um"', 'dois'])] },
        chosen('a', '[um]', '"um"'),
        'broad',
      ),
      { a: ['um', 'dois'] },
    ],
    [
      'added keywords are compared as Google does',
      edit.addKeywords(plan, 'b', ['[UM]', 'cinco']),
      { ...textsOf(plan), b: ['[um]', 'quatro', 'cinco'] },
    ],
    [
      'removed keywords leave one group',
      edit.removeKeywords(plan, chosen('a', '[um]')),
      { a: ['"dois"', 'três'], b: ['[um]', 'quatro'] },
    ],
    ['a group may be added', edit.addGroup(plan, 'c', 'a'), { ...textsOf(plan), c: [] }],
    ['a group may be removed', edit.removeGroup(plan, 'a'), { b: ['[um]', 'quatro'] }],
  ])('%s', (_, edited, expected) => {
    expect(textsOf(edited)).toEqual(expected);
  });

  it('keep unchanged parts by reference', () => {
    expect(edit.moveKeywords(plan, chosen('a', 'x'), 'b')).toBe(plan);
    expect(edit.addKeywords(plan, 'a', ['[um]']).groups[1]).toBe(plan.groups[1]);
  });

  it('merging keeps only the negatives that all groups had', () => {
    expect(edit.mergeGroups(plan, new Set(['a', 'b'])).groups[0]?.negatives).toEqual(['"x"']);
  });

  it('a new name is unique, and a new group is placed between its neighbours', () => {
    const { groups } = edit.splitGroup(plan, chosen('a', 'três'), 'n');
    expect(groups.map(({ name }) => name)).toEqual(['a', 'a (2)', 'b']);
    expect(groups.map(({ position }) => position)).toEqual([97, 97.5, 98]);
    const named = edit.addGroup(edit.addGroup(plan, 'c', 'meio e fim'), 'd', 'Meio  e fim');
    expect(named.groups.at(-1)?.name).toBe('Meio  e fim (2)');
  });
});

describe('undo and redo', () => {
  it('step back and forth, and a new change clears the redo steps', () => {
    const typed = record(record(startHistory('a'), 'b'), 'bc', true);
    expect(typed).toEqual({ past: ['a'], present: 'bc', future: [] });
    const back = undo(typed);
    expect(back.present).toBe('a');
    expect(redo(back).present).toBe('bc');
    expect(record(back, 'd').future).toEqual([]);
    expect(undo(startHistory('a')).present).toBe('a');
  });
});

describe('a save', () => {
  const stored = {
    settings: { version: 3, content: emptySettings },
    groups: plan.groups.map(({ id, ...content }) => ({ id, version: 7, content })),
  };
  const opened = openPlan(stored);

  it('contains only changed parts, and nothing when nothing changed', () => {
    expect(changedParts(opened, opened.plan)).toBeNull();
    const moved = edit.moveKeywords(opened.plan, chosen('a', 'três'), 'b');
    expect(changedParts(opened, moved)?.groups.map(({ id, version }) => [id, version])).toEqual([
      ['a', 7],
      ['b', 7],
    ]);
    const renamed = edit.changeGroup(opened.plan, 'a', (one) => ({ ...one, name: 'novo' }));
    expect(changedParts(opened, renamed)).toMatchObject({
      groups: [{ id: 'a', version: 7, content: { name: 'novo' } }],
      removed: [],
    });
    expect(changedParts(opened, renamed)).not.toHaveProperty('settings');
  });

  it('lists the removed groups, and takes the new versions from the answer', () => {
    const now = edit.addGroup(edit.removeGroup(opened.plan, 'a'), 'c', 'nova');
    const sent = changedParts(opened, now);
    expect(sent).toMatchObject({ groups: [{ id: 'c', version: null }], removed: [{ id: 'a', version: 7 }] });
    if (sent === null) throw new Error('something changed');
    const saved = afterSave(opened, now, sent, { settings: null, groups: { c: 1 } });
    expect(saved.versions).toEqual({ settings: 3, groups: { b: 7, c: 1 } });
    expect(changedParts(saved, now)).toBeNull();
  });
});
