import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { GuideChoice } from '#domain/account/guides.ts';
import type { AdsCurrencyChoice, profileSchema } from '#domain/account/profile.ts';
import type { Profile } from '#domain/account/session.ts';
import type { Database } from '../db/client.ts';
import { profiles } from '../db/schema/profiles.ts';
import { user } from '../db/schema/accounts.ts';
import { presentProfile } from './present-profile.ts';

export async function findProfile(db: Database, userId: string): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId));
  return row ? presentProfile(row) : null;
}

/** The name is stored in the profile and in the account, so both change in one transaction. */
export async function updateProfile(
  db: Database,
  userId: string,
  { fullName, phone }: z.output<typeof profileSchema>,
): Promise<Profile | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(profiles)
      .set({ fullName, phone, updatedAt: sql`now()` })
      .where(eq(profiles.id, userId))
      .returning();
    if (!row) return null;
    await tx
      .update(user)
      .set({ name: fullName, updatedAt: sql`now()` })
      .where(eq(user.id, userId));
    return presentProfile(row);
  });
}

export async function keepAdsCurrency(
  db: Database,
  userId: string,
  { adsCurrency }: AdsCurrencyChoice,
): Promise<Profile | null> {
  const [row] = await db
    .update(profiles)
    .set({ adsCurrency, updatedAt: sql`now()` })
    .where(eq(profiles.id, userId))
    .returning();
  return row ? presentProfile(row) : null;
}

/** Closes a guide, or opens it again. It does not change other guides, even when two tabs write at once. */
export async function closeGuide(
  db: Database,
  userId: string,
  { guide, isClosed }: GuideChoice,
): Promise<Profile | null> {
  const others = sql`array_remove(${profiles.closedGuides}, ${guide}::text)`;
  const [row] = await db
    .update(profiles)
    .set({ closedGuides: isClosed ? sql`${others} || ${guide}::text` : others, updatedAt: sql`now()` })
    .where(eq(profiles.id, userId))
    .returning();
  return row ? presentProfile(row) : null;
}
