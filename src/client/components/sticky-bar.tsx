import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './sticky-bar.module.css';

interface StickyBarProps {
  role: 'group' | 'region';
  label: string;
  children: ReactNode;
}

/** What was chosen and what to do with it, in sight at the foot of the window while a person goes down a list. */
export function StickyBar({ role, label, children }: StickyBarProps) {
  return (
    <Group className={classes.bar} justify="space-between" gap="xs" role={role} aria-label={label}>
      {children}
    </Group>
  );
}
