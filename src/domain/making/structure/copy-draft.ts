import * as z from 'zod/mini';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { adTextWidth, fitAdText } from '#domain/ads/text.ts';
import { inWordsOf, type Replaces } from '#domain/language/replace-words.ts';
import { type CampaignDetail, newCampaignSchema } from '#domain/making/campaign/campaign.ts';
import {
  type CampaignField,
  campaignFieldNames,
  campaignTextLimits,
} from '#domain/making/campaign/campaign-fields.ts';
import { countryCodes } from '#domain/language/country-codes.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { type GeoCode, countryLabel } from '#domain/ads/locations.ts';
import { noAssets } from './campaign-assets.ts';
import { draftLimits } from './limits.ts';
import { adGroupSchema, type CampaignDraft, type PinnedText } from './draft.ts';
import { type CampaignSettings, campaignSettingsSchema } from './settings.ts';

export interface CopyTarget {
  country: GeoCode;
  language: LanguageCode;
}

const copySchema = z.strictObject({
  campaign: newCampaignSchema,
  settings: campaignSettingsSchema,
  groups: z
    .array(adGroupSchema)
    .check(z.maxLength(draftLimits.groups, `Uma campanha guarda até ${draftLimits.groups} grupos.`)),
});
export type CampaignCopy = z.output<typeof copySchema>;

/** Copies of one campaign. All of them are stored, or none. */
export const copiesSchema = z.strictObject({
  /** The campaign that is copied: the copies use its shared lists of negatives too. */
  source: z.optional(z.uuid()),
  campaigns: z
    .array(copySchema)
    .check(
      z.minLength(1, 'Escolha ao menos um país.'),
      z.maxLength(30, 'Copie para até 30 países de uma vez.'),
    ),
});

/** Facts of the sheet that hold in one country only, and facts that are written in one language. */
const localFacts = ['price', 'currency', 'instalments', 'shipping', 'payments'] as const;
const writtenFacts = ['contents', 'audience', 'problem'] as const;
export type DroppedFact = (typeof localFacts | typeof writtenFacts)[number];

/** The sheet for the target, and what it lost because it holds in the campaign's own country or language alone. */
export function sheetFor(
  sheet: ProductSheet,
  { country, language }: CopyTarget,
  own: { countries: readonly GeoCode[]; language: LanguageCode },
): { sheet: ProductSheet; dropped: DroppedFact[] } {
  const dropped = [
    ...(own.countries.includes(country) ? [] : localFacts),
    ...(own.language === language ? [] : writtenFacts),
  ].filter((fact) => sheet[fact] !== undefined);
  const kept = Object.entries(sheet).filter(([fact]) => !dropped.some((each) => each === fact));
  const { country: _, ...rest } = Object.fromEntries(kept) as ProductSheet; // the sheet without some of its optional fields
  const market = countryCodes.find((code) => code === country);
  return { sheet: { ...rest, language, ...(market && { country: market }) }, dropped };
}

/** The copy's own fields: the same product in another country. */
export function copyFields(
  campaign: CampaignDetail,
  { country, language }: CopyTarget,
  sheet: ProductSheet,
): CampaignCopy['campaign'] {
  const fields = renamed(campaign, ` | ${countryLabel(country)} | ${language}`);
  return { ...fields, country: countryLabel(country), sheet };
}

/** A campaign beside this one for those who only want to know. It has a budget of its own, which nobody has said yet. */
export function informativeCopy(campaign: CampaignDetail, { settings, groups }: CampaignDraft): CampaignCopy {
  return {
    campaign: { ...renamed(campaign, ' | Informativas'), sheet: campaign.sheet },
    settings: { ...settings, dailyBudget: null },
    groups: groupContents({ groups }),
  };
}

/** The fields that a person edits, with an end for the name. */
function renamed(campaign: CampaignDetail, end: string): Pick<CampaignDetail, CampaignField> {
  const entries = campaignFieldNames.map((field) => [field, campaign[field]]);
  const fields = Object.fromEntries(entries) as Pick<CampaignDetail, CampaignField>; // loses the types of the keys
  return { ...fields, name: fitAdText(campaign.name, campaignTextLimits.name - end.length) + end };
}

/** The settings of a copy in another language: everything but the texts, which are made anew. */
export function withoutTexts(settings: CampaignSettings): CampaignSettings {
  return {
    ...settings,
    negatives: [],
    ...noAssets(),
    calls: settings.calls,
    businessNames: settings.businessNames,
    keptConflicts: [],
  };
}

/** The settings for the target's people. */
export function forTarget(settings: CampaignSettings, { country, language }: CopyTarget): CampaignSettings {
  const isAbroad = !settings.countries.includes(country);
  const isLocal = (asset: { language: LanguageCode | null }) =>
    asset.language === null || asset.language === language;
  return {
    ...settings,
    promotions: settings.promotions.filter((each) => isLocal(each) && !(isAbroad && hasAmount(each))),
    prices: isAbroad ? [] : settings.prices.filter(isLocal),
    calls: settings.calls.filter((call) => call.country === country),
    countries: [country],
    languages: [language],
  };
}

/** An amount is in the currency of its own country. */
function hasAmount({ amount, ordersOver }: CampaignSettings['promotions'][number]): boolean {
  return amount !== null || ordersOver !== null;
}

/** The texts of a copy in the words of its market, as `portes` in Portugal; a text that would grow too long stays. */
export function inWordsOfMarket({ settings, groups }: CampaignDraft, replaces: Replaces): CampaignDraft {
  const say = (text: string, limit: number) => {
    const local = inWordsOf(replaces, text);
    return adTextWidth(local) <= limit ? local : text;
  };
  const sayAll = (texts: readonly PinnedText[], limit: number) =>
    texts.map((each) => ({ ...each, text: say(each.text, limit) }));
  return {
    settings: {
      ...settings,
      callouts: settings.callouts.map((text) => say(text, adLimits.callout)),
      prices: settings.prices.map((price) => ({
        ...price,
        items: price.items.map((item) => ({
          ...item,
          header: say(item.header, adLimits.priceText),
          description: say(item.description, adLimits.priceText),
        })),
      })),
      sitelinks: settings.sitelinks.map(({ text, desc1, desc2, url }) => ({
        text: say(text, adLimits.sitelinkText),
        url,
        desc1: say(desc1, adLimits.sitelinkDescription),
        desc2: say(desc2, adLimits.sitelinkDescription),
      })),
    },
    groups: groups.map((group) => ({
      ...group,
      ads: group.ads.map((ad) => ({
        ...ad,
        titles: sayAll(ad.titles, adLimits.title),
        descriptions: sayAll(ad.descriptions, adLimits.description),
      })),
    })),
  };
}

/** The draft's groups without their ids, which belong to the campaign. */
export function groupContents({ groups }: Pick<CampaignDraft, 'groups'>): CampaignCopy['groups'] {
  return groups.map(({ id: _, ...content }) => content);
}
