import { BarChart } from '@mantine/charts';
import { Stack, Text, Title } from '@mantine/core';
import { Bar, ErrorBar, Rectangle, type RectangleProps } from 'recharts';
import type { Estimate } from '#domain/deciding/comparison/figures.ts';
import type { Subject } from '#domain/deciding/comparison/subjects.ts';
import type { Range } from '#domain/measuring/statistics/intervals.ts';
import { rangeText } from '../compare-words.ts';
import { ChartTable } from '#client/components/chart-table.tsx';
import { colorOf } from './colors.ts';
import classes from './charts.module.css';

interface RangePoint extends Estimate {
  subject: Subject;
  /** Above this value there is loss. */
  limit?: number | null;
}

interface RangeChartProps {
  title: string;
  points: readonly RangePoint[];
  text: (value: number) => string;
}

/** A bar for each subject, with a line from one end of its range to the other. */
export function RangeChart({ title, points, text }: RangeChartProps) {
  const data = points.map(({ subject: { letter }, value, range }) => ({
    letter,
    value,
    spread: [value - range.low, topOf(value, range) - value],
    fill: colorOf(letter.charCodeAt(0) - 65),
  }));
  const isCut = points.some(({ value, range }) => topOf(value, range) < range.high);
  const limits = points.some(({ limit }) => limit != null);
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {title}
      </Title>
      <BarChart
        className={classes.chart}
        h={220}
        data={data}
        dataKey="letter"
        series={[]}
        yAxisLabel={title.split(',')[0]}
        yAxisProps={{ width: 90, interval: 0, tickCount: 4 }}
        valueFormatter={text}
        withTooltip={false}
        barChartProps={{ accessibilityLayer: false }}
        role="img"
        aria-label={`${title}: os números estão na tabela abaixo`}
      >
        <Bar dataKey="value" maxBarSize={56} isAnimationActive={false} shape={Filled}>
          <ErrorBar
            dataKey="spread"
            width={10}
            strokeWidth={2}
            stroke="var(--compare-line)"
            isAnimationActive={false}
          />
        </Bar>
      </BarChart>
      {isCut && (
        <Text size="sm" c="dimmed">
          Um intervalo passa do alto do gráfico: os números dizem até onde.
        </Text>
      )}
      <ChartTable
        caption={title}
        head={['Comparado', 'Valor', 'Intervalo', ...(limits ? ['Empate'] : [])]}
        rows={points.map(({ subject: { letter, name }, value, range, limit }) => [
          `${letter}: ${name}`,
          text(value),
          rangeText(range, text),
          ...(limits ? [limit == null ? 'Sem dado' : text(limit)] : []),
        ])}
      />
    </Stack>
  );
}

/** A range that reaches far above its value would squeeze all bars. */
function topOf(value: number, { low, high }: Range): number {
  return low < 0 ? high : Math.min(high, value * 4);
}

/** Each bar has the colour of its subject, so faint that the line of its range is seen on it. */
function Filled({ payload, ...shape }: RectangleProps & { payload?: { fill?: string } }) {
  const color = payload?.fill;
  return <Rectangle {...shape} fill={color} fillOpacity={0.5} stroke={color} strokeWidth={1.5} />;
}
