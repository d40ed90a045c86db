import { createMiddleware } from 'hono/factory';
import type { UserEnv } from '../request/context.ts';
import { forbidden } from '../request/errors.ts';

/** Requires `requireSession`. Admits only the account of ADMIN_EMAIL with a confirmed e-mail. */
export const requireAdmin = createMiddleware<UserEnv>(async (c, next) => {
  if (!c.var.user.isAdmin) throw forbidden();
  await next();
});
