import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { loadPolicyReader, type PolicyReader } from './policy.ts';
import type { ProductKind } from './policy-rule.ts';
import { type ClaimCases, claimCases } from './testing/claim-cases.ts';

/** A text of up to 30 characters is a title. */
function rulesOf(read: PolicyReader, text: string, productKind: ProductKind): string[] {
  const kind = text.length > 30 ? 'descriptions' : 'titles';
  const findings = read({ kind, text, product: 'Vitalis Max', productKind });
  return findings.filter(({ level }) => level !== 'dica').map(({ rule }) => rule);
}

const readers = new Map(
  await Promise.all(
    [...new Set(claimCases.map(({ language }) => language))].map(
      async (language) => [language, await loadPolicyReader(language)] as const,
    ),
  ),
);

const rows = (wanted: (cases: ClaimCases) => boolean): [LanguageCode, string, ProductKind, string | null][] =>
  claimCases
    .filter(wanted)
    .flatMap(({ language, productKind = 'nutra', rule, texts }) =>
      texts.map((text): [LanguageCode, string, ProductKind, string | null] => [
        language,
        text,
        productKind,
        rule,
      ]),
    );

describe('a claim', () => {
  it.each(rows(({ rule }) => rule !== null))('in %s: "%s" (%s) is %s', (language, text, kind, rule) => {
    const read = readers.get(language);
    expect(read && rulesOf(read, text, kind)).toContain(rule);
  });
});

describe('no claim', () => {
  it.each(rows(({ rule }) => rule === null))('in %s: "%s" (%s)', (language, text, kind) => {
    const read = readers.get(language);
    expect(read && rulesOf(read, text, kind)).toEqual([]);
  });
});
