import { createMiddleware } from 'hono/factory';
import { claimAttempt, type Limit } from '../attempts.ts';
import type { AppEnv, Deps } from '../context.ts';
import { AppError } from '../errors.ts';
import { clientAddressReader, networkOf } from './client-address.ts';

/** @param name the counter that these calls share, one per network. */
export function limitByAddress({ db, env }: Deps, name: string, limit: Limit) {
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!(await claimAttempt(db, `${name}:${networkOf(readAddress(c))}`, limit))) {
      c.header('Retry-After', String(limit.seconds));
      throw new AppError('rate_limited', 'Muitas tentativas. Aguarde um pouco e tente de novo.');
    }
    await next();
  });
}
