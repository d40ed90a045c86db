import type { LanguageCode } from '#domain/ads/languages.ts';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { aboutProduct } from '#domain/making/structure/about-product.ts';
import type { CopyTarget } from '#domain/making/structure/copy-draft.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { countries } from '#domain/language/countries.ts';
import { marketOf } from '#domain/language/market-words.ts';
import { countryLabel, type GeoCode, geoCodes } from '#domain/ads/locations.ts';

export const countryOptions = geoCodes
  .map((value) => ({ value, label: countryLabel(value) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'));

/** The language of most campaigns in a country; the campaign's own where it is spoken or we do not know. */
export function usualLanguage(country: GeoCode, own: LanguageCode): LanguageCode {
  const market = marketOf(country);
  if (market === undefined) return own;
  const spoken = Object.keys(countries[market].locales) as LanguageCode[]; // Object.keys loses the types of the keys
  return spoken.includes(own) ? own : (spoken[0] ?? own);
}

/** The language of the campaign's texts. */
export function ownLanguage(campaign: CampaignDetail, { languages }: CampaignSettings): LanguageCode {
  const [only, other] = languages;
  return only !== undefined && other === undefined ? only : aboutProduct(campaign).language;
}

/** Identifies a target. */
export const keyOf = ({ country, language }: CopyTarget): string => `${country}:${language}`;
