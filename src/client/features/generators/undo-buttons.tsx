import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconHistory } from '@tabler/icons-react';
import type { Ref } from 'react';
import { IconButton } from '#client/components/icon-button.tsx';
import { capitalized } from '#client/lib/capitalized.ts';
import { labelWithKeys, shortcutProps, useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';
import { useTab, useTabPart } from '#client/lib/storage/tab-scope.ts';
import { changeName } from '#client/parts/items/list-change.ts';
import type { Draft } from './draft.ts';
import classes from './generator-room.module.css';
import { changesBack, type ListHistory } from './work-stores.ts';

/** Above the toasts, so that a toast does not cover the open menu. */
const ABOVE_TOASTS = 401;

/** Undo and redo, each named after the change, and the steps of the list. */
export function UndoButtons({ draft, ref }: { draft: Draft; ref: Ref<HTMLButtonElement> }) {
  return (
    <Group gap={2} wrap="nowrap">
      <StepButton draft={draft} direction="undo" ref={ref} />
      <StepButton draft={draft} direction="redo" />
      <Steps draft={draft} />
    </Group>
  );
}

const directions = {
  undo: {
    verb: 'Desfazer',
    Sign: IconArrowBackUp,
    nextOf: (history: ListHistory) => changesBack(history)[0],
  },
  redo: { verb: 'Refazer', Sign: IconArrowForwardUp, nextOf: ({ future }: ListHistory) => future[0]?.change },
};

interface StepButtonProps {
  draft: Draft;
  direction: keyof typeof directions;
  ref?: Ref<HTMLButtonElement>;
}

function StepButton({ draft, direction, ref }: StepButtonProps) {
  const { verb, Sign, nextOf } = directions[direction];
  // The selector returns a text, so that the button renders only when its name changes.
  const name = useTabPart(draft.history, (history) => {
    const next = nextOf(history);
    return next ? changeName(draft.kind, next) : '';
  });
  const label = name === '' ? verb : `${verb}: ${name}`;
  const go = () => draft[direction]();
  useShortcuts(name === '' ? {} : { [direction]: go });
  return (
    <Tooltip label={labelWithKeys(label, direction)}>
      <ActionIcon
        ref={ref}
        className={classes.step}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        {...shortcutProps(direction)}
        disabled={name === ''}
        onClick={go}
      >
        <Sign size={20} />
      </ActionIcon>
    </Tooltip>
  );
}

/** The steps of the list. */
function Steps({ draft }: { draft: Draft }) {
  const isEmpty = useTabPart(draft.history, ({ past }) => past.length === 0);
  return (
    <Menu position="bottom-end" width={300} zIndex={ABOVE_TOASTS}>
      <Menu.Target>
        <IconButton
          label="Histórico da lista"
          icon={IconHistory}
          className={classes.step}
          disabled={isEmpty}
        />
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Label>Voltar para antes de</Menu.Label>
        <StepItems draft={draft} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** The latest first. Each leads back to the list before it. */
function StepItems({ draft }: { draft: Draft }) {
  return changesBack(useTab(draft.history)).map((change, at) => (
    <Menu.Item key={at} onClick={() => draft.undo(at + 1)}>
      {capitalized(changeName(draft.kind, change))}
    </Menu.Item>
  ));
}
