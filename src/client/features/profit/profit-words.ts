import type { JoinedBy } from '#domain/measuring/profit/join.ts';
import type { ProfitLevelName, ProfitRow, ProfitSums } from '#domain/measuring/profit/levels.ts';
import { profitFigures } from '#domain/measuring/profit/profit.ts';
import type { SaleStatus } from '#domain/measuring/reports/sales/sale.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { MICROS, microsText } from '#domain/shared/money.ts';
import { numberText, percentText } from '#domain/shared/numbers.ts';
import { countText } from '#client/lib/count-text.ts';

export const levelLabels: Record<ProfitLevelName, string> = {
  campaign: 'Campanhas',
  adGroup: 'Grupos',
  keyword: 'Palavras-chave',
  term: 'Termos',
};

/** Short labels for the switch, which shows four of them in one row on a phone. */
export const shortLabels: Record<ProfitLevelName, string> = { ...levelLabels, keyword: 'Palavras' };

/** The name of each row of a level. Rows with the same text also tell their campaign or group, as far as these differ. */
export function rowNames(rows: readonly ProfitRow[]): ReadonlyMap<ProfitRow, string> {
  const namesakes = [...groupBy(rows, ({ text }) => text).values()];
  return new Map(
    namesakes.flatMap((same) => {
      const differing = (['campaign', 'adGroup'] as const).filter(
        (part) => new Set(same.map((row) => row[part])).size > 1,
      );
      return same.map((row) => {
        const parts = [
          row.text === '' ? 'Sem palavra-chave' : row.text,
          ...differing.map((part) => row[part]),
        ];
        return [row, parts.filter((part) => part !== '').join(' · ')] as const;
      });
    }),
  );
}

/** The report that a level needs when it has none of its own. */
export const levelNeeds: Record<ProfitLevelName, string> = {
  campaign: 'Traga um relatório de campanhas, grupos, palavras-chave ou termos.',
  adGroup: 'Traga um relatório de grupos de anúncios, palavras-chave ou termos.',
  keyword: 'Traga um relatório de palavras-chave ou de termos.',
  term: 'Traga um relatório de termos de pesquisa.',
};

export const joinedWords: Record<JoinedBy, readonly [label: string, meaning: string]> = {
  gclid: ['Pelo clique', 'O gclid da venda está em um relatório de cliques.'],
  subId: ['Pelo sub-id', 'O link levou a palavra ou o grupo, como {keyword} no sufixo da URL final.'],
  keyword: ['Pela palavra-chave', 'O arquivo tem uma coluna com a palavra.'],
  day: ['Só pelo dia', 'A venda não diz de onde veio. É dividida pelas conversões que o Google contou.'],
};

export const statusWords: Record<SaleStatus, [one: string, many: string]> = {
  approved: ['pedido aprovado', 'pedidos aprovados'],
  pending: ['pendente', 'pendentes'],
  refunded: ['reembolsado', 'reembolsados'],
  chargeback: ['contestado', 'contestados'],
  cancelled: ['cancelado', 'cancelados'],
  other: [
    'que não é venda (teste, taxa ou situação desconhecida)',
    'que não são venda (teste, taxa ou situação desconhecida)',
  ],
};

/** `sales` is in millionths. */
export function salesText({ sales }: Pick<ProfitSums, 'sales'>): string {
  return numberText(sales / MICROS);
}

/** `1 venda`, `2,5 vendas`. `sales` is in millionths. */
export function salesCount({ sales }: Pick<ProfitSums, 'sales'>): string {
  return countText(sales / MICROS, 'venda', 'vendas');
}

/** `2 com prejuízo: −R$ 540,00. 3 com lucro: R$ 2.000,00.` */
export function balanceText(rows: readonly ProfitSums[], currency: string): string {
  const profits = rows.map((row) => profitFigures(row).profitMicros);
  const balanceOf = (of: (profit: number) => boolean, label: string) => {
    const found = profits.filter(of);
    const sum = found.reduce((total, profit) => total + profit, 0);
    return found.length === 0 ? [] : [`${numberText(found.length)} ${label}: ${microsText(sum, currency)}.`];
  };
  return [
    ...balanceOf((profit) => profit < 0, 'com prejuízo'),
    ...balanceOf((profit) => profit > 0, 'com lucro'),
  ].join(' ');
}

export function roiText(roi: number | null): string {
  if (roi === null) return '–';
  return percentText(roi * 100, { most: 0 });
}

export function ordersText(count: number): string {
  return countText(count, 'venda', 'vendas');
}
