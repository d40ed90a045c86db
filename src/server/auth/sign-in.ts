import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import { forgetAttempts, type Limit } from '../db/attempts.ts';
import type { AppEnv, Deps } from '../request/context.ts';
import { session } from '../db/schema/accounts.ts';
import { AppError } from '../request/errors.ts';
import { clientAddressReader, networkOf } from '../request/client-address.ts';
import { cookieAttributes, cookieName, SESSION_SECONDS } from '../session/session-life.ts';
import type { Challenge } from './better-auth/challenge.ts';
import { inputFailure } from './better-auth/failures.ts';
import { checkedInput, writes } from './better-auth/inputs.ts';
import { type Claim, claimSignIn, type KnownAccount } from './claim-sign-in.ts';
import { beginSession } from './complete-sign-in.ts';
import { ownerWithPassword } from './credentials.ts';
import { deviceCookie } from './devices.ts';
import { sendConfirmation, sendNewDevice } from './letters.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const PATH = '/sign-in/email';
const WRONG = 'INVALID_EMAIL_OR_PASSWORD';
const ADDRESS_LIMIT: Limit = { max: 30, seconds: 60 };

type ProvenAccount = KnownAccount & { password: string };

interface Accepted {
  account: ProvenAccount;
  attemptKey: string;
  /** The token of the session that this browser had before. */
  former: string | null;
}

/**
 * A sign-in with e-mail and password: one statement before the password is compared, one after it. We do this
 * ourselves, because with the library a session that begins during a password reset would stay alive.
 * @param beginChallenge prepares the second step.
 */
export function passwordSignIn(deps: Deps, beginChallenge: (userId: string) => Promise<Challenge>) {
  const { db, env, cookies } = deps;
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);
  const sessionCookie = cookieName(env.APP_URL, 'session_token');
  const attributes = cookieAttributes(env.APP_URL);
  const device = deviceCookie(env.APP_URL);

  /**
   * Counts the attempt.
   * @throws {AppError} when there were too many.
   */
  async function claim(c: Context<AppEnv>, email: string): Promise<Extract<Claim, { is: 'ok' }>> {
    const address = { key: `sign-in-address:${networkOf(readAddress(c))}`, ...ADDRESS_LIMIT };
    const cookie = cookies.readDevice(c);
    const claimed = await claimSignIn(db, { email, cookie, address });
    if (claimed.is === 'ok') return claimed;
    if (claimed.is === 'locked') throw inputFailure('TOO_MANY_ATTEMPTS');
    c.header('Retry-After', String(claimed.secondsLeft));
    throw new AppError('rate_limited', 'Muitas tentativas. Aguarde um pouco e tente de novo.');
  }

  async function refuseUnconfirmed({ account, attemptKey }: Accepted): Promise<never> {
    await forgetAttempts(db, attemptKey);
    await sendConfirmation(db, env, account);
    throw inputFailure('EMAIL_NOT_VERIFIED');
  }

  async function askForCode(c: Context<AppEnv>, { account, attemptKey, former }: Accepted): Promise<void> {
    await forgetAttempts(db, attemptKey);
    if (former !== null) await db.delete(session).where(eq(session.token, former));
    const { name, value, seconds } = await beginChallenge(account.id);
    const { rows } = await db.execute(ownerWithPassword(account.id, account.password));
    if (rows.length === 0) throw inputFailure(WRONG); // the password was changed meanwhile
    deleteCookie(c, sessionCookie, attributes);
    setCookie(c, name, cookies.sign(value), { ...attributes, maxAge: seconds });
  }

  async function begin(c: Context<AppEnv>, { account, attemptKey, former }: Accepted): Promise<void> {
    const token = randomBytes(24).toString('base64url');
    const browser = c.req.header('User-Agent') ?? '';
    const begun = await beginSession(db, {
      userId: account.id,
      password: account.password,
      token,
      browser,
      former,
      attemptKey,
      address: networkOf(readAddress(c)),
      cookie: cookies.readDevice(c),
      event: { event: 'sign_in', outcome: 'ok', userId: account.id, address: readAddress(c) },
    });
    if (begun === null) throw inputFailure(WRONG);
    c.set('notedFor', account.id);
    setCookie(c, sessionCookie, cookies.sign(token), { ...attributes, maxAge: SESSION_SECONDS });
    setCookie(c, device.name, cookies.sign(begun.token), device.attributes);
    if (begun.isNew) await sendNewDevice(db, env, account, browser);
  }

  return async (c: Context<AppEnv>) => {
    const { email, password } = await checkedInput(c, writes[PATH]);
    const claimed = await claim(c, email);
    const account = await provenAccount(claimed.account, password);
    if (account === null) throw inputFailure(WRONG);
    const { attemptKey } = claimed;
    const accepted = { account, attemptKey, former: cookies.readSession(c) };
    if (env.SMTP_URL !== undefined && !account.emailVerified) return refuseUnconfirmed(accepted);
    if (!account.twoFactorEnabled) {
      await begin(c, accepted);
      return c.json({ redirect: false });
    }
    await askForCode(c, accepted);
    return c.json({ twoFactorRedirect: true });
  };
}

/** @returns the account if this is its password. Without an account it hashes too, so that the duration reveals nothing. */
async function provenAccount(account: KnownAccount | null, password: string): Promise<ProvenAccount | null> {
  if (account?.password) {
    const proven = { ...account, password: account.password };
    return (await verifyPassword({ hash: account.password, password })) ? proven : null;
  }
  await hashPassword(password);
  return null;
}
