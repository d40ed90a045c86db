import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { quoteCell } from './cell-text.ts';
import type { MetricValues } from './metrics.ts';
import { amountCurrency } from './currency.ts';
import { cellAt, cellName } from './number-columns.ts';

/** The smallest part of a currency with cents, in millionths. */
const CENT = 10_000;
/** Currencies in which a click may really cost that much. */
const SMALL_MONEY = /^(?:VND|IDR|IRR|LAK|KHR|UZS|PYG|GNF|LBP)$/;

/**
 * Programs get costs from Google in millionths. All of such a column are whole cents, and a click costs more than any
 * real one.
 */
export function findMicros(
  rows: readonly TableRow[],
  at: readonly number[],
  { cost, clicks }: MetricValues,
  currency: string | null,
): string | null {
  if (!cost || !clicks || SMALL_MONEY.test(currency ?? '')) return null;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const isDear = sum(cost) > 0 && sum(cost) / Math.max(1, sum(clicks)) >= CENT;
  if (!isDear || cost.some((value) => value % CENT !== 0)) return null;
  const row = rows[cost.findIndex((value) => value !== 0)];
  return `${cellName(row, at)}: ${quoteCell(row ? cellAt(row, at) : '')} parece um custo em milionésimos, como os programas recebem do Google. Baixe o relatório pela tela do Google Ads.`;
}

/** Costs of two currencies have no sum. */
export function findMixedCosts(
  rows: readonly TableRow[],
  codes: readonly number[],
  at: readonly number[],
): string | null {
  if (at.length === 0) return null;
  let first = '';
  for (const row of rows) {
    const cost = cellAt(row, at).trim();
    const code = codes.length > 0 ? cellAt(row, codes).trim() : (amountCurrency(cost) ?? '');
    if (!/^[A-Z]{3}$/u.test(code) || !/[1-9]/.test(cost)) continue;
    if (first === '') first = code;
    if (code !== first)
      return `${cellName(row, codes.length > 0 ? codes : at)}: os custos estão em mais de uma moeda (${first} e ${code}), que não se somam. Baixe um relatório para cada conta.`;
  }
  return null;
}
