import { describe, expect, it } from 'vitest';
import { parseTextsToReview, reviewTexts, type TextToReview } from './review-texts.ts';

const text: TextToReview = {
  text: 'Veja o Preço',
  language: 'pt',
  kind: 'titles',
  product: 'Vitalmax',
  productKind: 'nutra',
};

describe('a file of texts to review', () => {
  it('is read with or without a byte order mark', () => {
    expect(parseTextsToReview(`\uFEFF${JSON.stringify([text])}`)).toEqual({ ok: true, value: [text] });
  });

  it.each([
    ['not JSON', '{"text"', 'O arquivo não é um JSON válido.'],
    ['no list', '{}', 'O arquivo precisa ter uma lista (array) de textos.'],
    ['an item that is no object', '[3]', 'Item 1: o item precisa ser um objeto.'],
    [
      'a missing text',
      JSON.stringify([text, { ...text, text: undefined }]),
      'Item 2: text precisa ser um texto.',
    ],
    [
      'an unknown kind of product',
      JSON.stringify([{ ...text, productKind: 'food' }]),
      'Item 1: productKind precisa ser um destes: nutra, physical, digital.',
    ],
  ])('is refused with a one-line error for %s', (_, json, error) => {
    expect(parseTextsToReview(json)).toEqual({ ok: false, error });
  });

  it("gets one answer per text, in order, by the rules of the text's language", async () => {
    const reviews = await reviewTexts([
      text,
      { ...text, text: 'Cures Diabetes', language: 'en' },
      { ...text, text: 'Últimas Unidades' },
    ]);
    expect(reviews).toEqual([
      { level: 'ok', rules: [] },
      { level: 'bloqueia', rules: ['cure', 'disease', 'disease_mention'] },
      { level: 'dica', rules: ['urgency'] },
    ]);
  });
});
