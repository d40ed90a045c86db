import type { Profile } from '#domain/account/session.ts';
import { isoDate, isoOrNull } from '../db/iso-date.ts';
import type { profiles } from '../db/schema/profiles.ts';

/** Converts a profile row into what its owner may see. */
export function presentProfile(row: typeof profiles.$inferSelect): Profile {
  return {
    id: row.id,
    email: row.email,
    fullName: row.fullName,
    phone: row.phone,
    plan: row.plan,
    subscriptionStatus: row.subscriptionStatus,
    trialExpiresAt: isoOrNull(row.trialExpiresAt),
    nextBillingAt: isoOrNull(row.nextBillingAt),
    graceEndsAt: isoOrNull(row.graceEndsAt),
    closedGuides: row.closedGuides,
    adsCurrency: row.adsCurrency,
    createdAt: isoDate(row.createdAt),
  };
}
