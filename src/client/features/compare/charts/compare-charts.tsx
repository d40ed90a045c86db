import { amountText } from '#domain/shared/money.ts';
import '@mantine/charts/styles.layer.css';
import { SegmentedControl, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import type { Money } from '#domain/deciding/comparison/campaign-part.ts';
import { figuresOf } from '#domain/deciding/comparison/figures.ts';
import type { CampaignResult } from '#domain/deciding/comparison/results.ts';
import { type Measure, measures, seriesOf } from '#domain/deciding/comparison/series.ts';
import { oneCurrency, type Subject } from '#domain/deciding/comparison/subjects.ts';
import { Panel } from '#client/components/panel.tsx';
import { measureLabels, rateText } from '../compare-words.ts';
import { DayChart } from './day-chart.tsx';
import { RangeChart } from './range-chart.tsx';

interface CompareChartsProps {
  results: readonly CampaignResult[];
  subjects: readonly Subject[];
  money: Money;
  /** Whether days are counted from the start of each subject's period. */
  byNumber: boolean;
}

/** The charts of the comparison, each with its table. This file brings the library, so it is loaded lazily. */
export function CompareCharts({ results, subjects, money, byNumber }: CompareChartsProps) {
  const [measure, setMeasure] = useState<Measure>('cost');
  const currency = oneCurrency(subjects);
  const isMoney = measure !== 'sales';
  const series = seriesOf(subjects, results, money, { measure, byNumber });
  return (
    <>
      <Ranges subjects={subjects} currency={currency} />
      <Panel
        title="Dia a dia"
        actions={
          <SegmentedControl
            aria-label="O que mostrar"
            data={measures.map((value) => ({ value, label: measureLabels[value] }))}
            value={measure}
            onChange={(value) => setMeasure(value)}
          />
        }
      >
        {isMoney && currency === null ? (
          <Text c="dimmed">
            As moedas são diferentes. Escreva a cotação para ver o dinheiro no mesmo gráfico.
          </Text>
        ) : (
          <DayChart
            series={series}
            subjects={subjects}
            label={measureLabels[measure]}
            currency={isMoney ? currency : null}
          />
        )}
      </Panel>
    </>
  );
}

/** Sales per click, and the cost of a sale against what it may cost, each with its range. */
function Ranges({ subjects, currency }: { subjects: readonly Subject[]; currency: string | null }) {
  const figures = subjects.map((subject) => ({ subject, ...figuresOf(subject) }));
  const rates = figures.flatMap(({ subject, saleRate }) => (saleRate ? [{ subject, ...saleRate }] : []));
  const returns = figures.flatMap(({ subject, roi }) => (roi ? [{ subject, ...roi }] : []));
  const cpas = figures.flatMap(({ subject, cpa, breakEven }) =>
    cpa?.value == null ? [] : [{ subject, value: cpa.value, range: cpa.range, limit: breakEven }],
  );
  const withCpa = cpas.length > 0 && currency !== null;
  const shown = [rates.length > 0, withCpa, returns.length > 0].filter(Boolean).length;
  return (
    <Panel title="Intervalos de confiança" isFolded>
      <Text size="sm" c="dimmed" mb="md">
        A barra é o que os relatórios mostram; o traço, até onde o valor pode estar com 95% de confiança.
      </Text>
      <SimpleGrid cols={{ base: 1, lg: rates.length > 3 ? 1 : shown }} spacing="xl">
        {rates.length > 0 && <RangeChart title="Vendas por clique" points={rates} text={rateText} />}
        {withCpa && (
          <RangeChart
            title={`Custo por venda, em ${currency}`}
            points={cpas}
            text={(value) => amountText(value, currency)}
          />
        )}
        {returns.length > 0 && <RangeChart title="Retorno (ROI)" points={returns} text={rateText} />}
      </SimpleGrid>
      {rates.length === 0 && <Text c="dimmed">Ainda não há cliques para comparar.</Text>}
    </Panel>
  );
}
