import { Alert, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { economicsOf } from '#domain/making/structure/economics.ts';
import { takeReported } from '#domain/making/structure/proposed.ts';
import type { EconomicsInput } from '#domain/making/structure/settings.ts';
import { amountText } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { FigureInput } from '#client/components/figure-input.tsx';
import { screenPart } from '#client/components/screen-part.tsx';
import { Panel } from '#client/components/panel.tsx';
import { SideBySide } from '#client/components/side-by-side.tsx';
import { useSettings } from '#client/parts/draft/draft-context.ts';
import { CommissionField } from '#client/parts/draft/essential-fields.tsx';
import { formatPlainDay } from '#client/lib/dates.ts';
import { useFactNote } from '#client/parts/draft/use-fact-note.ts';
import { useEconomics } from '#client/parts/draft/use-economics.ts';
import { RealNumbers } from './real-numbers.tsx';

const ProfitChart = screenPart(
  async () => (await import('./profit-chart.tsx')).ProfitChart,
  () => <Skeleton h={240} />,
);

type RateField = 'approval' | 'refund' | 'conversion' | 'margin';
const rates: readonly (readonly [field: RateField, label: string, description: string])[] = [
  ['approval', 'Aprovação', 'Vendas que são aprovadas'],
  ['refund', 'Reembolso', 'Vendas aprovadas que são reembolsadas'],
  ['conversion', 'Taxa de conversão', 'Cliques que viram venda'],
  ['margin', 'Margem desejada', 'Parte da comissão que fica com você'],
];

/** The income per sale, the maximum cost per click, and the length of a test. */
export function EconomicsTab() {
  const { settings, change } = useSettings();
  const { dailyBudget } = settings;
  const { economics, rate, currency } = useEconomics();
  const set = (part: Partial<EconomicsInput>) =>
    change({ economics: { ...settings.economics, ...part } }, true);
  return (
    <SideBySide>
      <Panel title="Os números da oferta">
        <SimpleGrid type="container" cols={{ base: 1, '26rem': 2, '44rem': 3 }}>
          <CommissionField />
          <FigureInput
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            label="Cotação da comissão"
            description={
              rate === null
                ? 'Quanto 1 da moeda dela vale na da conta'
                : `Lida de Cotações: ${rate.from} em ${rate.to} desde ${formatPlainDay(rate.day)}`
            }
            min={0.0001}
            max={1_000_000}
            value={economics.exchange}
            onChange={(exchange) => set({ exchange })}
          />
          {rates.map(([field, label, description]) => (
            <RateInput
              key={field}
              field={field}
              label={label}
              description={description}
              set={set}
              value={economics[field]}
            />
          ))}
        </SimpleGrid>
        <RealNumbers
          economics={economics}
          onUse={(numbers) => change(takeReported(settings, numbers), true)}
        />
      </Panel>
      <Results economics={economics} dailyBudget={dailyBudget} currency={currency} />
    </SideBySide>
  );
}

interface RateInputProps {
  field: RateField;
  label: string;
  description: string;
  value: number;
  set: (part: Partial<EconomicsInput>) => void;
}

function RateInput({ field, label, description, value, set }: RateInputProps) {
  const note = useFactNote(field, `${description}.`);
  return (
    <FigureInput
      {...note}
      label={label}
      suffix="%"
      min={0}
      max={100}
      value={value}
      onChange={(next) => set({ [field]: next })}
    />
  );
}

interface ResultsProps {
  economics: EconomicsInput;
  dailyBudget: string | null;
  currency: string;
}

function numberOrNone(value: number | null): string {
  return value === null ? '–' : numberText(value);
}

function Results({ economics, dailyBudget, currency }: ResultsProps) {
  const result = economicsOf(economics);
  if (result === null) return <Text c="dimmed">Informe a comissão por venda para ver a conta.</Text>;
  const money = (amount: number) => amountText(amount, currency);
  const days =
    result.testBudget !== null && Number(dailyBudget) > 0
      ? Math.ceil(result.testBudget / Number(dailyBudget))
      : null;
  const figures: readonly (readonly [label: string, value: string, formula: string])[] = [
    [
      'CPA no ponto de equilíbrio',
      money(result.breakEvenCpa),
      'comissão × cotação × aprovação × (1\u00a0−\u00a0reembolso)',
    ],
    ['CPA alvo', money(result.targetCpa), 'CPA no ponto de equilíbrio × (1\u00a0−\u00a0margem)'],
    ['CPC no ponto de equilíbrio', money(result.breakEvenCpc), 'CPA no ponto de equilíbrio × conversão'],
    ['CPC alvo', money(result.workingCpc), 'CPA alvo × conversão'],
    [
      'Cliques para decidir',
      numberOrNone(result.clicksToReject),
      'zero vendas depois deles: com 95% de confiança, sua taxa real é menor que a estimada. ln(0,05) ÷ ln(1\u00a0−\u00a0conversão)',
    ],
    [
      'Verba de teste',
      result.testBudget === null ? '–' : money(result.testBudget),
      'cliques para decidir × CPC alvo',
    ],
    [
      'Dias de teste',
      numberOrNone(days),
      days === null ? 'diga o orçamento diário na aba Dados' : 'verba de teste ÷ orçamento diário',
    ],
  ];
  return (
    <>
      {result.netCommission <= 0 && (
        <Alert color="red" title="A conta não fecha">
          Com estes números nenhuma venda paga o clique.
        </Alert>
      )}
      <Panel title="O que eles dizem">
        <SimpleGrid type="container" cols={{ base: 1, '26rem': 2, '44rem': 4 }} spacing="lg">
          {figures.map(([label, value, formula]) => (
            <div key={label}>
              <Text size="sm" c="dimmed">
                {label}
              </Text>
              <Text size="xl" fw={650}>
                {value}
              </Text>
              <Text size="xs" c="dimmed">
                {formula}
              </Text>
            </div>
          ))}
        </SimpleGrid>
      </Panel>
      <Panel title="Lucro de 1.000 cliques pelo CPC">
        <ProfitChart economics={economics} currency={currency} />
      </Panel>
    </>
  );
}
