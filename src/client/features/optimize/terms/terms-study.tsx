import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { microsText } from '#domain/shared/money.ts';
import type { Study } from '#domain/deciding/search-terms/study-terms.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { Waiting } from '#client/components/waiting.tsx';
import { countText } from '#client/lib/count-text.ts';
import { periodText } from '#client/lib/dates.ts';
import { ChangeText } from '#client/components/change-text.tsx';
import { DaysPicker } from '#client/parts/days/days-picker.tsx';
import { DataAge } from '#client/parts/days/data-age.tsx';
import { BasketBar } from '../actions/basket-bar.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';
import { useStudy } from '../study/use-study.ts';
import { useTarget } from '../study/use-target.ts';
import { TargetPanel } from './target-panel.tsx';
import { TermsTable } from './terms-table.tsx';
import { USUAL_DAYS, useShownTerms } from './use-shown-terms.ts';

export function TermsStudy({ imported }: { imported: Period }) {
  const { isReading } = useTarget();
  return isReading ? <Waiting message="Agrupando os termos" /> : <JudgedTerms imported={imported} />;
}

function JudgedTerms({ imported }: { imported: Period }) {
  const { currency } = useWorkbench();
  const { choice, cpa, breakEven, limit } = useTarget();
  const [isAsked] = useState(cpa === null); // the fields stay where they are while one types
  const shown = useShownTerms(imported);
  const study = useStudy(shown.terms, shown.reading, {
    breakEven,
    limit,
    multiple: Number(choice.vezes),
    competitors: choice.concorrentes,
  });
  const error = shown.error ?? study.error;
  return (
    <Stack gap="md">
      {isAsked && <TargetPanel />}
      {error && <ErrorState error={error} onRetry={shown.error ? shown.retry : () => void study.refetch()} />}
      {(shown.isLoading || study.isLoading) && <Waiting message="Agrupando os termos" />}
      {study.data && !shown.isLoading && (
        <>
          <TermsTable
            study={study.data}
            picker={
              <DaysPicker
                imported={imported}
                days={shown.days}
                usual={USUAL_DAYS}
                files={shown.files}
                isShort
              />
            }
          />
          <Text size="sm" c="dimmed">
            {summaryOf(study.data, currency, shown.hidden)} <Changes changes={shown.changes} />
          </Text>
          <Text size="sm" c="dimmed">
            {shown.isUndivided
              ? `Os relatórios de termos não têm a coluna Dia e não cabem inteiros em ${periodText(shown.days.now)}. Esta é a soma de tudo, de ${periodText(imported)}.`
              : `Soma de ${periodText(shown.days.now)}.`}{' '}
            <DataAge until={imported.end} />.
          </Text>
        </>
      )}
      <BasketBar />
    </Stack>
  );
}

/** Cost and sales beside those of the days before. */
function Changes({ changes }: { changes: ReturnType<typeof useShownTerms>['changes'] }) {
  if (changes?.cost == null) return null;
  return (
    <span>
      Custo <ChangeText share={changes.cost} isGoodUp={null} />
      {changes.sales !== null && (
        <>
          {' e vendas '}
          <ChangeText share={changes.sales} isGoodUp />
        </>
      )}{' '}
      contra {periodText(changes.days)}.
    </span>
  );
}

function summaryOf({ account, groups }: Study, currency: string, hidden: number): string {
  const waste = groups.filter(({ tier }) => tier === 'certain');
  const cost = waste.reduce((sum, { counts }) => sum + counts.costMicros, 0);
  const sums = `${countText(account.terms, 'termo com clique', 'termos com clique')}, ${microsText(account.costMicros, currency)}, ${countText(account.conversions, 'venda', 'vendas')}.`;
  const sure =
    waste.length > 0 ? ` ${microsText(cost, currency)} foram para pesquisas de quem não compra.` : '';
  const rest =
    hidden > 0 ? ` ${countText(hidden, 'termo mais barato fica', 'termos mais baratos ficam')} de fora.` : '';
  return `${sums}${sure}${rest}`;
}
