import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { cutText } from '#domain/shared/cut-text.ts';
import { normalLabel, type ReportType } from './report-words.ts';

/**
 * Names of columns in languages that we do not read. Some of their other names are English too (`Keyword`, `Impr.`,
 * `Conversions`), so that a part of such a report would be read and its totals counted as rows.
 */
const otherLanguages: readonly (readonly [language: string, names: RegExp])[] = [
  ['alemão', /^(?:klicks|kosten|kampagne|anzeigengruppe|suchbegriff|impressionen|währungscode)$/u],
  ['francês', /^(?:clics|coût|campagne|groupe d['’]annonces|mot[ -]clé|terme de recherche)$/u],
  ['italiano', /^(?:clic|costo|campagna|gruppo di annunci|parola chiave|termine di ricerca|conversioni)$/u],
  ['holandês', /^(?:klikken|kosten|campagne|advertentiegroep|zoekwoord|zoekterm|vertoningen)$/u],
  [
    'polonês',
    /^(?:kliknięcia|koszt|kampania|grupa reklam|słowo kluczowe|wyszukiwane hasło|wyśw\.|konwersje)$/u,
  ],
  ['japonês', /^(?:クリック数|費用|キャンペーン|広告グループ|検索語句|(?:検索)?キーワード|表示回数)$/u],
  ['romeno', /^(?:clicuri|campanie|grup de anunțuri|cuvânt cheie|termen de căutare|afișări|conversii)$/u],
  ['tcheco', /^(?:kliknutí|prokliky|cena|kampaň|reklamní sestava|klíčové slovo|vyhledávací dotaz)$/u],
  ['dinamarquês', /^(?:klik|omkostning(?:er)?|pris|kampagne|annoncegruppe|søgeord|søgeterm)$/u],
  ['sueco', /^(?:klick|kostnad|kampanj|annonsgrupp|sökord|sökterm|visn\.)$/u],
  ['turco', /^(?:tıklamalar|tıkl\.|maliyet|kampanya|reklam grubu|anahtar kelime|arama terimi|göst\.)$/u],
  ['húngaro', /^(?:kattintások|költség|kampány|hirdetéscsoport|kulcsszó|keresési kifejezés)$/u],
  ['russo', /^(?:клики|стоимость|расходы|кампания|группа объявлений|ключевое слово|поисковый запрос)$/u],
];

/** Columns of other kinds of report. Their rows hold a part of a campaign, or count the same click several times. */
const otherKinds: readonly (readonly [kind: string, names: RegExp])[] = [
  [
    'públicos-alvo',
    /^(?:audience(?: segment)?|(?:segmento de )?público(?:-alvo)?|(?:segmento de )?audiencia|público objetivo)$/u,
  ],
  ['renda ou família', /^(?:household income|parental status|renda familiar|status parental)$/u],
  ['páginas de destino', /^(?:landing page|página de destino|página de aterrizaje)$/u],
  ['tipos de clique', /^(?:click type|tipo de clique|tipo de clic)$/u],
  ['canais e tópicos', /^(?:placement|topic|tópico|posicionamento|ubicación del anuncio)$/u],
  ['extensões', /^(?:extension|extensão|extensión|sitelink text|texto do sitelink|callout text)$/u],
  ['categorias de pesquisa', /^(?:search category|categoria de pesquisa|categoría de búsqueda)$/u],
];
/** Types that a column of campaigns or ad groups alone makes of any report. */
const anyRows: ReadonlySet<ReportType> = new Set(['campaigns', 'ad_groups', 'keywords']);

/**
 * Why a header of a language that we do not read cannot be read; null when none of the rows is one. Where the language is
 * changed: https://support.google.com/google-ads/answer/1704334
 */
export function findOtherLanguage(rows: readonly TableRow[]): string | null {
  for (const { line, cells } of rows) {
    const labels = cells.map(normalLabel);
    for (const [language, names] of otherLanguages) {
      if (labels.filter((label) => names.test(label)).length < 2) continue;
      return `Linha ${line}, coluna 1: o relatório está em ${language}. No Google Ads, abra as preferências da conta, mude o idioma de exibição para português, inglês ou espanhol e baixe de novo.`;
    }
  }
  return null;
}

/** Why the sums of a report would be wrong; null when they are not. */
export function findOtherKind(type: ReportType | null, { line, cells }: TableRow): string | null {
  if (type !== null && !anyRows.has(type)) return null;
  for (const [at, cell] of cells.entries()) {
    const kind = otherKinds.find(([, names]) => names.test(normalLabel(cell)))?.[0];
    if (kind === undefined) continue;
    return `Linha ${line}, coluna ${at + 1}: com a coluna "${cutText(cell.trim(), 40)}" é um relatório de ${kind}, cujas linhas não somam a campanha. Baixe o relatório sem essa coluna.`;
  }
  return null;
}
