import { describe, expect, it } from 'vitest';
import { newestDays, ownersSince, type StoredOwners } from './shown-owners.ts';

const [first, second, third] = [
  ['A1', '2026-05-01', 0],
  ['A2', '2026-05-02', 1],
  ['A3', '2026-05-03', 0],
] as const;
const sameDay = ['A4', '2026-05-03', 1] as const;

describe('the newest days', () => {
  it.each<[string, StoredOwners['orders'], number, ReturnType<typeof newestDays>]>([
    ['no orders', [], 2, { orders: [] }],
    ['as many as fit', [first, third, second], 3, { orders: [first, third, second] }],
    ['one more than fits', [first, third, second], 2, { orders: [third, second], from: '2026-05-02' }],
    [
      'a day that would not fit whole',
      [third, second, first, second],
      2,
      { orders: [third], from: '2026-05-03' },
    ],
    ['a last day of more', [third, sameDay, second], 1, { orders: [third, sameDay], from: '2026-05-03' }],
    ['only a last day of more', [third, sameDay], 1, { orders: [third, sameDay] }],
  ])('%s', (_, orders, most, expected) => {
    expect(newestDays(orders, most)).toEqual(expected);
  });

  it('are bounded without being asked', () => {
    const days = Array.from({ length: 20 }, (_, day) => `2026-05-${String(day + 10)}`);
    const orders = days.flatMap((day) =>
      Array.from({ length: 1000 }, (_, n) => [`${day} ${n}`, day, 0] as const),
    );
    const { orders: kept, from } = newestDays(orders);
    expect([kept.length, from]).toEqual([10_000, '2026-05-20']);
  });
});

describe('the owners since a day', () => {
  const stored = { names: ['Verão', 'Inverno'], orders: [first, second, third] };

  it('are the names of the campaigns, those of the day itself included', () => {
    expect(ownersSince(stored, '2026-05-02')).toEqual({ owners: { A2: 'Inverno', A3: 'Verão' } });
  });

  it('say from which day on they are whole', () => {
    expect(ownersSince({ ...stored, from: '2026-05-01' }, '2026-05-03')).toEqual({
      owners: { A3: 'Verão' },
      from: '2026-05-01',
    });
  });
});
