import { Tooltip } from '@mantine/core';
import { type Intent, intents } from '#domain/texts/content/intents.ts';
import classes from './items-list.module.css';

/** What the person who types the keyword wants; why it is worth having stands in the tip. */
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
