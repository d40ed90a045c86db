import { describe, expect, it } from 'vitest';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { GeoCode } from '#domain/ads/locations.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { findLocalWords, localWordFindings } from './local-words.ts';

function planWith(texts: readonly string[], countries: GeoCode[] = ['BR']): CampaignDraft {
  return {
    settings: { ...emptySettings, countries, callouts: [...texts.slice(1)] },
    groups: [
      {
        id: 'a',
        name: 'Fundo',
        position: 1,
        keywords: texts.slice(0, 1).map((text) => ({ text: `"${text}"`, by: 'hand' })),
        negatives: ['anvisa'],
        ads: [],
      },
    ],
  };
}

describe('findLocalWords, for a copy from Brazil', () => {
  it.each<[string, GeoCode, string | null]>([
    ['vitalis anvisa', 'PT', 'DGAV'],
    ['vitalis ANVISA funciona', 'US', 'FDA'],
    ['vitalis mercado livre', 'PT', 'amazon, worten, fnac'],
    ['vitalis amazon', 'PT', null],
    ['pague com pix', 'PT', 'MB Way, Multibanco, PayPal'],
    ['só R$50 por mês', 'PT', '€'],
    ['entrega em todo o Brasil', 'PT', 'Portugal'],
    ['produto brasileiro', 'ES', 'Espanha'],
    ['vitalis reclame aqui', 'AR', ''],
    ['comprar vitalis', 'PT', null],
    ['pixel perfeito', 'PT', null],
    ['marca brasilis', 'PT', null],
  ])('%s for %s: %s', (text, target, instead) => {
    const [found] = findLocalWords(planWith([text]), target);
    if (target === 'AR') expect(found?.found.word).toBe('reclame aqui');
    else expect(found?.instead ?? null).toBe(instead);
  });

  it('names each text once, with its group, and no negative', () => {
    const found = findLocalWords(planWith(['vitalis anvisa', 'Com Nota Fiscal', 'Com Nota Fiscal']), 'PT');
    expect(found.map(({ text, group }) => [text, group])).toEqual([
      ['vitalis anvisa', 'Fundo'],
      ['Com Nota Fiscal', null],
    ]);
  });
});

describe('localWordFindings', () => {
  it('warns of words of a country where the campaign does not run', () => {
    expect(
      localWordFindings(planWith(['vitalis dgav', 'Pague em US$', 'Presente Ideal']), 'Vitalis'),
    ).toMatchObject([
      { rule: 'foreign_word', level: 'aviso', text: 'vitalis dgav', suggestion: 'Anvisa' },
      { rule: 'foreign_word', text: 'Pague em US$', suggestion: 'R$' },
    ]);
  });

  it.each<[string, string, GeoCode[]]>([
    ['its own market', 'vitalis anvisa', ['BR']],
    ['one of several markets', 'vitalis anvisa', ['PT', 'BR']],
    ['a word of many markets', 'vitalis trustpilot', ['BR']],
    ["the product's own name", 'bizum original', ['BR']],
  ])('says nothing about %s', (_, text, countries) => {
    expect(localWordFindings(planWith([text], countries), 'Bizum')).toEqual([]);
  });

  it('reads the code of a currency in capitals alone', () => {
    const foundTexts = (text: string) =>
      localWordFindings(
        { settings: { ...emptySettings, countries: ['US'], callouts: [text] }, groups: [] },
        'Vitalis',
      ).map((found) => found.text);
    expect(foundTexts('Give It a Try')).toEqual([]);
    expect(foundTexts('Only 500 TRY')).toEqual(['Only 500 TRY']);
  });
});
