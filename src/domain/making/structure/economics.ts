import type { EconomicsInput } from './settings.ts';

export interface Economics {
  /** Average income per counted sale in the account's currency, after refused and refunded sales. */
  netCommission: number;
  breakEvenCpa: number;
  targetCpa: number;
  /** The cost per click without profit or loss. */
  breakEvenCpc: number;
  workingCpc: number;
  /** Number of clicks without a sale after which the assumed rate is wrong with 95 % confidence. */
  clicksToReject: number | null;
  testBudget: number | null;
}

/** Probability that so many clicks bring no sale although the rate is right. */
const DOUBT = 0.05;

/** @returns null while the commission is unknown. */
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

/** Profit of a number of clicks at a cost per click. */
export function profitAt(input: EconomicsInput, cpc: number, clicks: number): number {
  const { breakEvenCpc = 0 } = economicsOf(input) ?? {};
  return (breakEvenCpc - cpc) * clicks;
}
