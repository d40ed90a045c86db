import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useOutletContext } from 'react-router';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { aboutProduct, suggestSettings } from '#domain/making/structure/about-product.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { draftOptions, saveDraft } from '#client/data/campaign-draft.ts';
import { accountAssetsOptions } from '#client/data/account-assets.ts';
import { campaignListsOptions } from '#client/data/negative-lists.ts';
import { useTemplateStores } from '#client/data/templates.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { reportError } from '#client/lib/query-client.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { BuilderContext, type Proposed } from '#client/parts/draft/draft-context.ts';
import { announceDraft } from '#client/parts/draft/open-draft.ts';
import { createDraftStore, type DraftStore } from '#client/parts/draft/draft-store.ts';
import { CampaignFrame } from './campaign-frame.tsx';
import { Panels } from './panels.tsx';
import { useOpenTab } from './use-open-tab.ts';
import { SaveConflict } from './save-bar.tsx';
import { findUnsaved, forgetUnsaved, keepUntilSaved, draftKey } from './unsaved-drafts.ts';

/**
 * Opens the campaign's draft once for all its tabs, so that each tab shows the changes of the others. The first tab needs
 * no draft, and does not wait for it.
 */
export function CampaignLayout() {
  const campaign = useOpenCampaign();
  const session: unknown = useOutletContext(); // pass the outer outlet's context on
  const { tab } = useOpenTab();
  const { store, error, retry } = useStoreOf(campaign);
  const lists = useQuery(campaignListsOptions(campaign.id));
  const assets = useQuery(accountAssetsOptions);
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const builder = useMemo(
    () =>
      store === null || lists.data === undefined || assets.data === undefined
        ? null
        : { campaign, store, lists: lists.data, accountAssets: assets.data, proposed, setProposed },
    [campaign, store, lists.data, assets.data, proposed],
  );
  const failure =
    error ??
    (lists.data === undefined ? lists.error : null) ??
    (assets.data === undefined ? assets.error : null);
  return (
    <BuilderContext value={builder}>
      <CampaignFrame id={campaign.id} store={builder && builder.store} />
      {builder && <SaveConflict />}
      {builder !== null || tab === null ? (
        <Outlet context={session} />
      ) : failure === null ? (
        <LoadingScreen message="Abrindo a montagem…" />
      ) : (
        <ErrorState
          error={failure}
          onRetry={() => {
            retry();
            void lists.refetch();
            void assets.refetch();
          }}
        />
      )}
      {builder && <Panels />}
    </BuilderContext>
  );
}

/** The store of the campaign's draft: one that was left with unsaved changes, or a new one once the draft was read. */
function useStoreOf(campaign: CampaignDetail) {
  const storeKey = draftKey(useAccountId(), campaign.id);
  const [store, setStore] = useState<DraftStore | null>(() => findUnsaved(storeKey) ?? null);
  const { data, error, refetch } = useQuery({ ...draftOptions(campaign.id), enabled: store === null });
  if (store === null && data !== undefined) {
    setStore(
      createDraftStore({
        stored: data,
        suggested: suggestSettings(campaign),
        save: (sent, key) => saveDraft(campaign.id, sent, key),
        onFailure: (failure) => {
          reportError(failure);
          if (failure instanceof ApiError && failure.status === 404) forgetUnsaved(storeKey);
          notifyFailure('Erro ao salvar a montagem', failure);
        },
      }),
    );
  }
  useEffect(() => {
    if (store === null) return;
    keepUntilSaved(storeKey, store);
    void store.flush(); // a draft that was left may have failed
    return () => void store.flush();
  }, [storeKey, store]);
  useEffect(() => (store === null ? undefined : announceDraft(campaign.id, store)), [campaign.id, store]);
  useFollowedFacts(store, campaign);
  return { store, error, retry: () => void refetch() };
}

/** A fact is asked only once. Settings that were taken from the campaign or its sheet change together with them. */
function useFollowedFacts(store: DraftStore | null, campaign: CampaignDetail): void {
  const before = useRef(campaign);
  const stores = useTemplateStores();
  useEffect(() => {
    const last = before.current;
    before.current = campaign;
    if (store === null || last === campaign) return;
    store.follow(suggestSettings(last), suggestSettings(campaign));
    if (aboutProduct(last).language !== aboutProduct(campaign).language)
      void import('./follow-language.ts')
        .then(({ followLanguage }) => followLanguage(store, campaign, stores))
        .catch(reportError); // the review shows texts in another language
  }, [store, campaign, stores]);
}
