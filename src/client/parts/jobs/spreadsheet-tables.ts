import { parseKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { countryLabel } from '#domain/ads/locations.ts';
import type { CampaignDraft, DraftGroup } from '#domain/making/structure/draft.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { percentText } from '#domain/shared/numbers.ts';
import type { SheetTable } from '#client/lib/write-spreadsheet.ts';
import { keywordWhy } from '#client/parts/keyword-why.ts';
import { matchLabels } from '#client/parts/match-labels.ts';
import { occasionLabels } from '#client/parts/occasion-labels.ts';
import { priceTypeLabels, priceUnitLabels } from '#client/parts/price-labels.ts';
import { dayLabels, hourText, strategyLabels } from '#client/parts/setting-labels.ts';
import { snippetLabels } from '#client/parts/snippet-labels.ts';

type Cell = SheetTable['rows'][number][number];

interface SpreadsheetInput {
  draft: CampaignDraft;
  name: string;
  currency: string;
}

/** The whole campaign as people read it. Nothing is left out, not even what Google Ads would refuse. */
export function spreadsheetTables({ draft, name, currency }: SpreadsheetInput): SheetTable[] {
  const { settings, groups, lists = [] } = draft;
  const inGroups = (rows: (group: DraftGroup) => Cell[][]) =>
    groups.flatMap((group) => rows(group).map((cells) => [group.name, ...cells]));
  const match = (text: string) => matchLabels[parseKeyword(text).matchType];
  const negative = (text: string) => {
    const { text: words, matchType } = parseNegativeKeyword(text);
    return [words, matchLabels[matchType]];
  };
  return [
    { name: 'Campanha', rows: [['Campo', 'Valor'], ['Nome', name], ...settingRows(settings, currency)] },
    {
      name: 'Grupos',
      rows: [
        ['Grupo', 'Palavras', 'Negativas', 'Anúncios'],
        ...groups.map((each) => [each.name, each.keywords.length, each.negatives.length, each.ads.length]),
      ],
    },
    {
      name: 'Palavras-chave',
      rows: [
        ['Grupo', 'Palavra-chave', 'Correspondência', 'Por quê'],
        ...inGroups(({ keywords }) =>
          keywords.map((each) => [parseKeyword(each.text).text, match(each.text), keywordWhy(each)]),
        ),
      ],
    },
    {
      name: 'Negativas',
      rows: [
        ['Onde', 'Negativa', 'Correspondência'],
        ...settings.negatives.map((text) => ['Campanha', ...negative(text)]),
        ...inGroups(({ negatives }) => negatives.map(negative)),
        ...lists.flatMap((list) => list.negatives.map((text) => [`Lista ${list.name}`, ...negative(text)])),
      ],
    },
    {
      name: 'Anúncios',
      rows: [
        ['Grupo', 'Anúncio', 'Parte', 'Texto', 'Caracteres', 'Posição fixa', 'URL final'],
        ...inGroups(({ ads }) =>
          ads.flatMap((ad, at) => [
            ...ad.titles.map((each) => adRow(at, 'Título', each, ad.finalUrl || settings.finalUrl)),
            ...ad.descriptions.map((each) => adRow(at, 'Descrição', each, ad.finalUrl || settings.finalUrl)),
          ]),
        ),
      ],
    },
    ...assetTables(settings),
  ].filter(({ rows }) => rows.length > 1);
}

function adRow(
  at: number,
  part: string,
  { text, pin }: { text: string; pin?: number | undefined },
  url: string,
): Cell[] {
  return [at + 1, part, text, adTextWidth(text), pin ?? '', url];
}

function settingRows(settings: CampaignSettings, currency: string): Cell[][] {
  const { economics, schedule, startDate, endDate } = settings;
  const result = economicsOf(economics);
  const money = (amount: string | null) => (amount === null ? '' : Number(amount));
  return [
    ['URL final', settings.finalUrl],
    ['Sufixo da URL final', settings.finalUrlSuffix],
    ['Modelo de acompanhamento', settings.trackingTemplate],
    ['Países', settings.countries.map(countryLabel).join(', ')],
    ['Idiomas', settings.languages.join(', ')],
    ['Só quem está nesses países', settings.presence === 'presence' ? 'Sim' : 'Não'],
    [`Orçamento diário (${currency})`, money(settings.dailyBudget)],
    ['Estratégia de lances', strategyLabels[settings.bidStrategy]],
    [`CPC máximo (${currency})`, money(settings.maxCpc)],
    [`CPA desejado (${currency})`, money(settings.targetCpa)],
    ['ROAS desejado (%)', money(settings.targetRoas)],
    ['Parcela de impressões (%)', settings.impressionShare ?? ''],
    ['Estratégia de portfólio', settings.portfolioName],
    ['Nome da empresa', settings.businessNames.join(', ')],
    [
      'Horários',
      schedule
        .map(
          ({ day, from, to, bid = 0 }) =>
            `${dayLabels[day]} ${hourText(from)}–${hourText(to)}${bid === 0 ? '' : ` ${percentText(bid)}`}`,
        )
        .join('; '),
    ],
    ['Início', startDate ?? ''],
    ['Fim', endDate ?? ''],
    ['Comissão por venda', money(economics.commission)],
    [`CPC no ponto de equilíbrio (${currency})`, result === null ? '' : rounded(result.breakEvenCpc)],
    [`CPC alvo (${currency})`, result === null ? '' : rounded(result.workingCpc)],
    [`CPA alvo (${currency})`, result === null ? '' : rounded(result.targetCpa)],
  ];
}

const rounded = (amount: number) => Math.round(amount * 100) / 100;

function assetTables(settings: CampaignSettings): SheetTable[] {
  const { sitelinks, callouts, snippets, promotions, prices, calls } = settings;
  return [
    {
      name: 'Sitelinks',
      rows: [
        ['Texto', 'Descrição 1', 'Descrição 2', 'URL'],
        ...sitelinks.map(({ text, desc1, desc2, url }) => [text, desc1, desc2, url]),
      ],
    },
    { name: 'Frases de destaque', rows: [['Frase'], ...callouts.map((text) => [text])] },
    {
      name: 'Snippets',
      rows: [
        ['Cabeçalho', 'Valores'],
        ...snippets.map(({ header, values }) => [snippetLabels[header], values.join(', ')]),
      ],
    },
    {
      name: 'Promoções',
      rows: [
        ['Item', 'Desconto em %', 'Desconto em dinheiro', 'Cupom', 'Ocasião', 'Início', 'Fim'],
        ...promotions.map(({ target, percent, amount, code, occasion, start, end }) => [
          target,
          percent ?? '',
          amount === null ? '' : Number(amount),
          code,
          occasion === null ? '' : occasionLabels[occasion],
          start ?? '',
          end ?? '',
        ]),
      ],
    },
    {
      name: 'Preços',
      rows: [
        ['Tabela', 'O que são', 'Título', 'Descrição', 'Preço', 'Por', 'URL'],
        ...prices.flatMap(({ type, items }, at) =>
          items.map(({ header, description, amount, unit, url }) => [
            at + 1,
            priceTypeLabels[type],
            header,
            description,
            amount === null ? '' : Number(amount),
            unit === null ? '' : priceUnitLabels[unit],
            url,
          ]),
        ),
      ],
    },
    {
      name: 'Telefones',
      rows: [['Número', 'País'], ...calls.map(({ phone, country }) => [phone, countryLabel(country)])],
    },
  ];
}
