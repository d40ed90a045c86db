import { useDraggable } from '@dnd-kit/core';
import type { ComponentProps, MouseEvent } from 'react';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { PolicyFinding } from '#domain/making/review/policy-rule.ts';
import type { ArrangedItems } from '#domain/making/texts/arrange-items.ts';
import type { Intent } from '#domain/language/intents.ts';
import { DragArea } from '#client/components/drag-area.tsx';
import { useTab } from '#client/lib/storage/tab-scope.ts';
import { clickMode } from '#client/components/selection/click-mode.ts';
import { GroupHeading } from './group-heading.tsx';
import classes from './items-grid.module.css';
import { ItemEditor } from './item-editor.tsx';
import { ItemRow } from './item-row.tsx';
import { rowHeight } from './list-sizes.ts';
import { tallListStore } from './list-stores.ts';
import type { SelectionActions } from './selection-actions.ts';
import { listKeys } from '#client/components/selection/use-list-keys.ts';
import type { ListWork } from './use-list-work.ts';
import { useRowDrag } from './use-row-drag.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface ItemsGridProps extends ArrangedItems {
  kind: AssetType;
  language: LanguageCode | undefined;
  review: (item: Item) => readonly PolicyFinding[];
  intentOf?: (item: Item) => Intent | null;
  work: ListWork;
  actions: SelectionActions;
  isSelecting: boolean;
  onSuggest?: (item: Item) => void;
}

/** The items in a window 20rem high, or as high as the screen. */
export function ItemsGrid(props: ItemsGridProps) {
  const { kind, language, items, groups, review, intentOf, work, actions, isSelecting, onSuggest } = props;
  const { selection, editing, focus } = work;
  const isTall = useTab(tallListStore);
  const activeIndex = Math.max(0, selection.active === null ? 0 : items.indexOf(selection.active));
  const editedIndex = editing === null ? -1 : items.indexOf(editing.item);
  const { scroller, rows, height, measure, rowAt } = useVirtualRows({
    entries: items,
    rowHeight: rowHeight(
      kind,
      intentOf !== undefined && items[0] !== undefined && intentOf(items[0]) !== null,
    ),
    activeIndex,
    editedIndex,
    focus,
  });
  const { drag, handlers } = useRowDrag({
    items,
    offsetOf: (y) =>
      y - (scroller.current?.getBoundingClientRect().top ?? 0) + (scroller.current?.scrollTop ?? 0),
    rowAt,
    onStart: work.setActive, // it stays rendered while the list scrolls
    onDrop: (item, target) => actions.moveTo?.(item, target),
  });

  /** The item and the button of an event in a row. */
  function targetOf({ target }: { target: EventTarget }) {
    const element = target instanceof Element ? target : null;
    const index = element?.closest('[data-index]')?.getAttribute('data-index');
    const item = index ? items[Number(index)] : undefined;
    return { item, action: element?.closest('[data-action]')?.getAttribute('data-action'), element };
  }
  function click(event: MouseEvent): void {
    const { item, action, element } = targetOf(event);
    if (!item || element?.closest('form')) return;
    if (action === 'edit') work.edit(item, 'edit');
    else if (action === 'remove') work.remove(new Set([item]), 'remove');
    else if (action === 'suggest') onSuggest?.(item);
    else if (!element?.closest('button, input, label, [role="note"]')) pick(event, item);
  }
  const shortcutsOf = (active: Item) => ({
    'list.edit': () => work.edit(active, 'row'),
    'list.remove': () => actions.remove(active),
    'list.copy': () => actions.copy(active),
    ...(actions.shift && {
      'list.shiftUp': () => actions.shift?.('up', active),
      'list.shiftDown': () => actions.shift?.('down', active),
    }),
  });
  function pick(event: MouseEvent, item: Item): void {
    const mode = clickMode(event, isSelecting);
    if (mode) work.reach(item, mode);
  }

  return (
    <DragArea {...handlers}>
      <div
        ref={scroller}
        className={classes.scroller}
        data-tall={isTall || undefined}
        role="grid"
        aria-label="Itens da lista"
        aria-multiselectable="true"
        aria-rowcount={items.length}
        onKeyDown={listKeys({ shown: items, activeIndex, isSelecting, list: work, more: shortcutsOf })}
        onMouseDown={(event) => event.shiftKey && event.preventDefault()} // Shift would mark the page's text
        onClick={click}
        onDoubleClick={(event) => {
          const { item, element } = targetOf(event);
          if (item && !element?.closest('form, button, label')) work.edit(item, 'row');
        }}
        onChange={(event) => {
          const { item, action } = targetOf(event);
          if (item && action === 'select') work.reach(item, 'toggle');
        }}
        onFocus={(event) => {
          const { item } = targetOf(event);
          if (item && item !== items[activeIndex]) work.setActive(item);
        }}
      >
        <Canvas style={{ height }}>
          {rows.map(({ key, index, start }) => {
            const item = items[index];
            if (item === undefined) return null;
            const group = groups.get(index);
            return (
              <div
                key={key}
                ref={measure}
                data-index={index}
                role="presentation"
                className={classes.row}
                data-dragged={drag?.item === item || undefined}
                data-drop={
                  drag?.over === index && drag.item !== item ? dropSide(items, drag.item, index) : undefined
                }
                style={{ top: start }}
              >
                {group && <GroupHeading group={group} />}
                {index === editedIndex ? (
                  <div role="row" aria-rowindex={index + 1}>
                    <ItemEditor
                      kind={kind}
                      item={item}
                      onConfirm={work.closeEditor}
                      onCancel={() => work.closeEditor()}
                    />
                  </div>
                ) : (
                  <ItemRow
                    kind={kind}
                    item={item}
                    language={language}
                    index={index}
                    findings={review(item)}
                    intent={intentOf?.(item) ?? null}
                    isActive={index === activeIndex}
                    isSelected={selection.selected.has(item)}
                    isSelecting={isSelecting}
                    canSuggest={onSuggest !== undefined}
                    canDrag={actions.moveTo !== null}
                  />
                )}
              </div>
            );
          })}
        </Canvas>
      </div>
    </DragArea>
  );
}

/** The area that is as high as all rows together. Rows are dragged in it. */
function Canvas(props: ComponentProps<'div'>) {
  const { setNodeRef, listeners } = useDraggable({ id: 'row' });
  return <div ref={setNodeRef} className={classes.canvas} role="presentation" {...listeners} {...props} />;
}

/** The edge of the row at which the dragged item would be inserted. */
function dropSide(items: readonly Item[], dragged: Item, over: number): 'before' | 'after' {
  return items.indexOf(dragged) < over ? 'after' : 'before';
}
