import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadBuiltInTexts, writtenLanguages } from '../built-in-texts.ts';
import { keywordCounts, specifiedCounts } from './counts.ts';
import { funnelLevels } from './funnel.ts';

describe.each(writtenLanguages)('the templates that the editor shows in %s', (language) => {
  it('have the specified counts', async () => {
    const own = await loadBuiltInTexts(language);
    for (const kind of ['titles', 'descriptions', 'sitelinks', 'callouts', 'promotions'] as const)
      expect(own[kind], kind).toHaveLength(specifiedCounts[kind]);
    for (const [key, counts] of [
      ['nutra', keywordCounts.nutra],
      ['produtos-fisicos', keywordCounts.physical],
    ] as const)
      for (const level of funnelLevels)
        // Misspellings of a name are not templates.
        expect(Math.abs((own.keywords[key]?.[level].templates.length ?? 0) - counts[level])).toBeLessThan(5);
    expect(own.negativeKeywords.length).toBeGreaterThanOrEqual(language === 'pt' ? 200 : 28);
  });

  it("contain no token but the product's name, and keywords contain theirs once", async () => {
    const own = await loadBuiltInTexts(language);
    const texts = [...own.titles, ...own.descriptions, ...own.callouts, ...own.promotions];
    expect(texts.filter((text) => /[{}]/.test(text.replaceAll('{NOME_PRODUTO}', '')))).toEqual([]);
    for (const [key, list] of Object.entries(own.keywords))
      for (const level of funnelLevels) {
        const token = key === 'nutra' && level === 'top' ? '[problema]' : 'aaa';
        expect(list[level].templates.filter((text) => text.split(token).length !== 2)).toEqual([]);
        expect(list[level].example).not.toContain(token);
      }
  });
});

describe('a language without built-in texts', () => {
  it('gets the English keywords and nothing else', async () => {
    // A code that a later list of languages may hold before its texts are written.
    const unwritten = await loadBuiltInTexts('xx' as LanguageCode);
    expect(unwritten.keywords).toEqual((await loadBuiltInTexts('en')).keywords);
    const { pack, negativeKeywords, titles, descriptions, sitelinks, callouts, promotions } = unwritten;
    expect([negativeKeywords, titles, descriptions, sitelinks, callouts, promotions].flat()).toEqual([]);
    expect(pack).toBeNull();
  });
});
