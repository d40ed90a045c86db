import { Box, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** The usual height of a card in pixels. */
export const CARD_HEIGHT = 218;

/** The cards of the saved campaigns, in as many columns as the room has space for. */
export function CardsGrid({ children }: { children: ReactNode }) {
  return (
    <Box data-wide-room>
      <SimpleGrid
        type="container"
        cols={{ base: 1, '36rem': 2, '64rem': 3, '88rem': 4 }}

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
