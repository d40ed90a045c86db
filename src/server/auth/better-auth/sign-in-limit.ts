import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { claimAttempt } from '../../attempts.ts';
import type { Deps } from '../../context.ts';
import { deviceCookie, findDevice } from '../devices.ts';
import { LOCK, signInKey } from '../sign-in-attempts.ts';

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** The typed e-mail of a sign-in. */
export function emailOf(ctx: HookContext): string {
  return (ctx.body as { email: string }).email; // validated by its schema in inputs.ts
}

/** Reads under which key a sign-in's attempts are counted. */
export function attemptKeyReader({ db, env, secret }: Deps) {
  const cookie = deviceCookie(env.APP_URL);
  return async (ctx: HookContext): Promise<string> => {
    const email = emailOf(ctx);
    const token = await ctx.getSignedCookie(cookie.name, secret);
    return signInKey(email, await findDevice(db, { email }, token));
  };
}

/**
 * Ten wrong passwords for one e-mail, known or not, close its sign-in for 15 minutes, from any address. A
 * browser that signed in to the account before has ten attempts of its own, so strangers cannot lock the
 * owner out. `sign-in-effects.ts` forgets the attempts after a sign-in.
 */
export function signInLimit(deps: Deps) {
  const readKey = attemptKeyReader(deps);
  return {
    id: 'sign-in-limit',
    hooks: {
      before: [
        {
          matcher: ({ path }: { path?: string }) => path === '/sign-in/email',
          handler: createAuthMiddleware(async (ctx) => {
            if (await claimAttempt(deps.db, await readKey(ctx), LOCK)) return;
            throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_ATTEMPTS' });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
