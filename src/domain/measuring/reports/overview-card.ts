import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { columnsOf } from './header.ts';
import { type ColumnKey, reportColumns } from './report-columns.ts';
import { normalLabel, type ReportType } from './report-words.ts';

const SEARCHES = /^(?:search(?:es)?|pesquisar|pesquisas?|buscar|búsquedas?)$/u;

/** A card that is read as a report: what of, and what it does not tell. */
interface ReadCard {
  header: TableRow;
  type: ReportType;
  warning: string;
}

/**
 * Two cards of the overview are read. "Pesquisas" is a list of search terms without campaign, title and period; its header
 * then reads as that of the report. "Dias" sums each day. Null when it is no such card.
 */
export function readAsOverviewCard(lead: number, header: TableRow): ReadCard | null {
  return lead > 0 ? readSearches(header) : (readSearches(header) ?? readDays(header));
}

/** Without its conversions it would push aside a report that has them. */
function readDays(header: TableRow): ReadCard | null {
  const labels = header.cells.map(normalLabel);
  const has = (key: ColumnKey) => columnsOf(labels, key).length > 0;
  const isCard =
    columnsOf(labels.slice(0, 1), 'day').length > 0 &&
    (['cost', 'clicks', 'impressions', 'conversions'] as const).every(has) &&
    !(
      ['searchTerm', 'keyword', 'campaign', 'adGroup', 'place', 'age', 'gender', 'asset', 'headline'] as const
    ).some(has);
  return isCard ? { header, type: 'campaigns', warning: OF_THE_SCREEN } : null;
}

const OF_THE_SCREEN =
  'É o cartão Dias da Visão geral: soma tudo o que estava na tela, sem dizer de que campanha. Ponha numa campanha só se a Visão geral era dela.';

function readSearches(header: TableRow): ReadCard | null {
  const labels = header.cells.map(normalLabel);
  const isCard =
    SEARCHES.test(labels[0] ?? '') &&
    columnsOf(labels, 'cost').length > 0 &&
    (['searchTerm', 'keyword', 'campaign', 'adGroup'] as const).every(
      (key) => columnsOf(labels, key).length === 0,
    );
  if (!isCard) return null;
  const [name = ''] = reportColumns.searchTerm.pt;
  return {
    header: { ...header, cells: [name, ...header.cells.slice(1)] },
    type: 'search_terms',
    warning: ONLY_THE_FIRST,
  };
}

const ONLY_THE_FIRST =
  'É o cartão Pesquisas da Visão geral: mostra só as pesquisas principais, sem a campanha. Para todas, baixe o relatório de termos de pesquisa.';

/** A column beside which the card compares an earlier period. */
const COMPARED = /\((?:compara[çc][ãa]o|comparison|comparaci[óo]n)\)$/u;

const cards: readonly (readonly [name: string, first: RegExp, bring: string])[] = [
  ['Dias', /^(?:day|date|dia|data|d[íi]a|fecha)$/u, 'o relatório de campanhas com o segmento Dia'],
  ['Dispositivos', /^(?:devices?|dispositivos?)$/u, 'o relatório de campanhas com o segmento Dispositivo'],
  [
    'Dia e hora',
    /^(?:day of (?:the )?week|dia da semana|d[íi]a de la semana|hour(?: of (?:the )?day)?|hora(?: do dia| del d[íi]a)?)$/u,
    'o relatório de campanhas com o segmento Dia da semana ou Hora do dia',
  ],
  [
    'Palavras-chave',
    /^(?:search )?keywords?$|^palavras?-chave(?: de pesquisa)?$|^palabras? clave(?: de (?:la )?b[úu]squeda)?$/u,
    'o relatório de palavras-chave da rede de pesquisa',
  ],
  [
    'Maiores mudanças',
    /^(?:campaigns?|campanhas?|campañas?)$/u,
    'o relatório de campanhas dos dois períodos',
  ],
];

/**
 * Why a card of the overview is refused: it holds the first few rows or the whole account, without campaign or period. It
 * names the report to download instead; null when the header is of no such card.
 */
export function findOverviewCard(lead: number, { line, cells }: TableRow): string | null {
  const labels = cells.map(normalLabel);
  const isCompared = labels.some((label) => COMPARED.test(label));
  const [first = ''] = labels;
  const card = cards.find(([, known]) => known.test(first));
  if (!card || columnsOf(labels, 'searchTerm').length > 0) return null;
  const isNameless = (['campaign', 'adGroup'] as const).every((key) => columnsOf(labels, key).length === 0);
  // A report has a title and a period above its header. Its columns of a campaign may have been left out.
  if (!isCompared && (lead > 0 || !isNameless || columnsOf(labels, 'cost').length === 0)) return null;
  const [name, , bring] = card;
  return `Linha ${line}, coluna 1: é o cartão ${name} da Visão geral, que não diz a campanha ou o período. Baixe ${bring}.`;
}
