import { Box, SimpleGrid, Skeleton } from '@mantine/core';

/** Placeholder of a campaign's page while it loads. */
export function CampaignSkeleton() {
  return (
    <Box role="status" aria-label="Carregando campanha" data-wide-room>
      <Skeleton h={36} w={96} mb="sm" />
      <Skeleton h={34} w="min(24rem, 80%)" mb={8} />
      <Skeleton h={20} w={160} mb="lg" />
      <Skeleton h={132} radius="lg" mb="lg" />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} h={230} radius="lg" />
        ))}
      </SimpleGrid>
    </Box>
  );
}
