import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, formatCents, formatMoney, microsText, moneyInput, parseMoney } from './money.ts';

describe('parseMoney', () => {
  it.each([
    ['0', '0.00'],
    ['0,5', '0.50'],
    ['0.5', '0.50'],
    ['0,01', '0.01'],
    ['12', '12.00'],
    ['12,34', '12.34'],
    ['12.34', '12.34'],
    ['1.234', '1234.00'],
    ['1.234,5', '1234.50'],
    ['1.234.567,89', '1234567.89'],
    ['1,234.56', '1234.56'],
    ['1,234,567.89', '1234567.89'],
    ['1234567,89', '1234567.89'],
    ['R$ 1.234,56', '1234.56'],
    [' r$1.234,56 ', '1234.56'],
    ['R$\u00A049,90', '49.90'],
    ['1 234,56', '1234.56'],
    ['007', '7.00'],
    ['000', '0.00'],
    ['9999999999,99', '9999999999.99'],
  ])('%j is %s', (typed, amount) => {
    expect(parseMoney(typed)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    'R$',
    'abc',
    '-1',
    '+1',
    '1e3',
    '1,234',
    '1,2,3',
    '1.2.3',
    '12.345,6.7',
    '1,',
    ',5',
    '.5',
    '12,345',
    '0,123',
    '0.123',
    '00.123',
    '1.2345',
    '12.34,56',
    '1.234,567',
    '10%',
    'US$ 5',
    '１２',
    'NaN',
    'Infinity',
    '10000000000',
    '9999999999,991',
  ])('%j is not an amount', (typed) => {
    expect(parseMoney(typed)).toBeNull();
  });
});

describe('formatMoney and formatCents', () => {
  it.each([
    ['1234.56', 'R$\u00A01.234,56', '1.234,56'],
    ['0.00', 'R$\u00A00,00', '0,00'],
    ['0.10', 'R$\u00A00,10', '0,10'],
    ['9999999999.99', 'R$\u00A09.999.999.999,99', '9.999.999.999,99'],
  ])('%s', (amount, shown, typed) => {
    expect(formatMoney(amount)).toBe(shown);
    expect(moneyInput(amount)).toBe(typed);
  });

  it.each([
    [0, 'R$\u00A00,00'],
    [1990, 'R$\u00A019,90'],
    [4900, 'R$\u00A049,00'],
    [5, 'R$\u00A00,05'],
    [1_234_567, 'R$\u00A012.345,67'],
  ])('formats %i centavos', (cents, shown) => {
    expect(formatCents(cents)).toBe(shown);
  });

  it.each(['BRL', 'USD', 'EUR', 'JPY', 'CLP', 'KWD'])('writes %s as the browser does', (currency) => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000_000 }), (cents) => {
        const amount = (cents / 100).toFixed(2);
        const style = { style: 'currency', currency } as const;
        const usual = new Intl.NumberFormat('pt-BR', style).resolvedOptions().maximumFractionDigits ?? 2;
        const minimumFractionDigits = cents % 100 === 0 ? Math.min(usual, 2) : 2;
        const digits = { minimumFractionDigits, maximumFractionDigits: 2 };
        const text = new Intl.NumberFormat('pt-BR', { ...style, ...digits }).format(Number(amount));
        expect(formatMoney(amount, currency)).toBe(text);
      }),
    );
  });

  it('parseMoney reads back what moneyInput and formatMoney write, exact to the centavo', () => {
    const amounts = fc
      .tuple(fc.integer({ min: 0, max: 9_999_999_999 }), fc.integer({ min: 0, max: 99 }))
      .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseMoney(moneyInput(amount))).toBe(amount);
        expect(parseMoney(formatMoney(amount))).toBe(amount);
        expect(parseMoney(amount)).toBe(amount);
      }),
    );
  });
});

it.each([
  ['1234.56', 'BRL', 'R$ 1.234,56'],
  ['1234.50', 'USD', 'US$ 1.234,50'],
  ['0.99', 'EUR', '€ 0,99'],
  ['1234.00', 'CLP', 'CLP 1.234'],
  ['1234.50', 'JPY', 'JP¥ 1.234,50'],
  ['5.00', 'KWD', 'KWD 5,00'],
])('the amount %s in %s is shown as %s', (amount, currency, shown) => {
  expect(formatMoney(amount, currency).replace(/\s/g, ' ')).toBe(shown);
});

it.each([
  [1234.5, 'BRL', 'R$ 1.234,50'],
  [-12.3, 'BRL', '−R$ 12,30'],
  [-0.001, 'BRL', 'R$ 0,00'],
  [-7, 'JPY', '−JP¥ 7'],
])('%d %s as an amount is %s', (amount, currency, text) => {
  expect(amountText(amount, currency).replace('\u00a0', ' ')).toBe(text);
  expect(microsText(amount * 1_000_000, currency)).toBe(amountText(amount, currency));
});

it('an amount that is not known is a dash', () => {
  expect(microsText(null, 'BRL')).toBe('–');
});
