import { Button, Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { countText } from '#client/lib/count-text.ts';
import { readChosen } from '#client/parts/basket/basket-store.ts';
import { paths } from '#client/paths.ts';

/** Changes that were chosen in a campaign and still wait for their file. */
export function ChosenChanges() {
  const accountId = useAccountId();
  const { data: campaigns = [] } = useQuery(campaignsOptions);
  const waiting = campaigns.flatMap(({ id, name }) => {
    const count = readChosen(id, accountId).length;
    return count > 0 ? [{ id, name, count }] : [];
  });
  return waiting.map(({ id, name, count }) => (
    <Paper key={id} withBorder radius="lg" px="md" py="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {countText(count, 'mudança escolhida espera', 'mudanças escolhidas esperam')} o arquivo em {name}
        </Text>
        <Button component={Link} to={paths.campaignTab(id, 'termos')} size="xs" variant="light">
          Ver e baixar
        </Button>
      </Group>
    </Paper>
  ));
}
