import { getCurrentAuthEndpointContext } from '@better-auth/core/context';
import type { Database } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { findPassword, setPassword } from '../credentials.ts';
import { type Addressee, sendAlreadyRegistered, sendContested } from '../letters.ts';
import { verifyPassword } from '../passwords.ts';

/** Somebody signs up with an e-mail that has an account: the answer is the usual one, the letter says so. */
export async function answerKnownEmail(db: Database, env: Env, user: Addressee): Promise<void> {
  // Without SMTP, accounts are used unconfirmed: a second sign-up must not close one that is in use.
  const isContested = env.SMTP_URL !== undefined && (await closeIfContested(db, user));
  await (isContested ? sendContested : sendAlreadyRegistered)(db, env, user);
}

/**
 * Two sign-ups with one unconfirmed e-mail and different passwords: we cannot tell who owns the mailbox, and the
 * owner's click on the first link would open the account to the other person. So both passwords are invalidated; the
 * owner makes one with the link of the letter.
 */
async function closeIfContested(db: Database, user: Addressee): Promise<boolean> {
  if (user.emailVerified) return false;
  const { password } = getCurrentAuthEndpointContext().body as { password: string }; // by its schema in inputs.ts
  const hash = await findPassword(db, user.id);
  if (hash !== null && (await verifyPassword({ hash, password }))) return false;
  await setPassword(db, user.id, null);
  return true;
}
