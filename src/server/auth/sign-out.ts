import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import type { AppEnv, Deps } from '../request/context.ts';
import { session } from '../db/schema/accounts.ts';
import { cookieAttributes, sessionCookieName } from '../session/session-life.ts';

/**
 * Deletes the row before the cookie. We do this ourselves, because the library reports success even when the row
 * could not be deleted.
 */
export async function signOut(c: Context<AppEnv>, { db, env, cookies }: Deps): Promise<void> {
  const token = cookies.readSession(c);
  if (token !== null) await db.delete(session).where(eq(session.token, token));
  deleteCookie(c, sessionCookieName(env.APP_URL), cookieAttributes(env.APP_URL));
}
