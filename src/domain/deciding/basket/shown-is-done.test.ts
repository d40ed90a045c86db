import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addChanges, type Change } from '#domain/ads/account-change.ts';
import { parseKeyword } from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { negativeBlocks } from '#domain/ads/negative-blocking.ts';
import { type NegativeKeyword, parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { studyTerms } from '#domain/deciding/search-terms/study-terms.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import { negativeForTerm } from '#domain/deciding/search-terms/term-negative.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import { MICROS } from '#domain/shared/money.ts';
import { decodeTable } from '#domain/shared/tables/decode.ts';
import { parseDelimited } from '#domain/shared/tables/delimited.ts';
import { applyChanges } from './apply-changes.ts';
import { effectOfChanges } from './changes-effect.ts';
import { writeBasket } from './write-basket.ts';

const { pack } = await loadBuiltInTexts('pt');
const draft: CampaignDraft = {
  settings: emptySettings,
  groups: [
    {
      id: 'g',
      name: 'Fundo',
      position: 1,
      negatives: [],
      ads: [],
      keywords: ['vitalis', 'vitalis preço'].map((text) => ({ text, by: 'hand' })),
    },
  ],
};
const context = { draft, own: 'BR', campaigns: ['BR'], currency: 'BRL' };

const word = fc.constantFrom(
  ...[
    'vitalis',
    'grátis',
    'frete',
    'receita',
    'caseira',
    'bula',
    'preço',
    'como',
    'é',
    'golpe',
    '50%',
    'chá',
  ],
  ...['funciona?', 'emprego', 'vagas', 'pdf', 'download', 'max'],
);
const term = fc
  .record({
    words: fc.array(word, { minLength: 1, maxLength: 13 }),
    clicks: fc.integer({ min: 1, max: 400 }),
    conversions: fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 1, max: 20 })),
  })
  .map(({ words, clicks, conversions }): Term => ({
    text: words.join(' '),
    campaign: 'BR',
    adGroup: 'Fundo',
    impressions: clicks * 9,
    clicks,
    conversions,
    costMicros: clicks * MICROS,
  }));
const searches = fc.uniqueArray(term, { minLength: 3, maxLength: 40, selector: ({ text }) => text });

function study(terms: readonly Term[]) {
  return studyTerms(terms, {
    target: { cpaMicros: 40 * MICROS, multiple: 3 },
    keywords: ['vitalis', 'vitalis preço'],
    language: 'pt',
    product: { name: 'Vitalis', sheet: {}, pack },
    competitors: [],
    listed: ['"como fazer"', 'caseira'],
    own: ['Vitalis', 'vitalis', 'vitalis preço'],
  }).groups;
}

const changesOf = (negatives: readonly NegativeKeyword[]): Change[] =>
  addChanges(
    [],
    negatives.map((negative) => ({
      kind: 'negative',
      ...negative,
      campaign: 'BR',
      adGroup: null,
      isListed: false,
    })),
  );
const blockedBy = (terms: readonly Term[], negatives: readonly NegativeKeyword[]) =>
  terms.filter(({ text }) => negatives.some((negative) => negativeBlocks(negative, text)));

/** The negatives that Google Ads would read from the file. */
function inFile(changes: readonly Change[]): NegativeKeyword[] {
  const { files, out } = writeBasket(changes, context, 'editor');
  expect(out).toEqual([]);
  return files.flatMap(({ bytes }) => {
    const decoded = decodeTable(bytes);
    if (!decoded.ok) throw new Error(decoded.error);
    const table = parseDelimited(decoded.text, '\t');
    if (!table.ok) throw new Error(table.error);
    const [header, ...rows] = table.rows.map(({ cells }) => cells);
    const cell = (row: readonly string[], name: string) => row[header?.indexOf(name) ?? -1] ?? '';
    return rows.map((row) => ({
      text: cell(row, 'Keyword'),
      matchType: (/\w+$/.exec(cell(row, 'Criterion Type'))?.[0] ?? '').toLowerCase() as MatchType, // as it was written
    }));
  });
}

/** Card, effect, file and draft block the same searches. */
function expectSame(terms: readonly Term[], negatives: readonly NegativeKeyword[]): void {
  const changes = changesOf(negatives);
  const blocked = blockedBy(terms, negatives);
  const { blocked: counts } = effectOfChanges(changes, terms);
  const sum = (key: 'clicks' | 'conversions') => blocked.reduce((total, each) => total + each[key], 0);
  expect(counts).toMatchObject({
    terms: blocked.length,
    clicks: sum('clicks'),
    conversions: sum('conversions'),
  });
  expect(blockedBy(terms, inFile(changes))).toEqual(blocked);
  const { settings } = applyChanges(draft, changes, 'BR').draft;
  expect(blockedBy(terms, settings.negatives.map(parseNegativeKeyword))).toEqual(blocked);
  for (const { keywords } of draft.groups)
    for (const { text } of keywords)
      expect(negatives.filter((negative) => negativeBlocks(negative, parseKeyword(text).text))).toEqual([]);
}

describe('what is shown is what is done', () => {
  it('in the groups of a study: no sale is blocked that the card does not tell', { tags: 'long' }, () => {
    fc.assert(
      fc.property(searches, (terms) => {
        for (const { counts, negatives } of study(terms)) {
          if (negatives.length === 0) continue;
          expectSame(terms, negatives);
          const sold = blockedBy(terms, negatives).reduce((sum, { conversions }) => sum + conversions, 0);
          expect(sold).toBeLessThanOrEqual(counts.conversions);
        }
      }),
    );
  });

  it('at a click on one search, of any length and with any signs', () => {
    const kept = draft.groups.flatMap(({ keywords }) => keywords.map(({ text }) => text));
    fc.assert(
      fc.property(searches, (terms) => {
        const sold = terms.filter(({ conversions }) => conversions > 0).map(({ text }) => text);
        for (const { text } of terms) {
          const negative = negativeForTerm(text, [...sold, ...kept]);
          if (negative === null || kept.some((each) => negativeBlocks(negative, each))) continue;
          expectSame(terms, [negative]);
          expect(negativeBlocks(negative, text)).toBe(true);
        }
      }),
    );
  });
});
