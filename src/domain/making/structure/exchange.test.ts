import { expect, it } from 'vitest';
import { economicsOf } from './economics.ts';
import { rateOfCommission, withRate } from './exchange.ts';
import { emptySettings } from './settings.ts';

const rate = (from: string, to: string, day: string, value: string) => ({ from, to, day, rate: value });
const rates = [
  rate('USD', 'BRL', '2026-11-20', '5.55'),
  rate('USD', 'BRL', '2026-10-01', '5.40'),
  rate('EUR', 'BRL', '2026-11-01', '6.20'),
  rate('EUR', 'USD', '2026-11-01', '1.09'),
  rate('CHF', 'BRL', '2026-10-01', '6.50'),
  rate('CHF', 'BRL', '2026-11-01', '6.60'),
];

it.each([
  ['the newest one', 'USD', 'BRL', '5.55'],
  ['the newest one, whatever the order', 'CHF', 'BRL', '6.60'],
  ['without a report, the only currency that it leads to', 'USD', null, '5.55'],
  ['several without a report: nobody knows', 'EUR', null, undefined],
  ['several, and the account tells', 'EUR', 'USD', '1.09'],
  ['the same currency needs none', 'USD', 'USD', undefined],
  ['none', 'GBP', 'BRL', undefined],
] as const)('%s', (_, commission, account, expected) => {
  expect(rateOfCommission(rates, commission, account)?.rate).toBe(expected);
});

it('a commission of US$ 88 may cost R$ 488.40 a sale, not 88, and what the person says stays', () => {
  const economics = { ...emptySettings.economics, commission: '88.00' };
  const read = rateOfCommission(rates, 'USD', 'BRL');
  expect(economicsOf(withRate(economics, read))?.breakEvenCpa).toBeCloseTo(88 * 5.55);
  expect(withRate({ ...economics, exchange: 5.1 }, read).exchange).toBe(5.1);
  expect(withRate(economics, null)).toBe(economics);
});
