import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changeOf, chosenDays } from '#domain/deciding/comparison/chosen-days.ts';
import { addTerm, noCounts, toTerm } from '#domain/deciding/search-terms/term.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import { periodOf, type StoredTerms } from '#domain/measuring/reports/stored.ts';
import { importsOptions, termsOptions } from '#client/data/reports.ts';
import { useDaysChoice } from '#client/parts/days/days-choice.ts';
import { useBuilder } from '#client/parts/draft/draft-context.ts';
import { useWorkbench } from '../actions/workbench-context.ts';

/** A decision on a term needs every click that there was, so all days are shown until the person chooses some. */
export const USUAL_DAYS = 'tudo';

/** The terms of the chosen days, beside those of as many days before. */
export function useShownTerms(imported: Period) {
  const { campaign } = useBuilder();
  const workbench = useWorkbench();
  const [choice] = useDaysChoice(USUAL_DAYS);
  const days = chosenDays(choice, imported);
  const isAll = days.now.start === imported.start && days.now.end === imported.end;
  const { data: imports = [] } = useQuery(importsOptions(campaign.id));
  const now = useQuery({
    ...termsOptions(campaign.id, days.now),
    enabled: !isAll,
    placeholderData: keepPreviousData,
  });
  const before = useQuery({
    ...termsOptions(campaign.id, days.before ?? undefined),
    enabled: !isAll && days.before !== null,
  });
  const chosen = isAll ? undefined : now.data;
  const own = useMemo(() => chosen?.terms.map(toTerm), [chosen]);
  const isWhole = own === undefined || own.length === 0;
  const files = imports
    .filter(({ type, byDay }) => type === 'search_terms' && !byDay)
    .map((each) => ({ name: each.fileName, period: periodOf(each) }));
  return {
    terms: isWhole ? workbench.terms : own,
    hidden: chosen === undefined || isWhole ? workbench.hidden : chosen.all - chosen.terms.length,
    /** What tells one reading of the reports from another. */
    reading: isWhole ? `${workbench.updatedAt}` : `${now.dataUpdatedAt} ${days.now.start} ${days.now.end}`,
    days,
    files,
    /** Whether no report says anything of the chosen days alone, so that all days are shown. */
    isUndivided: !isAll && chosen !== undefined && isWhole,
    isLoading: !isAll && chosen === undefined && now.isPending,
    error: isAll ? null : now.error,
    retry: () => void now.refetch(),
    changes:
      chosen && !isWhole && days.before && before.data ? changes(chosen, before.data, days.before) : null,
  };
}

/** How the sums changed since the days before. */
function changes(now: StoredTerms, before: StoredTerms, days: Period) {
  const [sums, earlier] = [sumOf(now), sumOf(before)];
  return {
    days,
    cost: changeOf(sums.costMicros, earlier.costMicros),
    sales: changeOf(sums.conversions, earlier.conversions),
  };
}

function sumOf({ terms }: StoredTerms) {
  const counts = noCounts();
  for (const term of terms) addTerm(counts, toTerm(term));
  return counts;
}
