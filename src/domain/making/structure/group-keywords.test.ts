import { describe, expect, it } from 'vitest';
import type { Intent } from '#domain/language/intents.ts';
import type { FunnelLevel } from '#domain/making/texts/content/funnel.ts';
import { type ClassedKeyword, groupKeywords } from './group-keywords.ts';

type Kind = [funnel: FunnelLevel, isBrand: boolean, intent?: Intent];
/** So many keywords of one kind. */
const some = (count: number, [funnel, isBrand, intent]: Kind, text = 'termo'): ClassedKeyword[] =>
  Array.from({ length: count }, (_, at) => ({
    text: `${text} ${funnel} ${String(isBrand)} ${intent ?? ''} ${at}`,
    funnel,
    isBrand,
    intent,
    by: 'words' as const,
  }));
const namesAndSizes = (keywords: readonly ClassedKeyword[]) =>
  groupKeywords(keywords).map(({ name, keywords: own }) => [name, own.length]);

describe('the groups of keywords', () => {
  it.each<[what: string, kinds: [count: number, kind: Kind][], groups: [name: string, size: number][]]>([
    ['nothing', [], []],
    [
      'buyers first, then the brand, then the order of intents, then those without one',
      [
        [5, ['top', false, 'problem']],
        [5, ['middle', true]],
        [5, ['middle', true, 'reviews']],
        [5, ['bottom', false, 'buy']],
        [5, ['bottom', true, 'price']],
        [5, ['bottom', true, 'buy']],
      ],
      [
        ['Fundo | Marca | Comprar', 5],
        ['Fundo | Marca | Preço', 5],
        ['Fundo | Sem a marca | Comprar', 5],
        ['Meio | Marca | Avaliações', 5],
        ['Meio | Marca | Outras', 5],
        ['Topo | Sem a marca | Problema', 5],
      ],
    ],
    [
      'four are too few',
      [
        [4, ['bottom', true, 'price']],
        [5, ['bottom', true, 'buy']],
      ],
      [['Marca | Comprar e Preço', 9]],
    ],
    ['four alone stay', [[4, ['bottom', true, 'price']]], [['Marca | Preço', 4]]],
    [
      'a small group joins the smaller of two of its stage',
      [
        [1, ['bottom', true, 'coupon']],
        [6, ['bottom', true, 'price']],
        [5, ['bottom', true, 'buy']],
      ],
      [
        ['Marca | Comprar e Cupom e oferta', 6],
        ['Marca | Preço', 6],
      ],
    ],
    [
      'a larger group of the same brand is nearer than a smaller one of another',
      [
        [1, ['bottom', true, 'coupon']],
        [9, ['bottom', true, 'price']],
        [5, ['bottom', false, 'buy']],
      ],
      [
        ['Marca | Preço e Cupom e oferta', 10],
        ['Sem a marca | Comprar', 5],
      ],
    ],
    [
      'another brand of the same stage is nearer than the same brand of another',
      [
        [1, ['bottom', true, 'coupon']],
        [5, ['middle', true, 'reviews']],
        [9, ['bottom', false, 'buy']],
      ],
      [
        ['Fundo | Sem a marca | Comprar e Cupom e oferta', 10],
        ['Meio | Marca | Avaliações', 5],
      ],
    ],
    [
      'the next stage is nearer than the last',
      [
        [1, ['bottom', true, 'coupon']],
        [9, ['middle', true, 'reviews']],
        [5, ['top', true, 'problem']],
      ],
      [
        ['Meio | Marca | Avaliações e Cupom e oferta', 10],
        ['Topo | Marca | Problema', 5],
      ],
    ],
    [
      'the smaller of two small ones joins the other, whose name comes first',
      [
        [1, ['bottom', true, 'price']],
        [2, ['bottom', true, 'buy']],
        [3, ['bottom', true, 'coupon']],
      ],
      [['Marca | Cupom e oferta, Comprar e mais', 6]],
    ],
    [
      'the name alone stays apart however few it is',
      [
        [1, ['bottom', true, 'name']],
        [5, ['bottom', true, 'buy']],
      ],
      [
        ['Marca | Só o nome', 1],
        ['Marca | Comprar', 5],
      ],
    ],
    [
      'a small group joins the smaller one also where it comes second',
      [
        [1, ['bottom', true, 'coupon']],
        [5, ['bottom', true, 'price']],
        [6, ['bottom', true, 'buy']],
      ],
      [
        ['Marca | Comprar', 6],
        ['Marca | Preço e Cupom e oferta', 6],
      ],
    ],
    [
      'of two that are equal a small group joins the first',
      [
        [1, ['bottom', true, 'coupon']],
        [5, ['bottom', true, 'price']],
        [5, ['bottom', true, 'buy']],
      ],
      [
        ['Marca | Comprar e Cupom e oferta', 6],
        ['Marca | Preço', 5],
      ],
    ],
    [
      'forty are two',
      [[40, ['bottom', true, 'buy']]],
      [
        ['Marca | Comprar 1', 20],
        ['Marca | Comprar 2', 20],
      ],
    ],
    ['twenty are one group', [[20, ['bottom', true, 'buy']]], [['Marca | Comprar', 20]]],
    [
      'twenty-one are two',
      [[21, ['bottom', true, 'buy']]],
      [
        ['Marca | Comprar 1', 11],
        ['Marca | Comprar 2', 10],
      ],
    ],
    [
      'forty-one are three',
      [[41, ['bottom', true, 'buy']]],
      [
        ['Marca | Comprar 1', 14],
        ['Marca | Comprar 2', 14],
        ['Marca | Comprar 3', 13],
      ],
    ],
  ])('%s', (_, kinds, groups) => {
    expect(namesAndSizes(kinds.flatMap(([count, kind]) => some(count, kind)))).toEqual(groups);
  });

  it.each([
    [10, 0, [20]],
    [19, 1, [14, 14, 11]], // with two match types a part has room for one text more
  ])('of %i texts in two match types and %i in one have these sizes: %j', (twice, once, sizes) => {
    const buy = some(twice + once, ['bottom', true, 'buy']);
    const exact = buy.slice(0, twice).map((each) => ({ ...each, text: `[${each.text}]` }));
    expect(groupKeywords([...buy, ...exact]).map(({ keywords }) => keywords.length)).toEqual(sizes);
  });

  it('keep the match types of one text together', () => {
    const buy = some(11, ['bottom', true, 'buy']);
    const exact = buy.map((each) => ({ ...each, text: `[${each.text}]` }));
    const groups = groupKeywords([...buy, ...exact]);
    expect(groups.map(({ keywords }) => keywords.length)).toEqual([12, 10]);
    for (const { keywords } of groups) {
      const texts = keywords.map(({ text }) => text.replace(/[[\]]/g, ''));
      expect(texts.filter((text) => texts.indexOf(text) !== texts.lastIndexOf(text))).toHaveLength(
        texts.length,
      );
    }
  });

  it('keep what is known of a keyword, and no intent where it has none', () => {
    const [first, second] = groupKeywords([
      ...some(1, ['bottom', true, 'buy']),
      ...some(5, ['bottom', true]),
    ]).flatMap(({ keywords }) => [keywords.at(-1), keywords[0]]);
    expect(first).toEqual({ text: 'termo bottom true buy 0', funnel: 'bottom', intent: 'buy', by: 'words' });
    expect(second).toEqual({ text: 'termo bottom true  0', funnel: 'bottom', by: 'words' });
  });
});
