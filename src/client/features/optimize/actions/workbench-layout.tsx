import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { groupsOf, ownCampaign } from '#domain/deciding/search-terms/ad-groups.ts';
import { keywordsOf } from '#domain/deciding/report-findings/signals.ts';
import { type Period, wholePeriod } from '#domain/measuring/reports/period.ts';
import {
  costCurrency,
  periodOf,
  type StoredSignals,
  type StoredTerms,
} from '#domain/measuring/reports/stored.ts';
import { toTerm } from '#domain/deciding/search-terms/term.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { Waiting } from '#client/components/waiting.tsx';
import { importedOptions } from '#client/data/campaign-draft.ts';
import { strategiesOptions } from '#client/data/dashboard-reports.ts';
import { ignoredOptions, signalsOptions, useChangeIgnored } from '#client/data/report-findings.ts';
import { importsOptions, termsOptions } from '#client/data/reports.ts';
import { errorMessage, isComputing } from '#client/lib/api.ts';
import { useBasket } from '#client/parts/basket/basket-store.ts';
import { KeptNote } from '#client/parts/kept-note.tsx';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { useBasketEffect } from './use-basket-effect.ts';
import { WorkbenchContext } from './workbench-context.ts';

/** Reads the data of the open campaign's reports, for the components inside. */
export function WorkbenchLayout({ children }: { children: ReactNode }) {
  const { campaign } = useBuilder();
  const stored = useQuery(termsOptions(campaign.id));
  const imports = useQuery(importsOptions(campaign.id));
  const signals = useQuery(signalsOptions(campaign.id));
  const ignored = useQuery(ignoredOptions(campaign.id));
  const imported = useQuery(importedOptions(campaign.id));
  const all = [stored, imports, signals, ignored, imported];
  if (!stored.data || !imports.data || !signals.data || !ignored.data || imported.data === undefined) {
    const error = all.find((each) => each.error !== null)?.error;
    if (error) return <ErrorState error={error} onRetry={() => all.forEach((each) => void each.refetch())} />;
    const computing = all.find(({ failureReason }) => isComputing(failureReason))?.failureReason;
    return <Waiting message={computing ? errorMessage(computing) : 'Somando os relatórios'} />;
  }
  return (
    <Provider
      stored={stored.data}
      signals={signals.data}
      ignored={ignored.data}
      names={[campaign.name, ...(imported.data === null ? [] : [imported.data.name])]}
      currency={costCurrency(imports.data) ?? campaign.currency}
      period={wholePeriod(imports.data.filter(({ type }) => type === 'search_terms').map(periodOf))}
      updatedAt={Math.max(stored.dataUpdatedAt, signals.dataUpdatedAt)}
    >
      <KeptNote kept={stored.data.kept ?? signals.data.kept} />
      {children}
    </Provider>
  );
}

interface ProviderProps {
  stored: StoredTerms;
  signals: StoredSignals;
  ignored: readonly string[];
  /** The names under which the account may know the campaign. */
  names: readonly string[];
  currency: string;
  /** The days of the search terms. */
  period: Period | null;
  updatedAt: number;
  children: ReactNode;
}

function Provider({ stored, signals, ignored, names, currency, period, updatedAt, children }: ProviderProps) {
  const { campaign } = useBuilder();
  const draft = useCampaignDraft();
  const basket = useBasket(campaign.id);
  const changeIgnored = useChangeIgnored(campaign.id);
  const terms = useMemo(() => stored.terms.map(toTerm), [stored]);
  const keywords = useMemo(() => keywordsOf(signals), [signals]);
  const campaigns = useMemo(
    () => [...new Set([...terms, ...keywords].map((each) => each.campaign))].filter((name) => name !== ''),
    [terms, keywords],
  );
  const own = ownCampaign(names, campaigns);
  const groups = useMemo(() => groupsOf(draft, own, terms, keywords), [draft, own, terms, keywords]);
  const { data: strategies } = useQuery(strategiesOptions);
  const strategyOf = useCallback(
    (name: string) =>
      strategies?.find(
        ([id, googleName]) => id === campaign.id && googleName === (name === '' ? own : name),
      )?.[2] ?? null,
    [strategies, campaign.id, own],
  );
  const effect = useBasketEffect(basket.chosen, terms, keywords, groups);
  const hiddenKeys = useMemo(() => new Set(ignored), [ignored]);
  return (
    <WorkbenchContext
      value={{
        terms,
        signals,
        keywords,
        groups,
        campaigns,
        own,
        currency,
        period,
        updatedAt,
        basket,
        effect,
        strategyOf,
        hidden: stored.all - terms.length,
        negatives: stored.negatives,
        ignored: hiddenKeys,
        ignore: (keys, isIgnored) => changeIgnored(isIgnored ? { add: [...keys] } : { remove: [...keys] }),
      }}
    >
      {children}
    </WorkbenchContext>
  );
}
