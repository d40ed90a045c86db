import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { claimAttempt, forgetAttempts } from '../../attempts.ts';
import type { Deps } from '../../context.ts';
import { deviceCookie, findDevice } from '../devices.ts';
import { LOCK, signInKey } from '../sign-in-attempts.ts';

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * Ten wrong passwords for one e-mail, known or not, close its sign-in for 15 minutes, from any address. A
 * browser that signed in to the account before has ten attempts of its own, so strangers cannot lock the
 * owner out.
 */
export function signInLimit({ db, env, secret }: Deps) {
  const cookie = deviceCookie(env.APP_URL);
  const isSignIn = (context: { path?: string }) => context.path === '/sign-in/email';
  const readKey = async (ctx: HookContext) => {
    const { email } = ctx.body as { email: string }; // validated by its schema in inputs.ts
    const token = await ctx.getSignedCookie(cookie.name, secret);
    return signInKey(email, await findDevice(db, { email }, token));
  };
  return {
    id: 'sign-in-limit',
    hooks: {
      before: [
        {
          matcher: isSignIn,
          handler: createAuthMiddleware(async (ctx) => {
            if (await claimAttempt(db, await readKey(ctx), LOCK)) return;
            throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_ATTEMPTS' });
          }),
        },
      ],
      after: [
        {
          matcher: isSignIn,
          handler: createAuthMiddleware(async (ctx) => {
            const { returned } = ctx.context;
            const isRefused = returned instanceof APIError && returned.body?.code !== 'EMAIL_NOT_VERIFIED';
            if (!isRefused) await forgetAttempts(db, await readKey(ctx));
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
