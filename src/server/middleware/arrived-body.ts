import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, Deps } from '../request/context.ts';
import { tooLarge } from '../request/errors.ts';
import { slotOf } from '../request/callers.ts';
import { createFairLimiter } from '../request/fair-limiter.ts';
import { isLightJson } from './json-weight.ts';
import { isWrite, refuseWrite } from './write-limit.ts';

const KB = 1024;
const MB = 1024 * KB;
/** Smaller bodies are not counted. */
const SMALL = 64 * KB;
/** The largest body that a route takes. One without a declared length counts as such. */
const LARGEST = 12 * MB;
/** Memory for bodies that are arriving. A slow sender uses up only the sender's own share. */
const ARRIVING = { all: 6 * LARGEST, each: LARGEST, waiting: 20 };
/** Memory for bodies that were read and are processed. Their values take several times their length. */
const WORKED_ON = { all: LARGEST, each: LARGEST, waiting: 20 };

/**
 * Reads the body of a write before the request takes a connection to the database, so that a slow sender holds none.
 * Large bodies wait until there is memory for them. Requests without a session are left alone: nobody reads their body.
 */
export function arrivedBody({ cookies, callers }: Pick<Deps, 'cookies' | 'callers'>) {
  const inArriving = createFairLimiter(ARRIVING);
  const inWork = createFairLimiter(WORKED_ON);
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = isWrite(c.req.method) ? cookies.readSession(c) : null;
    if (token === null) return next();
    const size = sizeOf(c);
    if (size === 0) return next();
    if (size <= SMALL) {
      await c.req.text();
      return next();
    }
    const caller = callers.ofCall(c);
    if (callers.isHeldBack(caller)) refuseWrite(c);
    const work = async () => {
      const text = await c.req.text();
      if (!isLightJson(text)) {
        throw tooLarge('O pedido tem valores demais. Divida o que você quer gravar em partes menores.');
      }
      return inWork(caller, size, next, slotOf(c));
    };
    return inArriving(caller, size, work, slotOf(c));
  });
}

/** In bytes; 0 without a body. */
function sizeOf(c: Context<AppEnv>): number {
  if (c.req.header('Transfer-Encoding') !== undefined) return LARGEST;
  return Number(c.req.header('Content-Length') ?? 0);
}
