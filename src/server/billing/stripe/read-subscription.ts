import * as z from 'zod/mini';
import type { SubscriptionState } from '#domain/account/plans.ts';
import { planOfPrice, type PlanPrices } from './plan-of-price.ts';
import type { EventReading } from './reading.ts';
import { metadata, seconds } from './schemas.ts';

const price = z.object({
  lookup_key: z.nullish(z.string()),
  unit_amount: z.nullish(z.number()),
  currency: z.string(),
  metadata,
});
const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  metadata,
  cancel_at_period_end: z.nullish(z.boolean()),
  cancel_at: z.nullish(seconds),
  current_period_end: z.optional(seconds),
  items: z.object({
    data: z.array(z.object({ price, current_period_end: z.optional(seconds) })).check(z.minLength(1)),
  }),
});

/** Order of a subscription's own events within one second. */
export const subscriptionRanks = { created: 0, changed: 1, deleted: 2 } as const;

export function readSubscription(object: unknown, prices: PlanPrices, rank: number): EventReading {
  const parsed = subscriptionSchema.safeParse(object);
  if (!parsed.success) return { kind: 'malformed' };
  const { id, items, current_period_end, metadata: own } = parsed.data;
  const plan = items.data
    .map(({ price }) => planOfPrice({ ...price, amount: price.unit_amount, own }, prices))
    .find((found) => found !== undefined);
  const periodEnd = current_period_end ?? items.data[0]?.current_period_end;
  const status = rank === subscriptionRanks.deleted ? 'ended' : stateOf(parsed.data, periodEnd);
  return {
    kind: 'change',
    change: { subscriptionId: id, status, ...(plan && { plan }), ...(periodEnd && { periodEnd }), rank },
    isPriceUnknown: plan === undefined,
  };
}

function stateOf(
  { status, cancel_at_period_end, cancel_at }: z.output<typeof subscriptionSchema>,
  periodEnd: Date | undefined,
): SubscriptionState {
  if (status === 'canceled' || status === 'incomplete_expired') return 'ended';
  if (status === 'past_due') return 'failing';
  if (status !== 'active' && status !== 'trialing') return 'inactive';
  const endsWithPeriod = cancel_at && periodEnd && cancel_at <= periodEnd;
  return cancel_at_period_end || endsWithPeriod ? 'ending' : 'active';
}
