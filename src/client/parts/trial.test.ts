import { expect, it } from 'vitest';
import { trialLabel } from './trial.ts';

it.each([
  [0, 'Expirado'],
  [1, '1 dia restante'],
  [3, '3 dias restantes'],
])('%i days left: %s', (days, label) => {
  expect(trialLabel(days)).toBe(label);
});
