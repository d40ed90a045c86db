import { createMiddleware } from 'hono/factory';
import { slotOf } from '../request/callers.ts';
import { clientAddressReader, networkOf } from '../request/client-address.ts';
import type { Deps, UserEnv } from '../request/context.ts';
import { createFairLimiter, type FairLimiter, type Limits } from '../request/fair-limiter.ts';
import { isWrite } from './write-limit.ts';

/** An import lasts for seconds. After this time its account and its network may write beside it. */
const longestMs = 500;
const ofAccount: Limits = { all: Infinity, each: 2, waiting: 32, longestMs };
/**
 * The accounts of one network address take turns. Each write keeps a process of the database busy too, and two would
 * take both processors of a small server from everybody else.
 */
const ofNetwork: Limits = { all: 1, each: 1, waiting: 32, crowd: 64, longestMs };

/**
 * Requires `requireSession`. Lets an account write two things at once, and a network one, so that neither one
 * account from many addresses nor many accounts of one address use the whole server.
 */
export function takeWriteTurns({ env }: { env: Pick<Deps['env'], 'TRUSTED_PROXIES'> }) {
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);
  const accounts = createFairLimiter(ofAccount);
  const networks = limiterPerName(ofNetwork);
  return createMiddleware<UserEnv>((c, next) => {
    if (!isWrite(c.req.method)) return next();
    const { id } = c.var.user;
    const slot = slotOf(c);
    const network = networkOf(readAddress(c));
    return accounts(id, 1, () => networks(network, (limiter) => limiter(id, 1, next, slot)), slot);
  });
}

/** Keeps a limiter of its own for each name while it has work. */
function limiterPerName(limits: Limits) {
  const open = new Map<string, { limiter: FairLimiter; calls: number }>();
  return async (name: string, run: (limiter: FairLimiter) => Promise<void>) => {
    const found = open.get(name) ?? { limiter: createFairLimiter(limits), calls: 0 };
    open.set(name, found);
    found.calls += 1;
    try {
      await run(found.limiter);
    } finally {
      found.calls -= 1;
      if (found.calls === 0) open.delete(name);
    }
  };
}
