import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { AnsweredRequest, AppEnv } from '../context.ts';

/**
 * One line for each request: method, path without its query (links carry secrets), status, time in ms. None of these
 * fields is a secret, so the line is not searched for any.
 * @param observe is told of each request too.
 */
export function requestLog(log: Logger, observe?: (request: AnsweredRequest) => void) {
  const lines = log.child({}, { redact: [] });
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = c.get('requestId');
    c.set('log', log);
    const start = performance.now();
    await next();
    if (!c.get('isFinished')) c.res.headers.set('X-Request-Id', requestId);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { method, path } = c.req;
    const { status } = c.res;
    lines.info({ requestId, method, path, status, ms }, 'request');
    observe?.({ method, route: patternOf(c), status, ms });
  });
}

/** The pattern of the route's handler: those of guards and of what catches the rest end in a star. */
function patternOf(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path);
  return patterns.findLast((path) => !path.endsWith('*')) ?? patterns.at(-1) ?? '*';
}
