import type { OrderStatus } from '#domain/measuring/networks/postback.ts';
import type { ListedOrder } from '#domain/measuring/networks/sources.ts';
import type { OrderOwners } from '#domain/measuring/profit/shown-owners.ts';
import { addDays } from '#domain/shared/days.ts';

/** What became of an order, and its colour. */
export const orderWords: Record<OrderStatus | 'other', readonly [label: string, color: string]> = {
  approved: ['Aprovado', 'teal'],
  pending: ['Pendente', 'yellow'],
  refunded: ['Reembolsado', 'red'],
  chargeback: ['Contestado', 'red'],
  cancelled: ['Cancelado', 'gray'],
  test: ['Teste', 'gray'],
  other: ['Situação desconhecida', 'gray'],
};

/** While the server gives many orders to campaigns, nobody knows it yet; for orders before the newest nobody asks. */
export function ownerOf(
  { orderId, soldAt }: Pick<ListedOrder, 'orderId' | 'soldAt'>,
  owned: OrderOwners | undefined,
): string {
  if (owned === undefined) return '…';
  const { owners, from = '' } = owned;
  if (Object.hasOwn(owners, orderId)) return owners[orderId] ?? 'Sem campanha';
  return dayOf(soldAt) < from ? 'Não calculada' : 'Sem campanha';
}

/** An order counts on the day of its own time zone, which may be the one before. */
export function dayOf(soldAt: string): string {
  return addDays(soldAt.slice(0, 10), -1);
}
