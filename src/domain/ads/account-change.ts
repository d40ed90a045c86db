import * as z from 'zod/mini';
import { keywordKey, keywordReach } from '#domain/ads/keyword.ts';
import { matchTypes } from '#domain/ads/match-types.ts';

const matchType = z.enum(matchTypes);

/**
 * A negative. Without an ad group it is for the campaign, without a campaign for every campaign of the reports.
 * `isListed` ones are for the account's list of negatives.
 */
const negativeSchema = z.object({
  kind: z.literal('negative'),
  text: z.string(),
  matchType,
  campaign: z.nullable(z.string()),
  adGroup: z.nullable(z.string()),
  isListed: z.boolean(),
});
export type NegativeChange = z.infer<typeof negativeSchema>;

/** A keyword that is added or paused in an ad group. */
const keywordSchema = z.object({
  kind: z.enum(['keyword', 'pause']),
  text: z.string(),
  matchType,
  campaign: z.string(),
  adGroup: z.string(),
});
export type KeywordChange = z.infer<typeof keywordSchema>;

/** The texts of ads and assets that one change replaces in all places of the draft. */
const replacedTexts = ['titles', 'descriptions', 'sitelinks', 'callouts'] as const;
export type ReplacedText = (typeof replacedTexts)[number];

const textSchema = z.object({
  kind: z.literal('text'),
  of: z.enum(replacedTexts),
  from: z.string(),
  to: z.string(),
});

/** Negatives in force that are taken away. */
const releaseSchema = z.object({
  kind: z.literal('release'),
  text: z.string(),
  matchType,
  campaign: z.string(),
  adGroup: z.nullable(z.string()),
});
export type ReleaseChange = z.infer<typeof releaseSchema>;

/**
 * The numbers that a change can set: the maximum bid of a keyword or an ad group, a daily budget, the bid factor
 * of a device or of a part of the day, the target of an automatic bid strategy, the highest bid that it may make.
 * A target ROAS is the value of conversions per 100 of cost.
 */
const adjustSchema = z.object({
  kind: z.literal('adjust'),
  of: z.enum(['cpc', 'budget', 'device', 'time', 'target_cpa', 'target_roas', 'cpc_limit']),
  campaign: z.string(),
  adGroup: z.nullable(z.string()),
  /** In Google's notation. */
  keyword: z.nullable(z.string()),
  device: z.nullable(z.enum(['desktop', 'mobile', 'tablet'])),
  /** Whole hours of a day of the week (0 is Sunday), or of every day. */
  time: z.optional(z.object({ weekday: z.nullable(z.int()), from: z.int(), to: z.int() })),
  from: z.number(),
  to: z.number().check(z.nonnegative(), z.maximum(1e9)),
});
export type AdjustChange = z.infer<typeof adjustSchema>;

const stopSchema = z.object({ kind: z.literal('stop'), campaign: z.string() });

/** One change of what runs. */
export const changeSchema = z.discriminatedUnion('kind', [
  ...([negativeSchema, keywordSchema, textSchema, releaseSchema, adjustSchema, stopSchema] as const),
]);
export type Change = z.infer<typeof changeSchema>;

/** The same for two changes of which the later one replaces the earlier: a keyword is added or paused, not both. */
export function changeKey(change: Change): string {
  return JSON.stringify(identityOf(change));
}

function identityOf(change: Change): unknown[] {
  switch (change.kind) {
    case 'text':
      return ['text', change.of, change.from];
    case 'stop':
      return ['stop', change.campaign];
    case 'adjust':
      return [
        ...[change.of, change.campaign, change.adGroup, change.keyword, change.device],
        ...(change.time ? [change.time] : []),
      ];
    case 'release':
      return ['release', keywordKey(change), change.campaign, change.adGroup];
    case 'negative':
      return ['negative', keywordKey(change), change.campaign, change.adGroup, change.isListed];
    case 'keyword':
    case 'pause':
      return ['keyword', keywordReach(change), change.campaign, change.adGroup];
  }
}

/** Adds changes to a basket. A change of the same thing takes the earlier one's place. */
export function addChanges(basket: readonly Change[], added: readonly Change[]): Change[] {
  const changes = new Map(basket.map((change) => [changeKey(change), change]));
  for (const change of added) changes.set(changeKey(change), change);
  return [...changes.values()];
}
