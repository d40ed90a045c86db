import type { PlanCode } from './plans.ts';

/** The answer of `GET /api/plans`: the only source of prices and buy links. */
export interface PlanOffer {
  code: PlanCode;
  /** Per month, in centavos. */
  price: number;
  isCurrent: boolean;
  /** The external checkout with this person's data filled in. Null when buying would mean paying twice. */
  checkoutUrl: string | null;
  /** The provider's page where a running subscription is managed and changed. Null when there is none. */
  manageUrl: string | null;
  /** True when another plan is already paid: buying this one does not end it. */
  isSecond: boolean;
}
