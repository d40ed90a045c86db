import * as z from 'zod/mini';
import { isLanguageCode, type LanguageCode } from '#domain/ads/languages.ts';
import { geoCodes } from '#domain/ads/locations.ts';
import { affiliateNetworkIds } from '#domain/ads/affiliate-networks.ts';

const text = (max: number) =>
  z._default(z.string().check(z.maxLength(max, `Há um texto com mais de ${max} caracteres.`)), '');
const amount = z._default(
  z.nullable(z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/, 'Use um valor como 1234.56.'))),
  null,
);
const day = z._default(z.nullable(z.iso.date('Use uma data como 2026-11-21.')), null);
const list = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z._default(z.array(item).check(z.maxLength(max, `Há uma lista com mais de ${max} itens.`)), []);

export const bidStrategies = ['maximize_clicks', 'maximize_conversions', 'target_cpa', 'manual_cpc'] as const;
export type BidStrategy = (typeof bidStrategies)[number];

export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Google takes quarters of an hour: 8.25 is 08:15. */
const hour = z.number().check(z.minimum(0), z.maximum(24), z.multipleOf(0.25));
/** Hours of one day. `to` is exclusive. `bid`: the percentage that Google adds to bids then. */
const scheduleSchema = z.strictObject({
  ...{ day: z.enum(weekDays), from: hour, to: hour },
  bid: z.optional(z.int().check(z.minimum(-90), z.maximum(900))),
});
export type ScheduleSlot = z.infer<typeof scheduleSchema>;

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
  start: day,
  end: day,
});
export type DraftPromotion = z.infer<typeof promotion>;
export const emptyPromotion: DraftPromotion = promotion.parse({});

const rate = z.number().check(z.minimum(0), z.maximum(100));
/** Percentages. A field that the person has not entered is null. */
const economicsSchema = z.strictObject({
  commission: amount,
  price: amount,
  approval: z._default(rate, 100),
  refund: z._default(rate, 0),
  conversion: z._default(rate, 1),
  /** Units of the account's currency per unit of the commission's currency. */
  exchange: z._default(z.number().check(z.positive(), z.maximum(1_000_000)), 1),
  /** The share of the net commission that stays as profit. */
  margin: z._default(rate, 40),
});
export type EconomicsInput = z.output<typeof economicsSchema>;

const bidModifier = z._default(z.int().check(z.minimum(-100), z.maximum(900)), 0);

/** The campaign-level part of a draft. A missing field gets its default. */
export const campaignSettingsSchema = z.strictObject({
  finalUrl: text(4000),
  trackingTemplate: text(4000),
  finalUrlSuffix: text(2000),
  network: z._default(z.nullable(z.enum(affiliateNetworkIds)), null),
  countries: list(z.enum(geoCodes), 100),
  languages: list(z.custom<LanguageCode>(isLanguageCode, 'Idioma desconhecido.'), 30),
  /**
   * Who sees the ads: only people in the countries, or also people interested in them (Google's own default).
   */
  presence: z._default(z.enum(['presence', 'presence_or_interest']), 'presence'),
  dailyBudget: amount,
  bidStrategy: z._default(z.enum(bidStrategies), 'maximize_clicks'),
  maxCpc: amount,
  targetCpa: amount,
  searchPartners: z._default(z.boolean(), false),
  displayNetwork: z._default(z.boolean(), false),
  hasPoliticalAds: z._default(z.boolean(), false),
  /** Empty means at all hours. */
  schedule: list(scheduleSchema, 42),
  /** Percentages added to bids. -100 excludes the device type. */
  devices: z.prefault(z.strictObject({ desktop: bidModifier, mobile: bidModifier, tablet: bidModifier }), {}),
  startDate: day,
  endDate: day,
  negatives: list(z.string().check(z.maxLength(500)), 10_000),
  sitelinks: list(sitelink, 20),
  callouts: list(z.string().check(z.maxLength(200)), 20),
  snippets: list(snippet, 20),
  promotions: list(promotion, 20),
  /** Accepted conflicts: the keys of their negatives. */
  keptConflicts: list(z.string().check(z.maxLength(600)), 10_000),
  economics: z.prefault(economicsSchema, {}),
  /** Fingerprints of what was proposed: a setting that still has its own follows the next proposal. */
  proposed: z._default(z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(10))), {}),
});

export type CampaignSettings = z.output<typeof campaignSettingsSchema>;

export const emptySettings: CampaignSettings = campaignSettingsSchema.parse({});
