import { parseKeyword } from '#domain/ads/keyword.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { FindingLocation, SettingsSection } from './finding.ts';

/** A text that people see or search for, with its place. */
export interface ShownText {
  text: string;
  /** The name of its group; null for the campaign's own texts. */
  group: string | null;
  location: FindingLocation;
}

/** All keywords, ad texts and assets of a draft. Negatives are left out: nobody sees them. */
export function shownTexts({ settings, groups }: CampaignDraft): ShownText[] {
  const own =
    (part: SettingsSection) =>
    (text: string): ShownText => ({ text, group: null, location: { tab: 'settings', part } });
  const inGroups = groups.flatMap(({ id, name, keywords, ads }) => {
    const texts = [
      ...keywords.map(({ text }) => parseKeyword(text).text),
      ...ads.flatMap(({ titles, descriptions }) => [...titles, ...descriptions].map(({ text }) => text)),
    ];
    return texts.map((text): ShownText => ({
      text,
      group: name,
      location: { tab: 'assembly', groupId: id },
    }));
  });
  return [
    ...inGroups,
    ...settings.sitelinks.flatMap(({ text, desc1, desc2 }) => [text, desc1, desc2]).map(own('assets')),
    ...settings.callouts.map(own('assets')),
    ...settings.snippets.flatMap(({ values }) => values).map(own('assets')),
    ...settings.promotions.map(({ target }) => target).map(own('promotions')),
    ...otherAssetTexts(settings).map(own('business')),
  ].filter(({ text }) => text.trim() !== '');
}

/** The texts of assets that no list of a campaign holds: prices and the advertiser's name. */
export function otherAssetTexts({ prices, businessNames }: CampaignDraft['settings']): string[] {
  const items = prices.flatMap((price) => price.items);
  return [...items.flatMap(({ header, description }) => [header, description]), ...businessNames];
}
