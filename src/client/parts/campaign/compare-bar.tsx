import { Button, Group, Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { Link } from 'react-router';
import { compared } from '#domain/deciding/comparison/choice.ts';
import { StickyBar } from '#client/components/sticky-bar.tsx';
import { paths } from '#client/paths.ts';

/** The ticked campaigns, in sight while a person goes down the list. */
export function CompareBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const isEnough = ids.length >= compared.fewest;
  return (
    <StickyBar role="region" label="Comparação">
      <Text size="sm" fw={600} role="status">
        {ids.length === 1
          ? '1 campanha escolhida. Marque ao menos mais uma.'
          : `${ids.length} de até ${compared.most} campanhas escolhidas`}
      </Text>
      <Group gap="xs">
        <Button variant="subtle" color="gray" onClick={onClear}>
          Limpar
        </Button>
        {isEnough ? (
          <Button component={Link} to={paths.comparedCampaigns(ids)} leftSection={<IconScale />}>
            Comparar
          </Button>
        ) : (
          <Button disabled leftSection={<IconScale />}>
            Comparar
          </Button>
        )}
      </Group>
    </StickyBar>
  );
}
