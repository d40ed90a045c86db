import { SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** Two columns in a wide window; in others the second one stands below the first. */
export function SideBySide({ children }: { children: readonly [ReactNode, ReactNode] }) {
  return (
    <SimpleGrid cols={{ base: 1, xl: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
      <Stack gap="lg">{children[0]}</Stack>
      <Stack gap="lg">{children[1]}</Stack>
    </SimpleGrid>
  );
}
