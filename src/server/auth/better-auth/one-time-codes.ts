import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { TOTP_DIGITS } from '#domain/account/limits.ts';
import type { Deps } from '../../request/context.ts';
import { claimAttempt, forgetAttempts } from '../../db/attempts.ts';
import type { Database } from '../../db/client.ts';
import { deviceCookie, findDevice } from '../devices.ts';
import { codeKey, LOCK } from '../sign-in-attempts.ts';
import { claimCode } from '../used-codes.ts';

const oneTimeCode = new RegExp(`^\\d{${TOTP_DIGITS}}$`);
const APP_CODE = '/two-factor/verify-totp';
const RECOVERY_CODE = '/two-factor/verify-backup-code';

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * Makes each code work once; the library accepts it again within its 90 seconds (better-auth issue 10387).
 * Ten wrong codes, of the app or for recovery, close the second step for 15 minutes. Each attempt is counted
 * before the code is compared. Browsers that signed in before have ten attempts of their own.
 */
export function oneTimeCodes({ db, env, secret }: Deps) {
  const cookie = deviceCookie(env.APP_URL);
  const readKey = async (ctx: HookContext, userId: string) => {
    const token = await ctx.getSignedCookie(cookie.name, secret);
    return codeKey(userId, await findDevice(db, userId, token));
  };
  const matcher = ({ path }: { path?: string }) => path === APP_CODE || path === RECOVERY_CODE;
  return {
    id: 'one-time-codes',
    hooks: {
      before: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const userId = await findUserOfCode(ctx);
            if (userId === undefined) return; // the endpoint itself refuses the request
            if (!(await claimAttempt(db, await readKey(ctx, userId), LOCK))) {
              throw new APIError('TOO_MANY_REQUESTS', { code: 'ACCOUNT_TEMPORARILY_LOCKED' });
            }
            if (ctx.path === APP_CODE) await claimAppCode(db, userId, ctx);
          }),
        },
      ],
      after: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const userId = ctx.context.newSession?.user.id ?? ctx.context.session?.user.id;
            const isAccepted = !(ctx.context.returned instanceof APIError);
            if (!isAccepted || userId === undefined) return;
            await forgetAttempts(db, await readKey(ctx, userId));
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** The signed-in person, or the person whose password was just accepted. */
async function findUserOfCode(ctx: HookContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx, { disableRefresh: true });
  if (session) return session.user.id;
  const cookie = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  if (!challenge) return undefined;
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value;
}

async function claimAppCode(db: Database, userId: string, ctx: HookContext): Promise<void> {
  const { code } = ctx.body as { code: string }; // validated by its schema in inputs.ts
  if (oneTimeCode.test(code) && (await claimCode(db, userId, code))) return;
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' });
}
