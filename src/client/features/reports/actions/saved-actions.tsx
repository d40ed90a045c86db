import { useEffect, useMemo, useRef } from 'react';
import { groupKey, isIgnored } from '#domain/deciding/report-findings/ignored.ts';
import { worthiestActions } from '#domain/deciding/report-findings/worthiest-actions.ts';
import {
  findBlockedSellers,
  negativesOfDraft,
  negativesOfReport,
} from '#domain/deciding/search-terms/blocked-sellers.ts';
import { useKeepActions } from '#client/data/dashboard-reports.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { useProblems } from '../problems/use-problems.ts';
import { useStudy } from '../terms/use-study.ts';
import { useTarget } from '../terms/use-target.ts';
import { useWorkbench } from './workbench-context.ts';

/** Tells the dashboard the actions worth most, each time the reports were studied. It shows nothing. */
export function SavedActions() {
  const { campaign } = useBuilder();
  const draft = useCampaignDraft();
  const { terms, negatives, currency, ignored, updatedAt } = useWorkbench();
  const { cpa, choice } = useTarget();
  const study = useStudy(terms, updatedAt, {
    ...{ cpa, multiple: Number(choice.vezes), competitors: choice.concorrentes },
  });
  const problems = useProblems();
  const isStudied = !study.isPlaceholderData && (study.data !== undefined || !study.isLoading);
  const found = useMemo(() => {
    if (!isStudied || problems.data === undefined || problems.isPlaceholderData) return null;
    const actions = worthiestActions({
      groups: (study.data?.groups ?? []).filter((group) => !ignored.has(groupKey(group))),
      problems: problems.data.filter((problem) => !isIgnored(problem, ignored)),
      sellers: findBlockedSellers([...negativesOfDraft(draft), ...negativesOfReport(negatives)], terms),
      cpaMicros: cpa === null ? null : Number(cpa) * 1_000_000,
    });
    return { currency, actions };
  }, [
    isStudied,
    study.data,
    problems.data,
    problems.isPlaceholderData,
    ignored,
    draft,
    negatives,
    terms,
    cpa,
    currency,
  ]);
  const keep = useKeepActions(campaign.id);
  const kept = useRef<string | null>(null);
  useEffect(() => {
    const written = JSON.stringify(found);
    if (found === null || written === kept.current) return;
    kept.current = written;
    keep(found);
  }, [found, keep]);
  return null;
}
