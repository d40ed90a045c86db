import { Anchor, Button, Group, Paper, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import { microsText } from '#domain/shared/money.ts';
import { countText } from '#client/lib/count-text.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { paths } from '#client/paths.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { useCertain } from '../study/use-certain.ts';

/** The words of the search terms that nobody types who buys, before what is less certain. */
export function CertainNegatives({ groups }: { groups: readonly StudiedGroup[] }) {
  const { id } = useOpenCampaign();
  const { currency } = useWorkbench();
  const { open, block } = useCertain(groups);
  if (open.length === 0) return null;
  const cost = open.reduce((sum, { counts }) => sum + counts.costMicros, 0);
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      px="md"
      py="xs"
      aria-label="Pesquisas de quem não compra"
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          <Text span fz="inherit" fw={600}>
            {countText(open.length, 'palavra', 'palavras')} de quem não compra
          </Text>{' '}
          {open.length === 1 ? 'custou' : 'custaram'} {microsText(cost, currency)} sem vender.{' '}
          <Anchor component={Link} to={paths.campaignTab(id, 'termos')} inherit underline="always">
            Ver os termos
          </Anchor>
        </Text>
        <Button size="sm" variant="light" leftSection={<IconPlus />} onClick={block}>
          {open.length === 1 ? 'Negativar' : 'Negativar todas'}
        </Button>
      </Group>
    </Paper>
  );
}
