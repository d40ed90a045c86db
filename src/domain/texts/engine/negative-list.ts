import { negativeBlocks } from '../../ads/negative-blocking.ts';
import { parseNegativeKeyword } from '../../ads/negative-keyword.ts';
import type { LanguagePack, NegativeGroupId } from '../content/language-pack.ts';
import type { ProductSheet } from '../sheet/product-sheet.ts';
import { isBrandForbidden } from './keyword-list.ts';

/** What the one-click list is made of: nothing chosen is the pack's own selection. */
export interface NegativeChoice {
  groups?: readonly NegativeGroupId[];
  withNiche?: boolean;
}

/**
 * The negatives of a campaign, in Google's notation. A negative that would block the product's own name is left
 * out; a name its owner forbids to bid on is added.
 */
export function listNegatives(
  pack: LanguagePack,
  { groups, withNiche = false }: NegativeChoice,
  sheet: ProductSheet,
): string[] {
  const chosen =
    groups === undefined ? pack.negatives.oneClick : groups.flatMap((id) => pack.negatives.groups[id]);
  const niche = withNiche && sheet.niche !== undefined ? pack.niches[sheet.niche].negatives : [];
  const name = sheet.name ?? '';
  const kept = [...chosen, ...niche].filter(
    (negative) => !negativeBlocks(parseNegativeKeyword(negative), name),
  );
  return isBrandForbidden(sheet) && name !== '' ? [...kept, `"${name.toLowerCase()}"`] : kept;
}
