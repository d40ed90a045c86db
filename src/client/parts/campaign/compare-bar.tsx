import { Button, Group, Text } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { Link } from 'react-router';
import { compared } from '#domain/deciding/comparison/choice.ts';
import { paths } from '#client/paths.ts';
import classes from './compare-bar.module.css';

/** The ticked campaigns, in sight while a person goes down the list. */
export function CompareBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const isEnough = ids.length >= compared.fewest;
  return (
    <Group className={classes.bar} justify="space-between" gap="xs" role="region" aria-label="Comparação">
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
    </Group>
  );
}
