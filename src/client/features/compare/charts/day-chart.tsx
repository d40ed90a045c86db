import { amountText } from '#domain/shared/money.ts';
import { LineChart } from '@mantine/charts';
import { Group, Text } from '@mantine/core';
import type { Series } from '#domain/deciding/comparison/series.ts';
import type { Subject } from '#domain/deciding/comparison/subjects.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { ChartTable } from '#client/components/chart-table.tsx';
import { colorOf, dashOf } from './colors.ts';
import classes from './charts.module.css';

interface DayChartProps {
  series: Series;
  subjects: readonly Subject[];
  label: string;
  /** Of amounts of money; null for counts. */
  currency: string | null;
}

const axes: Record<Series['step'], string> = {
  day: 'Dia',
  week: 'Semana que começa em',
  number: 'Dia do período',
};

export function DayChart({ series: { rows, step, isPartial }, subjects, label, currency }: DayChartProps) {
  const text = (value: number) => (currency === null ? numberText(value) : amountText(value, currency));
  const pointName = (at: string) => (step === 'number' ? `${at}º` : formatPlainDay(at));
  if (rows.length === 0) {
    return (
      <Text c="dimmed">
        {label === 'Lucro' && !isPartial
          ? 'Falta a comissão, na conta da venda da campanha.'
          : 'Os relatórios não têm a coluna Dia. Baixe-os segmentados por dia para ver a evolução.'}
      </Text>
    );
  }
  return (
    <>
      <Group component="ul" gap="md" p={0} mb="xs" className={classes.legend}>
        {subjects.map(({ letter, name }, at) => (
          <Group key={letter} component="li" gap={6} wrap="nowrap">
            <svg width="32" height="4" aria-hidden="true">
              <line x2="32" y1="2" y2="2" stroke={colorOf(at)} strokeWidth="3" strokeDasharray={dashOf(at)} />
            </svg>
            <Text size="sm">{`${letter}: ${name}`}</Text>
          </Group>
        ))}
      </Group>
      <LineChart
        className={classes.chart}
        h={300}
        data={rows.map(({ at, values }) => ({ at: shortName(at, step), ...values }))}
        dataKey="at"
        series={subjects.map(({ letter, name }, at) => ({
          name: letter,
          label: `${letter}: ${name}`,
          color: colorOf(at),
          strokeDasharray: dashOf(at),
        }))}
        xAxisLabel={axes[step]}
        yAxisLabel={currency === null ? label : `${label} (${currency})`}
        xAxisProps={{ minTickGap: 24, interval: 'equidistantPreserveStart' }}
        yAxisProps={{ width: 76, interval: 0, tickFormatter: (value: number) => numberText(value) }}
        valueFormatter={text}
        curveType="linear"
        withDots={rows.length <= 31}
        connectNulls={false}
        lineChartProps={{ accessibilityLayer: false }}
        role="img"
        aria-label={`${label} por ${step === 'week' ? 'semana' : 'dia'}: os números estão na tabela abaixo`}
      />
      {isPartial && (
        <Text size="sm" c="dimmed" mt="xs">
          Há relatórios sem a coluna Dia: eles contam na tabela, mas não têm lugar neste gráfico.
        </Text>
      )}
      <ChartTable
        caption={label}
        head={[axes[step], ...subjects.map(({ letter }) => letter)]}
        rows={rows.map(({ at, values }) => [
          pointName(at),
          ...subjects.map(({ letter }) => {
            const value = values[letter];
            return value === undefined ? 'Sem dado' : text(value);
          }),
        ])}
      />
    </>
  );
}

/** `01/05` fits under the axis. */
function shortName(at: string, step: Series['step']): string {
  return step === 'number' ? at : formatPlainDay(at).slice(0, 5);
}
