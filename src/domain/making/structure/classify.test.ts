import { expect, it } from 'vitest';
import { brandFinder, keywordClassifier } from './classify.ts';

it.each<[brands: string[], text: string, isFound: boolean]>([
  [[], 'vitalis', false],
  [[''], 'vitalis', false],
  [['Vitalis', ''], 'creme azul', false],
  [['Vitális'], 'comprar vitalis', true],
  [['Vitalis Max'], 'vitalismax', true], // misspelt
  [['Outro', 'Vitalis Max'], 'vitalismax', false], // only the name is looked for misspelt
  [['Outro', 'Vitalis'], 'kit vitalis', true],
  [['Vitalis'], 'avitalis', false],
  [['c++'], 'curso c++', true],
])('the names %j are in "%s": %s', (brands, text, isFound) => {
  expect(brandFinder(brands).has(text)).toBe(isFound);
});

it.each([
  ['[Vitalis Max]', 'name', 'bottom', true, 'name'],
  ['vitalismax', 'misspelling', 'bottom', true, 'name'],
  ['vitalis max azul', undefined, 'middle', true, 'rest'],
  ['creme azul', undefined, 'top', false, 'rest'],
])('without texts of the language "%s" is classified by its name', (text, intent, funnel, isBrand, by) => {
  const classify = keywordClassifier({ name: 'Vitalis Max', spellings: [], pack: null });
  expect(classify(text, null)).toEqual({ intent, funnel, isBrand, by });
});
