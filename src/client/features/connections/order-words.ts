import type { OrderStatus } from '#domain/measuring/networks/postback.ts';

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
