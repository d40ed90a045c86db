import { createMiddleware } from 'hono/factory';
import type { AppEnv, Deps } from '../request/context.ts';

/** $1 is the session's token. */
const findAccount = 'select user_id as "userId" from session where token = $1 and expires_at > now()';

/**
 * Finds the account of a session that this process meets for the first time, before its request waits for anything.
 * Otherwise several new sessions of one account would have several shares until their first answers.
 */
export function knownCaller({ db, cookies, callers }: Pick<Deps, 'db' | 'cookies' | 'callers'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = cookies.readSession(c);
    if (token !== null && !callers.isKnown(token)) {
      const { rows } = await db.$client.query<{ userId: string }>({ text: findAccount }, [token]);
      if (rows[0]) callers.remember(token, rows[0].userId);
    }
    await next();
  });
}
