import type { PlanCode, SubscriptionState } from '#domain/account/plans.ts';

/** The changes that one event makes to a subscription. Fields that the event does not contain are absent. */
export interface SubscriptionChange {
  subscriptionId: string;
  /** The owner: the reference from our buy link, or the payer's e-mail in lower case. */
  owner?: { userId: string | null; email: string | null };
  plan?: PlanCode;
  status?: SubscriptionState;
  periodEnd?: Date;
  /** Orders events of the same second. */
  rank: number;
}

/** `malformed` is logged and changes nothing; `ignored` is an event type that we do not use. */
export type EventReading =
  | { kind: 'change'; change: SubscriptionChange; isPriceUnknown?: boolean }
  | { kind: 'ignored' | 'malformed' };
