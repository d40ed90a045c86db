import { DAY_MS } from '#domain/shared/days.ts';
export const planCodes = ['basico', 'pro'] as const;
export type PlanCode = (typeof planCodes)[number];

export const subscriptionStatuses = ['trialing', 'active', 'inactive'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/**
 * The payment provider's state of a subscription. `ending`: paid, but it will not renew. `failing`: a renewal
 * failed and will be tried again. `ended`: it will never renew.
 */
export const subscriptionStates = ['active', 'ending', 'failing', 'inactive', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const TRIAL_DAYS = 3;
export const GUARANTEE_DAYS = 3;
export const GRACE_DAYS = 3;

/** The profile's fields that decide access. */
export interface Subscription {
  plan: PlanCode;
  subscriptionStatus: SubscriptionStatus;
  trialExpiresAt: Date | string | null;
  /**
   * After a failed renewal, the account stays open until this moment. Absent or null while payments are in
   * order.
   */
  graceEndsAt?: Date | string | null;
}

/**
 * Whether the trial is running. An inactive account has no trial, even if its trial date is in the future.
 */
export function isTrialing(subscription: Subscription, now: Date): boolean {
  return subscription.subscriptionStatus === 'trialing' && isInFuture(subscription.trialExpiresAt, now);
}

/** Whether this account may use tools, campaigns and lists. */
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

/** Why an account is closed. */
export type ClosingReason = 'trial' | 'payment' | 'inactive';

/**
 * The reason why an account is closed; null while it is open. The database's function `closed_by` says the same to the
 * server's statements, and a test compares both.
 */
export function closedBy(subscription: Subscription, now: Date): ClosingReason | null {
  if (hasAccess(subscription, now)) return null;
  if ((subscription.graceEndsAt ?? null) !== null) return 'payment';
  return subscription.subscriptionStatus === 'trialing' ? 'trial' : 'inactive';
}

/** Whether the account has Pro rights (unlimited saved lists). Every trial has them. */
export function hasProAccess(subscription: Subscription, now: Date): boolean {
  return subscription.plan === 'pro' && hasAccess(subscription, now);
}

/** The plan to display: `trial` during the trial, otherwise the stored plan. */
export function displayedPlan(subscription: Subscription): PlanCode | 'trial' {
  return subscription.subscriptionStatus === 'trialing' ? 'trial' : subscription.plan;
}

/** The paid plan; null during a trial and for an inactive account. */
export function activePlan({ plan, subscriptionStatus }: Subscription): PlanCode | null {
  return subscriptionStatus === 'active' ? plan : null;
}

/** Whole days left, rounded up. 0 when the trial is over or there is none. */
export function trialDaysLeft(trialExpiresAt: Date | string | null, now: Date): number {
  const left = new Date(trialExpiresAt ?? 0).getTime() - now.getTime();
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
