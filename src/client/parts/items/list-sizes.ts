import { assetModels } from '#domain/ads/asset-models.ts';
import { type AssetType, isKeywordType } from '#domain/ads/asset-types.ts';

/** In pixels: the lowest row, and the lowest where fingers are used. */
const LEAST_HEIGHT = 45;
const LEAST_TOUCH_HEIGHT = 57;
/** In pixels: a row of one line, each further line of its text, each further column, and the intent of a keyword. */
const ONE_LINE_HEIGHT = 36.25;
const LINE_HEIGHT = 23.25;
const FIELD_HEIGHT = 25.69;
const INTENT_HEIGHT = 24.14;
/** In pixels: the buttons below a text that stands above them. */
const STACKED_BUTTONS_HEIGHT = 48;
/** Characters that a line holds: of a text above its buttons, and of one beside them. */
const STACKED_LINE = 35;
const LINE = 60;
/** The same values as in `item-row.module.css`. */
const IS_TOUCH = '(pointer: coarse), (max-width: 48em)';
const IS_STACKED = '(max-width: 36em) and (hover: none), (max-width: 36em) and (pointer: coarse)';
/** In pixels; `20rem` in its style. */
export const WINDOW_HEIGHT = 320;

/**
 * The usual height of a row in whole pixels, until rows were measured. Each row that differs makes the list compute the
 * places of all rows after it anew.
 */
export function rowHeight(kind: AssetType, hasIntent = false): number {
  const [text, ...more] = assetModels[kind].columns;
  const isKeyword = isKeywordType(kind);
  const isStacked = !isKeyword && matchMedia(IS_STACKED).matches;
  // The usual text of an ad is nearly as long as its limit.
  const lines = isKeyword ? 1 : Math.ceil(text.limit / (isStacked ? STACKED_LINE : LINE));
  const fields =
    ONE_LINE_HEIGHT +
    (lines - 1) * LINE_HEIGHT +
    more.length * FIELD_HEIGHT +
    (hasIntent ? INTENT_HEIGHT : 0) +
    (isStacked ? STACKED_BUTTONS_HEIGHT : 0);
  const least = matchMedia(IS_TOUCH).matches ? LEAST_TOUCH_HEIGHT : LEAST_HEIGHT;
  return Math.round(Math.max(fields, least));
}
