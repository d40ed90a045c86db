import { Checkbox, Text } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import type { PlannedGroup } from '#domain/structure/plan.ts';
import classes from './assembly.module.css';
import { AddKeywords } from './add-keywords.tsx';
import { KeywordActions } from './keyword-actions.tsx';
import { KeywordRow } from './keyword-row.tsx';

const ROW_HEIGHT = 54;

interface KeywordListProps {
  group: PlannedGroup;
  onOpen: (id: string) => void;
}

/** The group's keywords, each with the reason for its place. Only visible rows are rendered. */
export function KeywordList({ group, onOpen }: KeywordListProps) {
  const { keywords } = group;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = keywords.filter(({ text }) => ticked.has(text)).map(({ text }) => text);
  const scroller = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- its answers are used in this render alone
  const virtualizer = useVirtualizer({
    count: keywords.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  function tick(text: string, isTicked: boolean): void {
    const next = new Set(ticked);
    if (isTicked) next.add(text);
    else next.delete(text);
    setTicked(next);
  }
  return (
    <>
      <Checkbox
        label={
          chosen.length === 0
            ? 'Marcar todas'
            : chosen.length === 1
              ? '1 marcada'
              : `${chosen.length} marcadas`
        }
        checked={chosen.length > 0 && chosen.length === keywords.length}
        indeterminate={chosen.length > 0 && chosen.length < keywords.length}
        disabled={keywords.length === 0}
        onChange={({ currentTarget: { checked } }) =>
          setTicked(new Set(checked ? keywords.map(({ text }) => text) : []))
        }
      />
      {chosen.length > 0 && (
        <KeywordActions
          groupId={group.id}
          chosen={new Set(chosen)}
          onDone={() => setTicked(new Set())}
          onOpen={onOpen}
        />
      )}
      <div
        ref={scroller}
        className={classes.keywordScroller}
        style={{ maxHeight: Math.max(1, keywords.length) * ROW_HEIGHT + 2 }}
      >
        {keywords.length === 0 && (
          <Text size="sm" c="dimmed" p="sm">
            Nenhuma palavra neste grupo. Adicione abaixo ou mova de outro.
          </Text>
        )}
        <div
          role="list"
          aria-label="Palavras-chave"
          style={{ height: virtualizer.getTotalSize(), position: 'relative' }}
        >
          {virtualizer.getVirtualItems().map(({ index, start, size }) => {
            const keyword = keywords[index];
            return (
              keyword && (
                <KeywordRow
                  key={keyword.text}
                  keyword={keyword}
                  dragged={{ groupId: group.id, texts: ticked.has(keyword.text) ? chosen : [keyword.text] }}
                  isTicked={ticked.has(keyword.text)}
                  top={start}
                  height={size}
                  onTick={(isTicked) => tick(keyword.text, isTicked)}
                />
              )
            );
          })}
        </div>
      </div>
      <AddKeywords group={group} />
    </>
  );
}
