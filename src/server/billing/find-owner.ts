import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../db/client.ts';
import { user } from '../db/schema/accounts.ts';
import type { SubscriptionChange } from './stripe/reading.ts';

/**
 * Finds the account of a payment by the reference in our buy link, otherwise by the payer's e-mail if an
 * account has confirmed it.
 */
export async function findOwner(
  tx: Transaction,
  { userId, email }: NonNullable<SubscriptionChange['owner']>,
): Promise<string | null> {
  const conditions = [
    z.uuid().safeParse(userId).success ? eq(user.id, userId ?? '') : null,
    email === null ? null : and(eq(user.email, email), eq(user.emailVerified, true)),
  ];
  for (const condition of conditions) {
    if (condition === null) continue;
    const [found] = await tx.select({ id: user.id }).from(user).where(condition);
    if (found) return found.id;
  }
  return null;
}
