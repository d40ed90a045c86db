/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { findKeywordProblems, normalForm } from '#domain/ads/keyword.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import type { LanguageRules } from '#domain/making/review/language-rules.ts';
import { loadPolicyReader, type PolicyQuestion } from '#domain/making/review/policy.ts';
import { highestLevel } from '#domain/making/review/policy-rule.ts';
import { countries } from '#domain/language/countries.ts';
import { countryCodes, paymentMethods } from '#domain/language/country-codes.ts';
import { assembleAd } from '../engine/ad-text-list.ts';
import { listKeywords } from '../engine/keyword-list.ts';
import { emptySheet, type ProductSheet } from '../sheet/product-sheet.ts';
import { productKinds } from './product-kinds.ts';
import { nicheIds, niches } from './niches.ts';
import { writtenFolders } from './testing/folders.ts';
import { claimedFacts, claims, sheetWithout } from './testing/claimed-facts.ts';
import { foreignWords } from './testing/foreign-words.ts';
import { namesOf } from './testing/names.ts';
import { ownTexts, textsOf, textTypes } from './testing/own-texts.ts';
import { fullSheet } from './testing/sheets.ts';
import { allLines } from './testing/all-lines.ts';
import { funnelLevels } from './funnel.ts';

const LEAST_NEGATIVES = 120;
/** Mean cells of a title of 30 in an ad made from a filled sheet. Japanese and Korean say more in a cell. */
const LEAST_TITLE_WIDTH = 20;

/** Each file of rules exports them under the language's code. */
const rulesFiles = import.meta.glob<Record<string, LanguageRules>>('../../review/languages/*.ts', {
  eager: true,
});

/** With the claims and the goods of the language, as the lists of texts are read. */
const readers = new Map(
  await Promise.all(
    writtenFolders.map(async ({ language }) => [language, await loadPolicyReader(language)] as const),
  ),
);

describe.each(writtenFolders)('the texts in $language', ({ language, pack }) => {
  const rules = rulesFiles[`../../review/languages/${language}.ts`]?.[language];
  const read = (question: PolicyQuestion) => readers.get(language)?.(question) ?? [];
  const names = namesOf(language);
  const textsWith = (sheet: ProductSheet) =>
    [...textTypes, 'sitelinks' as const].flatMap((type) => textsOf({ type, language, pack, sheet }));
  const fullSheets = (['skin', 'kitchen', 'courses'] as const).map((id) => ({
    ...fullSheet(language, id, pack),
    contents: undefined,
  }));
  const fullTexts = fullSheets.flatMap(textsWith);

  it('is tested with names of 8, 12, 20, 24 and 30 cells', () => {
    expect(names.map(adTextWidth)).toEqual(names.map((_, at) => [8, 12, 20, 24, 30][at % 5]));
  });

  it('has enough negatives, each once in the form that Google compares', () => {
    const { digital: _digital, ...groups } = pack.negatives.groups;
    const forms = Object.values(groups)
      .flat()
      .map((line) => normalForm(parseNegativeKeyword(line).text));
    expect(forms.length).toBeGreaterThanOrEqual(LEAST_NEGATIVES);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });

  it.each(productKinds)('has keywords that Google accepts, each once, for the kind %s', (kind) => {
    const lines = funnelLevels.flatMap((funnel) =>
      listKeywords({ pack, language, kind, funnel, product: 'vitalmax', sheet: emptySheet }).map(
        ({ text }) => text,
      ),
    );
    const forms = lines.map(normalForm);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
    expect(lines.filter((text) => findKeywordProblems({ text, matchType: 'broad' }).length > 0)).toEqual([]);
  });

  it('has the words of each of its markets, and a name for each payment', () => {
    const own = countryCodes.filter((code) => language in countries[code].locales);
    expect(Object.keys(pack.countries).sort()).toEqual(own.sort());
    expect(paymentMethods.filter((method) => pack.payments[method].trim() === '')).toEqual([]);
  });

  it('leaves no other script in its texts', () => {
    expect(foreignWords(language, allLines(pack))).toEqual([]);
  });

  it('has policy rules of its own', () => {
    expect(rules?.claims.cure).not.toEqual([]);
    expect(rules).toBeDefined();
  });

  it('has no text that the policy reader refuses or that resembles refused ones, whatever the niche and the facts', () => {
    const refused = ownTexts(language, pack).flatMap((question) => {
      const findings = read(question);
      const rules = findings.map(({ rule }) => rule).join();
      const isRefused = highestLevel(findings) === 'bloqueia' || rules.includes('like_');
      return isRefused ? [`${question.kind}: ${question.text} (${rules})`] : [];
    });
    expect(refused).toEqual([]);
  });

  it('offers rewrites that the policy reader accepts, for claims that it refuses', () => {
    const faults = niches.flatMap(({ id, kind }) =>
      pack.niches[id].forbidden.flatMap(({ claim, rewrite }) => {
        const levelOf = (text: string) =>
          highestLevel(read({ kind: 'descriptions', text, product: '', productKind: kind }));
        return levelOf(rewrite) === 'bloqueia' ? [`${id}: ${claim} => ${rewrite}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('fills the titles of an ad', () => {
    const widths = nicheIds.flatMap((id) =>
      names.slice(0, 3).flatMap((product) => {
        const sheet = fullSheet(language, id, pack);
        const { titles } = assembleAd(
          { pack, language, product, sheet: { ...sheet, name: product } },
          { withKeywordInsertion: false },
        );
        expect(titles).toHaveLength(15);
        expect(titles.filter((title) => adTextWidth(title) > adLimits.title)).toEqual([]);
        return titles.map(adTextWidth);
      }),
    );
    expect(widths.reduce((sum, width) => sum + width, 0) / widths.length).toBeGreaterThan(LEAST_TITLE_WIDTH);
  });

  it.each(niches.filter(({ kind }) => kind === 'nutra'))(
    'names no ingredient of $id that the sheet lacks',
    ({ id, kind }) => {
      const sheet: ProductSheet = { ...fullSheet(language, id, pack), contents: undefined, kind };
      const claims = pack.niches[id].claims.flatMap(({ variants }) => variants.map(({ text }) => text));
      const made = textsWith(sheet);
      const words = pack.niches[id].ingredients.map((word) => word.toLocaleLowerCase(pack.locale));
      expect([...claims, ...made].filter(saysOneOf(words))).toEqual([]);
    },
  );

  it('states a guarantee, a refund and a trial only where each is known', () => {
    const sheet = fullSheet(language, 'skin', pack);
    const facts = { guaranteeDays: 777, moneyBackDays: 888, trialDays: 999 };
    for (const [fact, days] of Object.entries(facts)) {
      const lacking: ProductSheet = { ...sheet, ...facts, [fact]: undefined };
      const texts = textsWith(lacking).join('\n');
      const others = Object.values(facts).filter((other) => other !== days);
      expect(others.filter((other) => !texts.includes(String(other)))).toEqual([]);
      expect(texts).not.toContain(String(days));
    }
  });

  it.each(claimedFacts)('claims %s only where the sheet holds it', (fact) => {
    const pattern = claims[language][fact];
    const isClaim = (text: string) => pattern.test(text.replaceAll('NAME', ''));
    expect(fullTexts.some(isClaim)).toBe(true);
    expect(fullSheets.flatMap((sheet) => textsWith(sheetWithout(fact, sheet))).filter(isClaim)).toEqual([]);
  });

  it('speaks of no delivery for a digital product', () => {
    const sheet: ProductSheet = { ...fullSheet(language, 'courses', pack), contents: undefined };
    const texts = textsWith(sheet);
    const { freeShipping, tracked } = claims[language];
    expect(texts.filter((text) => freeShipping.test(text) || tracked.test(text))).toEqual([]);
  });

  /** Japanese, Korean and Thai write no blank around a word. */
  function saysOneOf(words: readonly string[]): (text: string) => boolean {
    const isJoined = ['ja', 'ko', 'th'].includes(language);
    return (text) => {
      const lower = text.toLocaleLowerCase(pack.locale);
      if (isJoined) return words.some((word) => word.length > 1 && lower.includes(word));
      const apart = ` ${lower.split(/[^\p{L}\p{M}\p{N}-]+/u).join(' ')} `;
      return words.some((word) => apart.includes(` ${word} `));
    };
  }

  /** Every wording of every text of a type, filled with the sheet's facts. */
});
