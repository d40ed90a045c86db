import { describe, expect, it } from 'vitest';
import { loadBuiltInTexts } from '../built-in-texts.ts';
import { negativeForms } from './negative-forms.ts';

describe('negativeForms', () => {
  it.each([
    ['pt', ['usado'], ['usados', 'usada', 'usadas']],
    ['pt', ['grátis'], ['gratis']],
    ['pt', ['promoção'], ['promoções', 'promocao', 'promocoes']],
    ['pt', ['vaga'], ['vagas']],
    ['pt', ['vagas'], ['vaga']],
    ['pt', ['imagem'], ['imagens']],
    ['pt', ['manual'], ['manuais']],
    ['pt', ['vendedor'], ['vendedores']],
    ['pt', ['"baixar vídeo"'], ['"baixar video"']],
    ['pt', ['[grátis]'], ['[gratis]']],
    ['pt', ['como fazer'], []],
    ['es', ['usado'], ['usados', 'usada', 'usadas']],
    ['es', ['imagen'], ['imágenes', 'imagenes']],
    ['es', ['opinión'], ['opiniones', 'opinion']],
    ['es', ['español'], ['españoles']],
    ['en', ['job'], ['jobs']],
    ['en', ['salaries'], ['salary']],
    ['en', ['used'], []],
    ['en', ['youtube'], []],
    ['pt', ['comprar'], []],
    ['pt', ['instagram'], []],
    ['pt', ['doacao'], ['doacoes']],
    ['ja', ['ガイド'], []],
    ['th', ['มือสอง'], []],
    ['de', ['gebrauchtes gerät'], []],
    ['fr', ['télécharger'], ['telecharger']],
    ['sv', ['begagnade säljes'], []],
    ['sv', ['kafé'], ['kafe']],
    ['tr', ['iş ilanı'], []],
    ['es', ['diseño'], ['diseños']],
    ['ru', ['бесплатный', '"личный кабинет"'], []],
    ['ar', ['مُستعمل'], []],
  ] as const)('in %s, %j gives %j', (language, negatives, forms) => {
    expect(negativeForms(negatives, language, '').flatMap((one) => one.forms)).toEqual(forms);
  });

  it('returns no form that the list already contains', () => {
    expect(negativeForms(['usado', 'usada', 'usados'], 'pt', '')).toEqual([
      { from: 'usado', forms: ['usadas'] },
    ]);
    expect(negativeForms(['vaga', 'vagas'], 'pt', '')).toEqual([]);
  });

  it('never blocks the product’s own name', () => {
    expect(negativeForms(['pelo'], 'pt', 'Pelos Macios')).toEqual([]);
  });

  it.each(['pt', 'en', 'es'] as const)('of the one-click list in %s are real words', async (language) => {
    const { negativeKeywords } = await loadBuiltInTexts(language);
    const forms = negativeForms(negativeKeywords, language, 'Vitalis Max').flatMap((one) => one.forms);
    expect(forms.filter((form) => !/^["[]?[\p{L}\p{N} '&-]+["\]]?$/u.test(form))).toEqual([]);
  });
});
