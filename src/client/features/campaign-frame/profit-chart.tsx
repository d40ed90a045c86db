import '@mantine/charts/styles.layer.css';
import { AreaChart } from '@mantine/charts';
import { Paper, Text } from '@mantine/core';
import { economicsOf, profitAt } from '#domain/making/structure/economics.ts';
import type { EconomicsInput } from '#domain/making/structure/settings.ts';
import { amountText } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { ChartTable } from '#client/components/chart-table.tsx';
import classes from './profit-chart.module.css';

const CLICKS = 1000;
/** From free clicks to twice the cost at which nothing is earned. */
const STEPS = 20;

/** The profit of many clicks by what one costs. This file brings the library, so it is loaded lazily. */
export function ProfitChart({ economics, currency }: { economics: EconomicsInput; currency: string }) {
  const result = economicsOf(economics);
  if (result === null || result.breakEvenCpc <= 0) return null;
  const { breakEvenCpc, workingCpc } = result;
  const money = (amount: number) => amountText(amount, currency);
  const points = Array.from({ length: STEPS + 1 }, (_, at) => {
    const cpc = (breakEvenCpc * 2 * at) / STEPS;
    return { cpc, profit: profitAt(economics, cpc, CLICKS) };
  });
  const lines = [
    { y: 0 },
    { x: breakEvenCpc, label: 'lucro zero' },
    ...(workingCpc === breakEvenCpc ? [] : [{ x: workingCpc, label: 'CPC alvo' }]),
  ];
  return (
    <>
      <AreaChart
        className={classes.chart}
        h={240}
        data={points}
        dataKey="cpc"
        type="split"
        splitColors={['var(--profit-gain)', 'var(--profit-loss)']}
        strokeWidth={2}
        dotProps={{ r: 0 }}
        curveType="linear"
        series={[{ name: 'profit', label: 'Lucro', color: 'var(--profit-line)' }]}
        areaProps={{ isAnimationActive: false }}
        xAxisLabel={`CPC (${currency})`}
        yAxisLabel={`Lucro (${currency})`}
        xAxisProps={{
          type: 'number',
          domain: [0, breakEvenCpc * 2],
          tickCount: 5,
          tickFormatter: (cpc: number) => numberText(cpc),
        }}
        yAxisProps={{
          width: 76,
          tickFormatter: (value: number) => numberText(Math.round(value)),
        }}
        referenceLines={lines.map((line) => ({ color: 'var(--profit-axis)', ...line }))}
        tooltipProps={{
          content: ({ label }) => (
            <Paper withBorder shadow="sm" radius="md" px="sm" py={6}>
              <Text size="sm">CPC de {money(Number(label))}</Text>
              <Text size="sm" fw={600}>
                {money(profitAt(economics, Number(label), CLICKS))}
              </Text>
            </Paper>
          ),
        }}
        areaChartProps={{ accessibilityLayer: false }}
        role="img"
        aria-label={`Lucro zero no CPC de ${money(breakEvenCpc)}: os números estão na tabela abaixo`}
      />
      <Text size="sm" c="dimmed" mt="xs">
        CPC alvo {money(workingCpc)}: {money(profitAt(economics, workingCpc, CLICKS))} de lucro. No CPC de{' '}
        {money(breakEvenCpc)} não há lucro nem prejuízo.
      </Text>
      <ChartTable
        caption="Lucro de 1.000 cliques"
        head={['CPC', 'Lucro de 1.000 cliques']}
        rows={points.map(({ cpc, profit }) => [money(cpc), money(profit)])}
      />
    </>
  );
}
