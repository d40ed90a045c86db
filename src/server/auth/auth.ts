import { type AuthContext, betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/account/account.ts';
import type { Deps } from '../context.ts';
import * as schema from '../db/schema.ts';
import {
  alreadyRegisteredMail,
  confirmationMail,
  contestedMail,
  type Mail,
  resetMail,
} from '../email/messages.ts';
import { isOwnOrigin } from '../middleware/same-origin.ts';
import { closeIfContested } from './contested.ts';
import { CLIENT_ADDRESS_HEADER } from './inputs.ts';
import { closeOtherLinks, wholeResets } from './reset.ts';
import { mailQueuePlugin, queueMail } from './mail-queue.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { COOKIE_PREFIX, SESSION_SECONDS } from '../session/session-life.ts';
import { signInLimit } from './sign-in-limit.ts';
import { totpOnce, totpSwitch } from './totp.ts';

const HOUR = 3600;

/**
 * Better Auth with the guards it lacks; see docs/decisions/020-accounts.md for what each is for.
 * Mail is queued, never sent, from here: sending can neither delay nor change an answer.
 */
export function createAuth({ env, db, secret, log }: Deps) {
  // The callbacks below need the library's own context, which exists only once they are given to it.
  const library: { context: () => Promise<AuthContext> } = {
    context: () => Promise.reject(new Error('too early')),
  };
  const send = async (mail: Mail) => queueMail(await library.context(), mail);
  const auth = betterAuth({
    appName: 'Faísca',
    baseURL: env.APP_URL,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      autoSignIn: false,
      requireEmailVerification: env.SMTP_URL !== undefined,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      password: { hash: hashPassword, verify: verifyPassword },
      sendResetPassword: ({ user, token }) =>
        send(resetMail(user, `${env.APP_URL}/update-password?token=${token}`)),
      onExistingUserSignUp: async ({ user }) => {
        // Where nobody needs to confirm, an unconfirmed account is one in use.
        const isContested = env.SMTP_URL !== undefined && (await closeIfContested(user));
        const mail = isContested ? contestedMail : alreadyRegisteredMail;
        await send(mail(user, `${env.APP_URL}/forgot-password`));
      },
      onPasswordReset: async ({ user }) => closeOtherLinks(await library.context(), user.id),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      expiresIn: 24 * HOUR,
      sendVerificationEmail: ({ user, token }) =>
        send(
          confirmationMail(
            user,
            `${env.APP_URL}/confirm-email?token=${token}`,
            user.email === env.ADMIN_EMAIL,
          ),
        ),
    },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 120,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/sign-up/email': { window: HOUR, max: 10 },
        '/request-password-reset': { window: HOUR, max: 5 },
        '/reset-password': { window: HOUR, max: 20 },
        '/two-factor/*': { window: 60, max: 10 },
        '/totp/*': { window: 60, max: 20 },
      },
    },
    trustedOrigins: (request) =>
      request && isOwnOrigin(env.APP_URL, request) ? [request.headers.get('Origin') ?? ''] : [],
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: env.APP_URL.startsWith('https:'),
      disableOriginCheck: false, // the library switches it off by itself when NODE_ENV is "test"
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    // Refusals are answers; what else fails is told by our own log, not by the library on the console.
    onAPIError: { onError: throwUnlessRefusal },
    logger: { level: 'error', log: (_level, message) => log.error({ from: 'better-auth' }, message) },
    telemetry: { enabled: false },
    plugins: [
      mailQueuePlugin,
      wholeResets,
      signInLimit(db),
      totpOnce(db),
      twoFactor({ issuer: 'Faísca', accountLockout: { enabled: true } }),
      totpSwitch(db),
    ],
  });
  // The same context; only the literal types of our options set it apart.
  library.context = () => auth.$context as unknown as Promise<AuthContext>;
  return auth;
}

function throwUnlessRefusal(error: unknown): void {
  if (!isAPIError(error)) throw error;
}
