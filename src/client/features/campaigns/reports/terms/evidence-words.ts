import type { Effect } from '#domain/search-terms/effect.ts';
import type { Tier } from '#domain/search-terms/evidence.ts';
import type { StudiedGroup } from '#domain/search-terms/study-terms.ts';
import type { WasteReason } from '#domain/search-terms/wasteful-words.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { countText } from '../report-words.ts';

export const tierLabels: Record<Tier, string> = {
  certain: 'Certo',
  strong: 'Forte',
  hint: 'Indício',
  insufficient: 'Dados insuficientes',
};
export const tierColors: Record<Tier, string> = {
  certain: 'red',
  strong: 'orange',
  hint: 'yellow',
  insufficient: 'gray',
};

const wasteReasons: Record<WasteReason, string> = {
  free: 'Quem busca isto não quer pagar.',
  scam: 'Quem busca isto desconfia do produto.',
  job: 'Quem busca isto procura emprego.',
  not_buying: 'Está na lista de buscas de quem não compra.',
  competitor: 'É o nome de um concorrente.',
};

export function moneyText(micros: number, currency: string): string {
  return formatMoney((micros / 1_000_000).toFixed(2), currency);
}

/** Why the group has its tier. @param sales all sales of the account. */
export function reasonText(
  { tier, reason, confidence, moreClicks, counts }: StudiedGroup,
  sales: number,
): string {
  if (reason !== null) return wasteReasons[reason];
  const sure = `${Math.floor((confidence ?? 0) * 1000) / 10} %`.replace('.', ',');
  if (tier === 'strong')
    return `Nenhuma venda, com ${sure} de confiança depois de descontar todos os testes.`;
  if (tier === 'hint') return `Vende menos que o resto, com ${sure} de confiança. Ainda pode ser azar.`;
  if (sales === 0) return 'Ainda não há nenhuma venda nos relatórios: não há com que comparar.';
  if (counts.conversions > 0) return 'Vende, e nada prova que venda menos que o resto.';
  if (moreClicks === null) return 'Os cliques ainda não dizem nada.';
  return `Faltam uns ${countText(moreClicks, 'clique', 'cliques')} sem venda para ter certeza.`;
}

/** `Bloqueia 4 termos, R$ 120,00, 0 vendas`. */
export function effectText({ counts }: Effect, currency: string): string {
  return `Bloqueia ${countText(counts.terms, 'termo', 'termos')}, ${moneyText(counts.costMicros, currency)}, ${countText(counts.conversions, 'venda', 'vendas')}`;
}
