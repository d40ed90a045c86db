import { assetModels } from '#domain/ads/asset-models.ts';
import type { AdTextType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import { adCounts, specifiedCounts } from '../content/counts.ts';
import { type Angle, angles, type LanguagePack, type TextSlot } from '../content/language-pack.ts';
import type { SitelinkTemplate } from '../content/types.ts';
import { isFilled, type ProductSheet } from '../sheet/product-sheet.ts';
import { readFacts, type FillContext } from './facts.ts';
import { poolOf } from './kind-pool.ts';
import { type PickOptions, pickSitelinks, pickTexts } from './pick-texts.ts';
import type { FittingText } from './text-variants.ts';

export interface AdTextRequest {
  pack: LanguagePack;
  language: LanguageCode;
  product: string;
  sheet: ProductSheet;
}

/** Google Ads shows few titles at a time, so more titles with the name would repeat it. */
const NAME_LIMIT = 6;
/** Texts of an angle that state no fact, beside those that do. */
const MOST_GENERAL = 3;

/**
 * Returns the built-in texts of one type for a product: uncut, different from each other, and with known
 * facts only.
 */
export function listAdTexts(type: AdTextType, request: AdTextRequest): string[] {
  const options = {
    limit: limitOf(type),
    count: countOf(type, request.sheet),
    nameLimit: NAME_LIMIT,
    reasonsFirst: type !== 'titles',
    nameFirst: type === 'titles',
    ...pointersOf(type),
  };
  return pickTexts(slotsOf(type, request), wordingOf(request), options).map(({ text }) => text);
}

/** Callouts and promotions of these angles are no pointers. */
function pointersOf(type: AdTextType): Pick<PickOptions, 'pointers'> {
  return type === 'titles' || type === 'descriptions' ? { pointers: 'last' } : {};
}

/** Texts of each angle, the best first, that differ: up to more than one ad needs, so that the ads of groups differ. */
export type AngledTexts = Readonly<Record<Angle, readonly string[]>>;

export function listByAngle(
  type: 'titles' | 'descriptions',
  request: AdTextRequest,
  count: number,
): AngledTexts {
  const slots = slotsOf(type, request);
  const wording = wordingOf(request);
  const options: PickOptions = {
    limit: limitOf(type),
    count,
    nameLimit: NAME_LIMIT,
    reasonsFirst: true,
    pointers: 'never',
    mayBeFewer: true,
  };
  const found = angles.map((angle) => [
    angle,
    fewGeneral(
      pickTexts(
        slots.filter((slot) => slot.angle === angle),
        wording,
        options,
      ),
      request.sheet,
    ).map(({ text }) => text),
  ]);
  return Object.fromEntries(found) as AngledTexts; // one entry for each angle
}

/** Once the sheet has facts, an angle says little that is true of any product: its other texts say more. */
function fewGeneral(texts: readonly FittingText[], sheet: ProductSheet): readonly FittingText[] {
  if (!isFilled(sheet)) return texts;
  const isGeneral = ({ needs }: FittingText) => needs.every((fact) => fact === 'product' || fact === 'noun');
  const general = new Set(texts.filter(isGeneral).slice(0, MOST_GENERAL));
  return texts.filter((text) => !isGeneral(text) || general.has(text));
}

export function listSitelinks(request: AdTextRequest): SitelinkTemplate[] {
  const { pack, sheet } = request;
  const picked = pickSitelinks(poolOf(pack.sitelinks, sheet.kind), wordingOf(request), {
    count: specifiedCounts.sitelinks,
    nameLimit: NAME_LIMIT,
  });
  return picked.map(({ text, desc1, desc2 }) => ({ text, desc1, desc2 }));
}

/** The length limit of this type, in display cells. */
export function limitOf(type: AdTextType): number {
  return assetModels[type].columns[0].limit;
}

/** Returns the texts of one responsive search ad. */
export function assembleAd(
  request: AdTextRequest,
  { withKeywordInsertion }: { withKeywordInsertion: boolean },
): { titles: string[]; descriptions: string[] } {
  const pick = (type: 'titles' | 'descriptions') =>
    pickTexts(slotsOf(type, request), wordingOf(request), {
      limit: limitOf(type),
      count: adCounts[type],
      nameLimit: NAME_LIMIT,
      reasonsFirst: type === 'descriptions',
      nameFirst: type === 'titles',
      ...pointersOf(type),
    }).map(({ text }) => text);
  const titles = pick('titles');
  const insertion = withKeywordInsertion ? keywordInsertion(titles, request) : null;
  return {
    titles:
      insertion === null
        ? titles
        : [insertion, ...titles.filter((text) => !insertion.includes(`:${text}}`))].slice(0, adCounts.titles),
    descriptions: pick('descriptions'),
  };
}

/** The slots of one type for the sheet's kind of product. Titles also include the claims of its niche. */
export function slotsOf(type: AdTextType, { pack, sheet: { kind, niche } }: AdTextRequest): TextSlot[] {
  const claims = type === 'titles' && niche !== undefined ? pack.niches[niche].claims : [];
  return [...claims, ...poolOf(pack[type], kind)];
}

export function wordingOf({ pack, language, product, sheet }: AdTextRequest): FillContext {
  return readFacts(product, sheet, pack, language);
}

/** A title that repeats the search. Its default text is a title that is true by itself. */
function keywordInsertion(titles: readonly string[], { product, sheet }: AdTextRequest): string | null {
  if (sheet.brandBidding === 'forbidden') return null;
  const name = product.trim();
  const fallback =
    adTextWidth(name) <= limitOf('titles') ? name : titles.find((text) => !text.includes(name));
  return fallback === undefined || /[{}]/.test(fallback) ? null : `{KeyWord:${fallback}}`;
}

/** With facts in the sheet, there are enough titles for an ad; without facts, the specified number. */
function countOf(type: AdTextType, sheet: ProductSheet): number {
  return type === 'titles' && isFilled(sheet) ? adCounts.titles : specifiedCounts[type];
}
