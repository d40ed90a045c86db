import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../db/client.ts';
import { user } from '../db/schema.ts';
import type { SubscriptionChange } from './stripe/reading.ts';

/** The account that a payment names: by the reference of our buy link, else by its e-mail, once that is confirmed. */
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
