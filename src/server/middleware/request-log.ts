import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { AppEnv } from '../context.ts';

/** One line for each request: method, path without its query (links carry secrets), status, time in ms. */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = c.get('requestId');
    const child = log.child({ requestId });
    c.set('log', child);
    const start = performance.now();
    await next();
    if (!c.get('isFinished')) c.res.headers.set('X-Request-Id', requestId);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    child.info({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  });
}
