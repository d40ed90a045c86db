import type { PlanCode } from './plans.ts';

/** What `GET /api/plans` answers: the one source of prices and buy links. */
export interface PlanOffer {
  code: PlanCode;
  /** Per month, in centavos. */
  price: number;
  /** The external checkout, with this person filled in; null for the plan that is active: it is not bought twice. */
  checkoutUrl: string | null;
  /** Where the active plan is managed at the provider's; null for the others, or when none is configured. */
  manageUrl: string | null;
}
