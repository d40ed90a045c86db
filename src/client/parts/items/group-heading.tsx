import type { ItemGroup } from '#domain/making/texts/arrange-items.ts';
import { intents } from '#domain/language/intents.ts';
import { numberText } from '#domain/shared/numbers.ts';
import classes from './items-grid.module.css';

/** Stands above the first item of a group. */
export function GroupHeading({ group: { intent, count } }: { group: ItemGroup }) {
  const label = intent === null ? 'Sem intenção clara' : intents[intent].label;
  return (
    <div role="row" className={classes.group}>
      <span role="rowheader">
        {label} <span className={classes.groupCount}>{numberText(count)}</span>
      </span>
    </div>
  );
}
