import { toLowerCase } from '#domain/ads/text.ts';
import type { ReplacedText } from '#domain/ads/account-change.ts';
import { isMarkedLow, readAssetKind } from '#domain/measuring/reports/asset-cells.ts';
import type { StoredSignals } from '#domain/measuring/reports/stored.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { ProblemOf } from './problem.ts';
import { sumsOf } from './signals.ts';

/** Texts that may stand in for others, by kind; the best first. */
export type Replacements = Readonly<Record<ReplacedText, readonly string[]>>;

/** Assets that Google marks low, each with another text for the same place. A text is proposed once. */
export function assetProblems(
  { assets }: Pick<StoredSignals, 'assets'>,
  draft: CampaignDraft,
  replacements: Replacements,
): ProblemOf<'low_asset'>[] {
  const here = textsIn(draft);
  const usedTexts = new Set([
    ...Object.values(here).flatMap((texts) => [...texts]),
    ...assets.map(([text]) => toLowerCase(text)),
  ]);
  const merged = new Map<string, ProblemOf<'low_asset'>>();
  for (const [text, campaign, adGroup, counts, details] of assets) {
    const of = readAssetKind(details?.assetType ?? '');
    if (of === null || !isMarkedLow(details?.performance ?? '')) continue;
    const { impressions, costMicros, conversions } = sumsOf(counts);
    const key = `low_asset:${of}:${toLowerCase(text)}`;
    const known = merged.get(key);
    if (known) {
      known.impressions += impressions;
      known.costMicros += costMicros;
      known.conversions += conversions;
      continue;
    }
    const to = replacements[of].find((each) => !usedTexts.has(toLowerCase(each)));
    if (to !== undefined) usedTexts.add(toLowerCase(to));
    merged.set(key, {
      kind: 'low_asset',
      key,
      subject: text,
      campaign,
      adGroup,
      impressions,
      costMicros,
      conversions,
      tier: null,
      confidence: null,
      changes:
        to === undefined || !here[of].has(toLowerCase(text)) ? [] : [{ kind: 'text', of, from: text, to }],
    });
  }
  return [...merged.values()];
}

function textsIn({ settings, groups }: CampaignDraft): Record<ReplacedText, ReadonlySet<string>> {
  const ads = groups.flatMap((group) => group.ads);
  const set = (texts: readonly string[]) => new Set(texts.map(toLowerCase));
  return {
    titles: set(ads.flatMap(({ titles }) => titles.map(({ text }) => text))),
    descriptions: set(ads.flatMap(({ descriptions }) => descriptions.map(({ text }) => text))),
    sitelinks: set(settings.sitelinks.map(({ text }) => text)),
    callouts: set(settings.callouts),
  };
}
