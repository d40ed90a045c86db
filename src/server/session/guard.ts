import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ClosingReason } from '#domain/account/plans.ts';
import type { Profile } from '#domain/account/session.ts';
import type { AppEnv, CurrentUser, Deps, UserEnv } from '../request/context.ts';
import { profileFailed, proofRequired, unauthenticated } from '../request/errors.ts';
import { logOf } from '../request/log-of.ts';
import { createMissingProfile, findSession, type SessionRow } from './queries.ts';

/** The session of this request. Its profile exists. */
export interface LiveSession extends SessionRow {
  token: string;
  profile: Profile;
}

/** Reads the session of a request's cookie; null when there is none or it has ended. */
export function sessionReader({ db, cookies }: Pick<Deps, 'db' | 'cookies'>) {
  const find = async (token: string): Promise<SessionRow | undefined> =>
    (await db.$client.query<SessionRow>({ text: findSession }, [token])).rows[0];
  return async <E extends AppEnv>(c: Context<E>): Promise<LiveSession | null> => {
    const token = cookies.readSession(c);
    if (token === null) return null;
    let found = await find(token);
    if (found?.profile === null) {
      await createMissingProfile(db, found.userId).catch((error: unknown) => {
        logOf(c).error({ err: error }, 'a missing profile could not be created');
        throw profileFailed();
      });
      found = await find(token);
    }
    return found?.profile ? { ...found, profile: found.profile, token } : null;
  };
}

/** Refuses requests without a session, and sets `user` for the rest of the request. */
export function requireSession(deps: Deps) {
  const read = sessionReader(deps);
  return createMiddleware<UserEnv>(async (c, next) => {
    const session = await read(c);
    if (session === null) throw unauthenticated();
    c.set('user', currentUser(session, deps.env.ADMIN_EMAIL));
    await next();
  });
}

/**
 * Requires `requireSession`. Refuses sensitive actions with `proof_required` unless the person entered a
 * password or a code in the last 10 minutes, at the sign-in or with `POST /api/auth/prove`. The client sends
 * such a call through `withProof`, which asks for the proof in a dialog and sends the call again.
 */
export const requireProof = createMiddleware<UserEnv>(async (c, next) => {
  if (!c.var.user.isProven) throw proofRequired();
  await next();
});

export function currentUser(session: LiveSession, adminEmail: string | undefined): CurrentUser {
  const { userId: id, email, name, emailVerified, isProven, sessionId, now, profile } = session;
  return {
    id,
    sessionId,
    now,
    email,
    name,
    emailVerified,
    isProven,
    isAdmin: isAdmin(session, adminEmail),
    subscription: profile,
    closedBy: closingReason(session, adminEmail),
  };
}

/** The columns that decide whether an account is open. */
export interface AccessRow {
  email: string;
  emailVerified: boolean;
  closedBy: ClosingReason | null;
}

/** The reason why the account is closed; null while it is open. The admin's account is always open. */
export function closingReason(row: AccessRow, adminEmail: string | undefined): ClosingReason | null {
  return isAdmin(row, adminEmail) ? null : row.closedBy;
}

function isAdmin(
  { email, emailVerified }: { email: string; emailVerified: boolean },
  adminEmail: string | undefined,
): boolean {
  return emailVerified && email.toLowerCase() === adminEmail;
}
