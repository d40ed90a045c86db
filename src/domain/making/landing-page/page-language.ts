import { type PageLanguage, pageLanguageCodes, pageLanguages } from './phrases.ts';

const owners = new Map<string, PageLanguage[]>();
for (const code of pageLanguageCodes) {
  for (const word of pageLanguages[code].common.split(' '))
    owners.set(word, [...(owners.get(word) ?? []), code]);
}

/** How many frequent words of each language a text has. A word of two languages counts for both by half. */
export function countCommonWords(folded: string): Record<PageLanguage, number> {
  const counts: Record<PageLanguage, number> = { pt: 0, en: 0, es: 0, de: 0, fr: 0 };
  for (const [word] of folded.matchAll(/\p{L}+/gu)) {
    const known = owners.get(word) ?? [];
    for (const code of known) counts[code] += 1 / known.length;
  }
  return counts;
}

/** The language of a text, or null when too few words say it or it is none of those that are known. */
export function detectLanguage(folded: string): PageLanguage | null {
  const ranked = Object.entries(countCommonWords(folded)).sort(([, a], [, b]) => b - a);
  const [first, second] = ranked;
  const words = folded.match(/\p{L}+/gu)?.length ?? 0;
  if (!first || !second || first[1] < 2 || first[1] < words * 0.06 || first[1] < second[1] * 1.3) return null;
  return pageLanguageCodes.find((code) => code === first[0]) ?? null;
}
