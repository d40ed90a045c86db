import { expect, it } from 'vitest';
import { ownerOf } from './order-words.ts';

const owned = { owners: { A1: 'Verão' }, from: '2026-05-10' };

it.each([
  ['while nobody knows it', 'A1', '2026-05-12', undefined, '…'],
  ['of a campaign', 'A1', '2026-05-12', owned, 'Verão'],
  ['of no campaign', 'A2', '2026-05-12', owned, 'Sem campanha'],
  ['of no campaign, on the first day in its own time zone', 'A2', '2026-05-11', owned, 'Sem campanha'],
  ['older than the newest', 'A2', '2026-05-10', owned, 'Não calculada'],
  ['old, where no order is left out', 'A2', '2020-01-01', { owners: owned.owners }, 'Sem campanha'],
  ['with a number that every object has', 'constructor', '2026-05-12', owned, 'Sem campanha'],
])('an order %s', (_, orderId, day, known, expected) => {
  expect(ownerOf({ orderId, soldAt: `${day}T12:00:00Z` }, known)).toBe(expected);
});
