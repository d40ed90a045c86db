import type { LanguageCode } from '#domain/ads/languages.ts';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { factsOfCountry } from '#domain/language/written-country.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { findCountry, type GeoCode } from '#domain/ads/locations.ts';
import { markProposed } from './proposed.ts';
import { type CampaignSettings, emptySettings } from './settings.ts';

/**
 * The facts of the product for a draft. The sheet has priority over the lists, and the lists over the
 * campaign.
 */
export interface AboutProduct {
  name: string;
  language: LanguageCode;
  sheet: ProductSheet;
}

type Fields = Partial<Pick<CampaignDetail, 'country' | 'productPrice' | 'currency'>>;
type Known = Pick<CampaignDetail, 'name' | 'sheet' | 'assets'> & Fields;

/** The sheet with what the campaign's own fields say of the same facts, so that nobody is asked twice. The sheet wins. */
export function knownSheet(sheet: ProductSheet, { country, productPrice, currency }: Fields): ProductSheet {
  const code = factsOfCountry(country ?? '')?.code;
  const isSameMoney = sheet.currency === undefined || sheet.currency === currency;
  const hasPrice = productPrice != null && sheet.price === undefined && isSameMoney;
  return {
    ...(code !== undefined && { country: code }),
    ...(hasPrice && { price: productPrice, ...(currency !== undefined && { currency }) }),
    ...sheet,
  };
}

export function aboutProduct({ name, sheet: own, assets, ...fields }: Known): AboutProduct {
  const sheet = knownSheet(own, fields);
  const origins = assets.map(({ origin }) => origin);
  const listed = origins.find(({ product }) => product !== null)?.product;
  const language = sheet.language ?? origins.find((origin) => origin.language !== null)?.language;
  const local = factsOfCountry(sheet.country ?? fields.country ?? '')?.language;
  return {
    name: sheet.name ?? listed ?? name,
    language: language ?? local ?? 'pt',
    sheet,
  };
}

/** The settings before the first save, from the sheet and the campaign's own fields. */
export function suggestSettings(
  campaign: Pick<CampaignDetail, 'commission' | 'productPrice'> & Known,
): CampaignSettings {
  const { sheet, language } = aboutProduct(campaign);
  const country: GeoCode | undefined = sheet.country ?? findCountry(campaign.country ?? '');
  const suggested: CampaignSettings = {
    ...emptySettings,
    finalUrl: sheet.landingPage ?? '',
    countries: country === undefined ? [] : [country],
    languages: [language],
    snippets:
      sheet.contents === undefined || sheet.contents.length < 3
        ? []
        : [{ header: 'Types', values: sheet.contents.slice(0, 10) }],
    economics: { ...emptySettings.economics, commission: campaign.commission, price: campaign.productPrice },
  };
  return markProposed(suggested, ['languages']);
}
