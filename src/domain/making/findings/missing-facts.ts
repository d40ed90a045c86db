import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { isNoAddress } from '#domain/making/structure/tracking.ts';

/** The facts that a campaign needs before it is published, in the order in which they are asked. */
export const essentialFacts = ['countries', 'languages', 'finalUrl', 'dailyBudget'] as const;
export type EssentialFact = (typeof essentialFacts)[number];

export function isEssentialFact(name: string): name is EssentialFact {
  return essentialFacts.some((fact) => fact === name);
}

/** The essential facts that are not there yet. A final URL may also stand in each ad. */
export function missingFacts({ settings, groups }: CampaignDraft): EssentialFact[] {
  const { countries, languages, finalUrl, dailyBudget } = settings;
  const ads = groups.flatMap((group) => group.ads);
  const isLanded = !isNoAddress(finalUrl) || (ads.length > 0 && ads.every((ad) => !isNoAddress(ad.finalUrl)));
  const isMissing: Record<EssentialFact, boolean> = {
    countries: countries.length === 0,
    languages: languages.length === 0,
    finalUrl: !isLanded,
    dailyBudget: Number(dailyBudget ?? 0) === 0,
  };
  return essentialFacts.filter((fact) => isMissing[fact]);
}
