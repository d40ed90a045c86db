import { Skeleton, Stack } from '@mantine/core';
import { CARD_HEIGHT, CardsGrid } from './cards-grid.tsx';
import classes from './list-skeleton.module.css';

/** Placeholder of the saved campaigns while they load: the toolbar and the cards. */
export function CardsSkeleton() {
  return (
    <div role="status" aria-label="Carregando campanhas" data-wide-room>
      <div className={classes.toolbar}>
        {[classes.search, classes.filters, classes.order].map((part) => (
          <div key={part} className={part}>
            <Skeleton h="100%" />
          </div>
        ))}
      </div>
      <CardsGrid>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <li key={card}>
            <Skeleton h={CARD_HEIGHT} radius="lg" />
          </li>
        ))}
      </CardsGrid>
    </div>
  );
}

/** The usual height of a row in pixels. */
const ROW_HEIGHT = 76;

/** Placeholder of campaigns in rows. */
export function RowsSkeleton() {
  return (
    <Stack gap="sm" role="status" aria-label="Carregando campanhas">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} h={ROW_HEIGHT} radius="lg" />
      ))}
    </Stack>
  );
}
