import { createMiddleware } from 'hono/factory';
import { closedBy } from '#domain/account/plans.ts';
import type { UserEnv } from '../context.ts';
import { subscriptionRequired } from '../errors.ts';

/** Requires `requireSession`. Admits active and trialing subscribers, and the admin. */
export const requireSubscription = createMiddleware<UserEnv>(async (c, next) => {
  const { isAdmin, subscription, now } = c.var.user;
  const reason = isAdmin ? null : closedBy(subscription, now);
  if (reason !== null) throw subscriptionRequired(reason);
  await next();
});
