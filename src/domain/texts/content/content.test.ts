import { describe, expect, it } from 'vitest';
import { adLimits } from '../../ads/limits.ts';
import { adTextWidth } from '../../ads/text.ts';
import { fillProduct } from '../generators/product.ts';
import { loadBuiltInTexts } from './index.ts';
import { funnelLevels } from './types.ts';

/** As long as the names of what affiliates sell. */
const NAME_OF_20 = 'Massageador Portátil';
const counts = { nutra: [24, 52, 62], 'produtos-fisicos': [8, 10, 12] } as const;
const texts = {
  pt: await loadBuiltInTexts('pt'),
  en: await loadBuiltInTexts('en'),
  es: await loadBuiltInTexts('es'),
};
type Written = keyof typeof texts;

/** Two texts that say the same to a search engine: case, accents, order and small words aside. */
function fingerprint(text: string): string {
  return wordsOf(text).sort().join(' ');
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const small = /^(a|o|e|de|da|do|em|com|para|por|the|an|of|to|in|for|with|el|la|los|y|en|con|del|al)$/;
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !small.test(word));
}

function isBetween(text: string, before: string, after: string): boolean {
  return text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
}

function repeated(list: readonly string[], key: (text: string) => string): string[] {
  const seen = new Set<string>();
  return list.filter((text) => seen.size === seen.add(key(text)).size);
}

describe.each(Object.keys(texts) as Written[])('built-in texts in %s', (language) => {
  const own = texts[language];
  const allKeywords = Object.values(own.keywords).flatMap((list) =>
    funnelLevels.flatMap((level) => list[level].templates),
  );

  it.each(['nutra', 'produtos-fisicos'] as const)(
    '%s keywords: counts, tokens, no near-duplicates',
    (key) => {
      const list = own.keywords[key];
      expect(funnelLevels.map((level) => list?.[level].templates.length)).toEqual(counts[key]);
      for (const level of funnelLevels) {
        const { templates = [], strategy, example = '' } = list?.[level] ?? {};
        const token = key === 'nutra' && level === 'top' ? '[problema]' : 'aaa';
        expect(templates.filter((template) => template.split(token).length !== 2)).toEqual([]);
        expect(strategy).toMatch(/\.$/);
        const madeFrom = templates.map((template) => template.split(token));
        expect(madeFrom.some(([before = '', after = '']) => isBetween(example, before, after))).toBe(true);
        expect(repeated(templates, fingerprint)).toEqual([]);
      }
    },
  );

  it('keywords are ones Google takes: 80 characters, 10 words, allowed characters', () => {
    const filled = allKeywords.map((template) =>
      template.replace('[problema]', NAME_OF_20).replace('aaa', NAME_OF_20),
    );
    expect(
      filled.filter((keyword) => keyword.length > adLimits.keyword || keyword.split(' ').length > 10),
    ).toEqual([]);
    expect(filled.filter((keyword) => !/^[\p{L}\p{N} #$&_\-'+./:]+$/u.test(keyword))).toEqual([]);
  });

  it('negatives are lower case, distinct and many enough', () => {
    const { negativeKeywords } = own;
    if (language === 'pt') expect(negativeKeywords.length).toBeGreaterThanOrEqual(200);
    else expect(negativeKeywords).toHaveLength(28);
    expect(negativeKeywords.filter((word) => word !== word.toLowerCase().trim())).toEqual([]);
    expect(repeated(negativeKeywords, (word) => word)).toEqual([]);
  });

  it('no default negative blocks a default keyword', () => {
    const blocked = allKeywords.flatMap((keyword) => {
      const tokens = new Set(keyword.split(' '));
      const blocker = own.negativeKeywords.find((negative) =>
        negative.split(' ').every((word) => tokens.has(word)),
      );
      return blocker === undefined ? [] : [`${blocker} blocks ${keyword}`];
    });
    expect(blocked).toEqual([]);
  });

  it.each([
    ['titles', 13, adLimits.title],
    ['descriptions', 4, adLimits.description],
    ['callouts', 9, adLimits.callout],
    ['promotions', 8, adLimits.promotion],
  ] as const)('%s: %i texts within %i with a name of 20 characters', (kind, count, limit) => {
    const filled = own[kind].map((template) => fillProduct(template, NAME_OF_20));
    expect(filled).toHaveLength(count);
    expect(
      filled.filter((text) => adTextWidth(text) > limit).map((text) => `${text} (${adTextWidth(text)})`),
    ).toEqual([]);
    expect(repeated(filled, fingerprint)).toEqual([]);
  });

  it('sitelinks: 7, within their limits, both descriptions written', () => {
    const filled = own.sitelinks.map(({ text, desc1, desc2 }) =>
      [text, desc1, desc2].map((part) => fillProduct(part, NAME_OF_20)),
    );
    expect(filled).toHaveLength(7);
    const limits = [adLimits.sitelinkText, adLimits.sitelinkDescription, adLimits.sitelinkDescription];
    const over = filled.flatMap((parts) =>
      parts.filter((part, position) => part === '' || adTextWidth(part) > (limits[position] ?? 0)),
    );
    expect(over).toEqual([]);
    expect(repeated(filled.flat(), fingerprint)).toEqual([]);
  });

  it('callouts repeat nothing of a title or a sitelink, as Google asks', () => {
    const others = [...own.titles, ...own.sitelinks.map(({ text }) => text)].map(wordsOf);
    const repeats = own.callouts.filter((text) => {
      const said = wordsOf(text);
      return others.some((other) => said.every((word) => other.includes(word)));
    });
    expect(repeats).toEqual([]);
  });
});

it.each([
  ['pt', 'jogo de panelas'],
  ['pt', 'cadeira para bebê'],
  ['pt', 'ração para cachorro'],
  ['pt', 'kit com brinde'],
  ['en', 'what is vitalmax used for'],
] as const)('no default negative in %s blocks what a buyer types: %s', (language, search) => {
  const typed = search.split(' ');
  const { negativeKeywords } = texts[language];
  expect(
    negativeKeywords.filter((negative) => negative.split(' ').every((word) => typed.includes(word))),
  ).toEqual([]);
});

describe('languages without texts of their own', () => {
  it('get the English keywords and nothing else', async () => {
    const french = await loadBuiltInTexts('fr');
    expect(french.keywords).toBe(texts.en.keywords);
    const others = [
      french.negativeKeywords,
      french.titles,
      french.descriptions,
      french.sitelinks,
      french.callouts,
      french.promotions,
    ];
    expect(others.flat()).toEqual([]);
  });
});
