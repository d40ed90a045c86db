import { expect, it } from 'vitest';
import { differs, type Word } from './other-words.ts';

const word = (
  status: Word['status'],
  value: number | null = 98_350_000,
  currency: string | null = 'BRL',
) => ({
  status,
  valueMicros: value,
  currency,
});

it.each<[string, Word, Word, boolean]>([
  ['the same', word('approved'), word('approved'), false],
  ['another commission', word('approved'), word('approved', 97_000_000), true],
  ['a cent', word('approved'), word('approved', 98_340_000), true],
  ['another currency', word('approved'), word('approved', 98_350_000, 'EUR'), true],
  ['no commission', word('approved', null), word('approved'), false],
  ['a refund that only the file knows', word('approved'), word('refunded', 0), true],
  ['a refund that the file does not know yet', word('refunded'), word('approved'), false],
  ['a bank slip that was paid', word('approved'), word('pending'), false],
  ['a status that nobody knows', word('approved'), word('other', null), false],
])('%s', (_what, own, other, expected) => {
  expect(differs(own, other)).toBe(expected);
});
