import type { BetterAuthPlugin } from 'better-auth';
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  sensitiveSessionMiddleware,
} from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString, symmetricEncrypt } from 'better-auth/crypto';
import type { Deps } from '../../request/context.ts';
import { sendSecondFactorOn } from '../letters.ts';
import { beginFactor, cancelFactor, hasFactor, removeFactor } from '../second-factor.ts';
import { enrolmentUri } from '../totp.ts';

const RECOVERY_CODES = 10;
/** 20 bytes are 32 characters in base32, short enough to type by hand. */
const SECRET_LENGTH = 20;

const post = () => ({ method: 'POST' as const, use: [sensitiveSessionMiddleware] });

/**
 * Switches two-factor sign-in on and off; `requireProof` guards these routes. `begin` creates a pending
 * secret, and the library's own `/two-factor/verify-totp` activates it.
 */
export function twoFactorSwitch({ db, env }: Deps) {
  return {
    id: 'two-factor-switch',
    hooks: {
      after: [
        {
          matcher: ({ path }: { path?: string }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (ctx) => {
            const { session, returned } = ctx.context;
            const isActivation = session?.user['twoFactorEnabled'] === false;
            if (isActivation && !(returned instanceof APIError))
              await sendSecondFactorOn(db, env, session.user);
          }),
        },
      ],
    },
    endpoints: {
      totpStatus: createAuthEndpoint(
        '/totp',
        { method: 'GET', use: [sensitiveSessionMiddleware] },
        async (ctx) => ctx.json({ enabled: await hasFactor(db, ctx.context.session.user.id) }),
      ),
      totpBegin: createAuthEndpoint('/totp/begin', post(), async (ctx) => {
        const { user } = ctx.context.session;
        const encrypt = (data: string) => symmetricEncrypt({ key: ctx.context.secretConfig, data });
        const [secret, recoveryCodes] = [generateRandomString(SECRET_LENGTH), makeRecoveryCodes()];
        const codes = JSON.stringify(recoveryCodes);
        const encrypted = { secret: await encrypt(secret), backupCodes: await encrypt(codes) };
        const isBegun = await beginFactor(db, user.id, encrypted);
        if (!isBegun) throw new APIError('CONFLICT', { code: 'TOTP_ALREADY_ENABLED' });
        return ctx.json({ uri: enrolmentUri(secret, ctx.context.appName, user.email), recoveryCodes });
      }),
      totpCancel: createAuthEndpoint('/totp/cancel', post(), async (ctx) => {
        await cancelFactor(db, ctx.context.session.user.id);
        return ctx.json({ status: true });
      }),
      totpOff: createAuthEndpoint('/totp/off', post(), async (ctx) => {
        const { user, session } = ctx.context.session;
        const isRemoved = await removeFactor(db, env, user);
        if (!isRemoved) throw new APIError('NOT_FOUND', { code: 'TOTP_NOT_ENABLED' });
        const { internalAdapter } = ctx.context;
        const next = await internalAdapter.createSession(user.id, false, session);
        await setSessionCookie(ctx, { session: next, user });
        await internalAdapter.deleteSession(session.token);
        return ctx.json({ status: true });
      }),
    },
  } satisfies BetterAuthPlugin;
}

/** In the library's format (`xxxxx-xxxxx`), because the library checks them at sign-in. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = generateRandomString(10, 'a-z', '0-9');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}
