import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyHistory, type NamedHistory, recordStep, travel } from './named-history.ts';

/** The values 0, 1, 2 …, each made by a change of that name. */
function historyOf(changes: number, most = 20): NamedHistory<number, string> {
  return Array.from({ length: changes }, (_, at) => at).reduce(
    (history, at) => recordStep(history, { value: at, name: `to ${at + 1}` }, most),
    emptyHistory<number, string>(),
  );
}

describe('steps of a list', () => {
  for (const [title, changes, count, present, nextUndo, nextRedo] of [
    ['one step back', 3, 1, 2, 'to 2', 'to 3'],
    ['several steps back', 3, 2, 1, 'to 1', 'to 2'],
    ['more steps than there are', 3, 9, 0, undefined, 'to 1'],
    ['no step forward without a step back', 3, -1, 3, 'to 3', undefined],
    ['nothing', 0, 1, 0, undefined, undefined],
  ] as const) {
    test(title, () => {
      const { history, present: now } = travel(historyOf(changes), changes, count);
      expect(now).toBe(present);
      expect(history.past.at(-1)?.name).toBe(nextUndo);
      expect(history.future[0]?.name).toBe(nextRedo);
    });
  }

  test('only the latest steps are kept', () => {
    expect(travel(historyOf(30, 20), 30, 99).present).toBe(10);
  });

  test('a new change ends the steps forward', () => {
    const { history, present } = travel(historyOf(3), 3, 1);
    const changed = recordStep(history, { value: present, name: 'other' }, 20);
    expect(changed.future).toEqual([]);
    expect(changed.past.map(({ name }) => name)).toEqual(['to 1', 'to 2', 'other']);
  });

  test('as many steps forward as back lead to the same place', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(12), (changes, count) => {
        const before = historyOf(changes);
        const back = travel(before, changes, count);
        expect(travel(back.history, back.present, -count)).toEqual({ history: before, present: changes });
      }),
    );
  });
});
