import { keywordReach, parseKeyword } from '#domain/ads/keyword.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { adTextWidth, fitAdText, toLowerCase } from '#domain/ads/text.ts';
import { hasExclamation, withFullStops } from '#domain/making/review/exclamations.ts';
import { mendAroundTags } from '#domain/making/review/mend-around-tags.ts';
import { titleCoverage } from '#domain/making/structure/coverage.ts';
import { freeGroupName, groupNameKey } from '#domain/making/structure/edit.ts';
import { GROUP_MAX, GROUP_MIN } from '#domain/making/structure/group-keywords.ts';
import { type BidStrategy, cpaStrategies } from '#domain/making/structure/settings.ts';
import type { CampaignDraft, DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import { type Finding, finding } from './finding.ts';

/** Minimum share of a group's keywords with a word in a title. Below it, ads do not match the searches. */
const COVERED_ENOUGH = 0.5;
const DISTINCT_TITLES = 5;

export function groupFindings({ settings, groups }: CampaignDraft, product: string): Finding[] {
  if (groups.length === 0)
    return [finding('no_groups', 'bloqueia', null, { text: '', location: { tab: 'assembly' } })];
  return [
    ...nameFindings(groups),
    ...repeatedKeywords(groups),
    ...groups.flatMap((group) => [
      ...sizeFindings(group),
      ...targetFindings(group, settings.bidStrategy),
      ...adFindings(group),
      ...coverageFindings(group, product),
    ]),
  ];
}

const at = ({ id }: DraftGroup) => ({ tab: 'assembly', groupId: id }) as const;

/** Google Ads accepts each group name once per campaign. */
function nameFindings(groups: readonly DraftGroup[]): Finding[] {
  const used = new Set<string>();
  return groups.flatMap((group) => {
    const name = groupNameKey(group.name);
    const isFree = !used.has(name);
    used.add(name);
    if (isFree) return [];
    const free = freeGroupName(group.name, used);
    used.add(groupNameKey(free));
    const fix = { kind: 'rename', groupId: group.id, name: free } as const;
    return [finding('group_name_repeated', 'bloqueia', null, { text: group.name, location: at(group), fix })];
  });
}

/** When two groups have the same keyword, Google chooses one of them, and the statistics are split. */
function repeatedKeywords(groups: readonly DraftGroup[]): Finding[] {
  const seen = new Set<string>();
  return groups.flatMap((group) =>
    group.keywords.flatMap(({ text }) => {
      const reach = keywordReach(parseKeyword(text));
      const isRepeated = seen.has(reach);
      seen.add(reach);
      const fix = { kind: 'keyword', from: text, to: null, groupId: group.id } as const;
      return isRepeated
        ? [finding('keyword_repeated', 'aviso', 'duplicates', { text, location: at(group), fix })]
        : [];
    }),
  );
}

function sizeFindings(group: DraftGroup): Finding[] {
  const { length } = group.keywords;
  const about = { text: group.name, location: at(group), count: Math.max(1, length) };
  if (length === 0) return [finding('empty_group', 'bloqueia', 'ads', about)];
  if (length > GROUP_MAX * 2) return [finding('large_group', 'dica', null, about)];
  /** It has a group of its own however few its keywords are, because its ad and its bid are its own. */
  const isNameAlone = group.keywords.every(({ intent }) => intent === 'name');
  return length < GROUP_MIN && !isNameAlone ? [finding('small_group', 'dica', null, about)] : [];
}

/** Google takes a group's target CPA only where the campaign's strategy aims at conversions. */
function targetFindings(group: DraftGroup, bidStrategy: BidStrategy): Finding[] {
  const isUnused = group.targetCpa !== undefined && !cpaStrategies.includes(bidStrategy);
  return isUnused
    ? [finding('group_target_unused', 'dica', null, { text: group.name, location: at(group) })]
    : [];
}

/** The texts of an ad, whatever their order: two ads with the same ones test nothing. */
function adKey({ titles, descriptions }: SearchAd): string {
  const texts = (all: SearchAd['titles']) => all.map(({ text }) => toLowerCase(text.trim())).sort();
  return JSON.stringify([texts(titles), texts(descriptions)]);
}

function adFindings(group: DraftGroup): Finding[] {
  const about = { text: group.name, location: at(group) };
  if (group.ads.length === 0) return [finding('no_ad', 'bloqueia', 'ads', about)];
  const keys = group.ads.map(adKey);
  return group.ads.flatMap((ad, index) => {
    const titles = distinctTexts(ad.titles);
    return [
      ...(keys.indexOf(adKey(ad)) < index ? [finding('ad_repeated', 'aviso', 'ads', about)] : []),
      ...(titles < 3 ? [finding('few_titles', 'bloqueia', 'ads', about)] : []),
      ...(titles >= 3 && titles < DISTINCT_TITLES
        ? [finding('few_distinct_titles', 'dica', 'strength', about)]
        : []),
      ...(distinctTexts(ad.descriptions) < 2 ? [finding('few_descriptions', 'bloqueia', 'ads', about)] : []),
      ...repeatsInAd(ad, group),
      ...exclamationsInAd(ad, group),
      ...pathFindings(ad, group),
    ];
  });
}

function distinctTexts(texts: SearchAd['titles']): number {
  return new Set(texts.map(({ text }) => toLowerCase(text.trim())).filter((text) => text !== '')).size;
}

function repeatsInAd({ titles, descriptions }: SearchAd, group: DraftGroup): Finding[] {
  const seen = new Set<string>();
  return [...titles, ...descriptions].flatMap(({ text }) => {
    const key = toLowerCase(text.trim());
    const isRepeated = key !== '' && seen.has(key);
    seen.add(key);
    return isRepeated ? [finding('text_repeated', 'aviso', 'ads', { text, location: at(group) })] : [];
  });
}

/** Google allows one exclamation mark in an ad, and may show any two of its descriptions together. */
function exclamationsInAd({ descriptions }: SearchAd, group: DraftGroup): Finding[] {
  const [, ...others] = descriptions.map(({ text }) => text).filter(hasExclamation);
  return others.map((text) => {
    const to = mendAroundTags(text, withFullStops);
    const fix = { kind: 'text', of: 'descriptions', from: text, to } as const;
    return finding('exclamations_in_ad', 'aviso', 'exclamation', {
      text,
      location: at(group),
      suggestion: to,
      ...(to !== text && { fix }),
    });
  });
}

function pathFindings({ path1, path2 }: SearchAd, group: DraftGroup): Finding[] {
  const isBroken = (path: string) => /[\s/]/u.test(path.trim()) || adTextWidth(path) > adLimits.path;
  const broken = [path1, path2].filter(isBroken);
  const alone = path1.trim() === '' && path2.trim() !== '' ? [path2] : [];
  return [...broken, ...alone].map((text) =>
    finding('path_broken', 'aviso', 'ads', { text, location: at(group) }),
  );
}

/** A title with keyword insertion covers every keyword, because Google inserts the keyword when it fits. */
function coverageFindings(group: DraftGroup, product: string): Finding[] {
  if (group.ads.length === 0) return [];
  const { covered, total, uncovered } = titleCoverage(group);
  if (covered >= total * COVERED_ENOUGH) return [];
  const shown = fitAdText(product, adLimits.title);
  const fix =
    shown === '' ? undefined : ({ kind: 'title', groupId: group.id, text: `{KeyWord:${shown}}` } as const);
  return [
    finding('title_coverage', 'dica', 'strength', {
      text: group.name,
      location: at(group),
      count: uncovered.length,
      suggestion: uncovered.slice(0, 3).join(', '),
      ...(fix && { fix }),
    }),
  ];
}
