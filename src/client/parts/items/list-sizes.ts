import { assetModels } from '#domain/ads/asset-models.ts';
import { type AssetType, isKeywordType } from '#domain/ads/asset-types.ts';

/** In pixels: a row of one line, the buttons of a row where fingers are used, and each further column of a row. */
const LINE_HEIGHT = 44;
const TOUCH_HEIGHT = 57;
const FIELD_HEIGHT = 22;
/** The line that says the intent of a keyword. */
const INTENT_HEIGHT = 16;
/** In pixels: a row whose text stands above its buttons, each further line of the text, and each further column. */
const STACKED_HEIGHT = 84;
const STACKED_LINE_HEIGHT = 23.25;
const STACKED_FIELD_HEIGHT = 25.75;
/** Characters that a line of it holds. */
const STACKED_LINE = 35;
/** The same values as in `item-row.module.css`. */
const IS_TOUCH = '(pointer: coarse), (max-width: 48em)';
const IS_STACKED = '(max-width: 36em) and (hover: none), (max-width: 36em) and (pointer: coarse)';
/** In pixels; `20rem` in its style. */
export const WINDOW_HEIGHT = 320;

/** The usual height of a row in pixels, until rows were measured. */
export function rowHeight(kind: AssetType, hasIntent = false): number {
  const { columns } = assetModels[kind];
  const more = columns.length - 1;
  if (!isKeywordType(kind) && matchMedia(IS_STACKED).matches) {
    const lines = Math.ceil(columns[0].limit / STACKED_LINE); // a typical text is nearly as long as its limit
    return STACKED_HEIGHT + (lines - 1) * STACKED_LINE_HEIGHT + more * STACKED_FIELD_HEIGHT;
  }
  const fields = LINE_HEIGHT + more * FIELD_HEIGHT + (hasIntent ? INTENT_HEIGHT : 0);
  return Math.max(fields, matchMedia(IS_TOUCH).matches ? TOUCH_HEIGHT : 0);
}
