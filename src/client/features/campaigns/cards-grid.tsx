import { Box, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** The cards of the saved campaigns, in as many columns as the room has space for. */
export function CardsGrid({ children }: { children: ReactNode }) {
  return (
    <Box data-wide-room>
      <SimpleGrid
        type="container"
        cols={{ base: 1, '34rem': 2, '64rem': 3, '90rem': 4 }}
        spacing="md"
        component="ul"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
      >
        {children}
      </SimpleGrid>
    </Box>
  );
}
