import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { quoteCell } from '../cell-text.ts';
import { cellAt } from '../number-columns.ts';
import type { SalesColumns } from './sale.ts';

const AFFILIATE = /^(?:afili|affili)/iu;

type OwnRows = { rows: TableRow[]; warnings: string[] } | { error: string };

/**
 * Some networks write a line for each person who is paid of an order: the affiliate, the producer and the co-producer. Only
 * the affiliate's lines count then. Where each order has one role, all lines do.
 */
export function ownRows(rows: TableRow[], { orderId = [], role = [] }: SalesColumns): OwnRows {
  const roleOf = (row: TableRow) => cellAt(row, role).trim();
  const first = new Map<string, string>();
  const shared = rows.find((row) => {
    const order = cellAt(row, orderId).trim();
    const known = first.get(order);
    if (known === undefined) first.set(order, roleOf(row));
    return known !== undefined && known !== roleOf(row);
  });
  if (!shared) return { rows, warnings: [] };
  const own = rows.filter((row) => AFFILIATE.test(roleOf(row)));
  const others = [...new Set(rows.map(roleOf).filter((name) => !AFFILIATE.test(name)))].slice(0, 5);
  const names = others.map(quoteCell).join(', ');
  if (own.length === 0)
    return {
      error: `Linha ${shared.line}, coluna ${(role[0] ?? 0) + 1}: o mesmo pedido tem uma linha para cada pessoa paga (${names}) e nenhuma de afiliado. Deixe no arquivo só as suas linhas.`,
    };
  return {
    rows: own,
    warnings: [
      `O mesmo pedido tem uma linha para cada pessoa paga: contam só as de afiliado, e as de ${names} ficaram de fora.`,
    ],
  };
}
