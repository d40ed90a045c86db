import type { CampaignResult } from '#domain/comparison/results.ts';
import type { Verdict } from '#domain/comparison/verdict.ts';
import type { ReportType } from '#domain/reports/report-words.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { countText, typeLabels } from '../reports/report-words.ts';

export function amountText(amount: number, currency: string): string {
  return formatMoney(amount.toFixed(2), currency);
}

export function percentText(share: number): string {
  return `${(share * 100).toLocaleString('pt-BR', { maximumFractionDigits: 0 })} %`;
}

export const verdictTitles: Record<Verdict['is'], string> = {
  wins: 'vence',
  tie: 'Empate',
  open: 'Ainda não dá para dizer',
};

/** What the verdict means for the person. */
export function verdictText(verdict: Verdict): string {
  if (verdict.is === 'wins') {
    return 'Rende mais pelo mesmo dinheiro. A chance de isto ser azar é menor que 5 %, contando todos os pares.';
  }
  if (verdict.is === 'tie')
    return 'Rendem quase o mesmo pelo mesmo dinheiro. Escolha pelo que dá menos trabalho.';
  if (verdict.moreSales === null)
    return 'As vendas são poucas, ou a diferença é pequena demais para decidir.';
  return `Se a diferença continuar assim, faltam umas ${countText(verdict.moreSales, 'venda', 'vendas')} somadas para ter certeza.`;
}

export function sourceText({ from, period }: CampaignResult): string {
  if (from === null || period === null) return 'Sem relatório com custo e vendas';
  return typeLabels[from as ReportType]; // the server names one of the stored types
}
