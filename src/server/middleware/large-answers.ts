import { createMiddleware } from 'hono/factory';
import type { AppEnv, Deps } from '../context.ts';
import { refuseLeft } from '../request/cooperative.ts';
import { createFairLimiter } from '../request/fair-limiter.ts';

/** Of one session. What waits takes one of the server's turns (`http/admission.ts`) from the others. */
const WAITING = 8;

/**
 * Reads that can answer with many megabytes, or compute for seconds, and how many of them run at once. A call may match
 * one path only: one that waits for a place while it holds another could wait forever.
 */
const kinds = [
  {
    paths: [
      '/api/campaigns/:id/plan',
      '/api/campaigns/:id/imported',
      '/api/campaigns/:id/ignored',
      '/api/shared/:token',
    ],
    limits: { all: 2, each: 1, waiting: WAITING },
  },
  {
    paths: [
      '/api/campaigns/:id/terms',
      '/api/campaigns/:id/signals',
      '/api/profit',
      '/api/profit/:id',
      '/api/profit/:id/orders',
    ],
    limits: { all: 6, each: 2, waiting: WAITING },
  },
];

/**
 * Lets the reads of each kind wait for one another, so that their texts are not all in memory at the same time. A read
 * ends when its answer is compressed, and does not begin when its caller left while it waited. Each session, and each
 * shared link, has a share of its own.
 */
export function largeAnswers({ cookies }: Pick<Deps, 'cookies'>) {
  return kinds.map(({ paths, limits }) => {
    const inSpace = createFairLimiter(limits);
    const handler = createMiddleware<AppEnv>((c, next) =>
      inSpace(cookies.readSession(c) ?? c.req.path, 1, () => {
        refuseLeft(c.req.raw.signal);
        return next();
      }),
    );
    return { paths, handler };
  });
}
