import { Button, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconCopy,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type MatchType, matchTypes } from '#domain/ads/match-types.ts';
import { matchLabels } from '../match-labels.ts';
import classes from './selection-bar.module.css';
import { type ListCounts, selectionLabel } from './selection-label.ts';
import type { SelectionActions } from './selection-actions.ts';

interface SelectionBarProps {
  counts: ListCounts;
  actions: SelectionActions;
  onSelectAll: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** The counts of the list and, while items are selected, what can be done with them. Its place is always kept. */
export function SelectionBar({ counts, actions, onSelectAll, onClear, children }: SelectionBarProps) {
  const { chosen, shown } = counts;
  const { changeMatch, shift } = actions;
  return (
    <div className={classes.bar} role="group" aria-label="Seleção">
      <span role="status" className={classes.counts}>
        {selectionLabel(counts)}
      </span>
      {chosen > 0 && (
        <div className={classes.buttons}>
          <BarButton icon={IconCopy} onClick={() => actions.copy()}>
            Copiar
          </BarButton>
          {changeMatch && <MatchMenu onChange={changeMatch} />}
          {shift && (
            <>
              <BarButton icon={IconArrowUp} onClick={() => shift('up')}>
                Subir
              </BarButton>
              <BarButton icon={IconArrowDown} onClick={() => shift('down')}>
                Descer
              </BarButton>
            </>
          )}
          {children}
          <BarButton icon={IconTrash} color="red" onClick={() => actions.remove()}>
            {`Excluir ${chosen.toLocaleString('pt-BR')}`}
          </BarButton>
          {chosen < shown && <BarButton onClick={onSelectAll}>Selecionar tudo</BarButton>}
          <BarButton onClick={onClear}>Limpar seleção</BarButton>
        </div>
      )}
    </div>
  );
}

interface BarButtonProps {
  icon?: Icon;
  color?: string;
  onClick: () => void;
  children: string;
}

function BarButton({ icon: Sign, color = 'gray', onClick, children }: BarButtonProps) {
  return (
    <Button
      className={classes.button}
      size="compact-sm"
      variant="subtle"
      color={color}
      leftSection={Sign && <Sign size={16} stroke={1.7} />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

function MatchMenu({ onChange }: { onChange: (match: MatchType) => void }) {
  return (
    <Menu>
      <Menu.Target>
        <Button
          className={classes.button}
          size="compact-sm"
          variant="subtle"
          color="gray"
          rightSection={<IconChevronDown size={15} stroke={1.7} />}
        >
          Correspondência
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {matchTypes.map((match) => (
          <Menu.Item key={match} onClick={() => onChange(match)}>
            {matchLabels[match]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
