import type { PlanCode } from './plans.ts';

/** What `GET /api/plans` answers: the one source of prices and buy links. */
export interface PlanOffer {
  code: PlanCode;
  /** Per month, in centavos. */
  price: number;
  isCurrent: boolean;
  /** The external checkout, with this person filled in; null where buying would be paying twice. */
  checkoutUrl: string | null;
  /** The provider's page where a subscription that runs is managed and changed; null where there is none. */
  manageUrl: string | null;
  /** Another plan is paid, and buying this one does not end it. */
  isSecond: boolean;
}
