import type { Profile } from '#domain/account/session.ts';
import type { profiles } from '../db/schema.ts';

/** A profile as its owner is told of it. */
export function presentProfile(row: typeof profiles.$inferSelect): Profile {
  return {
    id: row.id,
    email: row.email,
    fullName: row.fullName,
    phone: row.phone,
    plan: row.plan,
    subscriptionStatus: row.subscriptionStatus,
    trialExpiresAt: row.trialExpiresAt?.toISOString() ?? null,
    nextBillingAt: row.nextBillingAt?.toISOString() ?? null,
    graceEndsAt: row.graceEndsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
