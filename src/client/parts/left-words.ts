import type { FeedReason } from '#domain/measuring/profit/conversion-feed.ts';

/** Why an order is not in a file for Google. */
export const leftWords: Record<FeedReason, string> = {
  pending: 'Ainda não aprovada',
  notSold: 'Cancelada, teste ou taxa',
  noClick: 'Sem gclid, gbraid ou wbraid: o link não levou o clique até a rede',
  badClick: 'O código do clique não tem o formato certo',
  lostCase: 'A rede mudou maiúsculas e minúsculas do gclid: o Google não acha o clique',
  early: 'Espera um dia: o Google ainda não aceita o ajuste',
  badOrder: 'O código do pedido parece uma fórmula de planilha',
  noTime: 'O arquivo da rede não diz a hora',
  future: 'A hora está no futuro: confira o fuso',
  beforeClick: 'Vendida antes do clique: confira o fuso',
  beforeSale: 'Devolvida antes da venda: confira o fuso',
  late: 'Passou de 90 dias: o Google não aceita mais',
  noValue: 'Sem valor',
  badCurrency: 'Sem moeda, ou com mais de uma',
  repeated: 'Outro pedido tem o mesmo clique e a mesma hora: o Google conta um só',
};
