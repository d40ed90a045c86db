import { memoize } from './memoize.ts';

/** How many decimals are written: `least` even when they are zeros. */
interface Decimals {
  least?: 0 | 1 | 2;
  most: 0 | 1 | 2;
}

/** Writes a number as Portuguese does: `10.000`, `−2,5`. Whole ones do without the browser's format. */
export function numberText(value: number, { least = 0, most }: Decimals = { most: 2 }): string {
  const text =
    least === 0 && Number.isSafeInteger(value)
      ? String(value).replace(/\B(?=(?:\d{3})+$)/g, '.')
      : formats(`${least}${most}`).format(value);
  return text === '-0' ? '0' : text.replace('-', '−');
}

/** Writes a percentage as Brazil does, without a space: `12,5%`. */
export function percentText(percent: number, decimals?: Decimals): string {
  return `${numberText(percent, decimals)}%`;
}

const formats = memoize(([least, most]) => {
  const digits = { minimumFractionDigits: Number(least), maximumFractionDigits: Number(most) };
  return new Intl.NumberFormat('pt-BR', digits);
});
