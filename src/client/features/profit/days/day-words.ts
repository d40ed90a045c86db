/** What the chart of the days shows. */
export const dayMeasures = ['lucro', 'vendas', 'cpc', 'funil'] as const;
export type DayMeasure = (typeof dayMeasures)[number];

export const measureLabels: Record<DayMeasure, string> = {
  lucro: 'Lucro e custo',
  vendas: 'Vendas e limite',
  cpc: 'CPC e impressões',
  funil: 'Funil',
};
