import { Button, Center } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type PagedList = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

/** Loads the next page of a list, while there is one. */
export function MoreButton({ list }: { list: PagedList }) {
  if (!list.hasNextPage) return null;
  return (
    <Center mt="md">
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Carregar mais
      </Button>
    </Center>
  );
}
