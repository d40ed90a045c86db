import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { PlaceColumns } from '#client/components/columns.tsx';

/** The usual height of a card in pixels. */
export const CARD_HEIGHT = 218;

/** The cards of the saved campaigns, in as many columns as the room has space for. */
export function CardsGrid({ children }: { children: ReactNode }) {
  return (
    <Box data-wide-room>
      <PlaceColumns
        cols={{ base: 1, '36rem': 2, '64rem': 3, '88rem': 4 }}
        gap="md"
        component="ul"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
      >
        {children}
      </PlaceColumns>
    </Box>
  );
}
