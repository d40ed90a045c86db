import { MICROS } from '#domain/shared/money.ts';
import { textOf } from './contents.ts';
import type { Json } from './message.ts';

const AMOUNT = /^([+-]?)[^\d.,+-]*([+-]?)\s*((?:\d[\d.,'’\s]*)?[.,]?\d[.,]?)\D*$/u;
/** The expression is slow on a long text, and no amount is that long. */
const LONGEST = 60;
/** Far above any sale, and exact as a number. */
const MOST = 1e15;

/** An amount such as `12,50`, `12.50`, `1.234,56` or `R$ 12` in millionths; null when it is none. */
export function microsOf(value: Json | undefined): number | null {
  if (typeof value === 'number') return rounded(value * MICROS);
  // One number, with a currency before or behind it: `1e3` and `2x 50` are none.
  const written = textOf(value);
  if (written.length > LONGEST) return null;
  const [, sign = '', inner = '', digits = ''] = AMOUNT.exec(written) ?? [];
  if (digits === '') return null;
  const text = `${sign || inner}${digits.replace(/[\s'’]/gu, '')}`;
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

/** Signs that stand for one currency alone. */
const signs: Readonly<Record<string, string>> = { R$: 'BRL', US$: 'USD', '€': 'EUR', '£': 'GBP' };

/** An ISO code in capitals; null for everything else. */
export function currencyOf(value: Json | undefined): string | null {
  const code = textOf(value).toUpperCase();
  return Object.hasOwn(signs, code) ? (signs[code] ?? null) : /^[A-Z]{3}$/u.test(code) ? code : null;
}

/** The network's usual currency where a message tells none. A currency that is told and not understood is unknown. */
export function currencyOr(usual: string | null, ...sent: (Json | undefined)[]): string | null {
  const found = sent.find((value) => textOf(value) !== '');
  return found === undefined ? usual : currencyOf(found);
}
