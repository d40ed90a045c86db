import { Box, SimpleGrid, Skeleton } from '@mantine/core';

/** Placeholder of a campaign's page while it loads. */
export function CampaignSkeleton() {
  return (
    <>
      <Skeleton h={36} w="min(24rem, 80%)" mb={6} />
      <CampaignBodySkeleton />
    </>
  );
}

/** What stands below the campaign's name: the stages, their tabs and the open one. */
export function CampaignBodySkeleton() {
  return (
    <Box role="status" aria-label="Carregando campanha" data-wide-room data-work-room>
      <Skeleton h={36} w="min(30rem, 100%)" mb={6} />
      <Skeleton h={45} mb={14} />
      <Skeleton h={132} radius="lg" mb="lg" />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} h={230} radius="lg" />
        ))}
      </SimpleGrid>
    </Box>
  );
}
