import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { twoFactor, user as users, verification } from '../db/schema/accounts.ts';
import type { Env } from '../boot/env.ts';
import { type Addressee, sendSecondFactorOff } from './letters.ts';

const isFactor = (userId: string, verified: boolean) =>
  and(eq(twoFactor.userId, userId), eq(twoFactor.verified, verified));

export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(twoFactor, isFactor(userId, true))) > 0;
}

/**
 * Stores a pending second factor, replacing an earlier pending one.
 * @param encrypted the secret and the recovery codes in the library's format.
 * @returns false when a factor is already on.
 */
export async function beginFactor(
  db: Database,
  userId: string,
  encrypted: { secret: string; backupCodes: string },
): Promise<boolean> {
  const values = { ...encrypted, verified: false, failedVerificationCount: 0, lockedUntil: null };
  const begun = await db
    .insert(twoFactor)
    .values({ userId, ...values })
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: values,
      setWhere: eq(twoFactor.verified, false),
    })
    .returning({ id: twoFactor.id });
  return begun.length > 0;
}

export async function cancelFactor(db: Database, userId: string): Promise<void> {
  await db.delete(twoFactor).where(isFactor(userId, false));
}

/**
 * Removes the second factor and informs its owner by mail.
 * @returns false when none is on.
 */
export function removeFactor(db: Database, env: Env, owner: Addressee): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(twoFactor)
      .where(isFactor(owner.id, true))
      .returning({ id: twoFactor.id });
    await tx
      .update(users)
      .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
      .where(eq(users.id, owner.id));
    if (removed.length > 0) await sendSecondFactorOff(tx, env, owner);
    return removed.length > 0;
  });
}

/** Ends the sign-ins that wait for their code. */
export async function endChallenges(db: Database, userId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, userId));
}
