import { expect, it } from 'vitest';
import { numberText } from './numbers.ts';

it.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1.000'],
  [10_000, '10.000'],
  [123_456, '123.456'],
  [1_234_567, '1.234.567'],
  [-100, '−100'],
  [-1000, '−1.000'],
  [-2.5, '−2,5'],
  [2.5, '2,5'],
  [1234.567, '1.234,57'],
  [Number.MAX_SAFE_INTEGER, '9.007.199.254.740.991'],
  [1e21, '1.000.000.000.000.000.000.000'],
])('%d is written %s, as the browser does, but with a minus sign', (value, text) => {
  expect(numberText(value)).toBe(text);
  expect(new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }).format(value)).toBe(
    text.replace('−', '-'),
  );
});

it.each([
  [5, { least: 2, most: 2 }, '5,00'],
  [1234.5, { least: 2, most: 2 }, '1.234,50'],
  [12.34, { most: 1 }, '12,3'],
  [-12.5, { most: 0 }, '−13'],
  [-0.4, { most: 0 }, '0'],
  [7, { most: 0 }, '7'],
] as const)('%d with %o is written %s', (value, decimals, text) => {
  expect(numberText(value, decimals)).toBe(text);
});
