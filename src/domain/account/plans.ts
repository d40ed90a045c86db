export const planCodes = ['basico', 'pro'] as const;
export type PlanCode = (typeof planCodes)[number];

export const subscriptionStatuses = ['trialing', 'active', 'inactive'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/**
 * What the payment provider says of a subscription. `ending`: paid, and not renewed. `failing`: a renewal failed and is
 * tried again. `ended`: never comes back.
 */
export const subscriptionStates = ['active', 'ending', 'failing', 'inactive', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const TRIAL_DAYS = 3;
export const GUARANTEE_DAYS = 3;
export const GRACE_DAYS = 3;
const DAY_MS = 86_400_000;

/** What decides access, as stored in the profile. */
export interface Subscription {
  plan: PlanCode;
  subscriptionStatus: SubscriptionStatus;
  trialExpiresAt: Date | string | null;
  /** A renewal failed: the account stays open until then. Absent or null while payments are in order. */
  graceEndsAt?: Date | string | null;
}

/** An unexpired trial: an inactive account has none, whatever its date says. */
export function isTrialing(subscription: Subscription, now: Date): boolean {
  return subscription.subscriptionStatus === 'trialing' && isInFuture(subscription.trialExpiresAt, now);
}

/** Whether the tools, campaigns and lists are open to this account. */
export function hasAccess(subscription: Subscription, now: Date): boolean {
  return isPaid(subscription, now) || isTrialing(subscription, now);
}

function isPaid({ subscriptionStatus, graceEndsAt = null }: Subscription, now: Date): boolean {
  return subscriptionStatus === 'active' && (graceEndsAt === null || isInFuture(graceEndsAt, now));
}

/** Whether a renewal failed and the account is still open. */
export function isInGrace(subscription: Subscription, now: Date): boolean {
  return (subscription.graceEndsAt ?? null) !== null && isPaid(subscription, now);
}

/** Why an account is closed; null while it is open. */
export function closedBy(subscription: Subscription, now: Date): 'trial' | 'payment' | 'inactive' | null {
  if (hasAccess(subscription, now)) return null;
  if ((subscription.graceEndsAt ?? null) !== null) return 'payment';
  return subscription.subscriptionStatus === 'trialing' ? 'trial' : 'inactive';
}

/** Pro rights: unlimited saved lists. A trial is always a Pro trial. */
export function hasProAccess(subscription: Subscription, now: Date): boolean {
  return subscription.plan === 'pro' && hasAccess(subscription, now);
}

/** The plan as shown: `trial` while the status is trialing, the stored plan otherwise. */
export function displayedPlan(subscription: Subscription): PlanCode | 'trial' {
  return subscription.subscriptionStatus === 'trialing' ? 'trial' : subscription.plan;
}

/** The plan in force; null during a trial and for an inactive account. */
export function activePlan({ plan, subscriptionStatus }: Subscription): PlanCode | null {
  return subscriptionStatus === 'active' ? plan : null;
}

/** Whole days left, rounded up; 0 once the trial is over or when there is none. */
export function trialDaysLeft(trialExpiresAt: Date | string | null, now: Date): number {
  if (trialExpiresAt === null) return 0;
  const left = new Date(trialExpiresAt).getTime() - now.getTime();
  return Number.isNaN(left) ? 0 : Math.max(0, Math.ceil(left / DAY_MS));
}

export function graceEnd(failedAt: Date): Date {
  return new Date(failedAt.getTime() + GRACE_DAYS * DAY_MS);
}

export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
}

function isInFuture(date: Date | string | null, now: Date): boolean {
  return date !== null && new Date(date).getTime() > now.getTime();
}
