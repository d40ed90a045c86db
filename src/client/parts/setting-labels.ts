import type { BidStrategy, ScheduleSlot, ShareLocation } from '#domain/making/structure/settings.ts';

export const strategyLabels: Record<BidStrategy, string> = {
  maximize_clicks: 'Maximizar cliques',
  maximize_conversions: 'Maximizar conversões',
  target_cpa: 'CPA desejado',
  maximize_value: 'Maximizar valor de conversão',
  target_roas: 'ROAS desejado',
  target_impression_share: 'Parcela de impressões desejada',
  manual_cpc: 'CPC manual',
  portfolio: 'Estratégia de portfólio',
};

export const shareLocationLabels: Record<ShareLocation, string> = {
  anywhere: 'Em qualquer lugar da página',
  top: 'Na parte de cima da página',
  absolute_top: 'Na primeira posição',
};

/** 8.25 is `8h15`. */
export function hourText(hour: number): string {
  const minutes = (hour % 1) * 60;
  return `${Math.floor(hour)}h${minutes === 0 ? '' : String(minutes)}`;
}

export const dayLabels: Record<ScheduleSlot['day'], string> = {
  Monday: 'Segunda',
  Tuesday: 'Terça',
  Wednesday: 'Quarta',
  Thursday: 'Quinta',
  Friday: 'Sexta',
  Saturday: 'Sábado',
  Sunday: 'Domingo',
};
