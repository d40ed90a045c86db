import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ruled-list.module.css';

/** A list with a line between the entries. */
export function RuledList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack component="ul" className={classes.list} gap={0} aria-label={label}>
      {children}
    </Stack>
  );
}

/** An entry: what it is on the left, its actions on the right. */
export function RuledEntry({ py = 'xs', children }: { py?: 'xs' | 'sm'; children: ReactNode }) {
  return (
    <Group
      component="li"
      className={classes.entry}
      justify="space-between"
      align="flex-start"
      gap="xs"
      py={py}
    >
      {children}
    </Group>
  );
}
