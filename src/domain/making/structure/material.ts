import { type AssetType, assetTypes, byAdTextType } from '#domain/ads/asset-types.ts';
import type { Item } from '#domain/ads/asset-models.ts';
import { dedupeItems, fitItems, fromStoredItem } from '#domain/ads/items.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { WholeAsset } from '#domain/making/campaign/campaign.ts';
import { type FunnelLevel, funnelLevels } from '#domain/making/texts/content/funnel.ts';
import type { TemplateSources } from '#domain/making/texts/generators/define-generator.ts';
import { generators } from '#domain/making/texts/generators/index.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { type AngledTexts, listByAngle } from '#domain/making/texts/engine/ad-text-list.ts';
import { hasOwnTexts, NUTRA_LIST, PRODUCTS_LIST } from '#domain/making/texts/templates.ts';

/** The texts of which a draft is built. Each keyword has the stage for which its list was generated. */
export interface Material {
  keywords: readonly { text: string; funnel: FunnelLevel | null }[];
  texts: Readonly<Record<Exclude<AssetType, 'keywords' | 'sitelinks'>, readonly string[]>>;
  sitelinks: readonly { text: string; desc1: string; desc2: string }[];
  /** The types of which the campaign had no list, so they were generated. */
  generated: readonly AssetType[];
  /** Built-in texts by angle, of which the ads of a group take those of its intent. Absent where the person has lists. */
  angled?: { titles: AngledTexts; descriptions: AngledTexts };
}

export interface MaterialRequest {
  assets: readonly Pick<WholeAsset, 'assetType' | 'content' | 'origin'>[];
  product: string;
  language: LanguageCode;
  sheet: ProductSheet;
}

/** Collects the campaign's lists. For types without a list, it runs the generators for the product. */
export function gatherMaterial(request: MaterialRequest, sources: TemplateSources): Material {
  const kept = assetTypes.filter((type) => request.assets.some(({ assetType }) => assetType === type));
  const itemsOf = (type: AssetType): Item[] =>
    kept.includes(type) ? listedItems(type, request.assets) : generate(type, '', request, sources);
  const texts = (type: AssetType): string[] => itemsOf(type).map(({ text = '' }) => text);
  return {
    keywords: kept.includes('keywords')
      ? listedKeywords(request.assets)
      : generatedKeywords(request, sources),
    texts: {
      negative_keywords: texts('negative_keywords'),
      ...byAdTextType(texts),
    },
    sitelinks: itemsOf('sitelinks').map(({ text = '', desc1 = '', desc2 = '' }) => ({ text, desc1, desc2 })),
    generated: assetTypes.filter((type) => !kept.includes(type)),
    ...angledTexts(request, sources, kept),
  };
}

/** Enough for an ad that says mostly one thing. */
const ANGLED_TITLES = 10;
const ANGLED_DESCRIPTIONS = 4;

function angledTexts(
  { language, product, sheet }: MaterialRequest,
  sources: TemplateSources,
  kept: readonly AssetType[],
): Pick<Material, 'angled'> {
  const { pack } = sources.builtIn;
  const isOwn = (type: 'titles' | 'descriptions') =>
    kept.includes(type) || hasOwnTexts(sources, type, language);
  if (!pack || isOwn('titles') || isOwn('descriptions')) return {};
  const request = { pack, language, product, sheet };
  return {
    angled: {
      titles: listByAngle('titles', request, ANGLED_TITLES),
      descriptions: listByAngle('descriptions', request, ANGLED_DESCRIPTIONS),
    },
  };
}

function listedItems(type: AssetType, assets: MaterialRequest['assets']): Item[] {
  const items = assets
    .filter(({ assetType }) => assetType === type)
    .flatMap(({ content }) => content.map(fromStoredItem));
  return dedupeItems(type, fitItems(type, items));
}

function listedKeywords(assets: MaterialRequest['assets']): Material['keywords'] {
  return assets
    .filter(({ assetType }) => assetType === 'keywords')
    .flatMap(({ content, origin }) =>
      fitItems('keywords', content.map(fromStoredItem)).map(({ text = '' }) => ({
        text,
        funnel: origin.funnel,
      })),
    );
}

function generatedKeywords(request: MaterialRequest, sources: TemplateSources): Material['keywords'] {
  return funnelLevels
    .toReversed()
    .flatMap((funnel) =>
      generate('keywords', funnel, request, sources).map(({ text = '' }) => ({ text, funnel })),
    );
}

function generate(
  kind: AssetType,
  funnel: FunnelLevel | '',
  request: MaterialRequest,
  sources: TemplateSources,
): Item[] {
  const { language, sheet } = request;
  const product =
    kind === 'keywords' && funnel === 'top' ? searchedAtTheTop(request, sources) : request.product;
  if (product === null) return [];
  const listKey = sheet.kind === 'nutra' ? NUTRA_LIST : PRODUCTS_LIST;
  const named = sheet.name === undefined ? sheet : { ...sheet, name: request.product };
  const made = generators[kind].generate(
    { listKey, product, language, funnel, match: 'phrase', sheet: named },
    sources,
  );
  return made.ok ? made.items : [];
}

/** At the top of the funnel of a supplement people search for what ails them, which only the sheet says. */
function searchedAtTheTop(
  { product, sheet }: MaterialRequest,
  { builtIn: { pack } }: TemplateSources,
): string | null {
  if (sheet.kind !== 'nutra') return product;
  const listed = sheet.niche === undefined ? undefined : pack?.niches[sheet.niche]?.problems[0]?.noun;
  return sheet.problem ?? listed ?? null;
}
