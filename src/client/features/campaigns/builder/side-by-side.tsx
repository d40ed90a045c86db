import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './side-by-side.module.css';

/** Two columns in a wide window; in others the second one stands below the first. */
export function SideBySide({ children }: { children: readonly [ReactNode, ReactNode] }) {
  const [first, second] = children;
  return (
    <div className={classes.columns}>
      <Stack gap="lg" miw={0}>
        {first}
      </Stack>
      <Stack gap="lg" miw={0}>
        {second}
      </Stack>
    </div>
  );
}
