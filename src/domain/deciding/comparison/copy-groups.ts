import { draftLimits } from '#domain/making/structure/limits.ts';
import type { CampaignDraft, DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import { addTo, type CopiedPieces, hostOf, listFor, type CopiedByKind, same } from './copied-pieces.ts';
import { keywordPieceKey, negativeKey, textKey } from './pieces.ts';

/** Keywords and ads go to the group of the same name; a group that the target lacks is added with its keywords. */
export function addGroups(from: CampaignDraft, to: CampaignDraft, pieces: CopiedByKind, newId: () => string) {
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
    const hasRoom = !isNew || withKeywords !== target;
    const filled = hasRoom
      ? addRest(source, withKeywords, to.settings.finalUrl, pieces)
      : reportNoRoom(source, target, pieces);
    if (filled === target) continue;
    if (isNew) {
      groups.push(filled);
      newGroups.push(filled.name);
    } else groups[at] = filled;
  }
  return { groups, newGroups };
}

/** Google Ads accepts a name once, but a draft may still hold it twice. */
function oneForEachName(groups: readonly DraftGroup[]): DraftGroup[] {
  const byName = new Map<string, DraftGroup>();
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

/**
 * A keyword stands in one group of a campaign only.
 * @param known the keys of all groups, which grow here.
 */
function addKeywords(
  source: DraftGroup,
  target: DraftGroup,
  copied: CopiedPieces | undefined,
  known: Set<string>,
): DraftGroup {
  if (!copied) return target;
  const fresh = source.keywords.filter(({ text }) => {
    const isKnown = known.has(keywordPieceKey(text));
    const hasRoom = known.size < draftLimits.keywords;
    copied[listFor(isKnown, hasRoom)].push(text);
    if (isKnown || !hasRoom) return false;
    known.add(keywordPieceKey(text));
    return true;
  });
  if (fresh.length === 0) return target;
  const added = fresh.map((keyword) => ({ ...keyword, by: 'hand' as const }));
  return { ...target, keywords: [...target.keywords, ...added] };
}

function addRest(source: DraftGroup, target: DraftGroup, finalUrl: string, pieces: CopiedByKind): DraftGroup {
  const negatives = addTo(target.negatives, source.negatives, pieces.get('negatives'), {
    key: negativeKey,
    text: same,
    most: draftLimits.negatives,
  });
  const toOwnPage = (ad: SearchAd): SearchAd =>
    hostOf(ad.finalUrl) === hostOf(finalUrl) ? ad : { ...ad, finalUrl: '' };
  const ads = addTo(target.ads, source.ads, pieces.get('ads'), {
    key: adKey,
    text: adText,
    most: draftLimits.ads,
    prepare: toOwnPage,
  });
  return negatives === target.negatives && ads === target.ads ? target : { ...target, negatives, ads };
}

function reportNoRoom(source: DraftGroup, target: DraftGroup, pieces: CopiedByKind): DraftGroup {
  pieces.get('negatives')?.noRoom.push(...source.negatives);
  pieces.get('ads')?.noRoom.push(...source.ads.map(adText));
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

function newGroup(id: string, name: string, groups: readonly DraftGroup[]): DraftGroup {
  const position = Math.max(0, ...groups.map((group) => group.position)) + 1;
  return { id, name, position, keywords: [], negatives: [], ads: [] };
}
