import { numberText } from '#domain/shared/numbers.ts';
import { quoteCell } from '../cell-text.ts';
import type { Sale, SalesColumns } from './sale.ts';
import type { DayOrder } from './sale-days.ts';

/** Dates in digits alone do not show whether day or month comes first. */
export function guessWarning(order: DayOrder): string {
  const words = order === 'day' ? 'dia/mês/ano' : 'mês/dia/ano';
  return `As datas não dizem se o dia vem antes do mês: lidas como ${words}.`;
}

const NO_COMMISSION = 'O arquivo não tem coluna de comissão: o valor inteiro da venda conta como receita.';

export function missingWarning({ commission }: SalesColumns): string[] {
  return commission ? [] : [NO_COMMISSION];
}

/** The same order, day, product and amount count once in profit. */
export function repeatWarning(sales: readonly Sale[]): string[] {
  const lines = sales.map(({ orderId, day, product, status, commissionMicros, amountMicros }) =>
    JSON.stringify([orderId, day, product, status, commissionMicros, amountMicros]),
  );
  const count = lines.length - new Set(lines).size;
  if (count === 0) return [];
  const many = count === 1 ? '1 linha repete' : `${numberText(count)} linhas repetem`;
  const once = count === 1 ? 'conta uma vez só' : 'contam uma vez só';
  return [`${many} o pedido, o dia, o produto e o valor de outra: ${once}.`];
}

export function currencyWarning(unknown: ReadonlySet<string>): string[] {
  const names = [...unknown].slice(0, 5).map(quoteCell);
  return names.length === 0 ? [] : [`Moedas que não conhecemos: ${names.join(', ')}.`];
}
