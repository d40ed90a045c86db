import { cutText } from '#domain/shared/cut-text.ts';

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
  negative: {
    en: ['negative keyword', 'keyword or list'],
    pt: ['palavra-chave negativa', 'palavra-chave ou lista'],
    es: ['palabra clave negativa', 'palabra clave o lista'],
  },
  click: {
    en: ['google click id', 'gclid', 'click id'],
    pt: ['id de clique do google', 'id do clique do google'],
    es: ['id de clic de google'],
  },
  campaign: {
    en: ['campaign', 'campaign name'],
    pt: ['campanha', 'nome da campanha'],
    es: ['campaña', 'nombre de la campaña'],
  },
  campaignId: {
    en: ['campaign id'],
    pt: ['id da campanha', 'código da campanha'],
    es: ['id de la campaña', 'id de campaña'],
  },
  adGroupId: {
    en: ['ad group id'],
    pt: ['id do grupo de anúncios', 'código do grupo de anúncios'],
    es: ['id del grupo de anuncios', 'id de grupo de anuncios'],
  },
  adGroup: {
    en: ['ad group', 'ad group name'],
    pt: ['grupo de anúncios', 'nome do grupo de anúncios'],
    es: ['grupo de anuncios', 'nombre del grupo de anuncios'],
  },
  adType: {
    en: ['ad type', 'ad strength'],
    pt: ['tipo de anúncio', 'qualidade do anúncio'],
    es: ['tipo de anuncio', 'calidad del anuncio', 'eficacia del anuncio'],
  },
  headline: { en: ['headline 1'], pt: ['título 1'], es: ['título 1'] },
  headlines: { en: ['headline 2'], pt: ['título 2'], es: ['título 2'] },
  descriptions: { en: ['description 1'], pt: ['descrição 1'], es: ['descripción 1'] },
  approval: {
    en: ['status', 'approval status', 'policy status'],
    pt: ['status', 'status de aprovação'],
    es: ['estado', 'estado de aprobación'],
  },
  asset: { en: ['asset'], pt: ['recurso'], es: ['recurso', 'componente'] },
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
  auctionShare: {
    en: ['impression share', 'impr. share'],
    pt: ['parcela de impressões', 'parc. de impressões'],
    es: ['cuota de impresiones', 'porcentaje de impresiones'],
  },
  positionAbove: {
    en: ['position above rate'],
    pt: ['taxa de posição superior'],
    es: ['porcentaje de posición superior', 'tasa de posición superior'],
  },
  changedAt: { en: ['date & time', 'date and time'], pt: ['data e hora'], es: ['fecha y hora'] },
  monthlySearches: {
    en: ['avg. monthly searches'],
    pt: ['média de pesquisas mensais', 'méd. de pesquisas mensais'],
    es: ['promedio de búsquedas mensuales', 'media de búsquedas mensuales'],
  },
  changes: { en: ['changes', 'change'], pt: ['alterações', 'alteração', 'mudanças'], es: ['cambios'] },
  user: { en: ['user'], pt: ['usuário'], es: ['usuario'] },
  level: { en: ['level', 'added to'], pt: ['nível', 'adicionada a'], es: ['nivel', 'añadida a'] },
  day: { en: ['day', 'date'], pt: ['dia', 'data'], es: ['día', 'fecha'] },
  matchType: {
    en: ['match type', 'search term match type', 'search terms match type', 'search keyword match type'],
    pt: [
      'tipo de corresp.',
      'tipo de correspondência',
      'tipo de correspondência dos termos de pesquisa',
      'pesquisar tipo de correspondência de palavra-chave',
    ],
    es: ['tipo de concordancia', 'tipo de concordancia de los términos de búsqueda'],
  },
  added: {
    en: ['added/excluded'],
    pt: ['adicionada/excluída', 'adicionado/excluído'],
    es: ['añadido/excluido', 'agregado/excluido', 'añadida/excluida'],
  },
  performance: {
    en: ['performance rating', 'performance label'],
    pt: ['classificação de desempenho', 'rótulo de desempenho'],
    es: ['clasificación de rendimiento', 'valoración del rendimiento', 'etiqueta de rendimiento'],
  },
  qualityScore: {
    en: ['quality score', 'qual. score'],
    pt: ['índice de qualidade', 'índ. de qualidade', 'índ. de qual.'],
    es: ['nivel de calidad', 'niv. de calidad'],
  },
  expectedCtr: {
    en: ['exp. ctr', 'expected ctr', 'expected clickthrough rate'],
    pt: ['ctr esperada', 'ctr esperado', 'ctr esp.', 'taxa de cliques esperada'],
    es: ['ctr prev.', 'ctr previsto', 'ctr esperado', 'porcentaje de clics esperado'],
  },
  adRelevance: {
    en: ['ad relevance'],
    pt: ['relevância do anúncio', 'relev. do anúncio'],
    es: ['relevancia del anuncio', 'relev. del anuncio'],
  },
  landingPage: {
    en: ['landing page exp.', 'landing page experience'],
    pt: ['experiência na página de destino', 'exp. na página de destino', 'exp. pág. de destino'],
    es: ['exp. de página de destino', 'experiencia en la página de destino', 'exp. en la página de destino'],
  },
  firstPageBid: {
    en: ['est. first page bid', 'first page bid', 'first page cpc'],
    pt: [
      'lance est. de primeira página',
      'estimativa de lance de primeira página',
      'lance de primeira página',
    ],
    es: ['puja est. de primera página', 'puja de primera página', 'oferta est. de primera página'],
  },
  maxCpc: {
    en: ['max. cpc', 'default max. cpc'],
    pt: ['cpc máx.', 'cpc máx. padrão'],
    es: ['cpc máx.', 'cpc máx. predeterminado'],
  },
  keywordStatus: {
    en: ['keyword status'],
    pt: ['status da palavra-chave'],
    es: ['estado de la palabra clave', 'estado de palabra clave'],
  },
  impressionShare: {
    en: ['search impr. share', 'search impression share'],
    pt: ['parc. impr. na rede de pesquisa', 'parcela de impressões na rede de pesquisa'],
    es: ['cuota de impr. de búsqueda', 'cuota impr. de búsqueda', 'porcentaje de impr. de búsqueda'],
  },
  lostToBudget: {
    en: ['search lost is (budget)'],
    pt: ['parc. impr. perdidas na rede de pesquisa (orçamento)'],
    es: ['cuota impr. perd. de búsqueda (ppto.)', 'cuota de impr. perdidas de búsqueda (presupuesto)'],
  },
  lostToRank: {
    en: ['search lost is (rank)'],
    pt: ['parc. impr. perdidas na rede de pesquisa (classificação)'],
    es: ['cuota impr. perd. de búsqueda (ranking)', 'cuota de impr. perdidas de búsqueda (ranking)'],
  },
  place: {
    en: ['location', 'region', 'city', 'country/territory'],
    pt: ['local', 'região', 'cidade', 'país/território'],
    es: ['ubicación', 'región', 'ciudad', 'país/territorio'],
  },
  age: { en: ['age', 'age range'], pt: ['idade', 'faixa etária'], es: ['edad', 'intervalo de edad'] },
  gender: { en: ['gender'], pt: ['gênero', 'sexo'], es: ['género', 'sexo'] },
  device: { en: ['device'], pt: ['dispositivo'], es: ['dispositivo'] },
  weekday: {
    en: ['day of the week', 'day of week'],
    pt: ['dia da semana'],
    es: ['día de la semana'],
  },
  hour: {
    en: ['hour of the day', 'hour of day'],
    pt: ['hora do dia'],
    es: ['hora del día'],
  },
  reasons: { en: ['status reasons'], pt: ['motivos do status'], es: ['motivos del estado'] },
  competition: { en: ['competition'], pt: ['concorrência'], es: ['competencia'] },
  lowBid: {
    en: ['top of page bid (low range)'],
    pt: [
      'lance na parte superior da página (faixa inferior)',
      'lance na parte superior da página (intervalo inferior)',
    ],
    es: ['puja por la parte superior de la página (intervalo bajo)'],
  },
  highBid: {
    en: ['top of page bid (high range)'],
    pt: [
      'lance na parte superior da página (faixa superior)',
      'lance na parte superior da página (intervalo superior)',
    ],
    es: ['puja por la parte superior de la página (intervalo alto)'],
  },
  searchesQuarter: {
    en: ['three month change'],
    pt: ['mudança em três meses', 'alteração em três meses', 'variação em três meses'],
    es: ['cambio en tres meses', 'variación en tres meses'],
  },
  searchesYear: {
    en: ['yoy change'],
    pt: ['mudança ano a ano', 'alteração anual', 'variação anual'],
    es: ['cambio interanual', 'variación interanual'],
  },
  conversionAction: {
    en: ['conversion action', 'conversion action name'],
    pt: ['ação de conversão', 'nome da ação de conversão'],
    es: ['acción de conversión', 'nombre de la acción de conversión'],
  },
  conversionValue: {
    en: ['conv. value', 'conversion value'],
    pt: ['valor conv.', 'valor da conv.', 'valor de conv.'],
    es: ['valor de conv.', 'valor conv.'],
  },
  currency: {
    en: ['currency code', 'currency'],
    pt: ['código da moeda', 'código de moeda', 'moeda'],
    es: ['código de moneda', 'código de la moneda', 'código de divisa', 'moneda'],
  },
  impressions: { en: ['impr.', 'impressions'], pt: ['impr.', 'impressões'], es: ['impr.', 'impresiones'] },
  clicks: { en: ['clicks'], pt: ['cliques'], es: ['clics'] },
  cost: { en: ['cost'], pt: ['custo'], es: ['coste', 'costo'] },
  conversions: { en: ['conversions'], pt: ['conversões'], es: ['conversiones'] },
  ctr: { en: ['ctr'], pt: ['ctr', 'taxa de cliques'], es: ['ctr'] },
  others: {
    en: ['avg. cpc', 'conv. rate', 'cost / conv.', 'campaign type', 'interactions', 'status'],
    pt: ['cpc méd.', 'taxa de conv.', 'custo / conv.', 'tipo de campanha', 'interações', 'status'],
    es: [
      'cpc medio',
      'prom. cpc',
      'tasa de conv.',
      'porcentaje de conv.',
      'coste/conv.',
      'costo/conv.',
      'tipo de campaña',
      'estado',
    ],
  },
} as const satisfies Record<string, Words>;
export type ColumnKey = keyof typeof columnWords;

/**
 * Names of which Google has several wordings, not all of them seen in a real file. The Display Network's columns have
 * the same endings.
 */
export const columnPatterns: Partial<Record<ColumnKey, RegExp>> = {
  lostToBudget: /^(?!.*display)(?:.*perd.*\((?:or[çc]|presup|ppto)|search lost .*\(budget)/u,
  lostToRank: /^(?!.*display)(?:.*perd.*\((?:class|rank)|search lost .*\(rank)/u,
  place:
    /^(?:(?:matched |user )?location|localização|geographic target|(?:country\/territory|país\/território|país\/territorio|região|region|región|city|cidade|ciudad|location|local|ubicación) \((?:matched|user location|correspondente|local do usuário|coincidente|ubicación del usuario)\))$/u,
  headlines: /^(?:headline|título) \d+$/u,
  descriptions: /^(?:description|descrição|descripción)(?: \d+)?$/u,
  firstPageBid: /^(?:lance|puja|oferta|est\.).*(?:primeira p[áa]gina|primera p[áa]gina|first page)/u,
};

/** The expressions are slow on a long label, and no name that we know is that long. */
const LONGEST_LABEL = 300;

/** Lower case, with single blanks between words. */
export function normalLabel(label: string): string {
  const plain = label
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()
    .toLowerCase();
  return cutText(plain, LONGEST_LABEL);
}
