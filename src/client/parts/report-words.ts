import { affiliateNetworks } from '#domain/ads/affiliate-networks.ts';
import type { Report } from '#domain/measuring/reports/report.ts';
import type { ReportLanguage, ReportType } from '#domain/measuring/reports/report-words.ts';
import { amountText } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { countText } from '#client/lib/count-text.ts';
import { periodText } from '#client/lib/dates.ts';

export const typeLabels: Record<ReportType | 'sales', string> = {
  clicks: 'Cliques (gclid)',
  search_terms: 'Termos de pesquisa',
  keywords: 'Palavras-chave',
  campaigns: 'Campanhas',
  ad_groups: 'Grupos de anúncios',
  ads: 'Anúncios',
  places: 'Locais',
  ages: 'Idades',
  genders: 'Gêneros',
  assets: 'Recursos',
  negatives: 'Palavras-chave negativas',
  auction_insights: 'Informações do leilão',
  change_history: 'Histórico de alterações',
  planner: 'Planejador de palavras-chave',
  sales: 'Vendas de uma rede',
};
const languageLabels: Record<ReportLanguage, string> = { pt: 'português', en: 'inglês', es: 'espanhol' };

/** `3.120 linhas · 40 cliques · R$ 120,00 · 2 conversões`. */
export function sumsText(
  { type, totals, currency }: Pick<Report, 'type' | 'totals' | 'currency'>,
  rows: number,
): string {
  const { clicks, cost, conversions } = totals;
  const sold: [one: string, many: string] =
    type === 'sales' ? ['venda aprovada', 'vendas aprovadas'] : ['conversão', 'conversões'];
  return [
    countText(rows, 'linha', 'linhas'),
    ...(clicks === null ? [] : [countText(clicks, 'clique', 'cliques')]),
    ...(cost === null ? [] : [costText(cost, currency)]),
    ...(conversions === null ? [] : [countText(conversions, ...sold)]),
  ].join(' · ');
}

function costText(cost: number, currency: string | null): string {
  if (currency !== null) return amountText(cost, currency);
  return `custo de ${numberText(cost, { least: 2, most: 2 })}`;
}

/** What was recognised of a file: `Termos de pesquisa em português, 01/05/2026 a 15/05/2026, BRL`. */
export function recognisedText({ type, language, period, currency, sales }: Report): string {
  const network = sales?.network ?? null;
  const name =
    network !== null
      ? `Vendas: ${affiliateNetworks[network].label}`
      : type === null
        ? 'Relatório'
        : typeLabels[type];
  const about = language === null || type === 'sales' ? name : `${name} em ${languageLabels[language]}`;
  return [about, ...(period ? [periodText(period)] : []), ...(currency === null ? [] : [currency])].join(
    ', ',
  );
}
