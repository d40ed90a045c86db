import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { countText } from '#client/lib/count-text.ts';
import { paths } from '#client/paths.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { useJob } from '#client/parts/draft/use-job.ts';

/** Tells how many negatives block keywords completely, with a way to solve it. */
export function ConflictAlert() {
  const { campaign } = useBuilder();
  const { data: conflicts = [] } = useJob('conflicts', {});
  const blocking = conflicts.filter(({ total, isKept }) => total > 0 && !isKept).length;
  if (blocking === 0) return null;
  return (
    <Alert color="red" icon={<IconAlertTriangle size={20} />} title="Negativas em conflito">
      <Group justify="space-between">
        <Text size="sm">
          {countText(blocking, 'negativa bloqueia', 'negativas bloqueiam')} palavras desta campanha.
        </Text>
        <Button component={Link} size="xs" variant="default" to={paths.campaignTab(campaign.id, 'conflitos')}>
          Resolver
        </Button>
      </Group>
    </Alert>
  );
}
