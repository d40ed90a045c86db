import * as z from 'zod/mini';
import { tiers } from '#domain/deciding/search-terms/evidence.ts';
import { currencyCode } from '#domain/shared/currency-code.ts';
import type { WorthyAction } from './worthiest-actions.ts';

const MOST_SAVED = 3;

const kinds = [
  ...(['block', 'unblock', 'duplicate', 'competing', 'first_page', 'low_quality'] as const),
  ...(['low_asset', 'lost_to_budget', 'lost_to_rank', 'bad_time', 'unlisted_seller'] as const),
] as const satisfies readonly WorthyAction['kind'][];

const savedActionSchema = z.strictObject({
  kind: z.enum(kinds),
  subject: z.string().check(z.maxLength(2000)),
  moneyMicros: z.int().check(z.positive()),
  sales: z.number().check(z.nonnegative(), z.maximum(1e12)),
  tier: z.nullable(z.enum(tiers)),
  tab: z.enum(['termos', 'problemas']),
}) satisfies z.ZodMiniType<WorthyAction>;

/** The actions worth most in a campaign, as the browser that studied its reports tells them, for the dashboard. */
export const savedActionsSchema = z.strictObject({
  currency: currencyCode,
  actions: z.array(savedActionSchema).check(z.maxLength(MOST_SAVED)),
});
export type SavedActions = z.output<typeof savedActionsSchema>;

/** A campaign's actions on the dashboard. */
export interface CampaignActions extends SavedActions {
  campaignId: string;
  name: string;
  /** Whether a report was imported after the study. */
  isStale: boolean;
}

export interface ShownAction {
  campaignId: string;
  name: string;
  currency: string;
  isStale: boolean;
  action: SavedActions['actions'][number];
}

/**
 * The actions worth most over the campaigns of one currency, because amounts of two currencies have no order. @param
 * campaigns the one with the newest report first; its currency counts.
 */
export function worthiestShown(campaigns: readonly CampaignActions[], most = MOST_SAVED): ShownAction[] {
  const currency = campaigns.find(({ actions }) => actions.length > 0)?.currency;
  return campaigns
    .filter((campaign) => campaign.currency === currency)
    .flatMap(({ actions, ...campaign }) => actions.map((action) => ({ ...campaign, action })))
    .sort((one, other) => other.action.moneyMicros - one.action.moneyMicros)
    .slice(0, most);
}
