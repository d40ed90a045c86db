import type { PlanCode } from './plans.ts';

/** What `GET /api/plans` answers: the one source of prices and buy links. */
export interface PlanOffer {
  code: PlanCode;
  /** Per month, in centavos. */
  price: number;
  /** The external checkout, with this person filled in. */
  checkoutUrl: string;
}
