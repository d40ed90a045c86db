import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { columnsOf } from './header.ts';
import { columnWords, normalLabel } from './report-words.ts';

const SEARCHES = /^(?:search(?:es)?|pesquisar|pesquisas?|buscar|búsquedas?)$/u;

/**
 * The card "Pesquisas" of the overview is a list of search terms without campaign, title and period. Its header then reads
 * as that of the report; null when it is no such card.
 */
export function readAsOverviewCard(header: TableRow): { header: TableRow; warning: string } | null {
  const labels = header.cells.map(normalLabel);
  const isCard =
    SEARCHES.test(labels[0] ?? '') &&
    columnsOf(labels, 'cost').length > 0 &&
    (['searchTerm', 'keyword', 'campaign', 'adGroup'] as const).every(
      (key) => columnsOf(labels, key).length === 0,
    );
  if (!isCard) return null;
  const [name] = columnWords.searchTerm.pt;
  return { header: { ...header, cells: [name, ...header.cells.slice(1)] }, warning: ONLY_THE_FIRST };
}

const ONLY_THE_FIRST =
  'É o cartão Pesquisas da Visão geral: mostra só as pesquisas principais, sem a campanha. Para todas, baixe o relatório de termos de pesquisa.';
