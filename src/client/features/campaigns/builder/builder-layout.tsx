import '@mantine/core/styles/Fieldset.css';
import '@mantine/core/styles/Spoiler.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useOutletContext } from 'react-router';
import type { CampaignDetail } from '#domain/campaign/campaign.ts';
import { suggestSettings } from '#domain/structure/about-product.ts';
import type { StoredPlan } from '#domain/structure/plan.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { planOptions, savePlan } from '#client/data/campaign-plan.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useOpenCampaign } from '../open-campaign.ts';
import { BuilderContext } from './plan-context.ts';
import { createPlanStore } from './plan-store.ts';
import { SaveBar } from './save-bar.tsx';

/** Loads the campaign's plan once for all its tabs, so that each tab shows the changes of the others. */
export function BuilderLayout() {
  const campaign = useOpenCampaign();
  const { data, error, isPending, refetch } = useQuery(planOptions(campaign.id));
  if (isPending) return <LoadingScreen message="Abrindo a montagem…" />;
  if (data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Builder key={campaign.id} campaign={campaign} stored={data} />;
}

function Builder({ campaign, stored }: { campaign: CampaignDetail; stored: StoredPlan }) {
  const session: unknown = useOutletContext(); // pass the outer outlet's context on
  const [store] = useState(() =>
    createPlanStore({
      stored,
      suggested: suggestSettings(campaign),
      save: (sent, key) => savePlan(campaign.id, sent, key),
      onFailure: (error) => notifyFailure('Erro ao salvar a montagem', error),
    }),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.getState().status !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void store.flush();
    };
  }, [store]);
  return (
    <BuilderContext value={{ campaign, store }}>
      <SaveBar />
      <Outlet context={session} />
    </BuilderContext>
  );
}
