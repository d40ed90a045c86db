import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { AppEnv } from '../context.ts';

/**
 * One line for each request: method, path without its query (links carry secrets), status, time in ms. None of these
 * fields is a secret, so the line is not searched for any.
 */
export function requestLog(log: Logger) {
  const lines = log.child({}, { redact: [] });
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = c.get('requestId');
    c.set('log', log);
    const start = performance.now();
    await next();
    if (!c.get('isFinished')) c.res.headers.set('X-Request-Id', requestId);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    lines.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  });
}
