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
import { type Finding, finding, type DraftRule } from './finding.ts';

const place = { tab: 'settings' } as const;
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
      .map(({ url, groupId }) => ({ url, place: { tab: 'assembly', groupId } as const })),
    ...sitelinks.filter(({ url }) => url.trim() !== '').map(({ url }) => ({ url: url.trim(), place })),
  ];
  const isNeeded = main !== '' || adUrls.length === 0 || adUrls.some(({ url }) => url === '');
  const domain = domainOf(main);
  return [
    ...(isNeeded ? urlFinding(main, place) : []),
    ...distinct(others, ({ url }) => url).flatMap(({ url, place: at }) => [
      ...urlFinding(url, at),
      ...(domain !== '' && domainOf(url) !== '' && domainOf(url) !== domain
        ? [finding('other_domain', 'bloqueia', 'destination', { text: url, place: at })]
        : []),
    ]),
  ];
}

function urlFinding(url: string, at: Finding['place']): Finding[] {
  const problem = findUrlProblem(url);
  if (problem === null) return [];
  const about = { text: url, place: at };
  const withHttps = url.replace(/^http:/i, 'https:');
  return [
    finding(urlRules[problem], problem === 'too_long' ? 'aviso' : 'bloqueia', 'destination', {
      ...about,
      ...(problem === 'not_https' && at === place && withHttps !== url
        ? { fix: { kind: 'settings', change: { finalUrl: withHttps } } as const }
        : {}),
    }),
  ];
}

function trackingFindings({ trackingTemplate, finalUrlSuffix }: CampaignSettings): Finding[] {
  const unknown = (['trackingTemplate', 'finalUrlSuffix'] as const).flatMap((field) => {
    const written = field === 'trackingTemplate' ? trackingTemplate : finalUrlSuffix;
    return unknownTags(written).map((unknown) =>
      finding('unknown_tag', 'bloqueia', 'tracking', {
        text: unknown.tag,
        place,
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
      ? [finding('template_without_url', 'bloqueia', 'tracking', { text: trackingTemplate, place })]
      : []),
    ...(/^[?&]/.test(suffix)
      ? [
          finding('suffix_sign', 'aviso', 'tracking', {
            text: suffix,
            place,
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
      ? [finding('no_country', 'bloqueia', 'locations', { text: '', place })]
      : []),
    ...(settings.languages.length === 0
      ? [finding('no_language', 'aviso', 'locations', { text: '', place })]
      : []),
    ...(settings.presence === 'presence'
      ? []
      : [
          finding('interest_targeting', 'aviso', 'locations', {
            text: '',
            place,
            fix: set({ presence: 'presence' }),
          }),
        ]),
    ...(settings.displayNetwork
      ? [finding('display_network', 'aviso', null, { text: '', place, fix: set({ displayNetwork: false }) })]
      : []),
    ...(backwards.length > 0
      ? [
          finding('schedule_backwards', 'bloqueia', null, {
            text: '',
            place,
            fix: set({ schedule: settings.schedule.filter((slot) => !backwards.includes(slot)) }),
          }),
        ]
      : []),
    ...(startDate !== null && endDate !== null && endDate < startDate
      ? [
          finding('dates_backwards', 'bloqueia', null, {
            text: `${startDate} – ${endDate}`,
            place,
            fix: set({ endDate: null }),
          }),
        ]
      : []),
  ];
}

function moneyFindings({ dailyBudget, bidStrategy, targetCpa, maxCpc }: CampaignSettings): Finding[] {
  const isBelow = dailyBudget !== null && maxCpc !== null && Number(dailyBudget) < Number(maxCpc);
  return [
    ...(dailyBudget === null || Number(dailyBudget) === 0
      ? [finding('no_budget', 'bloqueia', 'budget', { text: '', place })]
      : []),
    ...(bidStrategy === 'target_cpa' && targetCpa === null
      ? [finding('no_target_cpa', 'bloqueia', null, { text: '', place })]
      : []),
    ...(bidStrategy === 'manual_cpc' && maxCpc === null
      ? [finding('no_bid', 'aviso', null, { text: '', place })]
      : []),
    ...(isBelow ? [finding('budget_below_bid', 'aviso', 'budget', { text: dailyBudget, place })] : []),
  ];
}

function distinct<Entry>(entries: readonly Entry[], key: (entry: Entry) => string): Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [key(entry), entry])).values()].reverse();
}
