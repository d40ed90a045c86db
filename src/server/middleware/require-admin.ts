import { createMiddleware } from 'hono/factory';
import type { UserEnv } from '../context.ts';
import { forbidden } from '../errors.ts';

/** After `requireSession`: the account of ADMIN_EMAIL, its e-mail confirmed. */
export const requireAdmin = createMiddleware<UserEnv>(async (c, next) => {
  if (!c.var.user.isAdmin) throw forbidden();
  await next();
});
