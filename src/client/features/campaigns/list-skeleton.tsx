import { Group, Skeleton, Stack } from '@mantine/core';
import { CardsGrid } from './cards-grid.tsx';

/** Placeholder of the saved campaigns while they load: the toolbar and the cards. */
export function CardsSkeleton() {
  return (
    <div role="status" aria-label="Carregando campanhas" data-wide-room>
      <Group gap="sm" mb="lg">
        <Skeleton h={42} flex="1 1 14rem" w="auto" />
        <Skeleton h={42} w={110} />
        <Skeleton h={42} w={160} />
      </Group>
      <CardsGrid>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <li key={card}>
            <Skeleton h={218} radius="lg" />
          </li>
        ))}
      </CardsGrid>
    </div>
  );
}

/** Placeholder of campaigns in rows. */
export function RowsSkeleton() {
  return (
    <Stack gap="sm" role="status" aria-label="Carregando campanhas">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} h={76} radius="lg" />
      ))}
    </Stack>
  );
}
