import type { Item } from '#domain/ads/asset-models.ts';
import { toLowerCase } from '#domain/ads/text.ts';
import type { AdTextType } from '#domain/ads/asset-types.ts';
import { type AdTextRequest, limitOf, slotsOf, wordingOf } from './ad-text-list.ts';
import { poolOf } from './kind-pool.ts';
import { sitelinkCandidates } from './pick-texts.ts';
import { suggestAnother } from './text-variants.ts';

/**
 * Suggests a replacement for an item: the next wording of its slot, then other slots. Null when none is left.
 */
export function suggestItem(
  type: AdTextType | 'sitelinks',
  { item, shown }: { item: Item; shown: readonly Item[] },
  request: AdTextRequest,
): Item | null {
  const text = item['text'] ?? '';
  const texts = shown.map((one) => one['text'] ?? '');
  if (type === 'sitelinks') return suggestSitelink(text, texts, request);
  const wording = wordingOf(request);
  const another = suggestAnother(slotsOf(type, request), {
    text,
    shown: texts,
    limit: limitOf(type),
    wording,
  });
  return another === null ? null : { text: another };
}

/** The next sitelink of the same angle, then any other. */
function suggestSitelink(text: string, shown: readonly string[], request: AdTextRequest): Item | null {
  const all = sitelinkCandidates(poolOf(request.pack.sitelinks, request.sheet.kind), wordingOf(request));
  const angle = all.find((one) => one.text === text)?.angle;
  const usedTexts = new Set([text, ...shown].map(toLowerCase));
  const free = all.filter((one) => !usedTexts.has(toLowerCase(one.text)));
  const next = free.find((one) => one.angle === angle) ?? free[0];
  if (!next) return null;
  const { text: link, desc1, desc2 } = next.value;
  return { text: link, desc1, desc2 };
}
