import type { PlanCode } from './plans.ts';

/** The answer of `GET /api/plans`: the only source of prices and buy links. */
export interface PlanOffer {
  code: PlanCode;
  /** Per month, in centavos. */
  price: number;
  isCurrent: boolean;
  /** Where it is bought, with this person's data filled in, or where the running subscription is managed and changed. */
  url: string;
  /** Whether `url` is the provider's page of a running subscription. */
  isManaged: boolean;
  /** True when a plan is already paid: buying one does not end it. */
  isSecond: boolean;
}
