import { type ReactNode } from 'react';
import { BarButton } from './bar-button.tsx';
import classes from './selection-bar.module.css';
import { type ListCounts, selectionLabel } from './selection-label.ts';

interface SelectionBarProps {
  counts: ListCounts;
  onSelectAll: () => void;
  onClear: () => void;
  /** What can be done with the selected entries. */
  children: ReactNode;
}

/** The counts of a list and, while entries are selected, what can be done with them. Its place is always kept. */
export function SelectionBar({ counts, onSelectAll, onClear, children }: SelectionBarProps) {
  const { chosen, shown } = counts;
  return (
    <div className={classes.bar} role="group" aria-label="Seleção">
      <span role="status" className={classes.counts}>
        {selectionLabel(counts)}
      </span>
      {chosen > 0 && (
        <div className={classes.buttons}>
          {children}
          {chosen < shown && <BarButton onClick={onSelectAll}>Selecionar tudo</BarButton>}
          <BarButton onClick={onClear}>Limpar seleção</BarButton>
        </div>
      )}
    </div>
  );
}
