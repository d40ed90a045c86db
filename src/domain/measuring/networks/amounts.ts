import { textOf } from './contents.ts';
import type { Json } from './message.ts';

const MICROS = 1_000_000;
/** Far above any sale, and exact as a number. */
const MOST = 1e15;

/** An amount such as `12,50`, `12.50`, `1.234,56` or `R$ 12` in millionths; null when it is none. */
export function microsOf(value: Json | undefined): number | null {
  if (typeof value === 'number') return rounded(value * MICROS);
  const text = textOf(value).replace(/[^\d,.+-]/gu, '');
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/u.test(text)) return null;
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const mark = text[last];
  const isRepeated = mark !== undefined && text.indexOf(mark) !== last;
  const whole = (last < 0 || isRepeated ? text : text.slice(0, last)).replace(/[.,]/gu, '');
  const part = last < 0 || isRepeated ? '' : text.slice(last + 1);
  return rounded(Number(`${whole}.${part}`) * MICROS);
}

/** An amount in hundredths of the currency, as Kiwify and Stripe send them. */
export function centsOf(value: Json | undefined): number | null {
  const number = Number(textOf(value) || NaN);
  return rounded(number * (MICROS / 100));
}

/** Without its sign: a refund may be written either way. */
export function sizeOf(micros: number | null): number | null {
  return micros === null ? null : Math.abs(micros);
}

function rounded(micros: number): number | null {
  return Number.isFinite(micros) && Math.abs(micros) <= MOST ? Math.round(micros) : null;
}

/** An ISO code in capitals; null for everything else. */
export function currencyOf(value: Json | undefined): string | null {
  const code = textOf(value).toUpperCase();
  return /^[A-Z]{3}$/u.test(code) ? code : null;
}
