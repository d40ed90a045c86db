import { createOTP } from '@better-auth/utils/otp';
import type { BetterAuthPlugin } from 'better-auth';
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { TOTP_DIGITS } from '#domain/account/account.ts';
import type { Database } from '../db/client.ts';
import { twoFactor, usedTotpCodes, user as users } from '../db/schema.ts';

const RECOVERY_CODES = 10;
/** 20 bytes, 32 characters in base32: short enough to type by hand. */
const SECRET_LENGTH = 20;
const oneTimeCode = new RegExp(`^\\d{${TOTP_DIGITS}}$`);

/**
 * Switches two-factor sign-in on and off with the session alone (the library asks for the password):
 * begin makes a pending secret, the library's own `/two-factor/verify-totp` activates it.
 */
export function totpSwitch(db: Database) {
  return {
    id: 'totp-switch',
    endpoints: {
      totpStatus: createAuthEndpoint(
        '/totp',
        { method: 'GET', use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const factor = await findFactor(db, ctx.context.session.user.id);
          return ctx.json({ enabled: factor?.verified === true });
        },
      ),
      totpBegin: createAuthEndpoint(
        '/totp/begin',
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const { user } = ctx.context.session;
          const encrypt = (data: string) => symmetricEncrypt({ key: ctx.context.secretConfig, data });
          const secret = generateRandomString(SECRET_LENGTH);
          const recoveryCodes = makeRecoveryCodes();
          const values = {
            secret: await encrypt(secret),
            backupCodes: await encrypt(JSON.stringify(recoveryCodes)),
            verified: false,
            failedVerificationCount: 0,
            lockedUntil: null,
          };
          const begun = await db
            .insert(twoFactor)
            .values({ userId: user.id, ...values })
            .onConflictDoUpdate({
              target: twoFactor.userId,
              set: values,
              setWhere: eq(twoFactor.verified, false),
            })
            .returning({ id: twoFactor.id });
          if (begun.length === 0) throw new APIError('CONFLICT', { code: 'TOTP_ALREADY_ENABLED' });
          const uri = createOTP(secret, { digits: TOTP_DIGITS, period: 30 }).url(
            ctx.context.appName,
            user.email,
          );
          return ctx.json({ uri, recoveryCodes });
        },
      ),
      totpCancel: createAuthEndpoint(
        '/totp/cancel',
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const { user } = ctx.context.session;
          await db.delete(twoFactor).where(and(eq(twoFactor.userId, user.id), eq(twoFactor.verified, false)));
          return ctx.json({ status: true });
        },
      ),
      totpOff: createAuthEndpoint(
        '/totp/off',
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const { user, session } = ctx.context.session;
          if (!(await removeFactor(db, user.id)))
            throw new APIError('NOT_FOUND', { code: 'TOTP_NOT_ENABLED' });
          const { internalAdapter } = ctx.context;
          const next = await internalAdapter.createSession(user.id, false, session);
          await setSessionCookie(ctx, { session: next, user });
          await internalAdapter.deleteSession(session.token);
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** A code works once: the library takes it again within its 90 seconds (better-auth issue 10387). */
export function totpOnce(db: Database) {
  return {
    id: 'totp-once',
    hooks: {
      before: [
        {
          matcher: (context: { path?: string }) => context.path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (ctx) => {
            const userId = await whoseCode(ctx);
            if (userId === undefined) return; // the endpoint itself refuses
            const { code } = ctx.body as { code: string }; // by its schema in inputs.ts
            const refused = new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' });
            if (!oneTimeCode.test(code)) throw refused;
            if (!(await claimCode(db, userId, code))) throw refused;
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** The person signed in, or the one whose password was just taken. */
async function whoseCode(ctx: HookContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx, { disableRefresh: true });
  if (session) return session.user.id;
  const cookie = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  if (!challenge) return undefined;
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value;
}

async function claimCode(db: Database, userId: string, code: string): Promise<boolean> {
  await db
    .delete(usedTotpCodes)
    .where(
      and(eq(usedTotpCodes.userId, userId), lt(usedTotpCodes.usedAt, sql`now() - interval '3 minutes'`)),
    );
  const claimed = await db
    .insert(usedTotpCodes)
    .values({ userId, code })
    .onConflictDoNothing()
    .returning({ code: usedTotpCodes.code });
  return claimed.length > 0;
}

async function findFactor(db: Database, userId: string) {
  const [factor] = await db
    .select({ verified: twoFactor.verified })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId));
  return factor;
}

function removeFactor(db: Database, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(twoFactor)
      .where(and(eq(twoFactor.userId, userId), eq(twoFactor.verified, true)))
      .returning({ id: twoFactor.id });
    await tx
      .update(users)
      .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
      .where(eq(users.id, userId));
    return removed.length > 0;
  });
}

/** Shaped like the library's own, which checks them at sign-in: `xxxxx-xxxxx`. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = generateRandomString(10, 'a-z', '0-9');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}
