import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';
import { tooLarge } from '../errors.ts';

/** Enough for one asset of 1 MiB in its request. */
const USUAL_MB = 2;
/** One request saves a whole plan, 20,000 keywords and the ads of a thousand ad groups, or makes several campaigns. */
const PLAN_MB = 12;
const PLAN_PATH = /^\/api\/campaigns\/(?:[^/]+\/plan|import|copies)$/;

const usual = limitOf(USUAL_MB);
const plan = limitOf(PLAN_MB);

/** Applies to writes only: reads have no body, and checking for one would disable the adapter's fast path. */
export const limitedBody = createMiddleware<AppEnv>((c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  return PLAN_PATH.test(c.req.path) ? plan(c, next) : usual(c, next);
});

function limitOf(megabytes: number) {
  const maxSize = megabytes * 1024 * 1024;
  const refuse = (): never => {
    throw tooLarge(`O pedido passa do tamanho máximo de ${megabytes} MB.`);
  };
  const countWhileReading = bodyLimit({ maxSize, onError: refuse });
  return createMiddleware<AppEnv>((c, next) => {
    const length = declaredLength(c);
    if (length === null) return countWhileReading(c, next);
    return length > maxSize ? refuse() : next();
  });
}

/** Node's parser holds the caller to a declared length, so the body itself need not be counted. */
function declaredLength(c: Context): number | null {
  const length = c.req.header('Content-Length');
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return null;
  return /^\d+$/.test(length) ? Number(length) : null;
}
