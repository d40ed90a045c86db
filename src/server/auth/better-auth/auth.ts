import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/account/limits.ts';
import type { Deps } from '../../request/context.ts';
import * as schema from '../../db/schema/accounts.ts';
import { sourceOf, isOwnOrigin } from '../../middleware/same-origin.ts';
import { sendConfirmation } from '../letters.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { cookieAttributes, cookiePrefix, SESSION_SECONDS } from '../../session/session-life.ts';
import { addressLimit } from './address-limit.ts';
import { answerKnownEmail } from './known-email.ts';
import { CLIENT_ADDRESS_HEADER } from './inputs.ts';
import { oneTimeCodes } from './one-time-codes.ts';
import { signInEffects } from './sign-in-effects.ts';
import { trackTransactions } from './transactions.ts';
import { twoFactorSwitch } from './two-factor-switch.ts';

const MINUTE = 60;
const HOUR = 3600;

/**
 * Better Auth with the additional guards of docs/decisions/020-accounts.md. Mails are only queued here, so
 * sending them can neither delay nor change an answer.
 */
export function createAuth(deps: Deps) {
  const { env, db, secret, log } = deps;
  const { tracked, current } = trackTransactions(db);
  return betterAuth({
    appName: 'Faísca',
    baseURL: env.APP_URL,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(tracked, { provider: 'pg', schema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      autoSignIn: false,
      requireEmailVerification: env.SMTP_URL !== undefined,
      password: { hash: hashPassword, verify: verifyPassword },
      onExistingUserSignUp: ({ user }) => answerKnownEmail(current(), env, user),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: ({ user }) => sendConfirmation(current(), env, user),
    },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: {
      enabled: true,
      customStorage: addressLimit(db),
      window: MINUTE,
      max: 120,
      customRules: {
        '/sign-up/email': { window: HOUR, max: 50 },
        '/two-factor/*': { window: MINUTE, max: 30 },
        '/totp/*': { window: MINUTE, max: 20 },
      },
    },
    trustedOrigins: (request) =>
      request && isOwnOrigin(env.APP_URL, sourceOf(request)) ? [request.headers.get('Origin') ?? ''] : [],
    advanced: {
      cookiePrefix: cookiePrefix(env.APP_URL),
      useSecureCookies: false, // otherwise the library adds `__Secure-` before our prefix
      defaultCookieAttributes: cookieAttributes(env.APP_URL),
      disableOriginCheck: false, // by default the library disables the check when NODE_ENV is "test"
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    onAPIError: { onError: rethrowUnexpected },
    logger: { level: 'error', log: (_level, message) => log.error({ from: 'better-auth' }, message) },
    telemetry: { enabled: false },
    plugins: [
      oneTimeCodes(deps),
      twoFactor({ issuer: 'Faísca', accountLockout: { enabled: false } }), // oneTimeCodes counts the attempts atomically
      twoFactorSwitch(deps),
      signInEffects(deps),
    ],
  });
}

/** Rethrows unexpected errors so that our logger records them. */
function rethrowUnexpected(error: unknown): void {
  if (!isAPIError(error)) throw error;
}
