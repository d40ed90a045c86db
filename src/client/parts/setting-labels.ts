import type { BidStrategy, ScheduleSlot } from '#domain/making/structure/settings.ts';

export const strategyLabels: Record<BidStrategy, string> = {
  maximize_clicks: 'Maximizar cliques',
  maximize_conversions: 'Maximizar conversões',
  target_cpa: 'CPA desejado',
  manual_cpc: 'CPC manual',
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
