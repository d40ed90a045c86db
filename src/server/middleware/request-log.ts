import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { AppEnv } from '../context.ts';

/** One line for each request: method, path without its query (links carry secrets), status, time in ms. */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const child = log.child({ requestId: c.var.requestId });
    c.set('log', child);
    const start = performance.now();
    await next();
    c.res.headers.set('X-Request-Id', c.var.requestId);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    child.info({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  });
}
