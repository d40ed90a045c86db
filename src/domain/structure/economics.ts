import type { EconomicsInput } from './settings.ts';

export interface Economics {
  /** What a counted sale brings in the account's currency, refused and refunded ones taken off. */
  netCommission: number;
  breakEvenCpa: number;
  targetCpa: number;
  /** The cost of a click at which nothing is earned or lost. */
  breakEvenCpc: number;
  workingCpc: number;
  /** After so many clicks without a sale the assumed rate is wrong, with 95 % confidence. */
  clicksToReject: number | null;
  testBudget: number | null;
}

/** One time in twenty so many clicks bring no sale although the rate is right. */
const DOUBT = 0.05;

/** @returns null while the commission is not known. */
export function economicsOf({
  commission,
  approval,
  refund,
  conversion,
  exchange,
  margin,
}: EconomicsInput): Economics | null {
  if (commission === null) return null;
  const netCommission = Number(commission) * exchange * (approval / 100) * (1 - refund / 100);
  const rate = conversion / 100;
  const targetCpa = netCommission * (1 - margin / 100);
  const workingCpc = targetCpa * rate;
  const clicks = clicksToReject(rate);
  return {
    netCommission,
    breakEvenCpa: netCommission,
    targetCpa,
    breakEvenCpc: netCommission * rate,
    workingCpc,
    clicksToReject: clicks,
    testBudget: clicks === null ? null : clicks * workingCpc,
  };
}

function clicksToReject(rate: number): number | null {
  if (rate <= 0) return null;
  return rate >= 1 ? 1 : Math.ceil(Math.log(DOUBT) / Math.log(1 - rate));
}

/** Profit of so many clicks at a cost. */
export function profitAt(input: EconomicsInput, cpc: number, clicks: number): number {
  const { breakEvenCpc = 0 } = economicsOf(input) ?? {};
  return (breakEvenCpc - cpc) * clicks;
}
