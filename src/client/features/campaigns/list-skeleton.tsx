import { Group, Skeleton, Stack } from '@mantine/core';
import { CardsGrid } from './cards-grid.tsx';
import classes from './list-skeleton.module.css';

/** Placeholder of the saved campaigns while they load: the toolbar and the cards. */
export function CardsSkeleton() {
  return (
    <div role="status" aria-label="Carregando campanhas" data-wide-room>
      <Group gap="sm" mb="lg">
        <Skeleton className={classes.control} flex="1 1 18rem" w="auto" />
        <Skeleton className={classes.control} w={104} />
        <Skeleton className={classes.control} w={154} />
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
