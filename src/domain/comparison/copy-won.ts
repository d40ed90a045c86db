import { findConflicts } from '../conflicts/find-conflicts.ts';
import { parseKeyword } from '../ads/keyword.ts';
import { parseNegativeKeyword } from '../ads/negative-keyword.ts';
import { planLimits } from '../structure/limits.ts';
import type { Plan, PlannedGroup, SearchAd } from '../structure/plan.ts';
import type { CampaignSettings, PlannedSitelink } from '../structure/settings.ts';
import {
  keywordPieceKey,
  negativeKey,
  promotionKey,
  promotionText,
  sitelinkKey,
  snippetKey,
  snippetText,
  textKey,
} from './pieces.ts';

export const copiedKinds = [
  'keywords',
  'negatives',
  'ads',
  'sitelinks',
  'callouts',
  'snippets',
  'promotions',
] as const;
export type CopiedKind = (typeof copiedKinds)[number];

/** What a copy would do with the pieces of one kind. Nothing of the target is changed or removed. */
export interface CopiedPieces {
  kind: CopiedKind;
  added: string[];
  /** The target has them already. */
  existing: string[];
  /** There is no room for them, or no group of their name. */
  noPlace: string[];
}

export interface CopyPreview {
  plan: Plan;
  pieces: CopiedPieces[];
  newGroups: string[];
  /** Keywords of the target that a copied negative would block, with that negative. */
  blocked: { negative: string; keyword: string }[];
}

/** The most that a campaign holds of each kind beside its groups. */
const MOST_ASSETS = 20;

/**
 * The target with the pieces of another campaign added. Keywords and ads go to the group of the same name; a group
 * that the target lacks is added with its keywords. An address of another site is dropped, so that the ad leads to the
 * target's own page.
 */
export function copyWon(
  from: Plan,
  to: Plan,
  kinds: ReadonlySet<CopiedKind>,
  newId: () => string,
): CopyPreview {
  const pieces = new Map<CopiedKind, CopiedPieces>(
    copiedKinds
      .filter((kind) => kinds.has(kind))
      .map((kind) => [kind, { kind, added: [], existing: [], noPlace: [] }]),
  );
  const settings = addSettings(from.settings, to.settings, pieces);
  const { groups, newGroups } = addGroups(from, to, pieces, newId);
  const isChanged = settings !== to.settings || groups.some((group, at) => group !== to.groups[at]);
  const plan = isChanged ? { settings, groups } : to;
  return {
    plan,
    pieces: [...pieces.values()],
    newGroups,
    blocked: blockedBy(pieces.get('negatives')?.added ?? [], to),
  };
}

type Pieces = ReadonlyMap<CopiedKind, CopiedPieces>;

interface Addition<Item> {
  key: (item: Item) => string;
  text: (item: Item) => string;
  most: number;
  prepare?: (item: Item) => Item;
}

/** The list with the items that it lacks; the same list when there are none. */
function addTo<Item>(
  own: Item[],
  others: readonly Item[],
  told: CopiedPieces | undefined,
  { key, text, most, prepare = (item) => item }: Addition<Item>,
): Item[] {
  if (!told) return own;
  const known = new Set(own.map(key));
  const added: Item[] = [];
  for (const item of others) {
    const list = listFor(known.has(key(item)), own.length + added.length < most);
    told[list].push(text(item));
    known.add(key(item));
    if (list === 'added') added.push(prepare(item));
  }
  return added.length === 0 ? own : [...own, ...added];
}

function listFor(isKnown: boolean, hasRoom: boolean): 'added' | 'existing' | 'noPlace' {
  if (isKnown) return 'existing';
  return hasRoom ? 'added' : 'noPlace';
}

function addSettings(from: CampaignSettings, to: CampaignSettings, pieces: Pieces): CampaignSettings {
  const most = MOST_ASSETS;
  const isSameSite = hostOf(from.finalUrl) !== null && hostOf(from.finalUrl) === hostOf(to.finalUrl);
  const ownAddress = (sitelink: PlannedSitelink) =>
    isSameSite || hostOf(sitelink.url) === hostOf(to.finalUrl) ? sitelink : { ...sitelink, url: '' };
  const next = {
    negatives: addTo(to.negatives, from.negatives, pieces.get('negatives'), {
      ...{ key: negativeKey, text: same, most: planLimits.negatives },
    }),
    sitelinks: addTo(to.sitelinks, from.sitelinks, pieces.get('sitelinks'), {
      ...{ key: sitelinkKey, text: ({ text }) => text, most, prepare: ownAddress },
    }),
    callouts: addTo(to.callouts, from.callouts, pieces.get('callouts'), { key: textKey, text: same, most }),
    snippets: addTo(to.snippets, from.snippets, pieces.get('snippets'), {
      ...{ key: snippetKey, text: snippetText, most },
    }),
    promotions: addTo(to.promotions, from.promotions, pieces.get('promotions'), {
      ...{ key: promotionKey, text: promotionText, most },
    }),
  };
  const keys = Object.keys(next) as (keyof typeof next)[]; // the keys of the literal above
  return keys.some((key) => next[key] !== to[key]) ? { ...to, ...next } : to;
}

const same = (text: string): string => text;

function hostOf(url: string): string | null {
  return /^https?:\/\/([^/?#]+)/iu.exec(url.trim())?.[1]?.toLowerCase() ?? null;
}

function addGroups(from: Plan, to: Plan, pieces: Pieces, newId: () => string) {
  const known = new Set(
    to.groups.flatMap(({ keywords }) => keywords.map(({ text }) => keywordPieceKey(text))),
  );
  const groups = [...to.groups];
  const newGroups: string[] = [];
  for (const source of oneForEachName(from.groups)) {
    const at = groups.findIndex(({ name }) => textKey(name) === textKey(source.name));
    const own = groups[at];
    const target = own ?? newGroup(newId(), source.name, groups);
    const isNew = own === undefined;
    const withKeywords = addKeywords(source, target, pieces.get('keywords'), known);
    const hasPlace = !isNew || withKeywords !== target;
    const filled = hasPlace
      ? addRest(source, withKeywords, to.settings.finalUrl, pieces)
      : tellNoPlace(source, target, pieces);
    if (filled === target) continue;
    if (isNew) {
      groups.push(filled);
      newGroups.push(filled.name);
    } else groups[at] = filled;
  }
  return { groups, newGroups };
}

/** Google Ads accepts a name once, but a plan may still hold it twice. */
function oneForEachName(groups: readonly PlannedGroup[]): PlannedGroup[] {
  const byName = new Map<string, PlannedGroup>();
  for (const group of groups) {
    const first = byName.get(textKey(group.name));
    const whole = first && {
      ...first,
      keywords: [...first.keywords, ...group.keywords],
      negatives: [...first.negatives, ...group.negatives],
      ads: [...first.ads, ...group.ads],
    };
    byName.set(textKey(group.name), whole ?? group);
  }
  return [...byName.values()];
}

/** A keyword stands in one group of a campaign only. @param known the keys of all groups, which grow here. */
function addKeywords(
  source: PlannedGroup,
  target: PlannedGroup,
  told: CopiedPieces | undefined,
  known: Set<string>,
): PlannedGroup {
  if (!told) return target;
  const fresh = source.keywords.filter(({ text }) => {
    const isKnown = known.has(keywordPieceKey(text));
    const hasRoom = known.size < planLimits.keywords;
    told[listFor(isKnown, hasRoom)].push(text);
    if (isKnown || !hasRoom) return false;
    known.add(keywordPieceKey(text));
    return true;
  });
  if (fresh.length === 0) return target;
  const added = fresh.map((keyword) => ({ ...keyword, by: 'hand' as const }));
  return { ...target, keywords: [...target.keywords, ...added] };
}

function addRest(source: PlannedGroup, target: PlannedGroup, finalUrl: string, pieces: Pieces): PlannedGroup {
  const negatives = addTo(target.negatives, source.negatives, pieces.get('negatives'), {
    ...{ key: negativeKey, text: same, most: planLimits.negatives },
  });
  const toOwnPage = (ad: SearchAd): SearchAd =>
    hostOf(ad.finalUrl) === hostOf(finalUrl) ? ad : { ...ad, finalUrl: '' };
  const ads = addTo(target.ads, source.ads, pieces.get('ads'), {
    ...{ key: adKey, text: adText, most: planLimits.ads, prepare: toOwnPage },
  });
  return negatives === target.negatives && ads === target.ads ? target : { ...target, negatives, ads };
}

function tellNoPlace(source: PlannedGroup, target: PlannedGroup, pieces: Pieces): PlannedGroup {
  pieces.get('negatives')?.noPlace.push(...source.negatives);
  pieces.get('ads')?.noPlace.push(...source.ads.map(adText));
  return target;
}

function adKey({ titles, descriptions }: SearchAd): string {
  const keys = (texts: SearchAd['titles']) => texts.map(({ text }) => textKey(text)).sort();
  return JSON.stringify([keys(titles), keys(descriptions)]);
}

function adText({ titles }: SearchAd): string {
  return titles
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' | ');
}

function newGroup(id: string, name: string, groups: readonly PlannedGroup[]): PlannedGroup {
  const position = Math.max(0, ...groups.map((group) => group.position)) + 1;
  return { id, name, position, keywords: [], negatives: [], ads: [] };
}

function blockedBy(added: readonly string[], to: Plan): CopyPreview['blocked'] {
  const keywords = to.groups.flatMap(({ id, keywords: own }) =>
    own.map(({ text }) => ({ ...parseKeyword(text), groupId: id, written: text })),
  );
  const negatives = added.map((text) => ({ ...parseNegativeKeyword(text), groupId: null }));
  return findConflicts(negatives, keywords).flatMap(({ negative, examples }) => {
    const keyword = keywords[examples[0]?.keyword ?? -1]?.written;
    return keyword === undefined ? [] : [{ negative: added[negative] ?? '', keyword }];
  });
}
