import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { MIN_PASSWORD_LENGTH } from './limits.ts';
import { passwordStrength } from './password-strength.ts';

const strength = (password: string, own: string[] = []) => passwordStrength(password, commonPasswords, own);

describe('a password that is guessed first', () => {
  it.each([
    '123456',
    'password',
    'qwerty',
    'senha123',
    'flamengo',
    'Flamengo!',
    'flamengo@2026!',
    'S3nh@123',
    'brasil2026',
    'aaaaaaaa',
    '12345678',
    'abcdefgh',
    '98765432',
    'faisca',
    'Faísca1',
    'faisca2026',
    'efgh6789', // continues twice
  ])('%s', (password) => {
    expect(strength(password)).toBe('common');
  });

  it.each([
    ['ritalima', ['Rita Lima', 'rita.lima@exemplo.com.br']],
    ['Lima2026', ['Rita Lima']],
    ['exemplo1', ['rita@exemplo.com.br']],
  ])('%s, by whoever knows %j', (password, own) => {
    expect(strength(password, own)).toBe('common');
    expect(strength(password)).not.toBe('common');
  });
});

it.each([
  ['palmei7ras', ['Ana'], 'a sign in the middle'],
  ['efgh6789mm', ['Ana'], 'three runs'],
  ['dezqxv', ['Ana de Lima'], 'a word of three letters or fewer'],
  ['ritaXq7#mB9!tRw2', ['Rita Lima'], 'more than four characters besides the name'],
])('%s of %j is not guessed first: %s', (password, own) => {
  expect(strength(password, own)).not.toBe('common');
});

it.each([
  ['tzkv', 'weak'],
  ['tzkvbm', 'weak'],
  ['tzkvbmw', 'weak'],
  ['tzkvbmwq', 'fair'],
  ['TZKVBMW', 'weak'],
  ['TZKVBMWQ', 'fair'],
  ['8274619305', 'weak'],
  ['82746193058', 'fair'],
  ['tzkv82', 'weak'],
  ['tzkvbm82', 'fair'],
  ['cavalo bateria grampo correto', 'good'],
  ['Xq7#mB9!tRw2', 'good'],
  ['ação é mais útil', 'good'],
])('%s is %s', (password, expected) => {
  expect(strength(password)).toBe(expected);
});

it('a longer password is never weaker', () => {
  const order = ['common', 'weak', 'fair', 'good'];
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('qzvxkwj')),
    minLength: 12,
    maxLength: 40,
  });
  fc.assert(
    fc.property(letters, (text) => {
      const [short, long] = [strength(text.slice(0, 8)), strength(text)];
      return order.indexOf(long) >= order.indexOf(short);
    }),
  );
});

it('the list holds passwords that the sign-up accepts, in small letters', () => {
  expect(commonPasswords.size).toBeGreaterThan(2000);
  for (const word of commonPasswords) {
    expect(word).toBe(word.toLowerCase());
    expect(word.length).toBeGreaterThanOrEqual(MIN_PASSWORD_LENGTH);
  }
});
