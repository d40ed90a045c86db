import { Group, Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './item-card.module.css';

interface ItemCardProps {
  label: string;
  text: ReactNode;
  buttons: ReactNode;
  menu: ReactNode;
  /** Stands below all of these. */
  children?: ReactNode;
}

/** One finding of the reports, in a list of them. */
export function ItemCard({ label, text, buttons, menu, children }: ItemCardProps) {
  return (
    <Paper component="li" withBorder radius="lg" px="md" py="xs" className={classes.card} aria-label={label}>
      <div className={classes.head}>
        <Stack gap={4} className={classes.text}>
          {text}
        </Stack>
        <Group gap="xs" className={classes.actions}>
          {buttons}
        </Group>
        <div className={classes.menu}>{menu}</div>
      </div>
      {children}
    </Paper>
  );
}
