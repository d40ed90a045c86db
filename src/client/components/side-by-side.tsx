import { SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** Two columns if there is space for them. Otherwise the second one is below the first. */
export function SideBySide({ children }: { children: readonly [ReactNode, ReactNode] }) {
  return (
    <SimpleGrid type="container" cols={{ base: 1, '60rem': 2 }} spacing="lg" style={{ alignItems: 'start' }}>
      <Stack gap="lg">{children[0]}</Stack>
      <Stack gap="lg">{children[1]}</Stack>
    </SimpleGrid>
  );
}
