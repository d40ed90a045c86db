import { Button, Center, Loader } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#client/components/error-state.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { useSession } from '#client/data/use-session.ts';
import { CampaignFormPanel } from './campaign-form-panel.tsx';
import { CampaignList } from './campaign-list.tsx';
import { formId, latestDraft, type OpenForm } from './form-draft.ts';

export function SavedCampaignsScreen() {
  const { data: campaigns, error, isPending, refetch } = useQuery(campaignsOptions);
  const userId = useSession().profile.id;
  const [form, setForm] = useState<OpenForm | null>(() => latestDraft(userId)?.open ?? null);
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
        <CampaignFormPanel key={formId(form)} userId={userId} open={form} onClose={() => setForm(null)} />
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
