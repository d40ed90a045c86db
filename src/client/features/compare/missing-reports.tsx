import { Alert, Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { CampaignResult } from '#domain/deciding/comparison/results.ts';
import { paths } from '#client/paths.ts';

/** Campaigns without a report that has cost and sales. */
export function MissingReports({ missing }: { missing: readonly CampaignResult[] }) {
  return (
    <Alert color="yellow" variant="light" title="Falta um relatório">
      <Group gap="xs">
        {missing.map(({ id, name }) => (
          <Anchor
            key={id}
            component={Link}
            to={paths.campaignTab(id, 'relatorios')}
            py={12}
            size="sm"
            underline="always"
          >
            Trazer o de {name}
          </Anchor>
        ))}
      </Group>
    </Alert>
  );
}
