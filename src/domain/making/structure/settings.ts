import * as z from 'zod/mini';
import { geoCodes } from '#domain/ads/locations.ts';
import { affiliateNetworkIds } from '#domain/ads/affiliate-networks.ts';
import { assetFields } from './campaign-assets.ts';
import { amount, day, language, list, text } from './draft-values.ts';

export const bidStrategies = [
  'maximize_clicks',
  'maximize_conversions',
  'target_cpa',
  'maximize_value',
  'target_roas',
  'target_impression_share',
  'manual_cpc',
  'portfolio',
] as const;
export type BidStrategy = (typeof bidStrategies)[number];

/** The strategies with which Google chooses the bid for each conversion. They take a target CPA of a group. */
export const cpaStrategies: readonly BidStrategy[] = ['maximize_conversions', 'target_cpa'];

/** Where a target impression share counts on the page of results. */
export const shareLocations = ['anywhere', 'top', 'absolute_top'] as const;
export type ShareLocation = (typeof shareLocations)[number];

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
  day: z.enum(weekDays),
  from: hour,
  to: hour,
  bid: z.optional(z.int().check(z.minimum(-90), z.maximum(900))),
});
export type ScheduleSlot = z.infer<typeof scheduleSchema>;

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

const marks = z._default(z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(10))), {});

/** The campaign-level part of a draft. A missing field gets its default. */
export const campaignSettingsSchema = z.strictObject({
  finalUrl: text(4000),
  trackingTemplate: text(4000),
  finalUrlSuffix: text(2000),
  network: z._default(z.nullable(z.enum(affiliateNetworkIds)), null),
  countries: list(z.enum(geoCodes), 100),
  languages: list(language, 30),
  /**
   * Who sees the ads: only people in the countries, or also people interested in them (Google's own default).
   */
  presence: z._default(z.enum(['presence', 'presence_or_interest']), 'presence'),
  dailyBudget: amount,
  bidStrategy: z._default(z.enum(bidStrategies), 'maximize_clicks'),
  maxCpc: amount,
  targetCpa: amount,
  /** The value of conversions per 100 of cost: 400 means four times the cost. */
  targetRoas: amount,
  /** The percentage of searches in which the ad is to appear. */
  impressionShare: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(100))), null),
  shareLocation: z._default(z.enum(shareLocations), 'top'),
  /** The name of the account's portfolio strategy, which is made in Google Ads. */
  portfolioName: text(255),
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
  ...assetFields,
  /** Accepted conflicts: the keys of their negatives. */
  keptConflicts: list(z.string().check(z.maxLength(600)), 10_000),
  economics: z.prefault(economicsSchema, {}),
  /** Fingerprints of what was proposed: a setting that still has its own follows the next proposal. */
  proposed: marks,
  /** Fingerprints of what was taken from the reports' own results. */
  reported: marks,
});

export type CampaignSettings = z.output<typeof campaignSettingsSchema>;

export const emptySettings: CampaignSettings = campaignSettingsSchema.parse({});
