import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { forgetAttempts } from '../../attempts.ts';
import type { Deps } from '../../context.ts';
import { session } from '../../db/schema.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { deviceCookie } from '../devices.ts';
import { sendNewDevice } from '../letters.ts';
import { signInKey } from '../sign-in-attempts.ts';
import { attemptKeyReader, emailOf } from './sign-in-limit.ts';

const SIGN_IN = '/sign-in/email';
const paths = new Set([SIGN_IN, '/two-factor/verify-totp', '/two-factor/verify-backup-code']);

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * After a sign-in: ends the browser's earlier session, forgets its wrong attempts, remembers the browser, and sends a
 * mail when the browser is new.
 */
export function signInEffects(deps: Deps) {
  const readKey = attemptKeyReader(deps);
  return {
    id: 'sign-in-effects',
    hooks: {
      after: [
        {
          matcher: ({ path }: { path?: string }) => path !== undefined && paths.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            const { newSession, returned } = ctx.context;
            if (newSession) await complete(ctx, deps, newSession);
            else if (ctx.path === SIGN_IN && !isWrong(returned)) {
              await forgetAttempts(deps.db, await readKey(ctx));
              if (!(returned instanceof APIError)) await endFormerSession(ctx, deps);
            }
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** An account that waits for its confirmation refuses the right password too. */
function isWrong(returned: unknown): boolean {
  return returned instanceof APIError && returned.body?.code !== 'EMAIL_NOT_VERIFIED';
}

/** The password was right, and the second step follows. */
async function endFormerSession(ctx: HookContext, { db, secret }: Deps): Promise<void> {
  const former = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret);
  if (former) await db.delete(session).where(eq(session.token, former));
}

type NewSession = NonNullable<HookContext['context']['newSession']>;

async function complete(
  ctx: HookContext,
  { db, env, secret }: Deps,
  { user, session }: NewSession,
): Promise<void> {
  const isFirstStep = ctx.path === SIGN_IN;
  const device = deviceCookie(env.APP_URL);
  const former = isFirstStep
    ? await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret)
    : null;
  const completed = await completeSignIn(db, {
    userId: user.id,
    token: session.token,
    former: typeof former === 'string' ? former : null,
    cookie: await ctx.getSignedCookie(device.name, secret),
    attemptKey: isFirstStep ? signInKey(emailOf(ctx), null) : null,
  });
  await ctx.setSignedCookie(device.name, completed.token, secret, device.attributes);
  if (completed.isNew) await sendNewDevice(db, env, user, ctx.headers?.get('User-Agent') ?? '');
}
