import * as z from 'zod/mini';
import { geoCodes } from '#domain/ads/locations.ts';
import { amount, day, language, list, text } from './draft-values.ts';

export const MOST_ASSETS = 20;

const sitelink = z.strictObject({
  text: text(200),
  desc1: text(200),
  desc2: text(200),
  /** Empty means the campaign's final URL, which Google counts as a repeated sitelink. */
  url: text(4000),
});
export type DraftSitelink = z.infer<typeof sitelink>;

/** https://developers.google.com/google-ads/api/data/structured-snippet-headers; always in English. */
export const snippetHeaders = [
  'Types',
  'Styles',
  'Brands',
  'Models',
  'Service catalog',
  'Amenities',
  'Courses',
  'Degree programs',
  'Destinations',
  'Featured hotels',
  'Insurance coverage',
  'Neighborhoods',
  'Shows',
] as const;
const snippet = z.strictObject({
  header: z.enum(snippetHeaders),
  values: list(z.string().check(z.maxLength(200)), 10),
});
export type DraftSnippet = z.infer<typeof snippet>;

/** As Editor writes them. */
export const occasions = [
  "New Year's",
  "Valentine's Day",
  "Women's Day",
  'Carnival',
  'Easter',
  "Mother's Day",
  "Father's Day",
  'Labor Day',
  'Back to school',
  'Independence Day',
  'Halloween',
  'Singles Day',
  'Black Friday',
  'Cyber Monday',
  'Christmas',
  'Boxing Day',
  'Year-end Gift',
  'Spring sale',
  'Summer sale',
  'Fall sale',
  'Winter sale',
  'End of season',
] as const;

const percent = z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(99))), null);
/** A promotion needs a discount: either a percentage or an amount. */
const promotion = z.strictObject({
  target: text(200),
  percent,
  amount,
  isUpTo: z._default(z.boolean(), false),
  code: text(100),
  ordersOver: amount,
  occasion: z._default(z.nullable(z.enum(occasions)), null),
  /** Null means the campaign's first language. */
  language: z._default(z.nullable(language), null),
  start: day,
  end: day,
});
export type DraftPromotion = z.infer<typeof promotion>;
export const emptyPromotion: DraftPromotion = promotion.parse({});

/** The kinds of price assets: https://developers.google.com/google-ads/api/reference/rpc/v25/PriceExtensionTypeEnum.PriceExtensionType */
export const priceTypes = [
  'Brands',
  'Events',
  'Locations',
  'Neighborhoods',
  'Product categories',
  'Product tiers',
  'Services',
  'Service categories',
  'Service tiers',
] as const;
export type PriceType = (typeof priceTypes)[number];

export const priceQualifiers = ['From', 'Up to', 'Average'] as const;
export type PriceQualifier = (typeof priceQualifiers)[number];

export const priceUnits = ['Per hour', 'Per day', 'Per week', 'Per month', 'Per year', 'Per night'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** Google takes 3 to 8 of them. */
export const priceItemCounts = { least: 3, most: 8 } as const;

const priceItem = z.strictObject({
  header: text(200),
  description: text(200),
  amount,
  unit: z._default(z.nullable(z.enum(priceUnits)), null),
  /** Empty means the campaign's final URL. */
  url: text(4000),
});
export type PriceItem = z.infer<typeof priceItem>;
export const emptyPriceItem: PriceItem = priceItem.parse({});

const price = z.strictObject({
  type: z._default(z.enum(priceTypes), 'Product categories'),
  qualifier: z._default(z.nullable(z.enum(priceQualifiers)), null),
  /** Null means the campaign's first language. */
  language: z._default(z.nullable(language), null),
  items: list(priceItem, priceItemCounts.most),
});
export type DraftPrice = z.infer<typeof price>;

const call = z.strictObject({
  /** As it is dialled in its country, or with `+`. */
  phone: text(40),
  country: z._default(z.enum(geoCodes), 'BR'),
});
export type DraftCall = z.infer<typeof call>;

/** The lists of a campaign's assets, as fields of its settings. */
export const assetFields = {
  sitelinks: list(sitelink, MOST_ASSETS),
  callouts: list(z.string().check(z.maxLength(200)), MOST_ASSETS),
  snippets: list(snippet, MOST_ASSETS),
  promotions: list(promotion, MOST_ASSETS),
  prices: list(price, MOST_ASSETS),
  calls: list(call, MOST_ASSETS),
  /** The advertiser's name beside the ad: one at most. */
  businessNames: list(z.string().check(z.maxLength(200)), 1),
};

/** The most assets of one kind that a campaign holds. */
export const mostAssets = (kind: AssetKind): number => (kind === 'businessNames' ? 1 : MOST_ASSETS);

export type AssetKind = keyof typeof assetFields;
export const assetKinds = Object.keys(assetFields) as AssetKind[]; // the keys of the literal above

const assetsSchema = z.strictObject(assetFields);
export type CampaignAssets = z.output<typeof assetsSchema>;

/** A campaign without assets; new lists at each call, because the reader of a file fills them. */
export const noAssets = (): CampaignAssets => assetsSchema.parse({});
