import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { bidStrategies, type CampaignSettings, shareLocations } from '#domain/making/structure/settings.ts';
import { DayInput } from '#client/components/day-input.tsx';
import { FigureInput } from '#client/components/figure-input.tsx';
import { Panel } from '#client/components/panel.tsx';
import { AmountInput } from '#client/parts/amount-input.tsx';
import { useSettings } from '#client/parts/draft/draft-context.ts';
import { shareLocationLabels, strategyLabels } from '#client/parts/setting-labels.ts';
import { BudgetField } from '#client/parts/draft/essential-fields.tsx';
import { useSpendCurrency } from '#client/parts/draft/use-economics.ts';
import { useFactNote } from '#client/parts/draft/use-fact-note.ts';

const strategies = bidStrategies.map((value) => ({ value, label: strategyLabels[value] }));
const devices = [
  ['desktop', 'Computador'],
  ['mobile', 'Celular'],
  ['tablet', 'Tablet'],
] as const satisfies readonly (readonly [keyof CampaignSettings['devices'], string])[];

/** Budget, schedule, and bid adjustments by device. */
export function MoneySection() {
  const { settings, change } = useSettings();
  return (
    <Panel title="Orçamento e lances" part="money">
      <Stack>
        <SimpleGrid type="container" cols={{ base: 1, '26rem': 2, '36rem': 3 }}>
          <BudgetField />
          <Select
            label="Estratégia de lances"
            data={strategies}
            value={settings.bidStrategy}
            onChange={(bidStrategy) => bidStrategy && change({ bidStrategy })}
          />
          <StrategyFields />
        </SimpleGrid>
        <SimpleGrid type="container" cols={{ base: 1, '26rem': 2, '36rem': 3 }}>
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
              suffix="%"
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

/** What the chosen strategy needs. */
function StrategyFields() {
  const currency = useSpendCurrency();
  const { settings, change } = useSettings();
  const { bidStrategy } = settings;
  const cpaNote = useFactNote('targetCpa');
  const cpcNote = useFactNote('maxCpc');
  const limit = (label: string) => (
    <AmountInput
      {...cpcNote}
      label={label}
      currency={currency}
      value={settings.maxCpc}
      onChange={(maxCpc) => change({ maxCpc }, true)}
    />
  );
  switch (bidStrategy) {
    case 'maximize_conversions':
    case 'maximize_value':
      return null;
    case 'maximize_clicks':
      return limit('Limite de CPC');
    case 'manual_cpc':
      return limit('CPC máximo');
    case 'target_cpa':
      return (
        <AmountInput
          {...cpaNote}
          label="CPA desejado"
          currency={currency}
          value={settings.targetCpa}
          onChange={(targetCpa) => change({ targetCpa }, true)}
        />
      );
    case 'target_roas':
      return (
        <FigureInput
          label="ROAS desejado"
          description="400% são 4 de receita para cada 1 de custo."
          suffix="%"
          min={1}
          max={100_000}
          isWhole
          value={settings.targetRoas === null ? null : Number(settings.targetRoas)}
          onChange={(value) => change({ targetRoas: String(value) }, true)}
          onEmpty={() => change({ targetRoas: null }, true)}
        />
      );
    case 'target_impression_share':
      return (
        <>
          <FigureInput
            label="Parcela de impressões"
            suffix="%"
            min={1}
            max={100}
            isWhole
            value={settings.impressionShare}
            onChange={(impressionShare) => change({ impressionShare }, true)}
            onEmpty={() => change({ impressionShare: null }, true)}
          />
          <Select
            label="Onde aparecer"
            description="Confira na prévia do Editor."
            data={shareLocations.map((value) => ({ value, label: shareLocationLabels[value] }))}
            value={settings.shareLocation}
            onChange={(shareLocation) => shareLocation && change({ shareLocation })}
          />
          {limit('Limite de CPC')}
        </>
      );
    case 'portfolio':
      return (
        <TextInput
          label="Nome da estratégia de portfólio"
          description="Como está no Google Ads, em Ferramentas > Estratégias de lances. O Editor não cria uma nova."
          maxLength={255}
          value={settings.portfolioName}
          onChange={({ currentTarget: { value } }) => change({ portfolioName: value }, true)}
        />
      );
  }
}
