import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../db/client.ts';
import type { Env } from '../../boot/env.ts';
import { findPassword, setPassword } from '../credentials.ts';
import { type Addressee, sendAlreadyRegistered, sendContested } from '../letters.ts';
import { verifyPassword } from '../passwords.ts';

/** The password of the running sign-up: the library does not give it to its callback. */
export const signUpPassword = new AsyncLocalStorage<string>();

/**
 * Handles a sign-up with the e-mail of an existing account. The answer is the usual one; the mail tells the
 * owner.
 */
export async function answerKnownEmail(db: Database, env: Env, user: Addressee): Promise<void> {
  // Without SMTP, accounts are used unconfirmed. A second sign-up must not close an account that is in use.
  const isContested = env.SMTP_URL !== undefined && (await closeIfContested(db, user));
  await (isContested ? sendContested : sendAlreadyRegistered)(db, env, user);
}

/**
 * Handles two sign-ups with the same unconfirmed e-mail and different passwords. We cannot tell who owns the
 * mailbox, and the owner's click on the first link would open the account to the other person. So both
 * passwords are invalidated, and the owner sets a new one with the link in the mail.
 */
async function closeIfContested(db: Database, user: Addressee): Promise<boolean> {
  if (user.emailVerified) return false;
  const password = signUpPassword.getStore();
  if (password === undefined) throw new Error('a sign-up has a password');
  const hash = await findPassword(db, user.id);
  if (hash !== null && (await verifyPassword({ hash, password }))) return false;
  await setPassword(db, user.id, null);
  return true;
}
