import { createMiddleware } from 'hono/factory';
import type { UserEnv } from '../request/context.ts';
import { subscriptionRequired } from '../request/errors.ts';

/** Requires `requireSession`. Admits active and trialing subscribers, and the admin. */
export const requireSubscription = createMiddleware<UserEnv>(async (c, next) => {
  const { closedBy } = c.var.user;
  if (closedBy !== null) throw subscriptionRequired(closedBy);
  await next();
});
