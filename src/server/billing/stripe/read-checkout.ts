import * as z from 'zod/mini';
import { planOfPrice, type PlanPrices } from './plan-of-price.ts';
import type { EventReading } from './reading.ts';
import { idOf, metadata } from './schemas.ts';

const checkoutSchema = z.object({
  mode: z.string(),
  client_reference_id: z.nullish(z.string()),
  customer_details: z.nullish(z.object({ email: z.nullish(z.string()) })),
  subscription: z.nullish(idOf),
  payment_status: z.string(),
  amount_subtotal: z.nullish(z.number()),
  currency: z.nullish(z.string()),
  metadata,
});

export function readCheckout(object: unknown, prices: PlanPrices): EventReading {
  const parsed = checkoutSchema.safeParse(object);
  if (!parsed.success) return { kind: 'malformed' };
  const checkout = parsed.data;
  if (checkout.mode !== 'subscription' || !checkout.subscription) return { kind: 'ignored' };
  const { amount_subtotal: amount, currency, metadata: own } = checkout;
  const email = checkout.customer_details?.email?.trim().toLowerCase() ?? '';
  const plan = planOfPrice({ amount, currency, own }, prices);
  const isPaid = checkout.payment_status !== 'unpaid';
  return {
    kind: 'change',
    change: {
      subscriptionId: checkout.subscription,
      owner: {
        userId: checkout.client_reference_id ?? null,
        email: email === '' ? null : email,
      },
      ...(plan && isPaid && { plan, status: 'active' as const }),
      rank: 0,
    },
  };
}
