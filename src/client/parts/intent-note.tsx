import { Tooltip } from '@mantine/core';
import { type Intent, intents } from '#domain/texts/content/intents.ts';
import classes from './items-list.module.css';

/** The intent behind a keyword. A tip explains why the keyword is useful. */
export function IntentNote({ intent }: { intent: Intent }) {
  const { label, why } = intents[intent];
  return (
    <Tooltip
      label={why}
      multiline
      w={280}
      position="bottom-start"
      events={{ hover: true, focus: true, touch: true }}
    >
      <span className={classes.intent} tabIndex={0} role="note" aria-label={`${label}. Por quê: ${why}`}>
        {label}
      </span>
    </Tooltip>
  );
}
