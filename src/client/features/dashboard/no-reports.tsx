import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';

/** One line for accounts that have no reports yet. */
export function NoReports() {
  return (
    <Text size="sm" c="dimmed">
      <Anchor component={Link} to={paths.reports} size="sm" underline="always">
        Traga os relatórios que você baixa do Google Ads
      </Anchor>{' '}
      e veja aqui o que mudou e o que mais vale a pena fazer.
    </Text>
  );
}
