import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context.ts';
import { tooLarge } from '../errors.ts';

/** Room for one asset of 1 MiB inside its request. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

const limit = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw tooLarge('O pedido passa do tamanho máximo de 2 MB.');
  },
});

/** Writes alone have a body; looking for one takes reads off the adapter's fast path. */
export const limitedBody = createMiddleware<AppEnv>((c, next) =>
  c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next),
);
