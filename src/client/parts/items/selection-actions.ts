import type { Item } from '#domain/ads/asset-models.ts';
import { type AssetType, isKeywordType } from '#domain/ads/asset-types.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { changeMatchOf, placeItem, shiftItems } from '#domain/making/texts/change-items.ts';
import { clipboardText } from '#domain/making/texts/exports.ts';
import { copyToClipboard } from '#client/lib/clipboard.ts';
import type { ChangeItems, ListWork } from './use-list-work.ts';

/** What can be done with the selected items; without a selection, with the item that has the focus. */
export interface SelectionActions {
  remove: (active?: Item) => void;
  copy: (active?: Item) => void;
  /** Null when the list is shown in another order, or when the order has no meaning. */
  shift: ((direction: 'up' | 'down', active?: Item) => void) | null;
  /** Puts an item at the place of another one. Null where `shift` is null. */
  moveTo: ((item: Item, target: Item) => void) | null;
  /** Null for texts that are not keywords. */
  changeMatch: ((match: MatchType) => void) | null;
}

interface ActionOptions {
  kind: AssetType;
  /** The selected items in the order on screen. */
  chosen: readonly Item[];
  work: ListWork;
  isOrdered: boolean;
  onChange: ChangeItems;
}

export function selectionActions({
  kind,
  chosen,
  work,
  isOrdered,
  onChange,
}: ActionOptions): SelectionActions {
  const chosenOr = (active?: Item) => (chosen.length === 0 && active ? [active] : chosen);
  // Google Ads shows texts in the order that the person wrote; the order of keywords means nothing.
  const canOrder = isOrdered && !isKeywordType(kind);
  return {
    remove: (active) => work.remove(new Set(chosenOr(active)), 'row'),
    copy: (active) => void copyToClipboard(clipboardText(kind, chosenOr(active))),
    shift: canOrder
      ? (direction, active) => {
          const moved = chosenOr(active);
          work.keepFocus();
          onChange((items) => shiftItems(items, new Set(moved), direction), {
            kind: 'ordered',
            count: moved.length,
          });
        }
      : null,
    moveTo: canOrder
      ? (item, target) => {
          work.reach(item, 'only');
          onChange((items) => placeItem(items, item, target), { kind: 'ordered', count: 1 });
        }
      : null,
    changeMatch: isKeywordType(kind)
      ? (match) => {
          work.clear();
          onChange((items) => changeMatchOf(kind, items, { chosen: new Set(chosen), match }), {
            kind: 'matched',
            count: chosen.length,
          });
        }
      : null,
  };
}
