import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { SessionInfo } from '#domain/account/session.ts';
import type { AppEnv, Deps } from '../request/context.ts';
import { unauthenticated } from '../request/errors.ts';
import { answerJson } from '../middleware/compression.ts';
import { currentUser, type LiveSession, sessionReader } from './guard.ts';
import { prepareRenewal } from './queries.ts';
import { cookieAttributes, SESSION_SECONDS, sessionCookieName } from './session-life.ts';

/** Returns the signed-in person, and renews the lease. */
export function sessionRoutes(deps: Deps) {
  const read = sessionReader(deps);
  const renew = prepareRenewal(deps.db);
  const { env, cookies } = deps;

  const renewLease = async (c: Context<AppEnv>, session: LiveSession): Promise<Date> => {
    const [renewed] = await renew.execute({ id: session.sessionId });
    if (!renewed) throw unauthenticated();
    setCookie(c, sessionCookieName(env.APP_URL), cookies.sign(session.token), {
      ...cookieAttributes(env.APP_URL),
      maxAge: SESSION_SECONDS,
    });
    return renewed.leaseExpiresAt;
  };

  const describe = (session: LiveSession, leaseExpiresAt: Date): SessionInfo => {
    const { isAdmin, closedBy, now } = currentUser(session, env.ADMIN_EMAIL);
    return {
      profile: session.profile,
      emailVerified: session.emailVerified,
      isAdmin,
      hasAccess: closedBy === null,
      closedBy,
      hasProAccess: isAdmin || (closedBy === null && session.profile.plan === 'pro'),
      leaseExpiresAt: leaseExpiresAt.toISOString(),
      serverTime: now.toISOString(),
    };
  };

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const session = await read(c);
      if (session === null) return c.json(null);
      if (!(session.leaseExpiresAt > session.now))
        return c.json(describe(session, await renewLease(c, session)));
      return answerJson<SessionInfo>(c, JSON.stringify(describe(session, session.leaseExpiresAt)));
    })
    .post('/refresh', async (c) => {
      const session = await read(c);
      if (session === null) throw unauthenticated();
      return c.json(describe(session, await renewLease(c, session)));
    });
}
