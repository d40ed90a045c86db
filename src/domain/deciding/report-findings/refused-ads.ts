import { BETWEEN_TEXTS } from '#domain/measuring/reports/report-rows.ts';
import type { StoredSignals } from '#domain/measuring/reports/stored.ts';

/** An ad that Google refused or limited, with its texts as the report has them. */
export interface RefusedAd {
  is: 'refused' | 'limited';
  campaign: string;
  adGroup: string;
  /** Google's own words. */
  reasons: string;
  titles: string[];
  descriptions: string[];
}

/** In the three languages of the reports, and as Google's API calls them. */
const decisions: readonly (readonly [RefusedAd['is'], RegExp])[] = [
  ['refused', /disapprov|not approved|reprovad|recusad|rechazad|no aprobad/iu],
  ['limited', /limit/iu],
];

/** Ads that Google refused first, then those that it limited. */
export function refusedAds({ ads }: Pick<StoredSignals, 'ads'>): RefusedAd[] {
  const found = ads.flatMap(([title, campaign, adGroup, , details]): RefusedAd[] => {
    const { approval = '', reasons = '', headlines = title, descriptions = '' } = details ?? {};
    const is = decisions.find(([, words]) => words.test(`${approval} ${reasons}`))?.[0];
    if (is === undefined) return [];
    const textsOf = (joined: string) => joined.split(BETWEEN_TEXTS).filter((text) => text !== '');
    return [
      { is, campaign, adGroup, reasons, titles: textsOf(headlines), descriptions: textsOf(descriptions) },
    ];
  });
  return found.sort((one, other) => Number(one.is === 'limited') - Number(other.is === 'limited'));
}
