import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { groupKey } from '#domain/deciding/report-findings/ignored.ts';
import type { Study } from '#domain/deciding/search-terms/study-terms.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { Waiting } from '#client/components/waiting.tsx';
import { countText } from '#client/lib/count-text.ts';
import { BasketBar } from '../actions/basket-bar.tsx';
import { BasketPanel } from '../actions/basket-panel.tsx';
import { moneyText } from '../actions/change-words.ts';
import { useBasketPanel } from '../actions/use-basket-panel.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { blockingChanges } from './blocking-changes.ts';
import { GroupList } from './group-list.tsx';
import { TargetPanel } from './target-panel.tsx';
import { useStudy } from './use-study.ts';
import { useTarget } from './use-target.ts';

export function TermsStudy() {
  const { terms, hidden, currency, updatedAt } = useWorkbench();
  const { choice, change, isKnown, cpa, breakEven, limit } = useTarget();
  const { panelRef, isPanelInSight, openPanel } = useBasketPanel();
  const study = useStudy(terms, updatedAt, {
    breakEven,
    limit,
    multiple: Number(choice.vezes),
    competitors: choice.concorrentes,
  });
  return (
    <Stack gap="lg">
      <TargetPanel
        terms={terms}
        currency={currency}
        cpa={cpa}
        isKnown={isKnown}
        multiple={choice.vezes}
        competitors={choice.concorrentes}
        onChange={change}
      />
      {study.error && <ErrorState error={study.error} onRetry={() => void study.refetch()} />}
      {study.isLoading && <Waiting message="Agrupando os termos" />}
      <BasketPanel ref={panelRef} />
      {study.data && (
        <>
          <Group justify="space-between" gap="sm">
            <Text flex="1 1 20rem">{summaryOf(study.data, currency, hidden)}</Text>
            <BlockCertain study={study.data} />
          </Group>
          <GroupList study={study.data} />
        </>
      )}
      <BasketBar isHidden={isPanelInSight} onOpen={openPanel} />
    </Stack>
  );
}

/** All at once, because nobody who buys types these words. */
function BlockCertain({ study }: { study: Study }) {
  const { basket, currency, ignored } = useWorkbench();
  const open = study.groups.filter(
    (group) =>
      group.tier === 'certain' && !ignored.has(groupKey(group)) && !basket.has(blockingChanges(group)),
  );
  const added = open.flatMap(blockingChanges);
  if (open.length < 2 || added.length === 0) return null;
  const cost = open.reduce((sum, { counts }) => sum + counts.costMicros, 0);
  return (
    <Button leftSection={<IconPlus />} onClick={() => basket.add(added)}>
      Negativar as {numberText(open.length)} confirmadas ({moneyText(cost, currency)})
    </Button>
  );
}

function summaryOf({ account, groups }: Study, currency: string, hidden: number): string {
  const waste = groups.filter(({ tier }) => tier === 'certain');
  const cost = waste.reduce((sum, { counts }) => sum + counts.costMicros, 0);
  const sums = `${countText(account.terms, 'termo com clique', 'termos com clique')}, ${moneyText(account.costMicros, currency)}, ${countText(account.conversions, 'venda', 'vendas')}.`;
  const sure =
    waste.length > 0 ? ` ${moneyText(cost, currency)} foram para pesquisas de quem não compra.` : '';
  const rest =
    hidden > 0 ? ` ${countText(hidden, 'termo mais barato fica', 'termos mais baratos ficam')} de fora.` : '';
  return `${sums}${sure}${rest}`;
}
