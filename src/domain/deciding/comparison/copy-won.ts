import { parseKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { findConflicts } from '#domain/making/conflicts/find-conflicts.ts';
import { draftLimits } from '#domain/making/structure/limits.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import {
  type DraftPrice,
  type DraftSitelink,
  MOST_ASSETS,
} from '#domain/making/structure/campaign-assets.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import {
  addTo,
  type CopiedKind,
  copiedKinds,
  type CopiedPieces,
  hostOf,
  type CopiedByKind,
  same,
} from './copied-pieces.ts';
import { addGroups } from './copy-groups.ts';
import {
  callKey,
  negativeKey,
  priceKey,
  priceText,
  promotionKey,
  promotionText,
  sitelinkKey,
  snippetKey,
  snippetText,
  textKey,
} from './pieces.ts';

export interface CopyPreview {
  draft: CampaignDraft;
  pieces: CopiedPieces[];
  newGroups: string[];
  /** Keywords of the target that a copied negative would block, with that negative. */
  blocked: { negative: string; keyword: string }[];
}

/**
 * The target with the pieces of another campaign added. Keywords and ads go to the group of the same name; a group
 * that the target lacks is added with its keywords. An address of another site is dropped, so that the ad leads to the
 * target's own page.
 */
export function copyWon(
  from: CampaignDraft,
  to: CampaignDraft,
  kinds: ReadonlySet<CopiedKind>,
  newId: () => string,
): CopyPreview {
  const pieces = new Map<CopiedKind, CopiedPieces>(
    copiedKinds
      .filter((kind) => kinds.has(kind))
      .map((kind) => [kind, { kind, added: [], existing: [], noRoom: [] }]),
  );
  const settings = addSettings(from.settings, to.settings, pieces);
  const { groups, newGroups } = addGroups(from, to, pieces, newId);
  const isChanged = settings !== to.settings || groups.some((group, at) => group !== to.groups[at]);
  const draft = isChanged ? { settings, groups } : to;
  return {
    draft,
    pieces: [...pieces.values()],
    newGroups,
    blocked: blockedBy(pieces.get('negatives')?.added ?? [], to),
  };
}

function addSettings(from: CampaignSettings, to: CampaignSettings, pieces: CopiedByKind): CampaignSettings {
  const most = MOST_ASSETS;
  const isSameSite = hostOf(from.finalUrl) !== null && hostOf(from.finalUrl) === hostOf(to.finalUrl);
  const ownAddress = (sitelink: DraftSitelink) =>
    isSameSite || hostOf(sitelink.url) === hostOf(to.finalUrl) ? sitelink : { ...sitelink, url: '' };
  const ownPages = (price: DraftPrice) =>
    isSameSite ? price : { ...price, items: price.items.map((item) => ({ ...item, url: '' })) };
  const next = {
    negatives: addTo(to.negatives, from.negatives, pieces.get('negatives'), {
      key: negativeKey,
      text: same,
      most: draftLimits.negatives,
    }),
    sitelinks: addTo(to.sitelinks, from.sitelinks, pieces.get('sitelinks'), {
      key: sitelinkKey,
      text: ({ text }) => text,
      most,
      prepare: ownAddress,
    }),
    callouts: addTo(to.callouts, from.callouts, pieces.get('callouts'), { key: textKey, text: same, most }),
    snippets: addTo(to.snippets, from.snippets, pieces.get('snippets'), {
      key: snippetKey,
      text: snippetText,
      most,
    }),
    promotions: addTo(to.promotions, from.promotions, pieces.get('promotions'), {
      key: promotionKey,
      text: promotionText,
      most,
    }),
    prices: addTo(to.prices, from.prices, pieces.get('prices'), {
      key: priceKey,
      text: priceText,
      most,
      prepare: ownPages,
    }),
    calls: addTo(to.calls, from.calls, pieces.get('calls'), {
      key: callKey,
      text: ({ phone }) => phone,
      most,
    }),
  };
  const keys = Object.keys(next) as (keyof typeof next)[]; // the keys of the literal above
  return keys.some((key) => next[key] !== to[key]) ? { ...to, ...next } : to;
}

function blockedBy(added: readonly string[], to: CampaignDraft): CopyPreview['blocked'] {
  const keywords = to.groups.flatMap(({ id, keywords: own }) =>
    own.map(({ text }) => ({ ...parseKeyword(text), groupId: id, written: text })),
  );
  const negatives = added.map((text) => ({ ...parseNegativeKeyword(text), groupId: null }));
  return findConflicts(negatives, keywords).flatMap(({ negative, examples }) => {
    const keyword = keywords[examples[0]?.keyword ?? -1]?.written;
    return keyword === undefined ? [] : [{ negative: added[negative] ?? '', keyword }];
  });
}
