import { createMiddleware } from 'hono/factory';
import { countAttempt, type Limit } from '../db/attempts.ts';
import type { AppEnv, Deps } from '../request/context.ts';
import { AppError } from '../request/errors.ts';
import { clientAddressReader, networkOf } from '../request/client-address.ts';

/** @param name the name of the counter that these calls share. Each network has its own count. */
export function limitByAddress({ db, env }: Deps, name: string, limit: Limit) {
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);
  return createMiddleware<AppEnv>(async (c, next) => {
    const { isAllowed, secondsLeft } = await countAttempt(db, `${name}:${networkOf(readAddress(c))}`, limit);
    if (!isAllowed) {
      c.header('Retry-After', String(secondsLeft));
      throw new AppError('rate_limited', 'Muitas tentativas. Aguarde um pouco e tente de novo.');
    }
    await next();
  });
}
