import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { CARD_HEIGHT, CardsGrid } from './cards-grid.tsx';
import classes from './list-skeleton.module.css';

/** Placeholder of the saved campaigns while they load: the toolbar and the cards. */
export function CardsSkeleton() {
  return (
    <div role="status" aria-label="Carregando campanhas" data-wide-room>
      <ToolbarPlace fill={<Skeleton h="100%" />} />
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

/** The place of the search, the filters and the order. It breaks into lines where they do. @param fill what each shows */
export function ToolbarPlace({ fill }: { fill?: ReactNode }) {
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>{fill}</div>
      <div className={classes.filters}>{fill}</div>
      <div className={classes.order}>{fill}</div>
    </div>
  );
}

/** The usual height of a row in pixels. */
export const ROW_HEIGHT = 76;

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
