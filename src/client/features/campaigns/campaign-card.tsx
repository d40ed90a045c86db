import { Badge, Button, Checkbox, Paper, Title } from '@mantine/core';
import { IconArrowRight, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { dayOfTimestamp } from '#domain/shared/days.ts';
import type { CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { useDeleteCampaign } from '#client/data/campaign-changes.ts';
import { countText } from '#client/lib/count-text.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { notifyError } from '#client/lib/notify.ts';
import { RowButton } from '#client/parts/items/row-button.tsx';
import { paths } from '#client/paths.ts';
import classes from './campaign-card.module.css';
import { Facts } from '#client/parts/campaign/facts.tsx';
import { fieldLabels } from '#client/parts/campaign/field-labels.ts';
import { PageSign } from '#client/parts/campaign/page-sign.tsx';

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

/** Plain elements instead of Mantine's, which would only set a size or a gap. A screen shows 24 of these cards. */
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
    <Paper component="li" withBorder radius="lg" p="lg" className={classes.card}>
      <div className={classes.top}>
        <div className={classes.head}>
          <Title order={2} size="h3" lineClamp={2}>
            {name}
          </Title>
          <p className={classes.text} data-dimmed>
            {formatPlainDay(dayOfTimestamp(createdAt))}
            {lists > 0 && ` · ${countText(lists, 'lista', 'listas')}`}
          </p>
        </div>
        <div className={classes.choice}>
          {campaign.isExample && (
            <Badge variant="light" color="gray" flex="none">
              Exemplo
            </Badge>
          )}
          <Checkbox label="Comparar" aria-label={`Comparar ${name}`} checked={isTicked} onChange={onTick} />
        </div>
      </div>
      <Facts
        facts={[
          [fieldLabels.niche, campaign.niche],
          [fieldLabels.country, campaign.country],
          [fieldLabels.platform, campaign.platform],
        ]}
      />
      <PageSign campaign={campaign} />
      <div className={classes.notes}>
        <p className={classes.text} data-dimmed={notes === null || undefined}>
          {notes ?? 'Sem anotações.'}
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={paths.campaign(id)}
          state={{ search } satisfies CameFrom}
          variant="light"
          rightSection={<IconArrowRight />}
        >
          Abrir Campanha
        </Button>
        <div className={classes.icons}>
          <RowButton
            isLarge
            aria-label={`Editar ${name}`}
            title={isFormOpen ? 'Feche primeiro o formulário aberto' : 'Editar'}
            disabled={isFormOpen}
            onClick={onEdit}
          >
            <IconPencil />
          </RowButton>
          <RowButton
            isLarge
            color="red"
            aria-label={`Deletar ${name}`}
            title="Deletar"
            disabled={deletion.isPending}
            onClick={() => askToDelete(name, () => deletion.mutate(id))}
          >
            <IconTrash />
          </RowButton>
        </div>
      </div>
    </Paper>
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
