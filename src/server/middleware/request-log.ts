import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { AnsweredRequest, AppEnv } from '../request/context.ts';

/** The beginnings of addresses whose next part is a secret. */
const secretPath = /^(\/r\/|\/api\/shared\/|\/api\/feeds\/|\/api\/postback\/[^/]+\/)[^/]+/;

/**
 * Logs one line per request: method, path without its query and without the secret of an address, status,
 * time in ms. No field holds a secret, so the line needs no redaction.
 * @param observe also receives each request.
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
    const { method } = c.req;
    const path = c.req.path.replace(secretPath, '$1[oculto]');
    const { status } = c.res;
    lines.info({ requestId, method, path, status, ms }, 'request');
    observe?.({ method, route: patternOf(c), status, ms });
  });
}

/**
 * The path pattern of the route's handler. The patterns of guards and fallbacks end in a star, so they are
 * skipped.
 */
function patternOf(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path);
  return patterns.findLast((path) => !path.endsWith('*')) ?? patterns.at(-1) ?? '*';
}
