import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import {
  domainOf,
  findUrlProblem,
  holdsFinalUrl,
  replaceTag,
  unknownTags,
  type UrlProblem,
} from '#domain/making/structure/tracking.ts';
import { type Finding, finding, type DraftRule, type FindingLocation } from './finding.ts';

const at = (part: FindingLocation['part']) => ({ tab: 'settings', part }) as const;
const mainUrl = at('finalUrl');
const urlRules: Readonly<Record<UrlProblem, DraftRule>> = {
  missing: 'final_url_missing',
  not_an_address: 'final_url_broken',
  not_https: 'final_url_broken',
  no_domain: 'final_url_broken',
  has_blanks: 'final_url_broken',
  too_long: 'final_url_long',
};

export function settingsFindings({ settings, groups }: CampaignDraft): Finding[] {
  return [
    ...urlFindings(settings, groups),
    ...trackingFindings(settings),
    ...targetFindings(settings),
    ...moneyFindings(settings),
  ];
}

function urlFindings({ finalUrl, sitelinks }: CampaignSettings, groups: CampaignDraft['groups']): Finding[] {
  const main = finalUrl.trim();
  const adUrls = groups.flatMap(({ id, ads }) => ads.map((ad) => ({ url: ad.finalUrl.trim(), groupId: id })));
  const others = [
    ...adUrls
      .filter(({ url }) => url !== '')
      .map(({ url, groupId }) => ({ url, location: { tab: 'assembly', groupId } as const })),
    ...sitelinks
      .filter(({ url }) => url.trim() !== '')
      .map(({ url }) => ({ url: url.trim(), location: at('assets') })),
  ];
  const isNeeded = main !== '' || adUrls.length === 0 || adUrls.some(({ url }) => url === '');
  const domain = domainOf(main);
  return [
    ...(isNeeded ? urlFinding(main, mainUrl) : []),
    ...distinct(others, ({ url }) => url).flatMap(({ url, location }) => [
      ...urlFinding(url, location),
      ...(domain !== '' && domainOf(url) !== '' && domainOf(url) !== domain
        ? [finding('other_domain', 'bloqueia', 'destination', { text: url, location })]
        : []),
    ]),
  ];
}

function urlFinding(url: string, location: FindingLocation): Finding[] {
  const problem = findUrlProblem(url);
  if (problem === null) return [];
  const about = { text: url, location };
  const withHttps = url.replace(/^http:/i, 'https:');
  return [
    finding(urlRules[problem], problem === 'too_long' ? 'aviso' : 'bloqueia', 'destination', {
      ...about,
      ...(problem === 'not_https' && location === mainUrl && withHttps !== url
        ? { fix: { kind: 'settings', change: { finalUrl: withHttps } } as const }
        : {}),
    }),
  ];
}

function trackingFindings({ trackingTemplate, finalUrlSuffix }: CampaignSettings): Finding[] {
  const location = at('destination');
  const unknown = (['trackingTemplate', 'finalUrlSuffix'] as const).flatMap((field) => {
    const written = field === 'trackingTemplate' ? trackingTemplate : finalUrlSuffix;
    return unknownTags(written).map((unknown) =>
      finding('unknown_tag', 'bloqueia', 'tracking', {
        text: unknown.tag,
        location,
        ...(unknown.instead !== null && {
          suggestion: unknown.instead,
          fix: { kind: 'settings', change: { [field]: replaceTag(written, unknown) } },
        }),
      }),
    );
  });
  const suffix = finalUrlSuffix.trim();
  return [
    ...unknown,
    ...(trackingTemplate.trim() !== '' && !holdsFinalUrl(trackingTemplate)
      ? [finding('template_without_url', 'bloqueia', 'tracking', { text: trackingTemplate, location })]
      : []),
    ...(/^[?&]/.test(suffix)
      ? [
          finding('suffix_sign', 'aviso', 'tracking', {
            text: suffix,
            location,
            fix: { kind: 'settings', change: { finalUrlSuffix: suffix.replace(/^[?&]+/, '') } },
          }),
        ]
      : []),
  ];
}

function targetFindings(settings: CampaignSettings): Finding[] {
  const set = (change: Partial<CampaignSettings>) => ({ kind: 'settings', change }) as const;
  const backwards = settings.schedule.filter(({ from, to }) => from >= to);
  const { startDate, endDate } = settings;
  return [
    ...(settings.countries.length === 0
      ? [finding('no_country', 'bloqueia', 'locations', { text: '', location: at('countries') })]
      : []),
    ...(settings.languages.length === 0
      ? [finding('no_language', 'aviso', 'locations', { text: '', location: at('languages') })]
      : []),
    ...(settings.presence === 'presence'
      ? []
      : [
          finding('interest_targeting', 'aviso', 'locations', {
            text: '',
            location: at('audience'),
            fix: set({ presence: 'presence' }),
          }),
        ]),
    ...(settings.displayNetwork
      ? [
          finding('display_network', 'aviso', null, {
            text: '',
            location: at('audience'),
            fix: set({ displayNetwork: false }),
          }),
        ]
      : []),
    ...(backwards.length > 0
      ? [
          finding('schedule_backwards', 'bloqueia', null, {
            text: '',
            location: at('schedule'),
            fix: set({ schedule: settings.schedule.filter((slot) => !backwards.includes(slot)) }),
          }),
        ]
      : []),
    ...(startDate !== null && endDate !== null && endDate < startDate
      ? [
          finding('dates_backwards', 'bloqueia', null, {
            text: `${startDate} – ${endDate}`,
            location: at('money'),
            fix: set({ endDate: null }),
          }),
        ]
      : []),
  ];
}

function moneyFindings(settings: CampaignSettings): Finding[] {
  const { dailyBudget, bidStrategy, targetCpa, maxCpc } = settings;
  const isBelow = dailyBudget !== null && maxCpc !== null && Number(dailyBudget) < Number(maxCpc);
  return [
    ...(dailyBudget === null || Number(dailyBudget) === 0
      ? [finding('no_budget', 'bloqueia', 'budget', { text: '', location: at('dailyBudget') })]
      : []),
    ...(bidStrategy === 'target_cpa' && targetCpa === null
      ? [finding('no_target_cpa', 'bloqueia', null, { text: '', location: at('money') })]
      : []),
    ...strategyFindings(settings),
    ...(bidStrategy === 'manual_cpc' && maxCpc === null
      ? [finding('no_bid', 'aviso', null, { text: '', location: at('money') })]
      : []),
    ...(isBelow
      ? [
          finding('budget_below_bid', 'aviso', 'budget', {
            text: '',
            amount: dailyBudget,
            location: at('dailyBudget'),
          }),
        ]
      : []),
  ];
}

/** What the strategy needs and does not have. */
function strategyFindings(settings: CampaignSettings): Finding[] {
  const { bidStrategy, targetRoas, impressionShare, maxCpc, portfolioName } = settings;
  const isOfShare = bidStrategy === 'target_impression_share';
  const missing: readonly (readonly [isMissing: boolean, rule: DraftRule, source: 'portfolio' | null])[] = [
    [bidStrategy === 'target_roas' && Number(targetRoas ?? 0) === 0, 'no_target_roas', null],
    [isOfShare && impressionShare === null, 'no_impression_share', null],
    [isOfShare && maxCpc === null, 'no_share_limit', null],
    [bidStrategy === 'portfolio' && portfolioName.trim() === '', 'no_portfolio', 'portfolio'],
  ];
  return missing
    .filter(([isMissing]) => isMissing)
    .map(([, rule, source]) => finding(rule, 'bloqueia', source, { text: '', location: at('money') }));
}

function distinct<Entry>(entries: readonly Entry[], key: (entry: Entry) => string): Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [key(entry), entry])).values()].reverse();
}
