import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, Deps } from '../request/context.ts';
import { slotOf } from '../request/callers.ts';
import { refuseLeft } from '../request/cooperative.ts';
import { createFairLimiter, type Limits } from '../request/fair-limiter.ts';

const shares = new WeakSet<MiddlewareHandler>();

/** Whether it must run before the guards, which take a connection to the database. */
export function isFairShare(handler: MiddlewareHandler): boolean {
  return shares.has(handler);
}

/** The most of one caller; more are refused. */
const waiting = 8;
/**
 * For answers of many megabytes: two texts are in memory at the same time. Whoever asks for them without a pause uses
 * a tenth of one processor.
 */
const wholeCampaign: Limits = { all: 2, each: 1, waiting, crowd: 64, restTimes: 9 };
/** For answers that are computed from thousands of rows. */
const manyRows: Limits = { all: 6, each: 2, waiting, crowd: 64 };

export interface Shares {
  wholeCampaign: MiddlewareHandler;
  manyRows: MiddlewareHandler;
}

/** The routes with large answers name their kind. All routes of a kind share it, and a route has one at most. */
export function createShares(deps: Pick<Deps, 'callers'>): Shares {
  return { wholeCampaign: createShare(deps, wholeCampaign), manyRows: createShare(deps, manyRows) };
}

function createShare({ callers }: Pick<Deps, 'callers'>, limits: Limits): MiddlewareHandler {
  const limiter = createFairLimiter(limits);
  const handler: MiddlewareHandler = createMiddleware<AppEnv>((c, next) => {
    const answer = () => {
      refuseLeft(c.req.raw.signal);
      return next();
    };
    return limiter(callers.ofCall(c), 1, answer, slotOf(c));
  });
  shares.add(handler);
  return handler;
}
