import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Proof } from '#domain/account/credentials.ts';
import { claimAttempt, forgetAttempts } from '../db/attempts.ts';
import type { CurrentUser, Deps } from '../request/context.ts';
import { session, twoFactor } from '../db/schema/accounts.ts';
import { AppError } from '../request/errors.ts';
import { findPassword } from './credentials.ts';
import { verifyPassword } from './passwords.ts';
import { LOCK } from './sign-in-attempts.ts';
import { isCodeOf } from './totp.ts';
import { claimCode } from './used-codes.ts';

const LOCKED = 'Muitas tentativas. Tente de novo em 15 minutos.';
const WRONG = { password: 'Senha inválida.', code: 'O código não confere ou já foi usado.' };

/**
 * Accepts a password or a code as proof that the person at this session is the account's owner. Ten wrong
 * attempts close this for 15 minutes. Each is counted before it is compared.
 * @throws {AppError} `validation` when it is wrong, `rate_limited` when it is closed.
 */
export async function prove(deps: Deps, { id, sessionId }: CurrentUser, proof: Proof): Promise<void> {
  const { db } = deps;
  const key = `proof:${id}`;
  if (!(await claimAttempt(db, key, LOCK))) throw new AppError('rate_limited', LOCKED);
  const kind = 'password' in proof ? 'password' : 'code';
  const isRight =
    'password' in proof ? await isPassword(deps, id, proof.password) : await isCode(deps, id, proof.code);
  if (!isRight) throw new AppError('validation', WRONG[kind], { fields: { [kind]: WRONG[kind] } });
  await forgetAttempts(db, key);
  await db
    .update(session)
    .set({ provenAt: sql`now()` })
    .where(eq(session.id, sessionId));
}

async function isPassword({ db }: Deps, userId: string, password: string): Promise<boolean> {
  const hash = await findPassword(db, userId);
  return hash !== null && verifyPassword({ hash, password });
}

async function isCode({ db, secret }: Deps, userId: string, code: string): Promise<boolean> {
  const [factor] = await db
    .select({ secret: twoFactor.secret })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), eq(twoFactor.verified, true)));
  if (!factor || !(await claimCode(db, userId, code))) return false;
  const shared = await symmetricDecrypt({ key: secret, data: factor.secret });
  return isCodeOf(shared, code);
}
