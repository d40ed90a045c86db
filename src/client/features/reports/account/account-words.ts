import { profitFigures } from '#domain/measuring/profit/profit.ts';
import type { ProfitSums } from '#domain/measuring/profit/levels.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';

export function microsText(micros: number | null, currency: string): string {
  return micros === null ? '–' : formatMoney((micros / 1_000_000).toFixed(2), currency).replace('-', '−');
}

export function roiText(sums: ProfitSums): string {
  const { roi } = profitFigures(sums);
  return roi === null ? '–' : `${numberText(Math.round(roi * 100))}%`.replace('-', '−');
}

export function countOfSales({ sales }: ProfitSums): string {
  return numberText(Math.round(sales / 100_000) / 10);
}
