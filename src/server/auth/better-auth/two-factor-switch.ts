import { createOTP } from '@better-auth/utils/otp';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, sql } from 'drizzle-orm';
import { TOTP_DIGITS } from '#domain/account/credentials.ts';
import type { Database } from '../../db/client.ts';
import { twoFactor, user as users } from '../../db/schema.ts';

const RECOVERY_CODES = 10;
/** 20 bytes, 32 characters in base32: short enough to type by hand. */
const SECRET_LENGTH = 20;

/**
 * Switches two-factor sign-in on and off with the session alone (the library asks for the password):
 * begin makes a pending secret, the library's own `/two-factor/verify-totp` activates it.
 */
export function twoFactorSwitch(db: Database) {
  return {
    id: 'two-factor-switch',
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
