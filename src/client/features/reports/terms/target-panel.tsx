import { Button, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Panel } from '#client/components/panel.tsx';
import { AmountInput } from '#client/parts/amount-input.tsx';

interface TargetPanelProps {
  terms: readonly Term[];
  currency: string;
  cpa: string | null;
  /** Whether the campaign's own numbers give what a sale may cost. */
  isKnown: boolean;
  multiple: string;
  competitors: string;
  onChange: (part: { venda?: string; vezes?: '2' | '3' | '5'; concorrentes?: string }) => void;
}

/** Asks against what the terms are judged. */
export function TargetPanel({
  terms,
  currency,
  cpa,
  isKnown,
  multiple,
  competitors,
  onChange,
}: TargetPanelProps) {
  const [names, setNames] = useState(competitors);
  const paid = paidForSale(terms);
  return (
    <Panel title="Quanto uma venda pode custar">
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ alignItems: 'end' }}>
          <AmountInput
            label="Custo máximo por venda"
            description={isKnown ? 'Vem da conta da venda, se você não mudar' : 'Na moeda do relatório'}
            currency={currency}
            value={cpa}
            onChange={(value) => onChange({ venda: value ?? '' })}
          />
          <Select
            label="Gasto sem venda que é demais"
            description="Antes disto a prova nunca é forte"
            value={multiple}
            onChange={(value) => onChange({ vezes: value === '2' || value === '5' ? value : '3' })}
            data={['2', '3', '5'].map((value) => ({ value, label: `${value} vezes o custo máximo` }))}
          />
          <TextInput
            label="Concorrentes"
            description="Separe os nomes por vírgula"
            maxLength={500}
            value={names}
            onChange={({ currentTarget: { value } }) => setNames(value)}
            onBlur={() => onChange({ concorrentes: names.trim() })}
          />
        </SimpleGrid>
        {cpa === null && (
          <Group gap="sm">
            <Text size="sm">Diga quanto uma venda pode custar para ver os termos.</Text>
            {paid !== null && (
              <Button size="sm" variant="light" onClick={() => onChange({ venda: paid })}>
                Usar {formatMoney(paid, currency)}, o que cada venda custou até aqui
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

function paidForSale(terms: readonly Term[]): string | null {
  const cost = terms.reduce((sum, { costMicros }) => sum + costMicros, 0);
  const sales = terms.reduce((sum, { conversions }) => sum + conversions, 0);
  return sales === 0 || cost === 0 ? null : (cost / sales / 1_000_000).toFixed(2);
}
