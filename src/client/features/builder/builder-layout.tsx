import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useOutletContext } from 'react-router';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { suggestSettings } from '#domain/making/structure/about-product.ts';
import type { StoredDraft as Stored } from '#domain/making/structure/draft.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { draftOptions, saveDraft } from '#client/data/campaign-draft.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { reportError } from '#client/lib/query-client.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { BuilderContext } from '#client/parts/draft/draft-context.ts';
import { createDraftStore, type DraftStore } from '#client/parts/draft/draft-store.ts';
import { SaveBar } from './save-bar.tsx';
import { findUnsaved, forgetUnsaved, keepUntilSaved, draftKey } from './unsaved-drafts.ts';

interface BuilderProps {
  campaign: CampaignDetail;
  draftKey: string;
}

/** Opens the campaign's draft once for all its tabs, so that each tab shows the changes of the others. */
export function BuilderLayout() {
  const campaign = useOpenCampaign();
  const place = draftKey(useAccountId(), campaign.id);
  const [left] = useState(() => findUnsaved(place));
  return left ? (
    <Builder campaign={campaign} store={left} />
  ) : (
    <StoredDraftLoader campaign={campaign} draftKey={place} />
  );
}

function StoredDraftLoader({ campaign, draftKey: place }: BuilderProps) {
  const { data, error, isPending, refetch } = useQuery(draftOptions(campaign.id));
  if (isPending) return <LoadingScreen message="Abrindo a montagem…" />;
  if (data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <NewBuilder campaign={campaign} draftKey={place} stored={data} />;
}

function NewBuilder({ campaign, draftKey: place, stored }: BuilderProps & { stored: Stored }) {
  const [store] = useState(() =>
    createDraftStore({
      stored,
      suggested: suggestSettings(campaign),
      save: (sent, key) => saveDraft(campaign.id, sent, key),
      onFailure: (error) => {
        reportError(error);
        if (error instanceof ApiError && error.status === 404) forgetUnsaved(place);
        notifyFailure('Erro ao salvar a montagem', error);
      },
    }),
  );
  useEffect(() => keepUntilSaved(place, store), [place, store]);
  return <Builder campaign={campaign} store={store} />;
}

function Builder({ campaign, store }: { campaign: CampaignDetail; store: DraftStore }) {
  const session: unknown = useOutletContext(); // pass the outer outlet's context on
  useEffect(() => {
    void store.flush(); // a draft that was left may have failed
    return () => void store.flush();
  }, [store]);
  return (
    <BuilderContext value={{ campaign, store }}>
      <SaveBar />
      <Outlet context={session} />
    </BuilderContext>
  );
}
