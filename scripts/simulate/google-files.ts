import { addDays } from '#domain/shared/days.ts';
import { writeDelimited } from '#domain/shared/tables/delimited.ts';
import { type Advertiser, costOf } from './advertiser.ts';
import type { Counts, Observed } from './observe.ts';
import type { SimulatedLanguage } from './words.ts';

export interface WrittenFile {
  name: string;
  bytes: Uint8Array;
}

type Label =
  | (
      | 'campaign'
      | 'adGroup'
      | 'adGroupId'
      | 'campaignId'
      | 'keyword'
      | 'matchType'
      | 'term'
      | 'day'
      | 'device'
    )
  | (
      | 'hour'
      | 'weekday'
      | 'place'
      | 'age'
      | 'gender'
      | 'currency'
      | 'cost'
      | 'clicks'
      | 'impressions'
      | 'conversions'
      | 'maxCpc'
      | 'status'
    )
  | ('share' | 'lostBudget' | 'lostRank' | 'negative' | 'level' | 'added');

const labels: Record<SimulatedLanguage, Record<Label, string>> = {
  en: {
    campaign: 'Campaign',
    adGroup: 'Ad group',
    adGroupId: 'Ad group ID',
    campaignId: 'Campaign ID',
    keyword: 'Search keyword',
    matchType: 'Match type',
    term: 'Search term',
    day: 'Day',
    device: 'Device',
    hour: 'Hour of the day',
    weekday: 'Day of the week',
    age: 'Age',
    gender: 'Gender',
    place: 'Location',
    currency: 'Currency code',
    cost: 'Cost',
    clicks: 'Clicks',
    impressions: 'Impr.',
    conversions: 'Conversions',
    maxCpc: 'Max. CPC',
    status: 'Keyword status',
    share: 'Search impr. share',
    lostBudget: 'Search lost IS (budget)',
    lostRank: 'Search lost IS (rank)',
    negative: 'Negative keyword',
    level: 'Level',
    added: 'Added/Excluded',
  },
  pt: {
    campaign: 'Campanha',
    adGroup: 'Grupo de anúncios',
    adGroupId: 'ID do grupo de anúncios',
    campaignId: 'ID da campanha',
    keyword: 'Palavra-chave de pesquisa',
    matchType: 'Tipo de corresp.',
    term: 'Termo de pesquisa',
    day: 'Dia',
    device: 'Dispositivo',
    hour: 'Hora do dia',
    place: 'Local',
    weekday: 'Dia da semana',
    age: 'Idade',
    gender: 'Gênero',
    currency: 'Código da moeda',
    cost: 'Custo',
    clicks: 'Cliques',
    impressions: 'Impr.',
    conversions: 'Conversões',
    maxCpc: 'CPC máx.',
    status: 'Status da palavra-chave',
    share: 'Parc. impr. na rede de pesquisa',
    lostBudget: 'Parc. impr. perdidas na rede de pesquisa (orçamento)',
    lostRank: 'Parc. impr. perdidas na rede de pesquisa (classificação)',
    negative: 'Palavra-chave negativa',
    level: 'Nível',
    added: 'Adicionada/Excluída',
  },
  es: {
    campaign: 'Campaña',
    adGroup: 'Grupo de anuncios',
    adGroupId: 'ID del grupo de anuncios',
    campaignId: 'ID de la campaña',
    keyword: 'Palabra clave de búsqueda',
    matchType: 'Tipo de concordancia',
    term: 'Término de búsqueda',
    day: 'Día',
    device: 'Dispositivo',
    hour: 'Hora del día',
    weekday: 'Día de la semana',
    age: 'Edad',
    gender: 'Sexo',
    place: 'Ubicación',
    currency: 'Código de moneda',
    cost: 'Coste',
    clicks: 'Clics',
    impressions: 'Impr.',
    conversions: 'Conversiones',
    maxCpc: 'CPC máx.',
    status: 'Estado de la palabra clave',
    share: 'Cuota de impr. de búsqueda',
    lostBudget: 'Cuota impr. perd. de búsqueda (ppto.)',
    lostRank: 'Cuota impr. perd. de búsqueda (ranking)',
    negative: 'Palabra clave negativa',
    level: 'Nivel',
    added: 'Añadido/Excluido',
  },
};

const cells: Record<SimulatedLanguage, Record<string, string>> = {
  en: {
    exact: 'Exact match',
    phrase: 'Phrase match',
    broad: 'Broad match',
    mobile: 'Mobile phones',
    desktop: 'Computers',
    tablet: 'Tablets',
    none: 'None',
    on: 'Eligible',
    campaign: 'Campaign',
    '65+': '65+',
    unknown: 'Unknown',
    female: 'Female',
    male: 'Male',
  },
  pt: {
    exact: 'Correspondência exata',
    phrase: 'Correspondência de frase',
    broad: 'Correspondência ampla',
    mobile: 'Smartphones',
    desktop: 'Computadores',
    tablet: 'Tablets',
    none: 'Nenhuma',
    on: 'Qualificada',
    campaign: 'Campanha',
    '65+': '65+',
    unknown: 'Desconhecido',
    female: 'Feminino',
    male: 'Masculino',
  },
  es: {
    exact: 'Concordancia exacta',
    phrase: 'Concordancia de frase',
    broad: 'Concordancia amplia',
    mobile: 'Teléfonos móviles',
    desktop: 'Ordenadores',
    tablet: 'Tablets',
    none: 'Ninguno',
    on: 'Apto',
    campaign: 'Campaña',
    '65+': '65 o más',
    unknown: 'Desconocido',
    female: 'Mujer',
    male: 'Hombre',
  },
};

const titles: Record<SimulatedLanguage, Record<string, string>> = {
  en: {
    campaigns: 'Campaign report',
    groups: 'Ad group report',
    keywords: 'Search keyword report',
    terms: 'Search terms report',
    devices: 'Campaign report',
    hours: 'Campaign report',
    places: 'Location report',
    weekdays: 'Campaign report',
    ages: 'Age report',
    genders: 'Gender report',
    negatives: 'Negative keyword report',
  },
  pt: {
    campaigns: 'Relatório de campanhas',
    groups: 'Relatório de grupos de anúncios',
    keywords: 'Relatório de palavras-chave da rede de pesquisa',
    terms: 'Relatório de termos de pesquisa',
    devices: 'Relatório de campanhas',
    hours: 'Relatório de campanhas',
    places: 'Relatório de locais',
    weekdays: 'Relatório de campanhas',
    ages: 'Relatório de idade',
    genders: 'Relatório de gênero',
    negatives: 'Relatório de palavras-chave negativas',
  },
  es: {
    campaigns: 'Informe de campañas',
    groups: 'Informe de grupos de anuncios',
    keywords: 'Informe de palabras clave de búsqueda',
    terms: 'Informe de términos de búsqueda',
    devices: 'Informe de campañas',
    hours: 'Informe de campañas',
    places: 'Informe de ubicaciones',
    weekdays: 'Informe de campañas',
    ages: 'Informe de edad',
    genders: 'Informe de sexo',
    negatives: 'Informe de palabras clave negativas',
  },
};

/** The reports of the whole account, as Google Ads writes them in its language. */
export function googleFiles(advertiser: Advertiser, observed: Observed): WrittenFile[] {
  const { missing, campaigns } = advertiser;
  const sheet = sheetWriter(advertiser);
  const idOf = new Map(campaigns.map(({ name, id }) => [name, id]));
  const hasIds = !missing.has('ids');
  const shown = (sums: Counts) => sheet.metrics(sums);
  const files: (WrittenFile | null)[] = [
    campaignFile(advertiser, observed, sheet),
    missing.has('groups')
      ? null
      : sheet.file(
          'groups',
          hasIds ? ['campaign', 'adGroup', 'campaignId', 'adGroupId'] : ['campaign', 'adGroup'],
          rows(observed.groups, ([campaign = '', adGroup = '', id = ''], sums) => [
            campaign,
            adGroup,
            ...(hasIds ? [idOf.get(campaign) ?? '', id] : []),
            ...shown(sums),
          ]),
        ),
    sheet.file(
      'keywords',
      [
        'status',
        'keyword',
        'matchType',
        'campaign',
        'adGroup',
        ...(missing.has('maxCpc') ? [] : (['maxCpc'] as const)),
      ],
      rows(observed.keywords, ([campaign = '', adGroup = '', text = '', match = ''], sums) => [
        sheet.word('on'),
        text,
        sheet.word(match),
        campaign,
        adGroup,
        ...(missing.has('maxCpc') ? [] : [sheet.number((sums.cost / sums.clicks) * 1.15)]),
        ...shown(sums),
      ]),
    ),
    sheet.file(
      'terms',
      ['term', 'matchType', 'added', 'campaign', 'adGroup', 'keyword'],
      rows(observed.terms, ([term = '', campaign = '', adGroup = '', keyword = '', match = ''], sums) => [
        term,
        sheet.word(match),
        sheet.word('none'),
        campaign,
        adGroup,
        keyword,
        ...shown(sums),
      ]),
    ),
    missing.has('devices')
      ? null
      : sheet.file(
          'devices',
          ['campaign', 'device'],
          rows(observed.devices, ([campaign = '', device = ''], sums) => [
            campaign,
            sheet.word(device),
            ...shown(sums),
          ]),
        ),
    missing.has('hours')
      ? null
      : sheet.file(
          'hours',
          ['campaign', 'hour'],
          rows(observed.hours, ([campaign = '', hour = ''], sums) => [campaign, hour, ...shown(sums)]),
        ),
    missing.has('places')
      ? null
      : sheet.file(
          'places',
          ['place', 'campaign'],
          rows(observed.places, ([campaign = '', place = ''], sums) => [place, campaign, ...shown(sums)]),
        ),
    ...(['ages', 'genders'] as const).map((name) =>
      missing.has(name)
        ? null
        : sheet.file(
            name,
            [name === 'ages' ? 'age' : 'gender', 'campaign', 'adGroup'],
            rows(observed[name], ([campaign = '', adGroup = '', part = ''], sums) => [
              sheet.word(part),
              campaign,
              adGroup,
              ...shown(sums),
            ]),
          ),
    ),
    missing.has('weekdays')
      ? null
      : sheet.file(
          'weekdays',
          ['campaign', 'weekday'],
          rows(observed.weekdays, ([campaign = '', weekday = ''], sums) => [
            campaign,
            sheet.weekday(Number(weekday)),
            ...shown(sums),
          ]),
        ),
    missing.has('negatives') || campaigns.every(({ negatives }) => negatives.length === 0)
      ? null
      : sheet.file(
          'negatives',
          ['negative', 'matchType', 'campaign', 'level'],
          campaigns.flatMap(({ name, negatives }) =>
            negatives.map((text) => [text, sheet.word('broad'), name, sheet.word('campaign')]),
          ),
          false,
        ),
  ];
  return files.filter((file) => file !== null);
}

function campaignFile(
  advertiser: Advertiser,
  observed: Observed,
  sheet: ReturnType<typeof sheetWriter>,
): WrittenFile {
  const { campaigns, missing, byDay } = advertiser;
  const hasShares = !missing.has('shares');
  const sharesOf = (name: string): string[] => {
    const campaign = campaigns.find((each) => each.name === name);
    if (!campaign || !hasShares) return [];
    const served = Math.min(1, campaign.dailyBudget / costOf(campaign));
    const rank = campaign.lostToRank;
    return [(1 - rank) * served, (1 - rank) * (1 - served), rank].map((share) =>
      share < 0.1 ? '< 10%' : `${sheet.number(share * 100)}%`,
    );
  };
  const sums = byDay ? observed.campaigns : wholeOf(observed.campaigns);
  const columns = [
    'campaign',
    ...(byDay ? (['day'] as const) : []),
    ...(hasShares ? (['share', 'lostBudget', 'lostRank'] as const) : []),
  ] as const;
  return sheet.file(
    'campaigns',
    columns,
    rows(sums, ([name = '', day = ''], counts) => [
      name,
      ...(byDay ? [day] : []),
      ...sharesOf(name),
      ...sheet.metrics(counts),
    ]),
  );
}

function wholeOf(sums: ReadonlyMap<string, Counts>): Map<string, Counts> {
  const whole = new Map<string, Counts>();
  for (const [key, counts] of sums) {
    const [name = ''] = key.split('\t');
    const known = whole.get(name) ?? { impressions: 0, clicks: 0, cost: 0, conversions: 0 };
    for (const each of ['impressions', 'clicks', 'cost', 'conversions'] as const) known[each] += counts[each];
    whole.set(name, known);
  }
  return whole;
}

function rows(
  sums: ReadonlyMap<string, Counts>,
  rowOf: (names: string[], counts: Counts) => string[],
): string[][] {
  return [...sums].map(([key, counts]) => rowOf(key.split('\t'), counts));
}

function sheetWriter({ language, currency, start, days, isUtf16 }: Advertiser) {
  const decimal = language === 'en' ? '.' : ',';
  const number = (value: number) => value.toFixed(2).replace('.', decimal);
  const end = addDays(start, days - 1);
  const period = `${dayText(start, language)} - ${dayText(end, language)}`;
  return {
    number,
    weekday: (at: number) =>
      new Date(Date.UTC(2026, 10, 1 + at)).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' }),
    word: (key: string) => cells[language][key] ?? key,
    metrics: ({ impressions, clicks, cost, conversions }: Counts) => [
      currency,
      number(cost),
      String(clicks),
      String(impressions),
      number(conversions),
    ],
    file: (name: string, columns: readonly Label[], body: string[][], hasMetrics = true): WrittenFile => {
      const all: readonly Label[] = hasMetrics
        ? [...columns, 'currency', 'cost', 'clicks', 'impressions', 'conversions']
        : columns;
      const lead = [[titles[language][name] ?? name], [period]];
      const text = writeDelimited(
        [...lead, all.map((label) => labels[language][label]), ...body],
        isUtf16 ? '\t' : ',',
      );
      return { name: `${name}.csv`, bytes: isUtf16 ? utf16(text) : new TextEncoder().encode(text) };
    },
  };
}

const monthNames: Record<SimulatedLanguage, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  pt: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
};

function dayText(day: string, language: SimulatedLanguage): string {
  const [year = '', month = '1', date = '1'] = day.split('-');
  const name = monthNames[language][Number(month) - 1] ?? '';
  return language === 'en' ? `${name} ${Number(date)}, ${year}` : `${Number(date)} de ${name} de ${year}`;
}

function utf16(text: string): Uint8Array {
  return Buffer.from(`\ufeff${text}`, 'utf16le');
}
