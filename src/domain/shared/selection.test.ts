import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clearSelection,
  emptySelection,
  forgetEntries,
  reachEntry,
  replaceEntry,
  selectAll,
  selectedOf,
  type Selection,
  type SelectionMode,
} from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
type Step = readonly [SelectionMode, string];

function after(steps: readonly Step[], start: Selection<string> = emptySelection()): Selection<string> {
  return steps.reduce((selection, [mode, entry]) => reachEntry(selection, { entry, mode, order }), start);
}

describe('a selection after clicks and keys', () => {
  for (const [title, steps, selected, active] of [
    ['a click selects one entry', [['only', 'b']], 'b', 'b'],
    [
      'a second click replaces the first',
      [
        ['only', 'b'],
        ['only', 'd'],
      ],
      'd',
      'd',
    ],
    [
      'Ctrl adds an entry',
      [
        ['only', 'b'],
        ['toggle', 'd'],
      ],
      'bd',
      'd',
    ],
    [
      'Ctrl takes a selected entry out',
      [
        ['only', 'b'],
        ['toggle', 'd'],
        ['toggle', 'b'],
      ],
      'd',
      'b',
    ],
    [
      'Shift selects the range',
      [
        ['only', 'b'],
        ['extend', 'd'],
      ],
      'bcd',
      'd',
    ],
    [
      'Shift selects the range upwards',
      [
        ['only', 'd'],
        ['extend', 'b'],
      ],
      'bcd',
      'b',
    ],
    [
      'a second Shift starts at the same anchor',
      [
        ['only', 'c'],
        ['extend', 'e'],
        ['extend', 'a'],
      ],
      'abc',
      'a',
    ],
    [
      'Shift after Ctrl starts at the toggled entry',
      [
        ['only', 'a'],
        ['toggle', 'c'],
        ['extend', 'd'],
      ],
      'cd',
      'd',
    ],
    [
      'moving the focus keeps the selection',
      [
        ['only', 'a'],
        ['move', 'e'],
      ],
      'a',
      'e',
    ],
    [
      'Shift after moving starts where the focus was',
      [
        ['move', 'b'],
        ['extend', 'c'],
      ],
      'bc',
      'c',
    ],
    ['Shift without an anchor selects the entry', [['extend', 'c']], 'c', 'c'],
  ] as const satisfies readonly (readonly [string, readonly Step[], string, string])[]) {
    test(title, () => {
      const selection = after(steps);
      expect(selectedOf(selection, order).join('')).toBe(selected);
      expect(selection.active).toBe(active);
    });
  }

  test('Shift ignores an anchor that a filter hides', () => {
    const selection = reachEntry(after([['only', 'a']]), { entry: 'd', mode: 'extend', order: ['c', 'd'] });
    expect(selectedOf(selection, order)).toEqual(['d']);
  });
});

describe('removed entries', () => {
  for (const [title, active, removed, next] of [
    ['the focus goes to the next entry', 'b', 'bc', 'd'],
    ['at the end it goes to the one before', 'e', 'de', 'c'],
    ['it stays where it is when its entry stays', 'a', 'bc', 'a'],
    ['nothing is left', 'c', 'abcde', null],
  ] as const) {
    test(title, () => {
      const before = selectAll(after([['move', active]]), order);
      const selection = forgetEntries(before, new Set(removed), order);
      expect(selection.active).toBe(next);
      expect(selectedOf(selection, order)).toEqual(order.filter((entry) => !removed.includes(entry)));
    });
  }
});

test('an edited entry stays selected and keeps the focus', () => {
  const selection = replaceEntry(
    after([
      ['only', 'b'],
      ['extend', 'c'],
    ]),
    'c',
    'C',
  );
  expect([...selection.selected]).toEqual(['b', 'C']);
  expect(selection).toMatchObject({ anchor: 'b', active: 'C' });
});

const someSteps = fc.array(
  fc.tuple(fc.constantFrom<SelectionMode>('only', 'toggle', 'extend', 'move'), fc.constantFrom(...order)),
);

describe('after any steps', () => {
  test('the reached entry has the focus and only shown entries are selected', () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const selection = after(steps);
        expect(selection.active).toBe(steps.at(-1)?.[1] ?? null);
        expect(selectedOf(selection, order)).toHaveLength(selection.selected.size);
      }),
    );
  });

  test('Shift selects one range between the anchor and the entry', () => {
    fc.assert(
      fc.property(someSteps, fc.constantFrom(...order), (steps, entry) => {
        const selection = reachEntry(after(steps), { entry, mode: 'extend', order });
        const range = selectedOf(selection, order).join('');
        expect(order.join('')).toContain(range);
        const ends = [range.at(0), range.at(-1)];
        expect(ends).toContain(entry);
        expect(ends).toContain(selection.anchor);
      }),
    );
  });

  test('Ctrl twice changes nothing, and everything can be selected and cleared', () => {
    fc.assert(
      fc.property(someSteps, fc.constantFrom(...order), (steps, entry) => {
        const before = after(steps);
        const twice = after(
          [
            ['toggle', entry],
            ['toggle', entry],
          ],
          before,
        );
        expect(selectedOf(twice, order)).toEqual(selectedOf(before, order));
        expect(selectedOf(selectAll(before, order), order)).toEqual(order);
        expect(clearSelection(before).selected.size).toBe(0);
      }),
    );
  });

  test('no removed entry is selected, has the focus or is the anchor', () => {
    fc.assert(
      fc.property(someSteps, fc.subarray(order), (steps, gone) => {
        const { selected, anchor, active } = forgetEntries(after(steps), new Set(gone), order);
        for (const entry of gone) expect([...selected, anchor, active]).not.toContain(entry);
      }),
    );
  });
});
