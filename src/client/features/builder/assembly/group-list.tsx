import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { IconArrowMerge, IconSearch } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { mergeGroups } from '#domain/making/structure/edit.ts';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import { foldSearch } from '#domain/language/fold-search.ts';
import { countText } from '#client/lib/count-text.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import classes from './assembly.module.css';
import { GroupRow } from './group-row.tsx';

const ROW_HEIGHT = 60;

interface GroupListProps {
  openId: string;
  onOpen: (id: string) => void;
}

/** The groups, searchable by name and keyword. Ticked groups can be merged. */
export function GroupList({ openId, onOpen }: GroupListProps) {
  const { store } = useBuilder();
  const { groups } = useCampaignDraft();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => findGroups(groups, wanted), [groups, wanted]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = groups.filter(({ id }) => ticked.has(id));
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its answers are used in this render alone
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  function tick(id: string, isTicked: boolean): void {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  }
  function merge(): void {
    const [first] = chosen;
    store.change((draft) => mergeGroups(draft, new Set(chosen.map(({ id }) => id))));
    setTicked(new Set());
    if (first) onOpen(first.id);
  }
  return (
    <section aria-label="Grupos de anúncios" className={classes.groups}>
      <TextInput
        aria-label="Buscar grupos e palavras"
        enterKeyHint="search"
        placeholder="Buscar grupos e palavras"
        leftSection={<IconSearch />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {chosen.length > 0 && (
        <Group justify="space-between" mt="xs">
          <Checkbox
            checked
            label={countText(chosen.length, 'grupo marcado', 'grupos marcados')}
            onChange={() => setTicked(new Set())}
          />
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconArrowMerge />}
            disabled={chosen.length < 2}
            onClick={merge}
          >
            Juntar
          </Button>
        </Group>
      )}
      <div ref={scroller} className={classes.groupScroller}>
        {shown.length === 0 && (
          <Text size="sm" c="dimmed" p="sm">
            Nenhum grupo encontrado.
          </Text>
        )}
        <div role="list" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start, size }) => {
            const group = shown[index];
            return (
              group && (
                <GroupRow
                  key={group.id}
                  group={group}
                  isOpen={group.id === openId}
                  isTicked={ticked.has(group.id)}
                  style={{ top: start, height: size }}
                  onOpen={() => onOpen(group.id)}
                  onTick={(isTicked) => tick(group.id, isTicked)}
                />
              )
            );
          })}
        </div>
      </div>
    </section>
  );
}

function findGroups(groups: readonly DraftGroup[], search: string): readonly DraftGroup[] {
  const wanted = foldSearch(search.trim());
  if (wanted === '') return groups;
  return groups.filter(
    ({ name, keywords }) =>
      foldSearch(name).includes(wanted) || keywords.some(({ text }) => foldSearch(text).includes(wanted)),
  );
}
