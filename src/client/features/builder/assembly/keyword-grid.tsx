import { Text } from '@mantine/core';
import type { DraftGroup, DraftKeyword } from '#domain/making/structure/draft.ts';
import { clickMode } from '#client/components/selection/click-mode.ts';
import { listKeys } from '#client/components/selection/use-list-keys.ts';
import type { ListSelection } from '#client/components/selection/use-list-selection.ts';
import { useVirtualRows } from '#client/parts/items/use-virtual-rows.ts';
import classes from './assembly.module.css';
import { KeywordRow } from './keyword-row.tsx';
import type { KeywordActions } from './use-keyword-actions.ts';

const ROW_HEIGHT = 54;

interface KeywordGridProps {
  group: DraftGroup;
  list: ListSelection<DraftKeyword>;
  chosen: readonly DraftKeyword[];
  actions: KeywordActions;
  isSelecting: boolean;
}

/** The rows of the keywords, each with the reason for its place. They are dragged to other groups. */
export function KeywordGrid({ group, list, chosen, actions, isSelecting }: KeywordGridProps) {
  const { keywords } = group;
  const { selection, focus } = list;
  const activeIndex = Math.max(0, selection.active === null ? 0 : keywords.indexOf(selection.active));
  const { scroller, rows, height } = useVirtualRows({
    entries: keywords,
    rowHeight: ROW_HEIGHT,
    activeIndex,
    focus,
  });
  if (keywords.length === 0)
    return (
      <Text size="sm" c="dimmed" className={classes.noKeywords}>
        Nenhuma palavra neste grupo. Adicione abaixo ou mova de outro.
      </Text>
    );
  return (
    <div
      ref={scroller}
      className={classes.keywordScroller}
      style={{ maxHeight: keywords.length * ROW_HEIGHT + 2 }}
      role="grid"
      aria-label="Palavras-chave"
      aria-multiselectable="true"
      aria-rowcount={keywords.length}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()} // Shift would mark the page's text
      onKeyDown={listKeys({
        shown: keywords,
        activeIndex,
        isSelecting,
        list,
        more: (active) => ({
          'list.remove': () => actions.remove(active),
          'list.copy': () => actions.copy(active),
        }),
      })}
    >
      <div role="presentation" style={{ height, position: 'relative' }}>
        {rows.map(({ key, index, start, size }) => {
          const keyword = keywords[index];
          if (keyword === undefined) return null;
          const isSelected = selection.selected.has(keyword);
          const dragged = isSelected ? chosen : [keyword];
          return (
            <KeywordRow
              key={key}
              keyword={keyword}
              index={index}
              dragged={{ groupId: group.id, texts: dragged.map(({ text }) => text) }}
              isActive={index === activeIndex}
              isSelected={isSelected}
              isSelecting={isSelecting}
              top={start}
              height={size}
              onPick={(event) => {
                const mode = clickMode(event, isSelecting);
                if (mode) list.reach(keyword, mode);
              }}
              onFocus={() => index !== activeIndex && list.setActive(keyword)}
            />
          );
        })}
      </div>
    </div>
  );
}
