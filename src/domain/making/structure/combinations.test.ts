import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combine, estimateStrength } from './combinations.ts';
import type { SearchAd } from './draft.ts';

const ad = (titles: SearchAd['titles'], descriptions: SearchAd['descriptions'] = []): SearchAd => ({
  titles,
  descriptions,
  path1: '',
  path2: '',
  finalUrl: '',
});

describe('a combination of an ad', () => {
  const pinned = fc.record({ text: fc.string({ minLength: 1 }), pin: fc.constantFrom(undefined, 1, 2, 3) });
  const texts = fc
    .uniqueArray(pinned, { selector: ({ text }) => text, maxLength: 15 })
    .map((all) => all.map(({ text, pin }) => ({ text, ...(pin && { pin }) })));

  it('is the same for the same seed, repeats no text and respects pins', () => {
    fc.assert(
      fc.property(texts, fc.integer(), (titles, seed) => {
        const shown = combine(ad(titles), seed).titles;
        expect(combine(ad(titles), seed).titles).toEqual(shown);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length).toBeLessThanOrEqual(3);
        const wanted = titles.find(({ text, pin }) => pin === 1 && text.trim() !== '');
        if (wanted) expect(titles.find(({ text }) => text === shown[0])?.pin).toBe(1);
      }),
    );
  });

  it('contains the longest texts in the longest case', () => {
    const titles = ['a', 'aaaa', 'aa', 'aaa'].map((text) => ({ text }));
    expect(combine(ad(titles), 'longest').titles).toEqual(['aaaa', 'aaa', 'aa']);
  });

  it.each([1, 'longest' as const])('contains no blank text (%s)', (seed) => {
    expect(combine(ad([{ text: ' ' }, { text: 'Um' }, { text: '' }]), seed).titles).toEqual(['Um']);
  });

  it('differs between seeds', () => {
    const titles = 'abcdefghij'.split('').map((text) => ({ text }));
    const shown = new Set(Array.from({ length: 20 }, (_, seed) => combine(ad(titles), seed).titles.join()));
    expect(shown.size).toBeGreaterThan(10);
  });
});

describe('the estimated strength of an ad', () => {
  const keywords = [{ text: 'comprar vitalis', by: 'list' as const }];
  const rich = ad(
    [
      'Comprar Vitalis',
      'Frete para Todo o Brasil',
      'Kits',
      'Preço Direto',
      'Garantia de 30 Dias Corridos',
      'Peça Hoje',
      'Veja as Opções',
      'Loja Brasileira',
      'Atendimento Humano',
      'Pagamento no Pix',
      'Entrega',
      'Site Seguro',
    ].map((text) => ({ text })),
    ['Um', 'Dois', 'Três', 'Quatro'].map((text) => ({ text })),
  );

  it('is full for a complete ad, and lists what an ad lacks', () => {
    expect(estimateStrength(rich, { keywords })).toEqual({ score: 100, hints: [] });
    const poor = estimateStrength(ad([{ text: 'Oi', pin: 1 }]), { keywords });
    expect(poor.score).toBeLessThan(40);
    expect(poor.hints).toEqual(expect.arrayContaining(['titles', 'descriptions', 'keywords', 'pins']));
  });

  it('is lower when texts are pinned', () => {
    const { titles } = rich;
    const fixed = { ...rich, titles: titles.map((title) => ({ ...title, pin: 1 })) };
    expect(estimateStrength(fixed, { keywords })).toEqual({ score: 90, hints: ['pins'] });
  });

  const texts = (...all: string[]) => all.map((text) => ({ text }));
  const titles = rich.titles.map(({ text }) => text);
  it.each<[what: string, ad: SearchAd, keywords: { text: string }[], score: number, hints: string[]]>([
    ['nothing', ad([]), [], 0, ['titles', 'different', 'keywords', 'descriptions', 'lengths', 'pins']],
    [
      'six titles of twelve',
      { ...rich, titles: rich.titles.slice(0, 6) },
      keywords,
      84,
      ['titles', 'lengths'],
    ], // 100 - 25 / 2 - 10 / 3: none of 16 to 23 characters
    ['eleven titles of twelve', { ...rich, titles: rich.titles.slice(0, 11) }, keywords, 98, []], // 100 - 25 / 12
    [
      'two descriptions of four',
      { ...rich, descriptions: texts('Um', 'Dois', 'um ', ' ') },
      keywords,
      93,
      ['descriptions'],
    ], // 100 - 15 / 2
    ['one keyword of two', rich, [...keywords, { text: 'cadeira' }], 90, ['keywords']],
    ['no keyword', rich, [], 80, ['keywords']],
    [
      'titles that begin alike',
      { ...rich, titles: titles.map((text) => ({ text: `Vitalis ${text}` })) },
      keywords,
      82,
      ['different'],
    ], // 100 - 20 x (1 - 1.25 / 12)
    [
      'three pins of twelve',
      { ...rich, titles: rich.titles.map((each, at) => (at < 3 ? { ...each, pin: 1 } : each)) },
      keywords,
      98,
      [],
    ], // 100 - 10 / 4
    [
      'four pins of twelve',
      { ...rich, titles: rich.titles.map((each, at) => (at < 4 ? { ...each, pin: 1 } : each)) },
      keywords,
      97,
      ['pins'],
    ],
  ])('%s', (_, each, own, score, hints) => {
    expect(estimateStrength(each, { keywords: own.map(({ text }) => ({ text, by: 'list' })) })).toEqual({
      score,
      hints,
    });
  });
});
