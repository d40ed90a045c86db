import {
  findKeywordProblems,
  formatKeyword,
  keywordReach,
  parseKeyword,
  parseNewKeyword,
} from '#domain/ads/keyword.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { adTextWidth, fitAdText, toLowerCase } from '#domain/ads/text.ts';
import { negativeIndex } from '#domain/making/conflicts/negative-index.ts';
import type { FunnelLevel } from '#domain/making/texts/content/funnel.ts';
import { assembleAds, mainIntent } from './assemble-ads.ts';
import { keywordClassifier, type KnownProduct } from './classify.ts';
import { crossNegatives } from './cross-negatives.ts';
import { economicsOf } from './economics.ts';
import { type ClassedKeyword, groupKeywords, type KeywordGroup } from './group-keywords.ts';
import type { Material } from './material.ts';
import { draftLimits } from './limits.ts';
import { isProposed, markProposed, proposedFields } from './proposed.ts';
import type { CampaignDraft, DraftGroup } from './draft.ts';
import { emptyPromotion, MOST_ASSETS } from './campaign-assets.ts';
import type { CampaignSettings } from './settings.ts';

export interface LeftOut {
  text: string;
  /**
   * Google refuses the keyword; another list already has it; the negative would block a keyword; there is no
   * space left; the keyword's people only want to know, and have a campaign of their own.
   */
  why: 'refused' | 'repeated' | 'blocks' | 'no_room' | 'informative';
}

export interface Proposal {
  draft: CampaignDraft;
  leftOut: LeftOut[];
}

export interface ProposalRequest {
  material: Material;
  product: KnownProduct;
  /** What the person set stays. What is empty, or still is what was proposed before, is filled. */
  settings: CampaignSettings;
  /** That of the texts. */
  language: LanguageCode;
  /** The stages whose keywords are taken; without any of theirs, all. */
  stages?: readonly FunnelLevel[];
  newId: () => string;
}

/** The display path after the domain is limited to 15 cells. */
const PATH_WIDTH = 15;

/** Builds a whole draft from the given texts. The same texts give the same draft. */
export function proposeDraft({
  material,
  product,
  settings,
  language,
  stages = ['bottom'],
  newId,
}: ProposalRequest): Proposal {
  const leftOut: LeftOut[] = [];
  const classed = ofStages(classKeywords(material, product, leftOut), stages, leftOut);
  const groups = groupKeywords(withExactTwins(classed));
  const crossed = crossNegatives(groups, [product.name, ...product.spellings], product.pack);
  const negatives = freeNegatives(
    material.texts.negative_keywords,
    groups.flatMap(({ keywords }) => keywords),
    leftOut,
  );
  const adMaterial = {
    ...material.texts,
    path1: pathOf(product.name),
    ...(material.angled && { angled: material.angled }),
  };
  const drafted = groups.map((group, at): DraftGroup => ({
    id: newId(),
    position: at + 1,
    ...group,
    negatives: crossed[at] ?? [],
    ads: assembleAds(group.keywords, { ...adMaterial, rotation: turnOf(groups, at) }),
  }));
  const callouts = material.generated.includes('callouts')
    ? unlikeAds(material.texts.callouts, drafted)
    : material.texts.callouts;
  return {
    draft: { settings: fillSettings(settings, material, { negatives, callouts, language }), groups: drafted },
    leftOut,
  };
}

/** How many groups before this one have the same intent. */
function turnOf(groups: readonly KeywordGroup[], index: number): number {
  const intent = mainIntent(groups[index]?.keywords ?? []);
  return groups.slice(0, index).filter(({ keywords }) => mainIntent(keywords) === intent).length;
}

function classKeywords({ keywords }: Material, product: KnownProduct, leftOut: LeftOut[]): ClassedKeyword[] {
  const classify = keywordClassifier(product);
  const seen = new Set<string>();
  const classed: ClassedKeyword[] = [];
  for (const { text: written, funnel } of keywords) {
    const keyword = parseNewKeyword(written);
    const text = formatKeyword(keyword);
    const why = refusalOf(keyword, seen, classed.length);
    if (why) leftOut.push({ text: written, why });
    else classed.push({ text, ...classify(text, funnel) });
    seen.add(keywordReach(keyword));
  }
  return classed;
}

/** Who only wants to know would spend the budget of who buys: each has a campaign, a bid and a budget of their own. */
function ofStages(
  keywords: readonly ClassedKeyword[],
  stages: readonly FunnelLevel[],
  leftOut: LeftOut[],
): readonly ClassedKeyword[] {
  const own = keywords.filter(({ funnel }) => stages.includes(funnel));
  if (own.length === 0) return keywords;
  for (const keyword of keywords)
    if (!own.includes(keyword)) leftOut.push({ text: keyword.text, why: 'informative' });
  return own;
}

/** The name alone is the search that sells most: its exact keyword gets it before every other one. */
function withExactTwins(keywords: readonly ClassedKeyword[]): ClassedKeyword[] {
  const exact = new Set(
    keywords
      .map(({ text }) => parseKeyword(text))
      .flatMap(({ text, matchType }) => (matchType === 'exact' ? [text] : [])),
  );
  return keywords.flatMap((keyword) => {
    const { text } = parseKeyword(keyword.text);
    if (keyword.intent !== 'name' || exact.has(text)) return [keyword];
    exact.add(text);
    return [{ ...keyword, text: formatKeyword({ text, matchType: 'exact' }) }, keyword];
  });
}

function refusalOf(
  keyword: ReturnType<typeof parseKeyword>,
  seen: ReadonlySet<string>,
  count: number,
): LeftOut['why'] | null {
  if (findKeywordProblems(keyword).length > 0) return 'refused';
  if (seen.has(keywordReach(keyword))) return 'repeated';
  return count >= draftLimits.keywords ? 'no_room' : null;
}

/** The negatives that block no keyword, in their notation. */
function freeNegatives(
  negatives: readonly string[],
  keywords: readonly { text: string }[],
  leftOut: LeftOut[],
): string[] {
  const index = negativeIndex(negatives.map(parseNegativeKeyword));
  const blocking = new Set(keywords.flatMap(({ text }) => index.blocking(parseKeyword(text).text)));
  for (const index of blocking) leftOut.push({ text: negatives[index] ?? '', why: 'blocks' });
  return negatives.filter((_, index) => !blocking.has(index));
}

/** Google does not want a callout to say what an ad says, and there are others. */
function unlikeAds(callouts: readonly string[], groups: readonly DraftGroup[]): string[] {
  const inAds = new Set(
    groups.flatMap(({ ads }) =>
      ads.flatMap(({ titles, descriptions }) =>
        [...titles, ...descriptions].map(({ text }) => toLowerCase(text)),
      ),
    ),
  );
  return callouts.filter((callout) => !inAds.has(toLowerCase(callout)));
}

function fillSettings(
  settings: CampaignSettings,
  material: Material,
  {
    negatives,
    callouts,
    language,
  }: { negatives: readonly string[]; callouts: readonly string[]; language: LanguageCode },
): CampaignSettings {
  const found = {
    ...bidsOf(settings),
    languages: [language],
    negatives: negatives.slice(0, draftLimits.negatives),
    sitelinks: material.sitelinks.slice(0, MOST_ASSETS).map((link) => ({ ...link, url: '' })),
    callouts: callouts.slice(0, MOST_ASSETS),
    // A generated promotion has no discount, and Google takes none without one.
    promotions: material.generated.includes('promotions')
      ? []
      : material.texts.promotions.slice(0, MOST_ASSETS).map((target) => ({ ...emptyPromotion, target })),
  };
  const fields = proposedFields.filter((field) => isProposed(settings, field));
  const filled = Object.fromEntries(fields.map((field) => [field, found[field]]));
  return markProposed({ ...settings, ...filled }, fields);
}

/** The limit of a bid that the strategy needs, from what a click may cost; without a commission nothing is known. */
function bidsOf({
  bidStrategy,
  economics,
}: CampaignSettings): Pick<CampaignSettings, 'maxCpc' | 'targetCpa'> {
  const known = economicsOf(economics);
  const money = (value: number | undefined) =>
    value !== undefined && value >= 0.01 ? value.toFixed(2) : null;
  const hasCap = bidStrategy === 'maximize_clicks' || bidStrategy === 'manual_cpc';
  return {
    maxCpc: hasCap ? money(known?.workingCpc) : null,
    targetCpa: bidStrategy === 'target_cpa' ? money(known?.targetCpa) : null,
  };
}

/** The display path for a product's name, such as `Vitalis-Max`. */
function pathOf(name: string): string {
  const words = name.trim().split(/[\s/]+/);
  const fitting = words.reduce((path, word) => {
    const longer = path === '' ? word : `${path}-${word}`;
    return adTextWidth(longer) <= PATH_WIDTH && words.join('-').startsWith(longer) ? longer : path;
  }, '');
  return (fitting === '' ? fitAdText(words.join('-'), PATH_WIDTH) : fitting).replace(/-+$/, '');
}
