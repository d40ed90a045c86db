import { expect, it } from 'vitest';
import { languageOfTexts } from './text-language.ts';

it.each([
  ['names alone', ['Vitalis Max', 'Vitalis', 'Max Vitalis'], null],
  ['too few words', ['Compre já', 'Vitalis'], null],
  [
    'a person’s own texts',
    ['Frete grátis hoje', 'Peça com desconto', 'Você recebe em casa', 'Veja o preço'],
    'pt',
  ],
  [
    'two languages alike',
    ['Compre com frete grátis', 'Veja o prazo', 'Buy with free shipping', 'See how it ships'],
    null,
  ],
])('%s', (_, texts, language) => {
  expect(languageOfTexts(texts)).toBe(language);
});
