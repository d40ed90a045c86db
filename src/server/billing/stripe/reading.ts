import type { PlanCode, SubscriptionState } from '#domain/account/plans.ts';

/** What one event says of a subscription. Fields that this kind of event does not tell are absent. */
export interface SubscriptionChange {
  subscriptionId: string;
  /** Whose it is: the reference that our buy link carried, or the e-mail of the payment, in small letters. */
  owner?: { userId: string | null; email: string | null };
  plan?: PlanCode;
  status?: SubscriptionState;
  periodEnd?: Date;
  /** Orders events of the same second. */
  rank: number;
}

/** `malformed` changes nothing and is logged; `ignored` does not concern us. */
export type EventReading =
  | { kind: 'change'; change: SubscriptionChange; isPriceUnknown?: boolean }
  | { kind: 'ignored' | 'malformed' };
