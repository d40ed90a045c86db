import { formatMoney } from '#domain/shared/money.ts';

/** What the chart of the days shows. */
export const dayMeasures = ['lucro', 'vendas', 'cpc', 'funil'] as const;
export type DayMeasure = (typeof dayMeasures)[number];

export const measureLabels: Record<DayMeasure, string> = {
  lucro: 'Lucro e custo',
  vendas: 'Vendas e limite',
  cpc: 'CPC e impressões',
  funil: 'Funil',
};

/** With a minus sign, at which no line breaks. */
export function amountText(amount: number, currency: string): string {
  return formatMoney(amount.toFixed(2), currency).replace('-', '−');
}
