import type { EconomicsInput } from './settings.ts';

/** A rate of Cotações: units of `to` for one of `from`, from this day on. */
export interface KnownRate {
  from: string;
  to: string;
  day: string;
  rate: string;
}

/**
 * The newest rate between a commission's currency and the account's.
 * @param account null while no report has it.
 */
export function rateOfCommission(
  rates: readonly KnownRate[],
  commission: string,
  account: string | null,
): KnownRate | null {
  const own = rates.filter(({ from, to }) => from === commission && (account === null || to === account));
  if (account === commission || new Set(own.map(({ to }) => to)).size !== 1) return null;
  return own.reduce<KnownRate | null>(
    (newest, each) => (newest && newest.day >= each.day ? newest : each),
    null,
  );
}

/** One for one is no rate between two currencies: there Cotações says it, until the person does. */
export function withRate(economics: EconomicsInput, rate: KnownRate | null): EconomicsInput {
  return rate === null || economics.exchange !== 1
    ? economics
    : { ...economics, exchange: Number(rate.rate) };
}
