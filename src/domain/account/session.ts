import type { PlanCode, SubscriptionStatus } from './plans.ts';

/** A profile as the API tells it to its owner. Dates are ISO 8601. */
export interface Profile {
  id: string;
  email: string;
  fullName: string;
  /** E.164; `(11) 91234-5678` where it was kept before that and not changed since. */
  phone: string | null;
  plan: PlanCode;
  subscriptionStatus: SubscriptionStatus;
  trialExpiresAt: string | null;
  nextBillingAt: string | null;
  /** A renewal failed: the account stays open until then, or was closed by it. */
  graceEndsAt: string | null;
  createdAt: string;
}

/** What `GET /api/session` answers to somebody signed in (200 with `null` to a visitor); the server decides every flag. */
export interface SessionInfo {
  profile: Profile;
  emailVerified: boolean;
  isAdmin: boolean;
  /** The tools are open: active, in an unexpired trial, or the admin. */
  hasAccess: boolean;
  /** Why the tools are closed; null while they are open. */
  closedBy: 'trial' | 'payment' | 'inactive' | null;
  /** Saved lists are unlimited. */
  hasProAccess: boolean;
  /** When the session must be renewed at the latest, and what the server's clock said. */
  leaseExpiresAt: string;
  serverTime: string;
}
