import { Select, SimpleGrid, Stack } from '@mantine/core';
import { bidStrategies, type CampaignSettings } from '#domain/making/structure/settings.ts';
import { DayInput } from '#client/components/day-input.tsx';
import { FigureInput } from '#client/components/figure-input.tsx';
import { Panel } from '#client/components/panel.tsx';
import { AmountInput } from '#client/parts/amount-input.tsx';
import { useBuilder, useSettings } from '#client/parts/draft/draft-context.ts';
import { strategyLabels } from '#client/parts/setting-labels.ts';
import { BudgetField } from '#client/parts/draft/essential-fields.tsx';

const strategies = bidStrategies.map((value) => ({ value, label: strategyLabels[value] }));
const devices = [
  ['desktop', 'Computador'],
  ['mobile', 'Celular'],
  ['tablet', 'Tablet'],
] as const satisfies readonly (readonly [keyof CampaignSettings['devices'], string])[];

/** Budget, schedule, and bid adjustments by device. */
export function MoneySection() {
  const { campaign } = useBuilder();
  const { settings, change } = useSettings();
  const { currency } = campaign;
  const { bidStrategy } = settings;
  return (
    <Panel title="Orçamento e lances">
      <Stack>
        <SimpleGrid type="container" cols={{ base: 1, '26rem': 2, '36rem': 3 }}>
          <BudgetField />
          <Select
            label="Estratégia de lances"
            data={strategies}
            value={bidStrategy}
            onChange={(value) => {
              const chosen = bidStrategies.find((each) => each === value);
              if (chosen) change({ bidStrategy: chosen });
            }}
          />
          {bidStrategy === 'target_cpa' ? (
            <AmountInput
              label="CPA desejado"
              currency={currency}
              value={settings.targetCpa}
              onChange={(targetCpa) => change({ targetCpa }, true)}
            />
          ) : (
            bidStrategy !== 'maximize_conversions' && (
              <AmountInput
                label={bidStrategy === 'manual_cpc' ? 'CPC máximo' : 'Limite de CPC'}
                currency={currency}
                value={settings.maxCpc}
                onChange={(maxCpc) => change({ maxCpc }, true)}
              />
            )
          )}
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <DayInput
            label="Início"
            value={settings.startDate ?? ''}
            onChange={(day) => change({ startDate: day === '' ? null : day })}
          />
          <DayInput
            label="Fim"
            value={settings.endDate ?? ''}
            onChange={(day) => change({ endDate: day === '' ? null : day })}
          />
        </SimpleGrid>
        <SimpleGrid type="container" cols={{ base: 1, '26rem': 3 }}>
          {devices.map(([device, label]) => (
            <FigureInput
              key={device}
              label={label}
              description="Ajuste de lance"
              suffix=" %"
              min={-100}
              max={900}
              isWhole
              value={settings.devices[device]}
              onChange={(value) => change({ devices: { ...settings.devices, [device]: value } }, true)}
              onEmpty={() => change({ devices: { ...settings.devices, [device]: 0 } }, true)}
            />
          ))}
        </SimpleGrid>
      </Stack>
    </Panel>
  );
}
