const RATE_PLACES = 8;
const SCALE = 10n ** BigInt(RATE_PLACES);

/** Converts an amount in millionths at a rate such as `5.4321`; half a millionth is rounded away from zero. */
export function convertMicros(micros: number, rate: string): number {
  const [whole = '0', part = ''] = rate.split('.');
  const scaled = BigInt(whole + part.slice(0, RATE_PLACES).padEnd(RATE_PLACES, '0'));
  const product = BigInt(micros) * scaled;
  const half = product < 0n ? -SCALE / 2n : SCALE / 2n;
  return Number((product + half) / SCALE);
}

/**
 * Divides a whole number by weights, so that the parts are whole and add up to it exactly. Without any weight
 * there is nothing to divide by, and the answer is null.
 */
export function shareOut(total: number, weights: readonly number[]): number[] | null {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all <= 0) return null;
  let seen = 0;
  let assigned = 0;
  return weights.map((weight) => {
    seen += weight;
    const until = seen >= all ? total : Math.round(total * (seen / all));
    const part = until - assigned;
    assigned = until;
    return part;
  });
}

/** An amount in millionths as exact decimals: `10.5`, `0.000001`, `-3`. */
export function decimalOf(micros: number): string {
  const digits = String(Math.abs(micros)).padStart(7, '0');
  const part = digits.slice(-6).replace(/0+$/, '');
  const whole = `${micros < 0 ? '-' : ''}${digits.slice(0, -6)}`;
  return part === '' ? whole : `${whole}.${part}`;
}
