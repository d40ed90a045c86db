import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';
import { tooLarge } from '../errors.ts';

/** Room for one asset of 1 MiB inside its request. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

const refuse = (): never => {
  throw tooLarge('O pedido passa do tamanho máximo de 2 MB.');
};

const countWhileReading = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuse });

/**
 * Refuses large bodies. Where the length is told, the server's parser holds the caller to it: looking into the body
 * would only take the request off the adapter's fast path.
 */
export const limitedBody = createMiddleware<AppEnv>((c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const length = toldLength(c);
  if (length === null) return countWhileReading(c, next);
  return length > MAX_BODY_BYTES ? refuse() : next();
});

function toldLength(c: Context): number | null {
  const length = c.req.header('Content-Length');
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return null;
  return /^\d+$/.test(length) ? Number(length) : null;
}
