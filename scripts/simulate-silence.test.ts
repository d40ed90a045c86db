import { expect, it } from 'vitest';
import { silenceSummary, silentAccount } from './simulate/silence.ts';

it('a pause is seldom told by mistake, and a fast account hears of a real one within days', () => {
  const found = silenceSummary(Array.from({ length: 40 }, (_, at) => silentAccount(5001 + at)));
  expect(found.falseAlarmsAYear).toBeLessThan(0.1);
  expect(found.toldAfter.at(-1)?.medianHours).toBeLessThan(7 * 24);
});
