/** The names of Google Ads reports and columns in English, Portuguese and Spanish. */
export const reportLanguages = ['en', 'pt', 'es'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];

type Words = Readonly<Record<ReportLanguage, readonly string[]>>;

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
  { type: 'planner', titles: /keyword stats|planejador|planificador/u, columns: ['monthlySearches'] },
  {
    type: 'search_terms',
    titles: /search terms?|termos? de pesquisa|t[eé]rminos? de b[uú]squeda/u,
    columns: ['searchTerm'],
  },
  { type: 'negatives', titles: /negative|negativas?/u, columns: ['negative'] },
  { type: 'assets', titles: /assets? report|asset association|recursos/u, columns: ['assetType'] },
  {
    type: 'ads',
    titles: /^ad report|^ads|relat[oó]rio de an[uú]ncios|informe de anuncios/u,
    columns: ['adType'],
  },
  { type: 'keywords', titles: /keyword|palavras?-chave|palabras? clave/u, columns: ['keyword'] },
  { type: 'ad_groups', titles: /ad group|grupos? de an[uú]ncios|grupos? de anuncios/u, columns: ['adGroup'] },
  { type: 'campaigns', titles: /campaign|campanhas?|campañas?/u, columns: ['campaign'] },
] as const;
export type ReportType = (typeof reportTypes)[number]['type'];

export const columnWords = {
  searchTerm: {
    en: ['search term'],
    pt: ['termo de pesquisa'],
    es: ['término de búsqueda', 'termino de busqueda'],
  },
  keyword: {
    en: ['keyword', 'search keyword'],
    pt: ['palavra-chave', 'palavra-chave de pesquisa', 'pesquisar palavra-chave'],
    es: ['palabra clave', 'palabra clave de búsqueda', 'palabra clave de la búsqueda'],
  },
  negative: { en: ['negative keyword'], pt: ['palavra-chave negativa'], es: ['palabra clave negativa'] },
  campaign: { en: ['campaign'], pt: ['campanha'], es: ['campaña'] },
  adGroup: { en: ['ad group'], pt: ['grupo de anúncios'], es: ['grupo de anuncios'] },
  adType: {
    en: ['ad type', 'ad strength', 'headline 1'],
    pt: ['tipo de anúncio', 'qualidade do anúncio', 'título 1'],
    es: ['tipo de anuncio', 'calidad del anuncio', 'eficacia del anuncio', 'título 1'],
  },
  assetType: { en: ['asset type'], pt: ['tipo de recurso'], es: ['tipo de recurso', 'tipo de componente'] },
  domain: {
    en: ['display url domain'],
    pt: ['domínio do url de visualização'],
    es: ['dominio de la url visible'],
  },
  overlap: {
    en: ['overlap rate'],
    pt: ['taxa de sobreposição'],
    es: ['porcentaje de superposición', 'tasa de superposición'],
  },
  changedAt: { en: ['date & time', 'date and time'], pt: ['data e hora'], es: ['fecha y hora'] },
  monthlySearches: {
    en: ['avg. monthly searches'],
    pt: ['média de pesquisas mensais'],
    es: ['promedio de búsquedas mensuales'],
  },
  currency: {
    en: ['currency code', 'currency'],
    pt: ['código da moeda'],
    es: ['código de moneda', 'código de la moneda'],
  },
  impressions: { en: ['impr.', 'impressions'], pt: ['impr.', 'impressões'], es: ['impr.', 'impresiones'] },
  clicks: { en: ['clicks'], pt: ['cliques'], es: ['clics'] },
  cost: { en: ['cost'], pt: ['custo'], es: ['coste', 'costo'] },
  conversions: { en: ['conversions'], pt: ['conversões'], es: ['conversiones'] },
  others: {
    en: [
      'match type',
      'added/excluded',
      'ctr',
      'avg. cpc',
      'conv. rate',
      'cost / conv.',
      'campaign type',
      'interactions',
      'status',
      'level',
      'asset',
      'user',
      'conv. value',
    ],
    pt: [
      'tipo de corresp.',
      'adicionada/excluída',
      'cpc méd.',
      'taxa de conv.',
      'custo / conv.',
      'tipo de campanha',
      'interações',
      'motivos do status',
      'status',
      'nível',
      'recurso',
      'usuário',
      'valor conv.',
    ],
    es: [
      'tipo de concordancia',
      'añadido/excluido',
      'agregado/excluido',
      'cpc medio',
      'prom. cpc',
      'tasa de conv.',
      'porcentaje de conv.',
      'coste/conv.',
      'costo/conv.',
      'tipo de campaña',
      'estado',
      'nivel',
      'recurso',
      'usuario',
    ],
  },
} as const satisfies Record<string, Words>;
export type ColumnKey = keyof typeof columnWords;

/** Lower case, with single blanks between words. */
export function normalLabel(label: string): string {
  return label
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()
    .toLowerCase();
}
