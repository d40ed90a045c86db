import { Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { campaignOptions, campaignsOptions } from '#client/data/campaigns.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { UnreadCampaigns } from '#client/parts/campaign/unread-campaigns.tsx';
import type { Draft } from './draft.ts';
import { useChosenCampaign } from './use-draft.ts';

/** Selects the current campaign. Product and language are filled in from its lists. */
export function CampaignField({ draft }: { draft: Draft }) {
  const { data: campaigns = [], isSuccess, isLoadingError, refetch } = useQuery(campaignsOptions);
  const campaign = useChosenCampaign(draft);
  const queryClient = useQueryClient();
  const hasNone = isSuccess && campaigns.length === 0;

  async function choose(campaignId: string | null): Promise<void> {
    draft.setShared({ campaignId });
    if (campaignId === null) return;
    try {
      draft.setShared(madeFor(await queryClient.query(campaignOptions(campaignId))));
    } catch (error) {
      notifyFailure('Erro ao abrir a campanha', error);
    }
  }

  return (
    <Select
      label="Campanha"
      placeholder={hasNone ? 'Nenhuma ainda: crie ao salvar a lista' : 'Nenhuma (opcional)'}
      disabled={campaigns.length === 0}
      data={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
      value={campaign?.id ?? null}
      onChange={(id) => void choose(id)}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Limpar campanha' }}
      error={isLoadingError && <UnreadCampaigns onRetry={() => void refetch()} />}
    />
  );
}

/** Product and language from the campaign's sheet, or from its newest list that has them. */
function madeFor({ assets, sheet }: CampaignDetail) {
  const origins = assets.map(({ origin }) => origin).reverse();
  const product = sheet.name ?? origins.find((origin) => origin.product !== null)?.product;
  const language = sheet.language ?? origins.find((origin) => origin.language !== null)?.language;
  return { ...(product && { product }), ...(language && { language }) };
}
