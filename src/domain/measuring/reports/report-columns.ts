import type { ReportLanguage, ReportType } from './report-words.ts';

/** A column of Google's reports: its names, and what becomes of its cells. */
interface ReportColumn extends Readonly<Record<ReportLanguage, readonly string[]>> {
  /**
   * Finds the names of which Google has several wordings, not all of them seen in a real file. The Display Network's
   * columns have the same endings.
   */
  pattern?: RegExp;
  /** The types of report whose rows keep the cell in `details`. Without it, code reads the column by its key. */
  keptFrom?: readonly ReportType[];
  /**
   * How a kept cell is read; without it, as it stands. `number`: as `1.5`, `0.45` or `<0.1`, because its decimal sign is
   * known only from the whole column. `texts`: several columns of one ad, kept together.
   */
  kind?: 'number' | 'texts';
}

/** Sub-ids of sales name campaigns and ad groups by Google's ids. */
const typesWithIds = [
  ...(['keywords', 'campaigns', 'ad_groups', 'clicks', 'search_terms', 'assets', 'ads'] as const),
  ...(['places', 'ages', 'genders', 'negatives', 'auction_insights'] as const),
] as const;

/** Every column that is read, in one row each. */
const columns = {
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
    keptFrom: typesWithIds,
  },
  adGroupId: {
    en: ['ad group id'],
    pt: ['id do grupo de anúncios', 'código do grupo de anúncios'],
    es: ['id del grupo de anuncios', 'id de grupo de anuncios'],
    keptFrom: typesWithIds,
  },
  adGroup: {
    en: ['ad group', 'ad group name'],
    pt: ['grupo de anúncios', 'nome do grupo de anúncios', 'grupo'],
    es: ['grupo de anuncios', 'nombre del grupo de anuncios'],
  },
  adType: {
    en: ['ad type', 'ad strength'],
    pt: ['tipo de anúncio', 'qualidade do anúncio'],
    es: ['tipo de anuncio', 'calidad del anuncio', 'eficacia del anuncio'],
  },
  headline: { en: ['headline 1'], pt: ['título 1'], es: ['título 1'] },
  headlines: {
    en: ['headline 2'],
    pt: ['título 2'],
    es: ['título 2'],
    pattern: /^(?:headline|título) \d+$/u,
    keptFrom: ['ads'],
    kind: 'texts',
  },
  descriptions: {
    en: ['description 1'],
    pt: ['descrição 1'],
    es: ['descripción 1'],
    pattern: /^(?:description|descrição|descripción)(?: \d+)?$/u,
    keptFrom: ['ads'],
    kind: 'texts',
  },
  approval: {
    en: ['status', 'approval status', 'policy status'],
    pt: ['status', 'status de aprovação'],
    es: ['estado', 'estado de aprobación'],
    keptFrom: ['ads'],
  },
  asset: { en: ['asset'], pt: ['recurso'], es: ['recurso', 'componente'] },
  assetType: {
    en: ['asset type'],
    pt: ['tipo de recurso'],
    es: ['tipo de recurso', 'tipo de componente'],
    keptFrom: ['assets'],
  },
  domain: {
    en: ['display url domain'],
    pt: ['domínio do url de visualização'],
    es: ['dominio de la url visible'],
  },
  overlap: {
    en: ['overlap rate'],
    pt: ['taxa de sobreposição'],
    es: ['porcentaje de superposición', 'tasa de superposición'],
    keptFrom: ['auction_insights'],
    kind: 'number',
  },
  auctionShare: {
    en: ['impression share', 'impr. share'],
    pt: ['parcela de impressões', 'parc. de impressões'],
    es: ['cuota de impresiones', 'porcentaje de impresiones'],
    keptFrom: ['auction_insights'],
    kind: 'number',
  },
  positionAbove: {
    en: ['position above rate'],
    pt: ['taxa de posição superior'],
    es: ['porcentaje de posición superior', 'tasa de posición superior'],
    keptFrom: ['auction_insights'],
    kind: 'number',
  },
  changedAt: {
    en: ['date & time', 'date and time'],
    pt: ['data e hora'],
    es: ['fecha y hora'],
    keptFrom: ['change_history'],
  },
  monthlySearches: {
    en: ['avg. monthly searches'],
    pt: ['média de pesquisas mensais', 'méd. de pesquisas mensais'],
    es: ['promedio de búsquedas mensuales', 'media de búsquedas mensuales'],
    keptFrom: ['planner'],
  },
  changes: { en: ['changes', 'change'], pt: ['alterações', 'alteração', 'mudanças'], es: ['cambios'] },
  user: { en: ['user'], pt: ['usuário'], es: ['usuario'], keptFrom: ['change_history'] },
  level: {
    en: ['level', 'added to'],
    pt: ['nível', 'adicionada a'],
    es: ['nivel', 'añadida a'],
    keptFrom: ['negatives'],
  },
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
    keptFrom: ['assets'],
  },
  qualityScore: {
    en: ['quality score', 'qual. score'],
    pt: ['índice de qualidade', 'índ. de qualidade', 'índ. de qual.'],
    es: ['nivel de calidad', 'niv. de calidad'],
    keptFrom: ['keywords'],
  },
  expectedCtr: {
    en: ['exp. ctr', 'expected ctr', 'expected clickthrough rate'],
    pt: ['ctr esperada', 'ctr esperado', 'ctr esp.', 'taxa de cliques esperada'],
    es: ['ctr prev.', 'ctr previsto', 'ctr esperado', 'porcentaje de clics esperado'],
    keptFrom: ['keywords'],
  },
  adRelevance: {
    en: ['ad relevance'],
    pt: ['relevância do anúncio', 'relev. do anúncio'],
    es: ['relevancia del anuncio', 'relev. del anuncio'],
    keptFrom: ['keywords'],
  },
  landingPage: {
    en: ['landing page exp.', 'landing page experience'],
    pt: ['experiência na página de destino', 'exp. na página de destino', 'exp. pág. de destino'],
    es: ['exp. de página de destino', 'experiencia en la página de destino', 'exp. en la página de destino'],
    keptFrom: ['keywords'],
  },
  firstPageBid: {
    en: ['est. first page bid', 'first page bid', 'first page cpc'],
    pt: [
      'lance est. de primeira página',
      'estimativa de lance de primeira página',
      'lance de primeira página',
    ],
    es: ['puja est. de primera página', 'puja de primera página', 'oferta est. de primera página'],
    pattern: /^(?:lance|puja|oferta|est\.).*(?:primeira p[áa]gina|primera p[áa]gina|first page)/u,
    keptFrom: ['keywords'],
    kind: 'number',
  },
  maxCpc: {
    en: ['max. cpc', 'default max. cpc'],
    pt: ['cpc máx.', 'cpc máx. padrão'],
    es: ['cpc máx.', 'cpc máx. predeterminado'],
    keptFrom: ['keywords'],
    kind: 'number',
  },
  keywordStatus: {
    en: ['keyword status'],
    pt: ['status da palavra-chave'],
    es: ['estado de la palabra clave', 'estado de palabra clave'],
    keptFrom: ['keywords'],
  },
  campaignStatus: {
    en: ['campaign status'],
    pt: ['status da campanha'],
    es: ['estado de la campaña', 'estado de campaña'],
    keptFrom: ['campaigns'],
  },
  adGroupStatus: {
    en: ['ad group status'],
    pt: ['status do grupo de anúncios'],
    es: ['estado del grupo de anuncios', 'estado de grupo de anuncios'],
    keptFrom: ['ad_groups'],
  },
  budget: {
    en: ['budget', 'daily budget'],
    pt: ['orçamento', 'orçamento diário'],
    es: ['presupuesto', 'presupuesto diario'],
    keptFrom: ['campaigns'],
    kind: 'number',
  },
  /** Only a budget that campaigns share has a name. */
  budgetName: {
    en: ['budget name'],
    pt: ['nome do orçamento'],
    es: ['nombre del presupuesto'],
    keptFrom: ['campaigns'],
  },
  budgetType: {
    en: ['budget type'],
    pt: ['tipo de orçamento'],
    es: ['tipo de presupuesto'],
    keptFrom: ['campaigns'],
  },
  impressionShare: {
    en: ['search impr. share', 'search impression share'],
    pt: ['parc. impr. na rede de pesquisa', 'parcela de impressões na rede de pesquisa'],
    es: ['cuota de impr. de búsqueda', 'cuota impr. de búsqueda', 'porcentaje de impr. de búsqueda'],
    keptFrom: ['campaigns', 'ad_groups'],
    kind: 'number',
  },
  lostToBudget: {
    en: ['search lost is (budget)'],
    pt: ['parc. impr. perdidas na rede de pesquisa (orçamento)'],
    es: ['cuota impr. perd. de búsqueda (ppto.)', 'cuota de impr. perdidas de búsqueda (presupuesto)'],
    pattern: /^(?!.*display)(?:.*perd.*\((?:or[çc]|presup|ppto)|search lost .*\(budget)/u,
    keptFrom: ['campaigns', 'ad_groups'],
    kind: 'number',
  },
  lostToRank: {
    en: ['search lost is (rank)'],
    pt: ['parc. impr. perdidas na rede de pesquisa (classificação)'],
    es: ['cuota impr. perd. de búsqueda (ranking)', 'cuota de impr. perdidas de búsqueda (ranking)'],
    pattern: /^(?!.*display)(?:.*perd.*\((?:class|rank)|search lost .*\(rank)/u,
    keptFrom: ['campaigns', 'ad_groups'],
    kind: 'number',
  },
  bidStrategy: {
    en: ['bid strategy type', 'bidding strategy type', 'campaign bid strategy type'],
    pt: ['tipo de estratégia de lances', 'tipo da estratégia de lances'],
    es: ['tipo de estrategia de oferta', 'tipo de estrategia de puja', 'tipo de estrategia de ofertas'],
    keptFrom: ['campaigns', 'ad_groups', 'keywords'],
  },
  targetCpa: {
    en: ['target cpa'],
    pt: ['cpa desejado'],
    es: ['cpa objetivo'],
    keptFrom: ['campaigns'],
    kind: 'number',
  },
  targetRoas: {
    en: ['target roas'],
    pt: ['roas desejado'],
    es: ['roas objetivo'],
    keptFrom: ['campaigns'],
    kind: 'number',
  },
  place: {
    en: ['location', 'region', 'city', 'country/territory'],
    pt: ['local', 'região', 'cidade', 'país/território'],
    es: ['ubicación', 'región', 'ciudad', 'país/territorio'],
    pattern:
      /^(?:(?:matched |user )?location|localização|(?:local|localização|ubicación) (?:correspondente|coincidente|do usuário|del usuario)|geographic target|(?:country\/territory|país\/território|país\/territorio|região|region|región|city|cidade|ciudad|location|local|ubicación) \((?:matched|user location|correspondente|local do usuário|coincidente|ubicación del usuario)\))$/u,
  },
  age: { en: ['age', 'age range'], pt: ['idade', 'faixa etária'], es: ['edad', 'intervalo de edad'] },
  gender: { en: ['gender'], pt: ['gênero', 'sexo'], es: ['género', 'sexo'] },
  device: {
    en: ['device'],
    pt: ['dispositivo'],
    es: ['dispositivo'],
    keptFrom: ['keywords', 'campaigns', 'ad_groups'],
  },
  weekday: {
    en: ['day of the week', 'day of week'],
    pt: ['dia da semana'],
    es: ['día de la semana'],
    keptFrom: ['keywords', 'campaigns', 'ad_groups'],
  },
  hour: {
    en: ['hour of the day', 'hour of day'],
    pt: ['hora do dia'],
    es: ['hora del día'],
    keptFrom: ['keywords', 'campaigns', 'ad_groups'],
  },
  reasons: {
    en: ['status reasons'],
    pt: ['motivos do status'],
    es: ['motivos del estado'],
    keptFrom: ['keywords', 'ads'],
  },
  competition: { en: ['competition'], pt: ['concorrência'], es: ['competencia'], keptFrom: ['planner'] },
  lowBid: {
    en: ['top of page bid (low range)'],
    pt: [
      'lance na parte superior da página (faixa inferior)',
      'lance na parte superior da página (intervalo inferior)',
    ],
    es: ['puja por la parte superior de la página (intervalo bajo)'],
    keptFrom: ['planner'],
    kind: 'number',
  },
  highBid: {
    en: ['top of page bid (high range)'],
    pt: [
      'lance na parte superior da página (faixa superior)',
      'lance na parte superior da página (intervalo superior)',
    ],
    es: ['puja por la parte superior de la página (intervalo alto)'],
    keptFrom: ['planner'],
    kind: 'number',
  },
  searchesQuarter: {
    en: ['three month change'],
    pt: ['mudança em três meses', 'alteração em três meses', 'variação em três meses'],
    es: ['cambio en tres meses', 'variación en tres meses'],
    keptFrom: ['planner'],
  },
  searchesYear: {
    en: ['yoy change'],
    pt: ['mudança ano a ano', 'alteração anual', 'variação anual'],
    es: ['cambio interanual', 'variación interanual'],
    keptFrom: ['planner'],
  },
  conversionAction: {
    en: ['conversion action', 'conversion action name'],
    pt: ['ação de conversão', 'nome da ação de conversão'],
    es: ['acción de conversión', 'nombre de la acción de conversión'],
    keptFrom: ['campaigns', 'ad_groups'],
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
  // The last names are those of people's own spreadsheets.
  cost: {
    en: ['cost', 'spend', 'amount spent'],
    pt: ['custo', 'investimento', 'gasto', 'valor gasto'],
    es: ['coste', 'costo', 'inversión', 'importe gastado'],
  },
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
} as const satisfies Record<string, ReportColumn>;
export type ColumnKey = keyof typeof columns;

export const reportColumns: Readonly<Record<ColumnKey, ReportColumn>> = columns;

/** In the order of the table. */
export const columnKeys = Object.keys(columns) as ColumnKey[]; // the table's own keys

/** The columns whose cells stay with the rows of each type. */
export function keptColumns(type: ReportType): ColumnKey[] {
  return columnKeys.filter((key) => reportColumns[key].keptFrom?.includes(type));
}
