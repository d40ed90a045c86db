import type { ComboboxData } from '@mantine/core';
import type { LanguagePack } from '#domain/making/texts/content/language-pack.ts';
import { niches } from '#domain/making/texts/content/niches.ts';

/** The problems of one niche as people search for them. Without a niche, those of all niches. */
export function problemOptions(
  pack: LanguagePack | null | undefined,
  nicheId: string,
  kind = '',
): ComboboxData {
  if (!pack) return [];
  const ofKind = niches.filter((niche) => kind === '' || niche.kind === kind);
  const own = ofKind.filter(({ id }) => id === nicheId);
  const seen = new Set<string>(); // an option may stand in one group only
  const isNew = (noun: string) => !seen.has(noun) && seen.add(noun).size > 0;
  return (own.length > 0 ? own : ofKind).map(({ id, label }) => ({
    group: label,
    items: pack.niches[id].problems.map(({ noun }) => noun).filter(isNew),
  }));
}
