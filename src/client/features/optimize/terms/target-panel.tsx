import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import { MICROS, formatMoney } from '#domain/shared/money.ts';
import { Panel } from '#client/components/panel.tsx';
import { AmountInput } from '#client/parts/amount-input.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';
import { useTarget } from '../study/use-target.ts';

/** Asks for the maximum cost of a sale when the campaign does not have it yet. */
export function TargetPanel() {
  const { terms, currency } = useWorkbench();
  const { cpa, change } = useTarget();
  const paid = paidForSale(terms);
  return (
    <Panel title="Quanto uma venda pode custar">
      <Stack maw="26rem">
        <TargetFields />
        {cpa === null && (
          <Group gap="sm">
            <Text size="sm">Diga quanto uma venda pode custar para ver os termos.</Text>
            {paid !== null && (
              <Button size="sm" variant="light" onClick={() => change({ venda: paid })}>
                Usar {formatMoney(paid, currency)}, o que cada venda custou até aqui
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

const sources = {
  economics: 'Vem da conta da venda, se você não mudar',
  sales: 'Vem do que cada venda rendeu, se você não mudar',
  nobody: 'Na moeda do relatório',
};

/** The fields of the target against which terms are judged. */
export function TargetFields() {
  const { currency } = useWorkbench();
  const { choice, change, cpa, source } = useTarget();
  const [names, setNames] = useState(choice.concorrentes);
  return (
    <Stack>
      <AmountInput
        label="Custo máximo por venda"
        description={sources[source ?? 'nobody']}
        currency={currency}
        value={cpa}
        onChange={(value) => change({ venda: value ?? '' })}
      />
      <Select
        label="Gasto sem venda que é demais"
        description="Antes disto a certeza nunca é forte"
        value={choice.vezes}
        onChange={(value) => change({ vezes: value === '2' || value === '5' ? value : '3' })}
        data={['2', '3', '5'].map((value) => ({ value, label: `${value} vezes o custo máximo` }))}
      />
      <TextInput
        label="Concorrentes"
        description="Separe os nomes por vírgula"
        maxLength={500}
        value={names}
        onChange={({ currentTarget: { value } }) => setNames(value)}
        onBlur={() => change({ concorrentes: names.trim() })}
      />
    </Stack>
  );
}

function paidForSale(terms: readonly Term[]): string | null {
  const cost = terms.reduce((sum, { costMicros }) => sum + costMicros, 0);
  const sales = terms.reduce((sum, { conversions }) => sum + conversions, 0);
  return sales === 0 || cost === 0 ? null : (cost / sales / MICROS).toFixed(2);
}
