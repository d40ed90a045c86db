import { expect, it } from 'vitest';
import type { SaleAmounts, SalesColumns } from './sale.ts';
import { keptAmounts, readStatus } from './sale-status.ts';

const amounts = (
  amount: number | null,
  commission: number | null,
  refunded: number | null = null,
): SaleAmounts => ({ amount, commission, refunded });
const read = (cells: string[], given: SaleAmounts, columns: SalesColumns = { status: [0] }) =>
  readStatus({ line: 2, cells }, columns, given);

it.each<[string, string, SaleAmounts, string]>([
  ['an approved sale', 'Aprovada', amounts(100, 50), 'approved'],
  ['an event without money', 'Aprovada', amounts(0, 0), 'other'],
  ['a commission on a gift', 'Aprovada', amounts(0, 50), 'approved'],
  ['a sale without a commission', 'Aprovada', amounts(100, 0), 'approved'],
  ['a refund without its amounts', 'Reembolsada', amounts(0, 0), 'refunded'],
  ['a part of the price that went back', 'Reembolsada', amounts(100, null, 40), 'approved'],
  ['a part of the price, where only a commission counts', 'Reembolsada', amounts(100, 50, 40), 'refunded'],
  ['a refund of nothing', 'Reembolsada', amounts(100, null, 0), 'refunded'],
  ['the whole price that went back', 'Aprovada', amounts(100, null, 100), 'refunded'],
  ['a cancelled sale of which a part went back', 'Cancelada', amounts(100, null, 40), 'cancelled'],
  ['a pending sale whose price went back', 'Pendente', amounts(100, null, 100), 'pending'],
  ['a sale with a negative amount', 'Aprovada', amounts(-100, -50), 'refunded'],
  ['a word that nobody knows', 'Xyz', amounts(100, 50), 'other'],
])('%s', (_, cell, given, status) => {
  expect(read([cell], given).status).toBe(status);
});

it('an event without money is free; a refund of nothing is none', () => {
  expect(read(['Aprovada'], amounts(0, 0)).isFree).toBe(true);
  expect(read(['Reembolsada'], amounts(0, 0)).isFree).toBe(false);
});

it.each<[string, string, SaleAmounts, boolean]>([
  ['a refund that names no amount', 'Reembolsada', amounts(100, 50), true],
  ['a refund with the amount that went back', 'Reembolsada', amounts(-40, null), false],
  ['a sale', 'Aprovada', amounts(100, 50), false],
])('%s takes back a whole payment: %4$s', (_, cell, given, isWhole) => {
  expect(read([cell], given).isWhole).toBe(isWhole);
});

it.each<[string, SalesColumns, string[], string, boolean]>([
  ['no column of statuses', {}, [], 'approved', true],
  ['an empty cell', { status: [0] }, ['  '], 'other', false],
  ['a cell that the row lacks', { status: [3] }, [' Aprovada '], 'other', false],
  ['the kind and the status', { status: [0, 1] }, ['Sale', ' Refunded '], 'refunded', true],
  ['an unknown last one', { status: [0, 1] }, ['Sale', 'Xyz'], 'approved', false],
  ['a payment that went back', { payment: [0] }, [' Reembolsado '], 'refunded', true],
  ['a payment that was made', { status: [0], payment: [1] }, ['Pendente', 'Pago'], 'pending', true],
  ['a test', { status: [0], test: [1] }, ['Aprovada', ' Sim '], 'other', true],
  ['no test', { status: [0], test: [1] }, ['Aprovada', 'Não'], 'approved', true],
])('%s', (_, columns, cells, status, isKnown) => {
  expect(read(cells, amounts(100, 50), columns)).toMatchObject({ status, isKnown });
});

it.each<[string, SaleAmounts, number | null]>([
  ['without the part that went back', amounts(100, null, 40), 60],
  ['whole, where all went back', amounts(100, null, 100), 100],
  ['whole, where a commission counts', amounts(100, 50, 40), 100],
  ['whole, where nothing went back', amounts(100, null), 100],
])('an amount is kept %s', (_, given, expected) => {
  expect(keptAmounts(given).amount).toBe(expected);
});
