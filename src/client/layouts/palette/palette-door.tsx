import { FIELD_LABEL, FIELD_PLACEHOLDER, PALETTE_LABEL } from './palette-words.ts';
import classes from './palette-door.module.css';

interface PaletteDoorProps {
  query: string;
  onQueryChange: (query: string) => void;
  onClose: () => void;
}

/** The field of the palette while its code is on the way. */
export function PaletteDoor({ query, onQueryChange, onClose }: PaletteDoorProps) {
  return (
    <div className={classes.veil} onClick={onClose}>
      <div
        role="dialog"
        aria-label={PALETTE_LABEL}
        aria-modal="true"
        className={classes.door}
        onClick={(event) => event.stopPropagation()}
      >
        <input
          autoFocus
          type="text"
          className={classes.field}
          aria-label={FIELD_LABEL}
          placeholder={FIELD_PLACEHOLDER}
          value={query}
          onChange={({ currentTarget }) => onQueryChange(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </div>
    </div>
  );
}
