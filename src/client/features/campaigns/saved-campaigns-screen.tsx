import { Button, Group } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '#client/components/error-state.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { notifyError } from '#client/lib/notify.ts';
import { useAddressRequest } from '#client/lib/use-address-request.ts';
import { useSession } from '#client/data/use-session.ts';
import { paths } from '#client/paths.ts';
import { CardsSkeleton } from '#client/parts/campaign/list-skeleton.tsx';
import { CampaignFormPanel } from './campaign-form-panel.tsx';
import { SavedCampaigns } from './saved-campaigns.tsx';
import { formId, latestDraft, type OpenForm } from './form-draft.ts';

export function SavedCampaignsScreen() {
  const { data: campaigns, error, isPending, refetch } = useQuery(campaignsOptions);
  const userId = useSession().profile.id;
  const failure = campaigns === undefined ? error : null;
  useEffect(() => {
    if (failure) notifyError('Erro ao carregar campanhas', failure.message);
  }, [failure]);
  const [form, setForm] = useState<OpenForm | null>(() => latestDraft(userId)?.open ?? null);
  useAddressRequest('form', 'create', () => setForm('create'));
  return (
    <>
      <PageHeader
        title="Campanhas salvas"
        subtitle="Cada campanha guarda suas listas, anotações e números."
        actions={
          form === null && (
            <Group gap="xs">
              <Button
                component={Link}
                to={paths.importCampaigns}
                variant="default"
                leftSection={<IconUpload />}
              >
                Importar
              </Button>
              <Button leftSection={<IconPlus />} onClick={() => setForm('create')}>
                Nova Campanha
              </Button>
            </Group>
          )
        }
      />
      {form !== null && (
        <CampaignFormPanel
          key={formId(form)}
          userId={userId}
          campaigns={campaigns}
          open={form}
          onClose={() => setForm(null)}
        />
      )}
      {isPending && <CardsSkeleton />}
      {failure && (
        <div data-wide-room>
          <ErrorState error={failure} onRetry={() => void refetch()} />
        </div>
      )}
      {campaigns && <SavedCampaigns userId={userId} campaigns={campaigns} form={form} onForm={setForm} />}
    </>
  );
}
