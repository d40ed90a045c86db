import { and, eq, sql } from 'drizzle-orm';
import {
  accountAssetsSchema,
  type AccountAssetsSave,
  type BroughtAssets,
  noAccountAssets,
  type StoredAccountAssets,
  withBroughtAssets,
} from '#domain/making/structure/account-assets.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { accountAssets } from '../../db/schema/account-assets.ts';

/** The assets that all campaigns of a person share. */
export async function readAccountAssets(db: Database, userId: string): Promise<StoredAccountAssets> {
  const [row] = await db
    .select({ version: accountAssets.version, content: accountAssets.content })
    .from(accountAssets)
    .where(eq(accountAssets.userId, userId));
  // A row that is older than a kind of asset has no list of it.
  if (row) return { version: row.version, content: accountAssetsSchema.parse(row.content) };
  return { version: null, content: noAccountAssets() };
}

/** @returns null when somebody saved since this version. */
export async function saveAccountAssets(
  db: Database,
  userId: string,
  { version, content }: AccountAssetsSave,
): Promise<StoredAccountAssets | null> {
  const saved =
    version === null
      ? await db.insert(accountAssets).values({ userId, content }).onConflictDoNothing().returning()
      : await db
          .update(accountAssets)
          .set({ content, version: sql`${accountAssets.version} + 1`, updatedAt: sql`now()` })
          .where(and(eq(accountAssets.userId, userId), eq(accountAssets.version, version)))
          .returning();
  return saved[0] ? { version: saved[0].version, content } : null;
}

/** Adds what a file has of the whole account. */
export async function bringAccountAssets(
  tx: Transaction,
  userId: string,
  brought: BroughtAssets,
): Promise<void> {
  const { version, content } = await readAccountAssets(tx, userId);
  const saved = await saveAccountAssets(tx, userId, {
    version,
    content: withBroughtAssets(content, brought),
  });
  if (saved === null) throw new Error('the writes of one account wait for each other');
}
