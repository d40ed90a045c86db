import { Button, Center, Loader, SimpleGrid } from '@mantine/core';
import { IconFolderOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type CampaignListView, initialCampaignView, viewCampaigns } from '#domain/campaign/campaign-list.ts';
import type { CampaignSummary } from '#domain/campaign/campaign.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { campaignsOptions, useDeleteCampaign } from '#client/data/campaigns.ts';
import { useSession } from '#client/data/use-session.ts';
import { notifyError } from '#client/lib/notify.ts';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignFormPanel } from './campaign-form-panel.tsx';
import { CampaignToolbar } from './campaign-toolbar.tsx';
import { formDrafts, type OpenForm } from './form-draft.ts';

/** Cards drawn at first, and more each time they are asked for. */
const PAGE = 48;
/** How each person left the list, until the next load: whoever opens a campaign comes back to the same search. */
const views = new Map<string, CampaignListView>();

export function SavedCampaignsScreen() {
  const { data: campaigns, error, isPending, refetch } = useQuery(campaignsOptions);
  const userId = useSession().profile.id;
  const [form, setForm] = useState<OpenForm | null>(() => formDrafts.read(userId)?.open ?? null);
  return (
    <>
      <PageHeader
        title="Campanhas salvas"
        subtitle="Cada campanha guarda suas listas, anotações e números."
        actions={
          form === null && (
            <Button leftSection={<IconPlus size={18} stroke={1.9} />} onClick={() => setForm('create')}>
              Nova Campanha
            </Button>
          )
        }
      />
      {form !== null && (
        <CampaignFormPanel
          key={form === 'create' ? form : form.id}
          userId={userId}
          open={form}
          onClose={() => setForm(null)}
        />
      )}
      {isPending && (
        <Center py="xl">
          <Loader aria-label="Carregando campanhas" />
        </Center>
      )}
      {campaigns === undefined && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {campaigns && <CampaignList userId={userId} campaigns={campaigns} form={form} onForm={setForm} />}
    </>
  );
}

interface CampaignListProps {
  userId: string;
  campaigns: readonly CampaignSummary[];
  form: OpenForm | null;
  onForm: (form: OpenForm | null) => void;
}

function CampaignList({ userId, campaigns, form, onForm }: CampaignListProps) {
  const [view, setView] = useState(() => views.get(userId) ?? initialCampaignView);
  const [shown, setShown] = useState(PAGE);
  const deleteCampaign = useDeleteCampaign();
  const found = viewCampaigns(campaigns, useDeferredValue(view));

  function change(next: CampaignListView): void {
    setView(next);
    views.set(userId, next);
  }
  function askToDelete({ id, name }: CampaignSummary): void {
    confirmAction({
      title: 'Deletar campanha',
      message: `"${name}" e todos os seus dados serão deletados. Esta ação não pode ser desfeita.`,
      confirmLabel: 'Deletar',
      onConfirm: () =>
        deleteCampaign.mutate(id, {
          onSuccess: () => {
            if (form !== null && form !== 'create' && form.id === id) {
              formDrafts.drop(userId);
              onForm(null);
            }
            notifyError('Campanha deletada com sucesso!');
          },
        }),
    });
  }

  return (
    <>
      <CampaignToolbar campaigns={campaigns} view={view} onChange={change} />
      {found.length === 0 && (
        <EmptyState
          icon={IconFolderOff}
          title="Nenhuma campanha encontrada"
          hint={
            campaigns.length === 0
              ? 'Crie a primeira em Nova Campanha e guarde nela o que gerar.'
              : 'Mude a busca ou limpe os filtros.'
          }
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="md" component="ul" p={0} m={0}>
        {found.slice(0, shown).map((campaign) => (
          <CampaignCard
            key={campaign.id}
            campaign={campaign}
            isFormOpen={form !== null}
            onEdit={() => onForm(campaign)}
            onDelete={() => askToDelete(campaign)}
          />
        ))}
      </SimpleGrid>
      {found.length > shown && (
        <Center mt="lg">
          <Button variant="default" onClick={() => setShown(shown + PAGE)}>
            Mostrar mais {Math.min(PAGE, found.length - shown)} de {found.length - shown}
          </Button>
        </Center>
      )}
    </>
  );
}
