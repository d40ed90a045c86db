import type { PlanCode } from '#domain/account/plans.ts';

/** Monthly prices in centavos. */
export type PlanPrices = Readonly<Record<PlanCode, number>>;

interface PriceFields {
  lookup_key?: string | null | undefined;
  metadata?: Record<string, string> | null | undefined;
  /** Metadata of the subscription or checkout. */
  own?: Record<string, string> | null | undefined;
  amount?: number | null | undefined;
  currency?: string | null | undefined;
}

/**
 * Finds the plan of a price by its lookup key or by `plan` in its metadata, otherwise by its amount in reais.
 */
export function planOfPrice(price: PriceFields, prices: PlanPrices): PlanCode | undefined {
  const names = [price.lookup_key, price.metadata?.['plan'], price.own?.['plan']];
  const named = names.find((name) => name === 'basico' || name === 'pro');
  if (named) return named;
  if (price.currency?.toLowerCase() !== 'brl') return undefined;
  return (['basico', 'pro'] as const).find((plan) => prices[plan] === price.amount);
}
