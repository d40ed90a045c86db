import { assetModels } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';

/** In pixels: a row of one line, the buttons of a row where fingers are used, and each further column of a row. */
const LINE_HEIGHT = 45;
const TOUCH_HEIGHT = 57;
const FIELD_HEIGHT = 21.5;
/** As in `item-row.module.css`. */
const IS_TOUCH = '(pointer: coarse), (max-width: 48em)';
/** In pixels; `20rem` in its style. */
export const WINDOW_HEIGHT = 320;

/** The usual height of a row in pixels, until rows were measured. */
export function rowHeight(kind: AssetType): number {
  const fields = LINE_HEIGHT + (assetModels[kind].columns.length - 1) * FIELD_HEIGHT;
  return Math.max(fields, matchMedia(IS_TOUCH).matches ? TOUCH_HEIGHT : 0);
}
