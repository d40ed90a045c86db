import { countText } from '#client/lib/count-text.ts';

/** `2 dias restantes`, or a text that the trial is over. */
export function trialLabel(daysLeft: number): string {
  if (daysLeft === 0) return 'Expirado';
  return countText(daysLeft, 'dia restante', 'dias restantes');
}
