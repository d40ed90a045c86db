import { Alert, Button, Group, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Finding } from '#domain/making/findings/finding.ts';
import { countText } from '#client/lib/count-text.ts';
import { findingLabel } from '#client/parts/finding-labels.ts';
import { paths } from '#client/paths.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { useReview } from '#client/parts/draft/use-review.ts';

const SHOWN = 5;

/** The findings that Google would refuse, as in the tab Revisão. Null while the review runs. */
export function useRefused(): readonly Finding[] | null {
  const { data = [], isPending } = useReview();
  return isPending ? null : data.filter(({ level }) => level === 'bloqueia');
}

/** Shown above the download, which still works. */
export function RefusedAlert({ refused }: { refused: readonly Finding[] }) {
  const { campaign } = useBuilder();
  const { isPlaceholderData: isReading } = useReview();
  if (refused.length === 0) return null;
  const titles = [...new Set(refused.map(({ rule }) => findingLabel(rule).title))];
  return (
    <Alert color="red" icon={<IconAlertTriangle size={20} />} title="O Google recusa como está">
      <Group justify="space-between" align="flex-end">
        <div>
          <Text size="sm">
            {isReading
              ? 'Revisando de novo…'
              : `${countText(refused.length, 'ponto a corrigir', 'pontos a corrigir')}:`}
          </Text>
          <List size="sm" hidden={isReading}>
            {titles.slice(0, SHOWN).map((title) => (
              <List.Item key={title}>{title}</List.Item>
            ))}
            {titles.length > SHOWN && <List.Item>e mais {titles.length - SHOWN}</List.Item>}
          </List>
        </div>
        <Button component={Link} size="xs" variant="default" to={paths.campaignTab(campaign.id, 'revisao')}>
          Ver na Revisão
        </Button>
      </Group>
    </Alert>
  );
}
