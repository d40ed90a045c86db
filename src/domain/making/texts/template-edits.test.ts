import { describe, expect, it } from 'vitest';
import {
  dropKeywordList,
  dropKeywordTemplates,
  dropLanguage,
  editorLines,
  setKeywordTemplates,
  setNegativeKeywords,
  setSitelinkTemplates,
  setTextTemplates,
} from './template-edits.ts';

const level = (...templates: string[]) => ({ strategy: 's', example: 'e', templates });
const set = { language: 'pt', listKey: 'nutra', funnel: 'top' } as const;
const before = {
  pt: { nutra: { top: level('a'), bottom: level('b') }, custom_1: { top: level('c') } },
  en: { nutra: { top: level('d') }, custom_1: { middle: level('e') } },
};
const copy = structuredClone(before);

describe('keyword templates', () => {
  it('are set in an empty store', () => {
    expect(setKeywordTemplates({}, set, level('novo'))).toEqual({ pt: { nutra: { top: level('novo') } } });
  });

  it('are set without changing other levels, lists and languages, or the given store', () => {
    expect(setKeywordTemplates(before, set, level('novo'))).toEqual({
      pt: { nutra: { top: level('novo'), bottom: level('b') }, custom_1: { top: level('c') } },
      en: before.en,
    });
    expect(before).toEqual(copy);
  });

  it.each([
    ['a level', set, { pt: { ...before.pt, nutra: { bottom: level('b') } }, en: before.en }],
    ['a level that is not there', { ...set, funnel: 'middle' } as const, before],
    [
      'a list that is not there',
      { ...set, listKey: 'custom_9' },
      { pt: { ...before.pt, custom_9: {} }, en: before.en },
    ],
  ])('are removed: %s', (_, which, after) => {
    expect(dropKeywordTemplates(before, which)).toEqual(after);
    expect(before).toEqual(copy);
  });

  it('of a list are removed in every language', () => {
    expect(dropKeywordList(before, 'custom_1')).toEqual({
      pt: { nutra: before.pt.nutra },
      en: { nutra: before.en.nutra },
    });
    expect(dropKeywordList(before, 'custom_9')).toEqual(before);
    expect(before).toEqual(copy);
  });
});

describe('the other stores', () => {
  it('negative keywords are stored in lower case', () => {
    expect(setNegativeKeywords({ en: ['free'], pt: ['velha'] }, 'pt', ['GRÁTIS', 'Água'])).toEqual({
      en: ['free'],
      pt: ['grátis', 'água'],
    });
  });

  it('texts are stored as typed', () => {
    expect(setTextTemplates({ en: { templates: ['x'] } }, 'pt', ['Compre {NOME_PRODUTO}'])).toEqual({
      en: { templates: ['x'] },
      pt: { templates: ['Compre {NOME_PRODUTO}'] },
    });
  });

  it('sitelinks are parsed from their lines, and those without a text are dropped', () => {
    expect(setSitelinkTemplates({}, 'pt', ['Comprar; Veja ;Kits', 'Só texto', ';a;b'])).toEqual({
      pt: {
        templates: [
          { text: 'Comprar', desc1: 'Veja', desc2: 'Kits' },
          { text: 'Só texto', desc1: '', desc2: '' },
        ],
      },
    });
  });

  it('a language returns to the built-in texts', () => {
    expect(dropLanguage({ pt: 1, en: 2 }, 'pt')).toEqual({ en: 2 });
    expect(dropLanguage({ en: 2 }, 'pt')).toEqual({ en: 2 });
  });
});

it.each([
  ['', []],
  [' a \n\nb\r\na', ['a', 'b']],
  ['ação\n' + 'ação'.normalize('NFD'), ['ação']],
  ['A\na', ['A', 'a']],
])('editorLines of %j', (text, lines) => {
  expect(editorLines(text)).toEqual(lines);
});
