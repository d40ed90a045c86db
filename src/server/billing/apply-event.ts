import type { Database, Transaction } from '../db/client.ts';
import { stripeEvents } from '../db/schema/subscriptions.ts';
import { lockPayer } from '../subscriptions/claim.ts';
import { projectProfile } from '../subscriptions/project-profile.ts';
import { mergeSubscription } from './merge-subscription.ts';
import type { SubscriptionChange } from './stripe/reading.ts';
import type { StripeEvent } from './stripe/schemas.ts';

/**
 * `unowned`: we do not know the subscription's owner yet. It waits for its checkout event or for an account
 * with the payer's e-mail.
 */
export type Applied = 'applied' | 'replayed' | 'unowned';

/** Applies an event once. Its changes and the record of its id are one transaction. */
export async function applyEvent(
  db: Database,
  event: StripeEvent,
  change: SubscriptionChange | null,
): Promise<Applied> {
  return db.transaction(async (tx) => {
    if (!(await takeEvent(tx, event))) return 'replayed';
    if (change === null) return 'applied';
    if (change.owner?.email) await lockPayer(tx, change.owner.email);
    const merged = await mergeSubscription(tx, change, event.created);
    if (merged === null) return 'unowned';
    await projectProfile(tx, merged);
    return 'applied';
  });
}

/** Returns false when the event was already applied. */
async function takeEvent(tx: Transaction, { id, type, created }: StripeEvent): Promise<boolean> {
  const inserted = await tx
    .insert(stripeEvents)
    .values({ id, type, createdAt: created })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return inserted.length > 0;
}
