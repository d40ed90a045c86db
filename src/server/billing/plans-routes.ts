import { and, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { activePlan, type PlanCode } from '#domain/account/plans.ts';
import type { PlanOffer } from '#domain/account/billing-plans.ts';
import type { CurrentUser, Deps, UserEnv } from '../request/context.ts';
import type { Database } from '../db/client.ts';
import { stripeSubscriptions } from '../db/schema/subscriptions.ts';
import type { Env } from '../boot/env.ts';

/** Prices and buy links. Open to every signed-in person, because an expired account must be able to buy. */
export function plansRoutes({ env }: Deps) {
  return new Hono<UserEnv>().get('/', async (c) => {
    const { user } = c.var;
    const isPaying = activePlan(user.subscription) !== null && (await hasSubscription(c.var.db, user.id));
    return c.json([
      offer(env, user, isPaying, { code: 'basico', price: env.PRICE_BASICO, url: env.CHECKOUT_URL_BASICO }),
      offer(env, user, isPaying, { code: 'pro', price: env.PRICE_PRO, url: env.CHECKOUT_URL_PRO }),
    ]);
  });
}

/**
 * A person who pays at the provider changes the plan there, because a second checkout would create a second
 * subscription.
 * @param isPaying also false for a plan that the operator gave, because there is nothing to manage.
 */
function offer(
  env: Env,
  user: CurrentUser,
  isPaying: boolean,
  { code, price, url }: { code: PlanCode; price: number; url: string },
): PlanOffer {
  const manageUrl = isPaying ? (env.BILLING_PORTAL_URL ?? null) : null;
  // Without a portal, an account that is closed because a payment failed must be able to buy its plan again.
  const isLost = manageUrl === null && user.closedBy !== null;
  return {
    code,
    price,
    isCurrent: code === activePlan(user.subscription) && !isLost,
    url: manageUrl ?? checkoutUrl(url, user),
    isManaged: manageUrl !== null,
    isSecond: isPaying && manageUrl === null,
  };
}

/** Whether a subscription runs at the provider, in order or not. */
async function hasSubscription(db: Database, userId: string): Promise<boolean> {
  const { userId: owner, status } = stripeSubscriptions;
  const runs = and(eq(owner, userId), inArray(status, ['active', 'ending', 'failing']));
  return (await db.$count(stripeSubscriptions, runs)) > 0;
}

/**
 * Stripe payment links accept these two parameters. The reference comes back in the webhook and identifies
 * the payer's account.
 */
function checkoutUrl(base: string, { id, email }: CurrentUser): string {
  const url = new URL(base);
  url.searchParams.set('prefilled_email', email);
  url.searchParams.set('client_reference_id', id);
  return url.href;
}
