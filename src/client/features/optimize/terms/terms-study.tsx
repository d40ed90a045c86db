import { microsText } from '#domain/shared/money.ts';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Study } from '#domain/deciding/search-terms/study-terms.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { Waiting } from '#client/components/waiting.tsx';
import { countText } from '#client/lib/count-text.ts';
import { periodText } from '#client/lib/dates.ts';
import { DataAge } from '#client/parts/days/data-age.tsx';
import { BasketBar } from '../actions/basket-bar.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';
import { TargetPanel } from './target-panel.tsx';
import { TermsTable } from './terms-table.tsx';
import { useStudy } from '../study/use-study.ts';
import { useTarget } from '../study/use-target.ts';

export function TermsStudy() {
  const { terms, hidden, currency, period, updatedAt } = useWorkbench();
  const { choice, cpa, breakEven, limit } = useTarget();
  const [isAsked] = useState(cpa === null); // the fields stay where they are while one types
  const study = useStudy(terms, updatedAt, {
    breakEven,
    limit,
    multiple: Number(choice.vezes),
    competitors: choice.concorrentes,
  });
  return (
    <Stack gap="md">
      {isAsked && <TargetPanel />}
      {study.error && <ErrorState error={study.error} onRetry={() => void study.refetch()} />}
      {study.isLoading && <Waiting message="Agrupando os termos" />}
      {study.data && (
        <>
          <TermsTable study={study.data} />
          <Text size="sm" c="dimmed">
            {summaryOf(study.data, currency, hidden)}
          </Text>
          {period && (
            <Text size="sm" c="dimmed">
              Soma de {periodText(period)}: os termos são guardados por relatório, sem os dias, e o período
              escolhido em outras telas não os divide. <DataAge until={period.end} />
            </Text>
          )}
        </>
      )}
      <BasketBar />
    </Stack>
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
