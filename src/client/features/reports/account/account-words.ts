import { profitFigures } from '#domain/measuring/profit/profit.ts';
import { microsText } from '#domain/shared/money.ts';
import type { ProfitSums } from '#domain/measuring/profit/levels.ts';
import { numberText, percentText } from '#domain/shared/numbers.ts';

export function profitText(sums: ProfitSums, currency: string): string {
  return microsText(profitFigures(sums).profitMicros, currency);
}

export function roiText(sums: ProfitSums): string {
  const { roi } = profitFigures(sums);
  return roi === null ? '–' : percentText(Math.round(roi * 100));
}

export function countOfSales({ sales }: ProfitSums): string {
  return numberText(Math.round(sales / 100_000) / 10);
}
