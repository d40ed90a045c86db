import { Box, SimpleGrid, Skeleton } from '@mantine/core';

/** Placeholder of a campaign's page while it loads. */
export function CampaignSkeleton() {
  return (
    <>
      <Skeleton h={36} w={96} mb="sm" />
      <Skeleton h={34} w="min(24rem, 80%)" mb={8} />
      <Skeleton h={20} w={160} mb="sm" />
      <CampaignBodySkeleton />
    </>
  );
}

/** What stands below the campaign's name: the stages, their tabs and the open one. */
export function CampaignBodySkeleton() {
  return (
    <Box role="status" aria-label="Carregando campanha" data-wide-room>
      <Skeleton h={32} w="min(30rem, 100%)" mb={14} />
      <Skeleton h={44} w="min(26rem, 100%)" mb={6} />
      <Skeleton h={46} mb="lg" />
      <Skeleton h={132} radius="lg" mb="lg" />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} h={230} radius="lg" />
        ))}
      </SimpleGrid>
    </Box>
  );
}
