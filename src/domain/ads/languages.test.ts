import { expect, it } from 'vitest';
import { isLanguageCode, languages } from './languages.ts';

it('are the 21 of the selector, in the order of their labels', () => {
  const labels = languages.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'pt-BR')));
  expect(
    languages
      .map(({ code }) => code)
      .toSorted()
      .join(' '),
  ).toBe('ar da de en es fil fr is it ja ko nl no pl pt ru sk sl sv th tr');
});

it.each([
  ['pt', true],
  ['fil', true],
  ['PT', false],
  ['zh', false],
  ['', false],
  [undefined, false],
])('%j is a code: %s', (value, expected) => {
  expect(isLanguageCode(value)).toBe(expected);
});
