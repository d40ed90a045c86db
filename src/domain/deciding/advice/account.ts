import * as z from 'zod/mini';
import type { Bidding } from '#domain/deciding/bidding/bidding.ts';
import { bidStrategies } from '#domain/making/structure/settings.ts';
import { currencyCode } from '#domain/shared/currency-code.ts';

const name = z.string().check(z.minLength(1), z.maxLength(500));
const amount = z.number().check(z.nonnegative(), z.maximum(1e9));

/** A campaign of the account as its owner describes it: facts that no report has. */
const describedCampaignSchema = z.object({
  name,
  /** Google's id of the campaign, which sub-ids carry. */
  googleId: z._default(z.coerce.string(), ''),
  country: z._default(z.string(), ''),
  /** The assumed income of a sale, used until there are results. */
  commission: z.optional(z.nullable(z.object({ amount, currency: currencyCode }))),
  /** The suffix of the final URL, with Google's tags. */
  suffix: z._default(z.string(), ''),
  dailyBudget: z.optional(z.nullable(amount)),
  /** Whether it is paused: without it, as the reports tell. */
  isStopped: z.optional(z.boolean()),
  /** How Google bids, with the strategy's numbers: without it, as the reports tell. */
  bidStrategy: z.optional(z.nullable(z.enum(bidStrategies))),
  targetCpa: z.optional(z.nullable(amount)),
  /** The value of conversions per 100 of cost. */
  targetRoas: z.optional(z.nullable(amount)),
  /** The highest bid that an automatic strategy may make. */
  maxCpc: z.optional(z.nullable(amount)),
});
export type DescribedCampaign = z.output<typeof describedCampaignSchema>;

/** `account.json` beside the files of an account. */
export const accountSchema = z.object({
  currency: currencyCode,
  timeZone: z._default(z.string(), 'America/Sao_Paulo'),
  language: z._default(z.string(), 'pt'),
  campaigns: z.array(describedCampaignSchema).check(z.minLength(1), z.maxLength(10_000)),
  rates: z._default(
    z.array(z.object({ currency: currencyCode, from: z.iso.date(), value: z.number().check(z.positive()) })),
    [],
  ),
});
export type DescribedAccount = z.output<typeof accountSchema>;

/** What is known of a campaign's bids, as its description has it. */
export function describedBidding(
  bidding: Bidding | null,
): Pick<DescribedCampaign, 'bidStrategy' | 'targetCpa' | 'targetRoas' | 'maxCpc'> {
  if (bidding === null) return {};
  const { strategy, cpcLimit, ...targets } = bidding;
  return { bidStrategy: strategy, ...targets, maxCpc: cpcLimit };
}
