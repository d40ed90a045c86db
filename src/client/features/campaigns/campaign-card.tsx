import { ActionIcon, Badge, Button, Card, Checkbox, Group, Text, Title } from '@mantine/core';
import { IconArrowRight, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { dayOfTimestamp } from '#domain/shared/days.ts';
import type { CampaignSummary } from '#domain/campaign/campaign.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { useDeleteCampaign } from '#client/data/campaigns.ts';
import { countText } from '#client/lib/count-text.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { notifyError } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import classes from './campaign-card.module.css';
import { Facts } from './facts.tsx';
import { fieldLabels } from './field-labels.ts';

/** Stored in the history state of a campaign's page: the search of the list from which it was opened. */
export interface CameFrom {
  search: string;
}

interface CampaignCardProps {
  campaign: CampaignSummary;
  /** Only one form is open at a time. */
  isFormOpen: boolean;
  /** Whether it is chosen for the comparison. */
  isTicked: boolean;
  onTick: () => void;
  onEdit: () => void;
  onDeleted: () => void;
}

export function CampaignCard({
  campaign,
  isFormOpen,
  isTicked,
  onTick,
  onEdit,
  onDeleted,
}: CampaignCardProps) {
  const { id, name, createdAt, notes, assetCounts } = campaign;
  const { search } = useLocation();
  const deletion = useDeleteCampaign(() => {
    onDeleted();
    notifyError('Campanha deletada com sucesso!');
  });
  const lists = Object.values(assetCounts).reduce((sum, count) => sum + count, 0);
  return (
    <Card component="li" withBorder radius="lg" padding="lg" className={classes.card}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <div className={classes.head}>
          <Title order={2} size="h3" lineClamp={2}>
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {formatPlainDay(dayOfTimestamp(createdAt))} · {countText(lists, 'lista', 'listas')}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap" flex="none">
          {campaign.isExample && (
            <Badge variant="light" color="gray" tt="none" flex="none">
              Exemplo
            </Badge>
          )}
          <Checkbox label="Comparar" aria-label={`Comparar ${name}`} checked={isTicked} onChange={onTick} />
        </Group>
      </Group>
      <Facts
        facts={[
          [fieldLabels.niche, campaign.niche],
          [fieldLabels.country, campaign.country],
          [fieldLabels.platform, campaign.platform],
        ]}
      />
      <div className={classes.notes}>
        <Text size="sm" lineClamp={2} c={notes === null ? 'dimmed' : undefined}>
          {notes ?? 'Sem anotações.'}
        </Text>
      </div>
      <Group justify="space-between" gap="xs">
        <Button
          component={Link}
          to={paths.campaign(id)}
          state={{ search } satisfies CameFrom}
          variant="light"
          rightSection={<IconArrowRight size={16} stroke={1.8} />}
        >
          Abrir Campanha
        </Button>
        <Group gap={4}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Editar ${name}`}
            title={isFormOpen ? 'Feche primeiro o formulário aberto' : 'Editar'}
            disabled={isFormOpen}
            onClick={onEdit}
          >
            <IconPencil size={18} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={`Deletar ${name}`}
            title="Deletar"
            loading={deletion.isPending}
            onClick={() => askToDelete(name, () => deletion.mutate(id))}
          >
            <IconTrash size={18} stroke={1.7} />
          </ActionIcon>
        </Group>
      </Group>
    </Card>
  );
}

function askToDelete(name: string, onConfirm: () => void): void {
  confirmAction({
    title: 'Deletar campanha',
    message: `"${name}" e todos os seus dados serão deletados. Esta ação não pode ser desfeita.`,
    confirmLabel: 'Deletar',
    onConfirm,
  });
}
