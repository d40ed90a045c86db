import { ActionIcon, Group, Menu } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconHistory } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Tip } from '#client/components/tip.tsx';
import { capitalized } from '#client/lib/capitalized.ts';
import { shortcutKeys, shortcutProps, useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';
import { useTab } from '#client/lib/storage/tab-scope.ts';
import { changeName, type ListChange } from '#client/parts/items/list-change.ts';
import type { Draft } from './draft.ts';
import classes from './generator-room.module.css';

/** A toast that is still there covers no step of the open menu. */
const ABOVE_TOASTS = 401;

/** Undo and redo, each named after the change, and the steps of the list. */
export function UndoButtons({ draft, ref }: { draft: Draft; ref: Ref<HTMLButtonElement> }) {
  const { kind, undo, redo } = draft;
  const { past, future } = useTab(draft.history);
  const [last, next] = [past.at(-1)?.name, future[0]?.name];
  useShortcuts({
    ...(last && { undo: () => undo() }),
    ...(next && { redo }),
  });
  const label = (verb: string, change: ListChange | undefined) =>
    change ? `${verb}: ${changeName(kind, change)}` : verb;
  return (
    <Group gap={2} wrap="nowrap">
      <Tip label={`${label('Desfazer', last)} (${shortcutKeys('undo')})`}>
        <ActionIcon
          ref={ref}
          className={classes.step}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label('Desfazer', last)}
          {...shortcutProps('undo')}
          disabled={!last}
          onClick={() => undo()}
        >
          <IconArrowBackUp size={20} stroke={1.7} />
        </ActionIcon>
      </Tip>
      <Tip label={`${label('Refazer', next)} (${shortcutKeys('redo')})`}>
        <ActionIcon
          className={classes.step}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label('Refazer', next)}
          {...shortcutProps('redo')}
          disabled={!next}
          onClick={redo}
        >
          <IconArrowForwardUp size={20} stroke={1.7} />
        </ActionIcon>
      </Tip>
      <Steps names={past.map(({ name }) => changeName(kind, name))} onUndo={undo} />
    </Group>
  );
}

/** The steps of the list, the latest first. Each leads back to the list before it. */
function Steps({ names, onUndo }: { names: readonly string[]; onUndo: (steps: number) => void }) {
  return (
    <Menu position="bottom-end" width={300} zIndex={ABOVE_TOASTS}>
      <Menu.Target>
        <ActionIcon
          className={classes.step}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Histórico da lista"
          disabled={names.length === 0}
        >
          <IconHistory size={19} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Label>Voltar para antes de</Menu.Label>
        {names.toReversed().map((name, at) => (
          <Menu.Item key={at} onClick={() => onUndo(at + 1)}>
            {capitalized(name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
