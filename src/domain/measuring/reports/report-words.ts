import { cutText } from '#domain/shared/cut-text.ts';

/** The names of Google Ads reports and columns in English, Portuguese and Spanish. */
export const reportLanguages = ['en', 'pt', 'es'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];

/** The order matters, because a search terms report has a keyword column too. */
export const reportTypes = [
  {
    type: 'auction_insights',
    titles: /auction insights|informa[cç][oõ]es do leil[aã]o|subasta/u,
    columns: ['domain', 'overlap'],
  },
  {
    type: 'change_history',
    titles: /change history|hist[oó]rico de (?:altera|modific)|historial de cambios/u,
    columns: ['changedAt'],
  },
  {
    type: 'planner',
    titles:
      /keyword stats|planejador|planificador|estat[ií]sticas d[ea]s? palavras|estad[ií]sticas de palabras/u,
    columns: ['monthlySearches'],
  },
  // Google Ads has no such download: a tracker or a script with `click_view` gives it.
  { type: 'clicks', titles: /^click (?:performance|view)/u, columns: ['click'] },
  {
    type: 'search_terms',
    titles: /search terms?|termos? de pesquisa|t[eé]rminos? de b[uú]squeda/u,
    columns: ['searchTerm'],
  },
  { type: 'negatives', titles: /negative|negativas?/u, columns: ['negative'] },
  { type: 'assets', titles: /assets? report|asset association|recursos/u, columns: ['assetType', 'asset'] },
  {
    type: 'ads',
    titles: /^ad report|^ads|relat[oó]rio de an[uú]ncios|informe de anuncios/u,
    columns: ['adType', 'headline'],
  },
  {
    type: 'places',
    titles: /^(?:(?:matched |user )?locations?|locais|localiza[çc]|ubicaciones|geographic)/u,
    columns: ['place'],
  },
  {
    type: 'ages',
    titles:
      /^(?:age|idades?|faixas? et[aá]rias?|edad(?:es)?)\b|relat[oó]rio de (?:idade|faixa)|informe de edad/u,
    columns: ['age'],
  },
  {
    type: 'genders',
    titles: /^(?:genders?|g[eê]neros?|sexo)\b|relat[oó]rio de g[eê]nero|informe de (?:g[eé]nero|sexo)/u,
    columns: ['gender'],
  },
  { type: 'keywords', titles: /keyword|palavras?-chave|palabras? clave/u, columns: ['keyword'] },
  { type: 'ad_groups', titles: /ad group|grupos? de an[uú]ncios|grupos? de anuncios/u, columns: ['adGroup'] },
  { type: 'campaigns', titles: /campaign|campanhas?|campañas?/u, columns: ['campaign'] },
] as const;
export type ReportType = (typeof reportTypes)[number]['type'];

/** The column that says what a row of each type is about. */
export const subjectOf = {
  auction_insights: 'domain',
  change_history: 'changes',
  planner: 'keyword',
  clicks: 'click',
  search_terms: 'searchTerm',
  negatives: 'negative',
  assets: 'asset',
  ads: 'headline',
  places: 'place',
  ages: 'age',
  genders: 'gender',
  keywords: 'keyword',
  ad_groups: 'adGroup',
  campaigns: 'campaign',
} as const satisfies Record<ReportType, string>;

/** The expressions are slow on a long label, and no name that we know is that long. */
const LONGEST_LABEL = 300;

/** Blanks of no width, which come with a text that was copied from a page. */
const NO_WIDTH = /[\u200b-\u200d\u2060\ufeff]/gu;

/** Lower case, with single blanks between words. */
export function normalLabel(label: string): string {
  const plain = label
    .normalize('NFC')
    .replace(NO_WIDTH, '')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()
    .toLowerCase();
  return cutText(plain, LONGEST_LABEL);
}
