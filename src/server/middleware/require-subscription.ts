import { createMiddleware } from 'hono/factory';
import { hasAccess } from '#domain/account/plans.ts';
import type { UserEnv } from '../context.ts';
import { subscriptionRequired } from '../errors.ts';

/** After `requireSession`: lets active and trialing subscribers through, and the admin. */
export const requireSubscription = createMiddleware<UserEnv>(async (c, next) => {
  const { isAdmin, subscription } = c.var.user;
  if (!isAdmin && !hasAccess(subscription, new Date())) throw subscriptionRequired();
  await next();
});
