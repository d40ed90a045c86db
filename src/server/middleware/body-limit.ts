import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';
import { tooLarge } from '../errors.ts';

/** Enough for one asset of 1 MiB in its request. */
const USUAL_MB = 2;
/** One request saves a whole plan: 20,000 keywords and the ads of a thousand ad groups. */
const PLAN_MB = 12;
const PLAN_PATH = /^\/api\/campaigns\/[^/]+\/plan$/;

const usual = limitOf(USUAL_MB);
const plan = limitOf(PLAN_MB);

/** Applies to writes only: reads have no body, and checking for one would disable the adapter's fast path. */
export const limitedBody = createMiddleware<AppEnv>((c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  return PLAN_PATH.test(c.req.path) ? plan(c, next) : usual(c, next);
});

function limitOf(megabytes: number) {
  return bodyLimit({
    maxSize: megabytes * 1024 * 1024,
    onError: () => {
      throw tooLarge(`O pedido passa do tamanho máximo de ${megabytes} MB.`);
    },
  });
}
