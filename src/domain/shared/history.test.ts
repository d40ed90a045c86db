import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { amend, type History, record, startHistory, travel } from './history.ts';

/** The values 0, 1, 2 …, one a step. */
function historyOf(changes: number, most = 20): History<number> {
  return Array.from({ length: changes }, (_, at) => at + 1).reduce(
    (history, next) => record(history, next, most),
    startHistory(0),
  );
}

describe('steps', () => {
  for (const [title, changes, count, present, past, future] of [
    ['one step back', 3, 1, 2, [0, 1], [3]],
    ['several steps back', 3, 2, 1, [0], [2, 3]],
    ['more steps than there are', 3, 9, 0, [], [1, 2, 3]],
    ['no step forward without a step back', 3, -1, 3, [0, 1, 2], []],
    ['nothing', 0, 1, 0, [], []],
  ] as const) {
    test(title, () => expect(travel(historyOf(changes), count)).toEqual({ past, present, future }));
  }

  test('only the latest values are kept', () => {
    expect(travel(historyOf(30, 20), 99).present).toBe(10);
  });

  test('a new value ends the steps forward', () => {
    expect(record(travel(historyOf(3), 1), 7, 20)).toEqual({ past: [0, 1, 2], present: 7, future: [] });
  });

  test('the same value is no step', () => {
    const before = travel(historyOf(3), 1);
    expect(record(before, before.present, 20)).toBe(before);
    expect(amend(before, before.present)).toBe(before);
  });

  it('takes what is typed on into the latest step', () => {
    const typed = amend(record(startHistory('a'), 'b', 20), 'bc');
    expect(typed).toEqual({ past: ['a'], present: 'bc', future: [] });
    expect(travel(travel(typed, 1), -1)).toEqual(typed);
  });

  test('as many steps forward as back lead to the same value', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(12), (changes, count) => {
        const before = historyOf(changes);
        expect(travel(travel(before, count), -count)).toEqual(before);
      }),
    );
  });
});
