import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import { session } from '../../db/schema.ts';
import { SESSION_SECONDS } from '../../session/session-life.ts';
import { deviceCookie, rememberDevice } from '../devices.ts';
import { sendNewDevice } from '../letters.ts';

const SIGN_IN = '/sign-in/email';
const paths = new Set([SIGN_IN, '/two-factor/verify-totp', '/two-factor/verify-backup-code']);

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * After a sign-in: ends the browser's earlier session, remembers the browser, and sends a mail when the
 * browser is new.
 */
export function signInEffects(deps: Deps) {
  return {
    id: 'sign-in-effects',
    hooks: {
      after: [
        {
          matcher: ({ path }: { path?: string }) => path !== undefined && paths.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            await endFormerSession(ctx, deps);
            await followDatabaseClock(ctx, deps);
            await rememberBrowser(ctx, deps);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

async function endFormerSession(ctx: HookContext, { db, secret }: Deps): Promise<void> {
  const former = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret);
  if (ctx.path !== SIGN_IN || ctx.context.returned instanceof APIError || !former) return;
  await db.delete(session).where(eq(session.token, former));
}

/**
 * The library writes the session's times by the server's clock. This replaces them with the database's clock,
 * by which they are compared.
 */
async function followDatabaseClock(ctx: HookContext, { db }: Deps): Promise<void> {
  const token = ctx.context.newSession?.session.token;
  if (token === undefined) return;
  const now = sql`now()`;
  const expiresAt = sql`now() + ${SESSION_SECONDS} * interval '1 second'`;
  await db
    .update(session)
    .set({ createdAt: now, updatedAt: now, provenAt: now, expiresAt })
    .where(eq(session.token, token));
}

async function rememberBrowser(ctx: HookContext, { db, env, secret }: Deps): Promise<void> {
  const { newSession } = ctx.context;
  if (!newSession) return;
  const cookie = deviceCookie(env.APP_URL);
  const known = await ctx.getSignedCookie(cookie.name, secret);
  const device = await rememberDevice(db, newSession.user.id, known);
  await ctx.setSignedCookie(cookie.name, device.token, secret, cookie.attributes);
  if (device.isNew) await sendNewDevice(db, env, newSession.user, ctx.headers?.get('User-Agent') ?? '');
}
