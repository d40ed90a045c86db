import { Hono } from 'hono';
import type { PlanOffer } from '#domain/account/billing-plans.ts';
import type { CurrentUser, Deps, UserEnv } from '../context.ts';

/** Prices and buy links, open to whoever is signed in: somebody expired buys here. */
export function plansRoutes(deps: Deps) {
  const { CHECKOUT_URL_BASICO, CHECKOUT_URL_PRO, PRICE_BASICO, PRICE_PRO } = deps.env;
  return new Hono<UserEnv>().get('/', (c) => {
    const offers: PlanOffer[] = [
      { code: 'basico', price: PRICE_BASICO, checkoutUrl: checkoutUrl(CHECKOUT_URL_BASICO, c.var.user) },
      { code: 'pro', price: PRICE_PRO, checkoutUrl: checkoutUrl(CHECKOUT_URL_PRO, c.var.user) },
    ];
    return c.json(offers);
  });
}

/** Stripe payment links take these two; the reference comes back in the webhook and says whose payment it was. */
function checkoutUrl(base: string, { id, email }: CurrentUser): string {
  const url = new URL(base);
  url.searchParams.set('prefilled_email', email);
  url.searchParams.set('client_reference_id', id);
  return url.href;
}
