import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { campaignAssets, campaigns } from '../db/schema/campaigns.ts';
import { feedbacks } from '../db/schema/profiles.ts';
import { session, user } from '../db/schema/accounts.ts';
import { stripeSubscriptions } from '../db/schema/subscriptions.ts';

export type Account = typeof user.$inferSelect;

/** The address recorded for security events that the operator's command causes. */
export const OPERATOR = 'operator';

/** Finds the account of this e-mail in any spelling. */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const [found] = await db.select().from(user).where(eq(user.email, email.trim().toLowerCase()));
  return found;
}

/** Counts what is deleted together with the account. */
export async function countBelongings(db: Database, userId: string) {
  const tables = { campaigns, lists: campaignAssets, feedbacks, sessions: session };
  const count = (table: (typeof tables)[keyof typeof tables]) => db.$count(table, eq(table.userId, userId));
  return {
    campaigns: await count(tables.campaigns),
    lists: await count(tables.lists),
    feedbacks: await count(tables.feedbacks),
    sessions: await count(tables.sessions),
    subscriptions: await listSubscriptions(db, userId),
  };
}

/** The provider's ids of subscriptions that have not ended, as far as we know. */
async function listSubscriptions(db: Database, userId: string): Promise<string[]> {
  const { id, status } = stripeSubscriptions;
  const rows = await db
    .select({ id, status })
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.userId, userId));
  return rows.filter((row) => row.status !== 'ended').map((row) => row.id);
}
