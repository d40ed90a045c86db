import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';

/** From a tab that needs ad groups to the tab that makes them. */
export function AssemblyLink() {
  const { campaign } = useBuilder();
  return (
    <Button component={Link} to={paths.campaignTab(campaign.id, 'montagem')} variant="light" mt="xs">
      Ir para Montagem
    </Button>
  );
}
