import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { numberText } from '#domain/shared/numbers.ts';
import { BarButton, MatchMenu } from './bar-button.tsx';
import type { SelectionActions } from './selection-actions.ts';

interface ItemActionsProps {
  actions: SelectionActions;
  /** The number of selected items. */
  count: number;
  children: ReactNode;
}

/** What can be done with the selected items of a list. */
export function ItemActions({ actions, count, children }: ItemActionsProps) {
  const { changeMatch, shift } = actions;
  return (
    <>
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
        {`Excluir ${numberText(count)}`}
      </BarButton>
    </>
  );
}
