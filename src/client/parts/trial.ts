/** `2 dias restantes`, or a text that the trial is over. */
export function trialLabel(daysLeft: number): string {
  if (daysLeft === 0) return 'Expirado';
  return daysLeft === 1 ? '1 dia restante' : `${daysLeft} dias restantes`;
}
