import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import type { Deps } from '../../request/context.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { deviceCookie } from '../devices.ts';
import { sendNewDevice } from '../letters.ts';

const paths = new Set(['/two-factor/verify-totp', '/two-factor/verify-backup-code']);

/** After the second step of a sign-in: remembers the browser, and sends a mail when it is new. */
export function signInEffects({ db, env, secret }: Deps) {
  const device = deviceCookie(env.APP_URL);
  return {
    id: 'sign-in-effects',
    hooks: {
      after: [
        {
          matcher: ({ path }: { path?: string }) => path !== undefined && paths.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            if (!ctx.context.newSession) return;
            const { user, session } = ctx.context.newSession;
            const cookie = await ctx.getSignedCookie(device.name, secret);
            const step = { userId: user.id, token: session.token, cookie };
            const completed = await completeSignIn(db, step);
            await ctx.setSignedCookie(device.name, completed.token, secret, device.attributes);
            if (completed.isNew) await sendNewDevice(db, env, user, ctx.headers?.get('User-Agent') ?? '');
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
