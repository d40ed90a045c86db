import type { Context } from 'hono';
import { getSignedCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { createMissingProfile, prepareSessionQueries } from '../auth/session-queries.ts';
import { sessionCookieName } from '../auth/session-life.ts';
import type { AppEnv, CurrentUser, Deps, UserEnv } from '../context.ts';
import { profileFailed, unauthenticated } from '../errors.ts';

type Found = Awaited<ReturnType<ReturnType<typeof prepareSessionQueries>['find']['execute']>>[number];

/** A session as read for this request, its profile certain. */
export interface LiveSession extends Found {
  token: string;
  profile: NonNullable<Found['profile']>;
}

/** Reads the session a request's cookie names; null when there is none that lives. */
export function sessionReader({ env, db, secret }: Deps) {
  const queries = prepareSessionQueries(db);
  const cookie = sessionCookieName(env.APP_URL);
  const find = async (token: string): Promise<Found | undefined> =>
    (await queries.find.execute({ token }))[0];
  return async (c: Context<AppEnv>): Promise<LiveSession | null> => {
    const token = await getSignedCookie(c, secret, cookie);
    if (!token) return null;
    let found = await find(token);
    if (found?.profile === null) {
      await createMissingProfile(db, found.user.id).catch((error: unknown) => {
        c.var.log.error({ err: error }, 'a missing profile could not be made');
        throw profileFailed();
      });
      found = await find(token);
    }
    return found?.profile ? { ...found, profile: found.profile, token } : null;
  };
}

/** Lets through whoever has a session, and tells the rest of the request whose it is. */
export function requireSession(deps: Deps) {
  const read = sessionReader(deps);
  return createMiddleware<UserEnv>(async (c, next) => {
    const session = await read(c as unknown as Context<AppEnv>); // `user` is set below, the reader does not need it
    if (session === null) throw unauthenticated();
    c.set('user', currentUser(session, deps.env.ADMIN_EMAIL));
    await next();
  });
}

export function currentUser(
  { user, sessionId, profile }: LiveSession,
  adminEmail: string | undefined,
): CurrentUser {
  const isAdmin = user.emailVerified && adminEmail !== undefined && user.email.toLowerCase() === adminEmail;
  return { ...user, sessionId, isAdmin, subscription: profile };
}
