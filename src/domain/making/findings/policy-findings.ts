import { assetModels } from '#domain/ads/asset-models.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { editorialRules } from '#domain/making/review/editorial-rules.ts';
import { keywordRules } from '#domain/making/review/keyword-rules.ts';
import type { PolicyReader } from '#domain/making/review/policy.ts';
import type { PolicyFinding, ProductKind } from '#domain/making/review/policy-rule.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { otherAssetTexts } from './draft-texts.ts';
import type { Finding, FindingLocation, SettingsSection } from './finding.ts';
import type { Fix } from './fix.ts';

interface LocatedText {
  kind: AssetType;
  text: string;
  location: FindingLocation;
  groupId: string | null;
  /** Whether no fix can rewrite it. */
  isFixed?: boolean;
}

export interface PolicyContext {
  read: PolicyReader;
  product: string;
  productKind: ProductKind;
}

/** For these rules, the suggestion is the corrected text. For claims, it is a different statement. */
const mending = new Set([...editorialRules, ...keywordRules].map(({ id }) => id));

/**
 * The policy findings of every text. Each text is checked once, even if it occurs several times in the draft.
 */
export function policyFindings(
  draft: CampaignDraft,
  { read, product, productKind }: PolicyContext,
): Finding[] {
  const byText = new Map<string, { placed: LocatedText; count: number }>();
  for (const placed of textsOf(draft)) {
    if (placed.text.trim() === '') continue;
    const key = `${placed.kind}:${placed.text}`;
    const known = byText.get(key);
    if (known) known.count += 1;
    else byText.set(key, { placed, count: 1 });
  }
  return [...byText.values()].flatMap(({ placed, count }) => {
    const { kind, text, location } = placed;
    return read({ kind, text, product, productKind }).map(({ rule, level, source, rewrite, words }) => ({
      rule,
      level,
      source,
      text,
      location,
      count,
      ...(words && { words }),
      ...mend(placed, rule, rewrite),
    }));
  });
}

function mend(
  placed: LocatedText,
  rule: string,
  rewrite: PolicyFinding['rewrite'],
): Pick<Finding, 'suggestion' | 'fix'> {
  const { kind, text, groupId } = placed;
  if (rewrite === undefined || rewrite === text || rewrite.trim() === '') return {};
  if (!mending.has(rule) || adTextWidth(rewrite) > limitOf(placed) || placed.isFixed === true)
    return { suggestion: rewrite };
  return { suggestion: rewrite, fix: fixFor(kind, text, rewrite, groupId) };
}

function limitOf({ kind, text }: LocatedText): number {
  const { columns } = assetModels[kind];
  return Math.max(...columns.map(({ limit }) => limit), kind === 'keywords' ? text.length : 0);
}

function fixFor(kind: AssetType, from: string, to: string, groupId: string | null): Fix {
  if (kind === 'keywords') return { kind: 'keyword', from, to };
  if (kind === 'negative_keywords') return { kind: 'negative', from, to, groupId };
  return { kind: 'text', of: kind, from, to };
}

function textsOf({ settings, groups }: CampaignDraft): LocatedText[] {
  const at = (part: SettingsSection) => ({ tab: 'settings', part }) as const;
  const own = (
    kind: AssetType,
    texts: readonly string[],
    location: FindingLocation,
    groupId: string | null = null,
  ) => texts.map((text) => ({ kind, text, location, groupId }));
  return [
    ...groups.flatMap(({ id, keywords, negatives, ads }) => {
      const location = { tab: 'assembly', groupId: id } as const;
      return [
        ...own(
          'keywords',
          keywords.map(({ text }) => text),
          location,
          id,
        ),
        ...own('negative_keywords', negatives, location, id),
        ...ads.flatMap(({ titles, descriptions }) => [
          ...own(
            'titles',
            titles.map(({ text }) => text),
            location,
            id,
          ),
          ...own(
            'descriptions',
            descriptions.map(({ text }) => text),
            location,
            id,
          ),
        ]),
      ];
    }),
    ...own('negative_keywords', settings.negatives, at('negatives')),
    ...own(
      'sitelinks',
      settings.sitelinks.flatMap(({ text, desc1, desc2 }) => [text, desc1, desc2]),
      at('assets'),
    ),
    ...own('callouts', settings.callouts, at('assets')),
    ...own(
      'promotions',
      settings.promotions.map(({ target }) => target),
      at('promotions'),
    ),
    // They follow the rules of callouts; only the person can rewrite them.
    ...[
      ...own(
        'callouts',
        settings.snippets.flatMap(({ values }) => values),
        at('assets'),
      ),
      ...own('callouts', otherAssetTexts(settings), at('business')),
    ].map((each) => ({ ...each, isFixed: true })),
  ];
}
