import { lazyValue } from './lazy-value.ts';

const decimals = lazyValue(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }));

/** Writes a number as Portuguese does, with two decimals at most: `10.000`, `2,5`. Whole ones do without the browser's format. */
export function numberText(value: number): string {
  return Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, '.')
    : decimals().format(value);
}
