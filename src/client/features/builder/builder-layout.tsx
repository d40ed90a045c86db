import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useOutletContext } from 'react-router';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { suggestSettings } from '#domain/making/structure/about-product.ts';
import type { StoredPlan as Stored } from '#domain/making/structure/plan.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { planOptions, savePlan } from '#client/data/campaign-plan.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { reportError } from '#client/lib/query-client.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { BuilderContext } from '#client/parts/draft/plan-context.ts';
import { createPlanStore, type PlanStore } from '#client/parts/draft/plan-store.ts';
import { SaveBar } from './save-bar.tsx';
import { findUnsaved, forgetUnsaved, keepUntilSaved, placeOfPlan } from './unsaved-plans.ts';

interface PlaceProps {
  campaign: CampaignDetail;
  place: string;
}

/** Opens the campaign's plan once for all its tabs, so that each tab shows the changes of the others. */
export function BuilderLayout() {
  const campaign = useOpenCampaign();
  const place = placeOfPlan(useAccountId(), campaign.id);
  const [left] = useState(() => findUnsaved(place));
  return left ? (
    <Builder campaign={campaign} store={left} />
  ) : (
    <StoredPlan campaign={campaign} place={place} />
  );
}

function StoredPlan({ campaign, place }: PlaceProps) {
  const { data, error, isPending, refetch } = useQuery(planOptions(campaign.id));
  if (isPending) return <LoadingScreen message="Abrindo a montagem…" />;
  if (data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <NewBuilder campaign={campaign} place={place} stored={data} />;
}

function NewBuilder({ campaign, place, stored }: PlaceProps & { stored: Stored }) {
  const [store] = useState(() =>
    createPlanStore({
      stored,
      suggested: suggestSettings(campaign),
      save: (sent, key) => savePlan(campaign.id, sent, key),
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

function Builder({ campaign, store }: { campaign: CampaignDetail; store: PlanStore }) {
  const session: unknown = useOutletContext(); // pass the outer outlet's context on
  useEffect(() => {
    void store.flush(); // a plan that was left may have failed
    return () => void store.flush();
  }, [store]);
  return (
    <BuilderContext value={{ campaign, store }}>
      <SaveBar />
      <Outlet context={session} />
    </BuilderContext>
  );
}
