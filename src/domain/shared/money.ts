import { numberText } from './numbers.ts';
import { memoize } from './memoize.ts';

/** Google Ads counts money in millionths of a unit of its currency, and parts of a sale in millionths of one. */
export const MICROS = 1_000_000;

/** The largest amount that `numeric(12,2)` can hold. */
const LARGEST = 9_999_999_999.99;

/**
 * Parses a typed amount, `1.234,56` or `1234.56`, with or without `R$`, into an exact decimal string with two
 * places.
 * @returns null when it is not an amount.
 */
export function parseMoney(typed: string): string | null {
  const plain = typed.replace(/^\s*R\$/i, '').replace(/\s/g, '');
  const normal = toPoint(plain);
  if (!/^\d+(\.\d{1,2})?$/.test(normal) || Number(normal) > LARGEST) return null;
  const [whole = '', cents = ''] = normal.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}

/**
 * Replaces the decimal mark with a point and removes thousands separators. A single point before exactly
 * three digits separates thousands.
 */
function toPoint(plain: string): string {
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(plain)) return plain.replaceAll('.', '').replace(',', '.');
  if (/^[1-9]\d{0,2}(,\d{3})+\.\d{1,2}$/.test(plain)) return plain.replaceAll(',', '');
  return plain.replace(',', '.');
}

/** Formats an exact decimal string as `R$ 1.234,56`. Currencies without cents are shown without them. */
export function formatMoney(amount: string, currency = 'BRL'): string {
  const [, whole, cents] = /^(\d{1,15})\.(\d\d)$/.exec(amount) ?? [];
  // Reais are on most screens, and the browser's first format takes it up to 40 ms.
  if (currency === 'BRL' && cents !== undefined) return `R$\u00a0${numberText(Number(whole))},${cents}`;
  const { round, exact } = formatsOf(currency);
  return (amount.endsWith('.00') ? round : exact).format(Number(amount));
}

/** Formats an amount in units as {@link formatMoney} does, with a minus sign where it is negative. */
export function amountText(amount: number, currency: string): string {
  const size = Math.abs(amount).toFixed(2);
  return `${amount < 0 && Number(size) > 0 ? '−' : ''}${formatMoney(size, currency)}`;
}

/** Formats millionths of a unit; a dash where nothing is known. */
export function microsText(micros: number | null, currency: string): string {
  return micros === null ? '–' : amountText(micros / MICROS, currency);
}

const formatsOf = memoize((currency) => {
  const style = { style: 'currency', currency, maximumFractionDigits: 2 } as const;
  const usual = new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).resolvedOptions();
  const decimals = Math.min(usual.maximumFractionDigits ?? 2, 2);
  return {
    round: new Intl.NumberFormat('pt-BR', { ...style, minimumFractionDigits: decimals }),
    exact: new Intl.NumberFormat('pt-BR', { ...style, minimumFractionDigits: 2 }),
  };
});

/** Formats an exact decimal string as `1.234,56`, the way people type it. */
export function moneyInput(amount: string): string {
  return numberText(Number(amount), { least: 2, most: 2 });
}

/** Formats centavos as `R$ 49,00`. */
export function formatCents(cents: number): string {
  return formatMoney((cents / 100).toFixed(2));
}
