import { describe, expect, it } from 'vitest';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { GeneratorInput } from '#domain/making/texts/generators/define-generator.ts';
import { emptyTemplateStores, type TemplateStores } from '#domain/making/texts/templates.ts';
import { isInEnglish, languageNote } from './language-note.ts';

// A code that a later list of languages may hold before its texts are written.
const unwritten = 'xx' as LanguageCode;
const input: GeneratorInput = {
  listKey: 'nutra',
  product: 'Vitalmax',
  language: unwritten,
  funnel: 'top',
  match: 'broad',
};
const IN_ENGLISH = 'Ainda sem textos nesse idioma: a lista sai em inglês.';
const NONE = 'Ainda sem textos nesse idioma: escreva os seus nas configurações.';
const level = { strategy: '', example: '', templates: ['aaa kaufen'] };
const ownTop: TemplateStores = {
  ...emptyTemplateStores,
  keywords: { [unwritten]: { nutra: { top: level } } },
};
const ownTitles: TemplateStores = {
  ...emptyTemplateStores,
  titles: { [unwritten]: { templates: ['Hallo'] } },
};

describe('the note on a language without built-in texts', () => {
  it.each<[string, AssetType, Partial<GeneratorInput>, TemplateStores, string | null]>([
    ['keywords come in English', 'keywords', {}, emptyTemplateStores, IN_ENGLISH],
    ['keywords of no level yet', 'keywords', { funnel: '' }, emptyTemplateStores, IN_ENGLISH],
    ['keywords the person wrote', 'keywords', {}, ownTop, null],
    ['keywords the person wrote for another level', 'keywords', { funnel: 'bottom' }, ownTop, IN_ENGLISH],
    ['keywords of a list of one’s own', 'keywords', { listKey: 'custom_1' }, emptyTemplateStores, null],
    ['keywords in Portuguese', 'keywords', { language: 'pt' }, emptyTemplateStores, null],
    ['titles have none', 'titles', {}, emptyTemplateStores, NONE],
    ['titles the person wrote', 'titles', {}, ownTitles, null],
    ['negatives have none', 'negative_keywords', {}, emptyTemplateStores, NONE],
    ['no language chosen', 'titles', { language: '' }, emptyTemplateStores, null],
  ])('%s', (_what, kind, changes, stores, note) => {
    const chosen = { ...input, ...changes };
    expect(languageNote(kind, chosen, stores)).toBe(note);
    expect(isInEnglish(kind, chosen, stores)).toBe(note === IN_ENGLISH);
  });
});
