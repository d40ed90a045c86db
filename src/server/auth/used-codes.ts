import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { usedTotpCodes } from '../db/schema/sign-in.ts';

/**
 * Records a used code of the app.
 * @returns false when it was used before.
 */
export async function claimCode(db: Database, userId: string, code: string): Promise<boolean> {
  await db
    .delete(usedTotpCodes)
    .where(
      and(eq(usedTotpCodes.userId, userId), lt(usedTotpCodes.usedAt, sql`now() - interval '3 minutes'`)),
    );
  const claimed = await db
    .insert(usedTotpCodes)
    .values({ userId, code })
    .onConflictDoNothing()
    .returning({ code: usedTotpCodes.code });
  return claimed.length > 0;
}
