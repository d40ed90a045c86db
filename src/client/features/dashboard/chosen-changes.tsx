import { Button, Group, Paper, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { countText } from '#client/lib/count-text.ts';
import { useBasket } from '#client/parts/basket/basket-store.ts';
import { paths } from '#client/paths.ts';

/** Changes that were chosen in a campaign and still wait for their file. */
export function ChosenChanges() {
  const { data: campaigns = [] } = useQuery(campaignsOptions);
  return campaigns.map(({ id, name }) => <ChosenIn key={id} id={id} name={name} />);
}

function ChosenIn({ id, name }: { id: string; name: string }) {
  const { chosen } = useBasket(id);
  if (chosen.length === 0) return null;
  return (
    <Paper withBorder radius="lg" px="md" py="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }} role="status">
          {countText(chosen.length, 'mudança escolhida espera', 'mudanças escolhidas esperam')} o arquivo em{' '}
          {name}
        </Text>
        <Group gap="xs">
          <Button component={Link} to={paths.campaignTab(id, 'problemas')} size="xs" variant="default">
            Ver
          </Button>
          <Button component={Link} to={paths.changesFile(id)} size="xs" leftSection={<IconDownload />}>
            Baixar
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
