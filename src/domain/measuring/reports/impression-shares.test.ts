import { expect, it } from 'vitest';
import { impressionShares } from './impression-shares.ts';

it.each<
  [
    served: string | undefined,
    budget: string | undefined,
    rank: string | undefined,
    expected: number[] | null,
  ]
>([
  ['0.5', '0.2', '0.3', [0.5, 0.2, 0.3]],
  [undefined, '0.2', '0.3', [0.5, 0.2, 0.3]],
  ['0.9', '0', '0', [0.9, 0, 0]],
  ['0.5', '0.2', undefined, [0.5, 0.2, 0.3]],
  ['0.5', undefined, '0.2', [0.5, 0.3, 0.2]],
  [undefined, '0.2', undefined, [0.8, 0.2, 0]],
  ['<0.1', '0.4', '0.54', [0.06, 0.4, 0.54]],
  ['0.15', '<0.1', '0.79', [0.15, 0.06, 0.79]],
  ['0.15', '0.79', '<0.1', [0.15, 0.79, 0.06]],
  ['0.15', '<0.1', '0.9', [0.15, 0, 0.9]], // rounded parts may come to more than the whole
  ['<0.1', '0', '>0.9', [0.05, 0, 0.95]],
  ['<0.1', '>0.9', '0', [0.05, 0.95, 0]],
  ['0.5', undefined, undefined, null],
  ['0.5', '--', '', null],
])(
  'served %s, lost to the budget %s and to the rank %s',
  (impressionShare, lostToBudget, lostToRank, expected) => {
    const cells = Object.entries({ impressionShare, lostToBudget, lostToRank });
    const found = impressionShares(Object.fromEntries(cells.filter(([, cell]) => cell !== undefined)));
    expect(found && [found.served, found.lostToBudget, found.lostToRank]).toEqual(
      expected?.map((part) => expect.closeTo(part, 9) as number) ?? null,
    );
  },
);
