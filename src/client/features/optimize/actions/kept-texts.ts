import type { KnownGroup } from '#domain/deciding/search-terms/ad-groups.ts';
import type { Kept } from '#domain/deciding/basket/narrow-changes.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';

interface Known {
  terms: readonly Term[];
  groups: readonly KnownGroup[];
}

/** Texts that a negative may block only after a question: searches that sold, and keywords in use. */
export function keptSearches({ terms, groups }: Known): Kept[] {
  const sold = terms.filter(({ conversions }) => conversions > 0);
  const keywords = groups.flatMap(({ campaign, adGroup, keywords: own }) =>
    own.map(({ text }) => ({ text, campaign, adGroup })),
  );
  return [...sold, ...keywords];
}

export function keptTexts(known: Known): string[] {
  return [...new Set(keptSearches(known).map(({ text }) => text))];
}
