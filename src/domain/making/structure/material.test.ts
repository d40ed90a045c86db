import { describe, expect, it } from 'vitest';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { emptyTemplateStores } from '#domain/making/texts/templates.ts';
import { gatherMaterial, type MaterialRequest } from './material.ts';

describe('the texts of a draft', async () => {
  const builtIn = await loadBuiltInTexts('pt');
  const sources = { stores: emptyTemplateStores, builtIn };
  const origin = { product: null, language: null, funnel: null, matchType: null };
  const request = (sheet: ProductSheet, assets: MaterialRequest['assets'] = []): MaterialRequest => ({
    assets,
    product: 'Vitalis',
    language: 'pt',
    sheet,
  });
  const keywordsOf = (sheet: ProductSheet, funnel: 'top' | 'bottom') =>
    gatherMaterial(request(sheet), sources)
      .keywords.filter((each) => each.funnel === funnel)
      .map(({ text }) => text.toLowerCase());
  const noun = builtIn.pack?.niches.joints.problems[0]?.noun.toLowerCase() ?? '';

  it.each<[what: string, sheet: ProductSheet, word: string, isNamed: boolean]>([
    [
      'of a supplement are about what ails people',
      { kind: 'nutra', problem: 'dor nas costas' },
      'dor nas costas',
      false,
    ],
    ['of a supplement of a niche are about its problem', { kind: 'nutra', niche: 'joints' }, noun, false],
    ['of any other product are about it', { kind: 'physical', niche: 'joints' }, 'vitalis', true],
  ])('the keywords at the top %s', (_, sheet, word, isNamed) => {
    const texts = keywordsOf(sheet, 'top');
    expect(word).not.toBe('');
    expect(texts.some((text) => text.includes(word))).toBe(true);
    expect(texts.some((text) => text.includes('vitalis'))).toBe(isNamed);
  });

  it('has no keyword at the top of a supplement that says nothing', () => {
    expect(keywordsOf({ kind: 'nutra' }, 'top')).toEqual([]);
    expect(keywordsOf({ kind: 'nutra' }, 'bottom')).not.toEqual([]);
  });

  it('searches for a supplement as people do, and for a thing as they do', () => {
    expect(keywordsOf({ kind: 'nutra' }, 'bottom')).not.toEqual(keywordsOf({ kind: 'physical' }, 'bottom'));
  });

  it('calls the product by the name of the campaign', () => {
    const { titles } = gatherMaterial(request({ name: 'Outro Nome' }), sources).texts;
    expect(titles.some((text) => text.includes('Vitalis'))).toBe(true);
    expect(titles.filter((text) => text.includes('Outro'))).toEqual([]);
  });

  it('tells what it had to write itself', () => {
    const asset = { assetType: 'callouts' as const, content: ['Pix'], origin };
    expect(gatherMaterial(request({}, [asset]), sources).generated.toSorted()).toEqual([
      'descriptions',
      'keywords',
      'negative_keywords',
      'promotions',
      'sitelinks',
      'titles',
    ]);
  });

  it('has texts for each intent, unless the person has titles or descriptions', () => {
    const { angled } = gatherMaterial(request({}), sources);
    expect(angled?.titles).not.toEqual(angled?.descriptions);
    expect(Object.keys(angled ?? {})).toEqual(['titles', 'descriptions']);
    for (const assetType of ['titles', 'descriptions'] as const) {
      const listed = request({}, [{ assetType, content: ['Um'], origin }]);
      expect(gatherMaterial(listed, sources)).not.toHaveProperty('angled');
      const stores = { ...emptyTemplateStores, [assetType]: { pt: { templates: ['{produto} é seu'] } } };
      expect(gatherMaterial(request({}), { stores, builtIn })).not.toHaveProperty('angled');
    }
    const bare = { stores: emptyTemplateStores, builtIn: { ...builtIn, pack: null } };
    expect(gatherMaterial(request({}), bare)).not.toHaveProperty('angled');
  });
});
