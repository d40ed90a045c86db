import { type Keyword, parseNewKeyword } from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { locationName } from '#domain/ads/locations.ts';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import { type BidStrategy, type CampaignSettings, cpaStrategies } from '#domain/making/structure/settings.ts';
import type { EditorCells } from './editor-columns.ts';
import { numbered, shareLocationNames } from './editor-rows.ts';
import type { ExportableDraft, Omission } from './exportable-draft.ts';
import { webColumns } from './web-columns.ts';

export interface WebOptions {
  /** The decimal sign of the user's account: the upload reads numbers in that format. */
  decimal: ',' | '.';
}

export interface WebTable {
  name: string;
  columns: readonly string[];
  rows: EditorCells[];
}

const matchNames: Readonly<Record<MatchType, string>> = {
  broad: 'Broad match',
  phrase: 'Phrase match',
  exact: 'Exact match',
};
const strategyNames: Readonly<Record<BidStrategy, string>> = {
  maximize_clicks: 'Maximize clicks',
  maximize_conversions: 'Maximize Conversions',
  target_cpa: 'Maximize Conversions',
  maximize_value: 'Maximize Conversion Value',
  target_roas: 'Maximize Conversion Value',
  target_impression_share: 'Target Impression Share',
  manual_cpc: 'Manual CPC',
  portfolio: '',
};

/**
 * The tables in the order of their upload. The status is always set, because a campaign without one would
 * start to spend immediately.
 */
export function webTables(
  { name, draft: { settings, groups } }: ExportableDraft,
  { decimal }: WebOptions,
): WebTable[] {
  const money = (amount: string | null) => webMoney(amount, decimal);
  const bid = settings.bidStrategy === 'manual_cpc' ? money(settings.maxCpc) : '';
  const own = { Campaign: name };
  const inGroups = (rowType: string, rows: (group: DraftGroup) => EditorCells[]) =>
    groups.flatMap((group) =>
      rows(group).map((cells) => ({
        'Row Type': rowType,
        Action: 'Add',
        ...own,
        'Ad group': group.name,
        ...cells,
      })),
    );
  return [
    { name: 'campanha', columns: webColumns.campaign, rows: [{ ...own, ...campaignCells(settings, money) }] },
    {
      name: 'grupos',
      columns: webColumns.adGroup,
      rows: inGroups('Ad group', ({ targetCpa = null }) => [
        {
          'Ad group status': 'Enabled',
          'Ad group type': 'Standard',
          'Default max. CPC': bid,
          'Target CPA': cpaStrategies.includes(settings.bidStrategy) ? money(targetCpa) : '',
        },
      ]),
    },
    {
      name: 'palavras-chave',
      columns: webColumns.keyword,
      rows: inGroups('Keyword', ({ keywords }) =>
        keywords.map(({ text }) => webKeywordCells(parseNewKeyword(text))),
      ),
    },
    {
      name: 'negativas',
      columns: webColumns.negative,
      rows: [
        ...settings.negatives.map((text) => ({
          'Row Type': 'Negative keyword',
          Action: 'Add',
          Level: 'Campaign',
          ...own,
          ...webNegativeCells(text),
        })),
        ...inGroups('Negative keyword', ({ negatives }) =>
          negatives.map((text) => ({ Level: 'Ad group', ...webNegativeCells(text) })),
        ),
      ],
    },
    {
      name: 'anuncios',
      columns: webColumns.ad,
      rows: inGroups('Ad', ({ ads }) =>
        ads.map(({ titles, descriptions, path1, path2, finalUrl }) => ({
          'Ad status': 'Enabled',
          'Ad type': 'Responsive search ad',
          ...numbered('Headline', titles),
          ...numbered('Description', descriptions),
          'Path 1': path1,
          'Path 2': path2,
          'Final URL': finalUrl,
        })),
      ),
    },
    ...assetTables(name, settings),
  ];
}

function campaignCells(settings: CampaignSettings, money: (amount: string | null) => string): EditorCells {
  const { bidStrategy } = settings;
  const percent = (amount: string | null) => (amount === null ? '' : `${money(amount)}%`);
  return {
    'Row Type': 'Campaign',
    Action: 'Add',
    'Campaign status': 'Paused',
    'Campaign type': 'Search',
    Networks: 'Google search',
    Budget: money(settings.dailyBudget),
    'Budget type': 'Daily',
    'Bid strategy type': strategyNames[bidStrategy],
    'Campaign start date': settings.startDate ?? '',
    'Campaign end date': settings.endDate ?? '',
    Language: settings.languages.join(';'),
    Location: settings.countries.map(locationName).join(';'),
    'Bid strategy': bidStrategy === 'portfolio' ? settings.portfolioName.trim() : '',
    'Target CPA': bidStrategy === 'target_cpa' ? money(settings.targetCpa) : '',
    'Target ROAS': bidStrategy === 'target_roas' ? percent(settings.targetRoas) : '',
    ...(bidStrategy === 'target_impression_share' && {
      'Target Impression Share': percent(settings.impressionShare?.toFixed(0) ?? null),
      'Max CPC Bid Limit for Target IS': money(settings.maxCpc),
      'Location Goal for Target IS': shareLocationNames[settings.shareLocation],
    }),
    'Tracking template': settings.trackingTemplate.trim(),
    'Final URL suffix': settings.finalUrlSuffix.trim(),
    'EU political ads': settings.hasPoliticalAds ? 'Yes' : 'No',
  };
}

/** Whole amounts have no decimal sign, so that no account can misread them. */
function webMoney(amount: string | null, decimal: ',' | '.'): string {
  if (amount === null) return '';
  const written = Number(amount).toFixed(2);
  return written.endsWith('.00') ? written.slice(0, -3) : written.replace('.', decimal);
}

export function webKeywordCells({ text, matchType }: Keyword): EditorCells {
  return { 'Keyword status': 'Enabled', Keyword: text, Type: matchNames[matchType] };
}

export function webNegativeCells(written: string): EditorCells {
  const { text, matchType } = parseNegativeKeyword(written);
  return { 'Negative keyword': text, Type: matchNames[matchType] };
}

function assetTables(campaign: string, { sitelinks, callouts, snippets }: CampaignSettings): WebTable[] {
  return [
    {
      name: 'sitelinks',
      columns: webColumns.sitelink,
      rows: sitelinks.map(({ text, desc1, desc2, url }) => ({
        'Row Type': 'Sitelink',
        Action: 'Add',
        'Asset action': 'Create new',
        Level: 'Campaign',
        Campaign: campaign,
        'Sitelink text': text,
        'Final URL': url,
        Description: desc1,
        'Description 2': desc2,
      })),
    },
    {
      name: 'frases-de-destaque',
      columns: webColumns.callout,
      rows: callouts.map((text) => ({
        'Row type': 'Callout extension',
        Action: 'add',
        Campaign: campaign,
        'Callout text': text,
      })),
    },
    {
      name: 'snippets-estruturados',
      columns: webColumns.snippet,
      rows: snippets.filter(fitsOneCell).map(({ header, values }) => ({
        Action: 'Add',
        Campaign: campaign,
        'Structured snippet header': header,
        'Structured snippet values': values.join(';'),
      })),
    },
  ];
}

/** The upload separates the values by semicolons, so that no value may have one. */
function fitsOneCell({ values }: CampaignSettings['snippets'][number]): boolean {
  return values.every((value) => !value.includes(';'));
}

/** Parts of the draft for which the browser upload's templates have no column. */
export function webOmissions({ draft: { settings, lists = [] } }: ExportableDraft): Omission[] {
  const { presence, schedule, devices, searchPartners, displayNetwork, maxCpc, bidStrategy } = settings;
  const { promotions, snippets, prices, calls, businessNames } = settings;
  const lost: readonly (readonly [isSet: boolean, text: string])[] = [
    [presence === 'presence', 'Mostrar só a quem está no local'],
    [schedule.length > 0, 'Programação de horários'],
    [Object.values(devices).some((percent) => percent !== 0), 'Ajustes por dispositivo'],
    [searchPartners, 'Parceiros de pesquisa'],
    [displayNetwork, 'Rede de Display'],
    [bidStrategy === 'maximize_clicks' && maxCpc !== null, 'Limite de CPC da estratégia'],
  ];
  return [
    ...lost.filter(([isSet]) => isSet).map(([, text]) => ({ kind: 'settings' as const, text })),
    ...lists.map(({ name }) => ({ kind: 'negativeLists' as const, text: name })),
    ...promotions.map(({ target }) => ({ kind: 'promotions' as const, text: target })),
    ...prices.map(({ items }) => ({ kind: 'prices' as const, text: items[0]?.header ?? '' })),
    ...calls.map(({ phone }) => ({ kind: 'calls' as const, text: phone })),
    ...businessNames.map((text) => ({ kind: 'businessNames' as const, text })),
    ...snippets
      .filter((snippet) => !fitsOneCell(snippet))
      .map(({ header }) => ({ kind: 'snippets' as const, text: header })),
  ].map((each) => ({ ...each, group: null, why: 'not_in_this_file' as const }));
}
