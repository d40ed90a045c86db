import { amountText } from '#domain/shared/money.ts';
import '@mantine/charts/styles.layer.css';
import { CompositeChart, type CompositeChartSeries } from '@mantine/charts';
import { Paper, Text } from '@mantine/core';
import type { DayPoint } from '#domain/deciding/comparison/chosen-days.ts';
import type { DayShare } from '#domain/deciding/comparison/results.ts';
import { daysIn } from '#domain/shared/days.ts';
import { numberText, percentText } from '#domain/shared/numbers.ts';
import { ChartTable } from '#client/components/chart-table.tsx';
import { formatPlainDay } from '#client/lib/dates.ts';
import { type DayMeasure, measureLabels } from './day-words.ts';
import classes from './day-charts.module.css';
import { DayFunnel } from './day-funnel.tsx';

interface DayChartsProps {
  measure: DayMeasure;
  step: 'day' | 'week';
  points: readonly DayPoint[];
  shares: readonly DayShare[];
  /** Days on which somebody changed the campaign. */
  marks: readonly string[];
  currency: string;
  /** What a sale may cost without loss. */
  breakEven: number | null;
  /** What a click may cost without loss. */
  mostCpc: number | null;
}

interface Chart {
  series: CompositeChartSeries[];
  /** The values of a point by the names of the series. */
  values: (point: DayPoint) => Record<string, number | null>;
  /** What a point says, in words: read by the pointer and in the table. */
  texts: (point: DayPoint) => readonly (readonly [label: string, text: string])[];
  axis: string;
  /** The scale at the right. */
  rightAxis?: string;
  lines?: readonly { y: number; label?: string }[];
}

/** The days as a chart with its table. This file brings the library, so it is loaded lazily. */
export function DayCharts(props: DayChartsProps) {
  const { measure, step, points, marks } = props;
  if (measure === 'funil') return <DayFunnel points={points} />;
  const { series, values, texts, axis, rightAxis, lines = [] } = chartOf(props, measure);
  const name = step === 'week' ? 'Semana que começa em' : 'Dia';
  const byDay = new Map(points.map((point) => [point.day, point]));
  const labels = points[0] ? texts(points[0]).map(([label]) => label) : [];
  return (
    <div>
      <ul className={classes.legend} aria-hidden="true">
        {series.map((each) => (
          <li key={each.name}>
            <svg width="24" height="10">
              {each.type === 'bar' ? (
                <rect width="10" height="10" x="7" rx="2" fill={each.color} />
              ) : (
                <line
                  x2="24"
                  y1="5"
                  y2="5"
                  stroke={each.color}
                  strokeWidth="2.5"
                  strokeDasharray={each.strokeDasharray}
                />
              )}
            </svg>
            {each.label}
          </li>
        ))}
      </ul>
      <CompositeChart
        className={classes.chart}
        h={260}
        data={points.map((point) => ({ day: point.day, ...values(point) }))}
        dataKey="day"
        series={series}
        curveType="linear"
        withDots={points.length <= 31}
        dotProps={{ r: 2.5 }}
        maxBarWidth={24}
        connectNulls={false}
        barProps={{ stackId: 'sum', isAnimationActive: false }}
        lineProps={{ isAnimationActive: false }}
        yAxisLabel={axis}
        {...(rightAxis !== undefined && { withRightYAxis: true, rightYAxisLabel: rightAxis })}
        rightYAxisProps={{ width: 60, domain: [0, 1], tickFormatter: shareText }}
        xAxisProps={{ minTickGap: 28, tickFormatter: (day: string) => formatPlainDay(day).slice(0, 5) }}
        yAxisProps={{ width: 76, tickFormatter: (value: number) => numberText(value) }}
        referenceLines={[{ y: 0 }, ...lines, ...markLines(points, marks)].map((line) => ({
          color: 'var(--day-axis)',
          ifOverflow: 'extendDomain' as const,
          ...line,
        }))}
        tooltipProps={{
          content: ({ label }) => {
            const point = byDay.get(String(label));
            return point === undefined ? null : (
              <Hover title={`${name} ${formatPlainDay(point.day)}`} texts={texts(point)} />
            );
          },
        }}
        composedChartProps={{ accessibilityLayer: false }}
        role="img"
        aria-label={`${measureLabels[measure]} por ${step === 'week' ? 'semana' : 'dia'}: os números estão na tabela abaixo`}
      />
      <ChartTable
        caption={measureLabels[measure]}
        head={[name, ...labels]}
        rows={points.map((point) => [formatPlainDay(point.day), ...texts(point).map(([, text]) => text)])}
      />
    </div>
  );
}

/** A change of a week stands at the week's first day. */
function markLines(points: readonly DayPoint[], marks: readonly string[]) {
  const days = marks.flatMap((mark) => points.findLast(({ day }) => day <= mark)?.day ?? []);
  return [...new Set(days)].map((x) => ({ x, strokeDasharray: '2 3' }));
}

function Hover({ title, texts }: { title: string; texts: ReturnType<Chart['texts']> }) {
  return (
    <Paper withBorder shadow="sm" radius="md" px="sm" py={6}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      {texts.map(([label, text]) => (
        <Text key={label} size="sm">
          {label}: {text}
        </Text>
      ))}
    </Paper>
  );
}

const shareText = (share: number) => percentText(Math.round(share * 100));

function chartOf(
  { points, shares, step, currency, breakEven, mostCpc }: DayChartsProps,
  measure: Exclude<DayMeasure, 'funil'>,
): Chart {
  const money = (amount: number | null) => (amount === null ? 'não se sabe' : amountText(amount, currency));
  if (measure === 'lucro')
    return {
      axis: currency,
      series: [
        { type: 'bar', name: 'gain', label: 'Lucro', color: 'var(--day-good)' },
        { type: 'bar', name: 'loss', label: 'Prejuízo', color: 'var(--day-bad)' },
        { type: 'line', name: 'cost', label: 'Custo', color: 'var(--day-line)', strokeDasharray: '6 3' },
      ],
      values: ({ profit, cost }) => ({
        gain: profit === null || profit < 0 ? null : profit,
        loss: profit === null || profit >= 0 ? null : profit,
        cost,
      }),
      texts: ({ profit, revenue, cost }) => [
        ['Lucro', money(profit)],
        ['Receita', money(revenue)],
        ['Custo', money(cost)],
      ],
    };
  if (measure === 'vendas') {
    const needed = ({ cost }: DayPoint) => (breakEven !== null && breakEven > 0 ? cost / breakEven : null);
    return {
      axis: 'Vendas',
      series: [
        { type: 'bar', name: 'sales', label: 'Vendas', color: 'var(--day-good)' },
        {
          type: 'line',
          name: 'needed',
          label: 'Vendas que pagam o custo',
          color: 'var(--day-bad)',
          strokeDasharray: '6 3',
        },
      ],
      values: (point) => ({ sales: point.sales, needed: needed(point) }),
      texts: (point) => [
        ['Vendas', countText(point.sales)],
        [
          'Vendas que pagam o custo',
          needed(point) === null ? 'falta a comissão' : countText(needed(point) ?? 0),
        ],
        ['Custo por venda', point.sales > 0 ? money(point.cost / point.sales) : 'nenhuma venda'],
      ],
    };
  }
  const cpc = ({ cost, clicks }: DayPoint) => (clicks > 0 ? cost / clicks : null);
  const share = shareOf(points, shares, step);
  const hasShares = shares.length > 0;
  return {
    axis: `CPC (${currency})`,
    ...(hasShares && { rightAxis: 'Parcela de impressões' }),
    series: [
      { type: 'line', name: 'cpc', label: 'CPC', color: 'var(--day-line)' },
      ...(hasShares
        ? [
            {
              type: 'line' as const,
              name: 'share',
              label: 'Parcela de impressões',
              yAxisId: 'right',
              color: 'var(--day-second)',
              strokeDasharray: '6 3',
            },
          ]
        : []),
    ],
    values: (point) => ({ cpc: cpc(point), share: share(point) }),
    texts: (point) => {
      const own = share(point);
      return [
        ['CPC', money(cpc(point))],
        ['Parcela de impressões', own === null ? 'o relatório não traz' : shareText(own)],
        ['Cliques', numberText(point.clicks)],
        ['Impressões', numberText(point.impressions)],
      ];
    },
    lines: mostCpc === null ? [] : [{ y: mostCpc, label: `CPC máximo ${amountText(mostCpc, currency)}` }],
  };
}

/** Of a week it is the mean of its days. */
function shareOf(points: readonly DayPoint[], shares: readonly DayShare[], step: 'day' | 'week') {
  const found = new Map<string, number[]>();
  for (const [day, share] of shares) {
    const point = points.findLast(({ day: first }) => first <= day);
    if (point === undefined || daysIn({ start: point.day, end: day }) > (step === 'week' ? 7 : 1)) continue;
    found.set(point.day, [...(found.get(point.day) ?? []), share]);
  }
  return ({ day }: DayPoint): number | null => {
    const own = found.get(day);
    return own === undefined ? null : own.reduce((sum, each) => sum + each, 0) / own.length;
  };
}

function countText(value: number): string {
  return numberText(value, { most: 1 });
}
