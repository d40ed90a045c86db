import { Hono } from 'hono';
import { activePlan, type PlanCode } from '#domain/account/plans.ts';
import type { PlanOffer } from '#domain/account/billing-plans.ts';
import type { CurrentUser, Deps, UserEnv } from '../context.ts';

/** Prices and buy links, open to whoever is signed in: somebody expired buys here. */
export function plansRoutes(deps: Deps) {
  const { env } = deps;
  return new Hono<UserEnv>().get('/', (c) => {
    const { user } = c.var;
    const current = activePlan(user.subscription);
    const offer = (code: PlanCode, price: number, checkout: string): PlanOffer => ({
      code,
      price,
      checkoutUrl: code === current ? null : checkoutUrl(checkout, user),
      manageUrl: code === current ? (env.BILLING_PORTAL_URL ?? null) : null,
    });
    return c.json([
      offer('basico', env.PRICE_BASICO, env.CHECKOUT_URL_BASICO),
      offer('pro', env.PRICE_PRO, env.CHECKOUT_URL_PRO),
    ]);
  });
}

/** Stripe payment links take these two; the reference comes back in the webhook and says whose payment it was. */
function checkoutUrl(base: string, { id, email }: CurrentUser): string {
  const url = new URL(base);
  url.searchParams.set('prefilled_email', email);
  url.searchParams.set('client_reference_id', id);
  return url.href;
}
