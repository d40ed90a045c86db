import { Group, SimpleGrid, Skeleton, Stack } from '@mantine/core';

/** Placeholder of the saved campaigns while they load: the toolbar and the cards. */
export function CardsSkeleton() {
  return (
    <div role="status" aria-label="Carregando campanhas">
      <Group gap="sm" mb="lg">
        <Skeleton h={42} flex="1 1 14rem" w="auto" />
        <Skeleton h={42} w={110} />
        <Skeleton h={42} w={160} />
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="md">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} h={258} radius="lg" />
        ))}
      </SimpleGrid>
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
