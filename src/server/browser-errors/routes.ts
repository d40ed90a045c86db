import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { browserErrorSchema } from '#domain/pages/browser-error.ts';
import { validate } from '../middleware/validate.ts';
import { createBuckets } from '../request/buckets.ts';
import { clientAddressReader, networkOf } from '../request/client-address.ts';
import type { AppEnv, Deps } from '../request/context.ts';
import { AppError } from '../request/errors.ts';
import { logOf } from '../request/log-of.ts';

/** A page reports five errors at most. An office shares an address. All of them together must not fill the log. */
const OF_SESSION = { burst: 10, perSecond: 1 / 60 };
const OF_ADDRESS = { burst: 50, perSecond: 1 / 6 };
const OF_ALL = { burst: 500, perSecond: 5 };

/** Errors of the interface, one line of the log each. */
export function browserErrorRoutes({ cookies, env }: Deps, now?: () => number) {
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);
  const ofSession = createBuckets(OF_SESSION, now);
  const ofAddress = createBuckets(OF_ADDRESS, now);
  const ofAll = createBuckets(OF_ALL, now);
  const limit = createMiddleware<AppEnv>((c, next) => {
    const network = networkOf(readAddress(c));
    const session = cookies.tokenOf(c.req.header('Cookie') ?? '') ?? network;
    if (!ofSession(session) || !ofAddress(network) || !ofAll(''))
      throw new AppError('rate_limited', 'Muitos erros de uma vez. Os próximos não são anotados.');
    return next();
  });
  return new Hono<AppEnv>().post('/', limit, validate('json', browserErrorSchema), (c) => {
    logOf(c).warn({ browser: c.req.valid('json') }, 'browser error');
    return c.body(null, 204);
  });
}
