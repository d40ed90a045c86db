import { Group, Stack, Text } from '@mantine/core';
import type { Money } from '#domain/deciding/comparison/campaign-part.ts';
import type { Rates } from '#domain/deciding/comparison/choice.ts';
import { FigureInput } from '#client/components/figure-input.tsx';
import { Panel } from '#client/components/panel.tsx';

interface RatesFormProps {
  money: Money;
  foreign: readonly string[];
  onChange: (rates: Rates) => void;
}

/** Converts reports of several currencies with the rates that the person enters. Without a rate nothing is converted. */
export function RatesForm({ money: { base, rates }, foreign, onChange }: RatesFormProps) {
  function remove(code: string): void {
    const { [code]: _, ...others } = rates;
    onChange(others);
  }
  return (
    <Panel title="Cotação">
      <Stack gap="sm">
        <Text size="sm">
          Os relatórios estão em moedas diferentes. Com a cotação, tudo é mostrado em {base}. Sem ela, cada
          valor fica na sua moeda e nada é somado.
        </Text>
        <Group>
          {foreign.map((code) => (
            <FigureInput
              key={code}
              label={`1 ${code} em ${base}`}
              thousandSeparator="."
              decimalScale={4}
              hideControls
              min={0.0001}
              max={1_000_000}
              allowNegative={false}
              value={rates[code] ?? null}
              onChange={(rate) => onChange({ ...rates, [code]: rate })}
              onEmpty={() => remove(code)}
              w={180}
            />
          ))}
        </Group>
      </Stack>
    </Panel>
  );
}
