import { Tooltip } from '@mantine/core';
import { type Intent, intents } from '#domain/language/intents.ts';
import classes from './item-row.module.css';

/** The intent behind a keyword. A tip explains why the keyword is useful. */
export function IntentNote({ intent, tabIndex }: { intent: Intent; tabIndex: 0 | -1 }) {
  const { label, why } = intents[intent];
  return (
    <Tooltip label={why} multiline w={280} position="bottom-start">
      <span
        className={classes.intent}
        tabIndex={tabIndex}
        role="note"
        aria-label={`${label}. Por quê: ${why}`}
      >
        {label}
      </span>
    </Tooltip>
  );
}
