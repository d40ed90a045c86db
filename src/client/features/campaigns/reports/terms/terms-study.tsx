import { Loader, Stack, Text } from '@mantine/core';
import { useDeferredValue, useMemo, useRef } from 'react';
import { z } from 'zod';
import { effectOf } from '#domain/search-terms/effect.ts';
import type { Study } from '#domain/search-terms/study-terms.ts';
import type { Term } from '#domain/search-terms/term.ts';
import { economicsOf } from '#domain/structure/economics.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { useSearchState } from '#client/lib/use-search-state.ts';
import { useBuilder, useSettings } from '../../builder/plan-context.ts';
import { countText } from '../report-words.ts';
import { BasketBar } from './basket-bar.tsx';
import { BasketPanel } from './basket-panel.tsx';
import { useBasket } from './basket-store.ts';
import { moneyText } from './evidence-words.ts';
import { GroupList } from './group-list.tsx';
import { TargetPanel } from './target-panel.tsx';
import { useStudy } from './use-study.ts';

const choiceSchema = z.object({
  venda: z
    .string()
    .regex(/^\d{1,10}(\.\d{1,2})?$/)
    .or(z.literal(''))
    .default('')
    .catch(''),
  vezes: z.enum(['2', '3', '5']).default('3').catch('3'),
  concorrentes: z.string().default('').catch(''),
});

interface TermsStudyProps {
  terms: readonly Term[];
  /** How many terms are too cheap to have been sent. */
  hidden: number;
  currency: string;
  updatedAt: number;
}

export function TermsStudy({ terms, hidden, currency, updatedAt }: TermsStudyProps) {
  const { campaign } = useBuilder();
  const { settings } = useSettings();
  const [choice, setChoice] = useSearchState(choiceSchema);
  const basket = useBasket(campaign.id);
  const chosen = useDeferredValue(basket.chosen);
  const effect = useMemo(() => effectOf(chosen, terms), [chosen, terms]);
  const panel = useRef<HTMLDivElement>(null);
  const known = economicsOf(settings.economics)?.targetCpa.toFixed(2) ?? null;
  const cpa = choice.venda === '' ? known : choice.venda;
  const study = useStudy(terms, updatedAt, {
    cpa,
    multiple: Number(choice.vezes),
    competitors: choice.concorrentes,
  });
  return (
    <Stack gap="lg">
      <TargetPanel
        terms={terms}
        currency={currency}
        cpa={cpa}
        isKnown={known !== null}
        multiple={choice.vezes}
        competitors={choice.concorrentes}
        onChange={setChoice}
      />
      {study.error && <ErrorState error={study.error} onRetry={() => void study.refetch()} />}
      {study.isLoading && <Loader aria-label="Agrupando os termos" />}
      {study.data && (
        <>
          <div ref={panel} tabIndex={-1}>
            <BasketPanel basket={basket} effect={effect} terms={terms} currency={currency} />
          </div>
          <Text>{summaryOf(study.data, currency, hidden)}</Text>
          <GroupList study={study.data} currency={currency} basket={basket} />
          {chosen.length > 0 && (
            <BasketBar effect={effect} currency={currency} onOpen={() => panel.current?.focus()} />
          )}
        </>
      )}
    </Stack>
  );
}

function summaryOf({ account, groups }: Study, currency: string, hidden: number): string {
  const waste = groups.filter(({ tier }) => tier === 'certain');
  const cost = waste.reduce((sum, { counts }) => sum + counts.costMicros, 0);
  const sums = `${countText(account.terms, 'termo com clique', 'termos com clique')}, ${moneyText(account.costMicros, currency)}, ${countText(account.conversions, 'venda', 'vendas')}.`;
  const sure = waste.length > 0 ? ` ${moneyText(cost, currency)} foram para buscas de quem não compra.` : '';
  const rest =
    hidden > 0 ? ` Ficam de fora os ${countText(hidden, 'termo mais barato', 'termos mais baratos')}.` : '';
  return `${sums}${sure}${rest}`;
}
