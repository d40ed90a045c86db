import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './sticky-bar.module.css';

interface StickyBarProps {
  role: 'group' | 'region';
  label: string;
  children: ReactNode;
}

/** Shows the selection and its actions at the bottom of the window while a person scrolls through a list. */
export function StickyBar({ role, label, children }: StickyBarProps) {
  return (
    <Group
      className={classes.bar}
      justify="space-between"
      gap="xs"
      role={role}
      aria-label={label}
      data-clear-of-toasts
    >
      {children}
    </Group>
  );
}
