import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './context.ts';

/** The request's log. Its lines contain the request's id. */
export function logOf(c: Pick<Context<AppEnv>, 'var'>): Logger {
  return c.var.log.child({ requestId: c.var.requestId });
}
