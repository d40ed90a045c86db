import { expect, it } from 'vitest';
import { isLanguageCode, languageLabel, languages } from './languages.ts';

it('the selector offers 21 languages, sorted by label', () => {
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
])('isLanguageCode(%j) is %s', (value, expected) => {
  expect(isLanguageCode(value)).toBe(expected);
});

it('a language has its label', () => {
  expect([languageLabel('pt'), languageLabel('de')]).toEqual(['Português', 'Alemão']);
});
