/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { type LanguageCode, languages } from '#domain/ads/languages.ts';
import { productKinds, highestLevel } from './policy-rule.ts';
import { loadPolicyReader } from './policy.ts';
import { readRound, type RoundText } from './testing/rounds.ts';

const files = import.meta.glob<string>('./testing/rounds/*.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const mainLanguages: readonly LanguageCode[] = ['pt', 'en', 'es'];
const rounds = Object.entries(files).map(([path, file]) => ({
  round: /(\d+)\.txt$/.exec(path)?.[1] ?? path,
  texts: readRound(file),
}));
const readers = new Map(
  await Promise.all(languages.map(async ({ code }) => [code, await loadPolicyReader(code)] as const)),
);

function isRefused({ language, text, kind, productKind }: RoundText): boolean {
  const findings = readers.get(language)?.({ kind, text, product: 'Orivex', productKind }) ?? [];
  return ['aviso', 'bloqueia'].includes(highestLevel(findings));
}

/** The share of the texts, refused or not, that the reader judges as their writer did. */
function rightShare(texts: readonly RoundText[]): { share: number; wrong: string } {
  const wrong = texts.filter((text) => isRefused(text) !== text.refused);
  return {
    share: 1 - wrong.length / texts.length,
    wrong: wrong.map(({ language, text }) => `${language}: ${text}`).join('; '),
  };
}

describe.each(rounds)('round $round', ({ texts }) => {
  it('has texts of the three main languages', () => {
    const codes = new Set(texts.map(({ language }) => language));
    expect(mainLanguages.filter((code) => !codes.has(code))).toEqual([]);
  });

  it.each(productKinds)('of %s: refused texts are caught and the others are kept', (productKind) => {
    const own = texts.filter((text) => text.productKind === productKind);
    const caught = rightShare(own.filter(({ refused }) => refused));
    const kept = rightShare(own.filter(({ refused }) => !refused));
    expect(caught.share, caught.wrong).toBeGreaterThanOrEqual(0.97);
    expect(kept.share, kept.wrong).toBeGreaterThanOrEqual(0.97);
  });
});
