import type { Guide } from './guides.ts';
import type { ClosingReason, PlanCode, SubscriptionStatus } from './plans.ts';

/** A profile as the API sends it to its owner. Dates are ISO 8601. */
export interface Profile {
  id: string;
  email: string;
  fullName: string;
  /** E.164. Numbers stored by an old version and not changed since look like `(11) 91234-5678`. */
  phone: string | null;
  plan: PlanCode;
  subscriptionStatus: SubscriptionStatus;
  trialExpiresAt: string | null;
  nextBillingAt: string | null;
  /** After a failed renewal, the account stays open until this moment and is closed afterwards. */
  graceEndsAt: string | null;
  closedGuides: Guide[];
  /** ISO 4217 currency code of the Google Ads account; null until its owner says it. */
  adsCurrency: string | null;
  createdAt: string;
}

/** The answer of `GET /api/session` (200 with `null` for a visitor). The server decides every flag. */
export interface SessionInfo {
  profile: Profile;
  emailVerified: boolean;
  isAdmin: boolean;
  /** Whether the tools are open: the account is active, in a running trial, or the admin's. */
  hasAccess: boolean;
  /** The reason why the tools are closed; null while they are open. */
  closedBy: ClosingReason | null;
  /** Whether saved lists are unlimited. */
  hasProAccess: boolean;
  /** The end of the session's lease: the client must renew it before. */
  leaseExpiresAt: string;
  serverTime: string;
}
