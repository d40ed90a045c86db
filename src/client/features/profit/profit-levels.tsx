import { MICROS, microsText } from '#domain/shared/money.ts';
import { Button, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import {
  type ProfitLevelName,
  profitLevels,
  type ProfitRow,
  type StoredLevel,
} from '#domain/measuring/profit/levels.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import { profitFigures, type StoredProfit } from '#domain/measuring/profit/profit.ts';
import { judgeResults, type Verdict } from '#domain/deciding/verdict/verdict.ts';
import { Panel } from '#client/components/panel.tsx';
import { periodText } from '#client/lib/dates.ts';
import { useSearchState } from '#client/lib/use-search-state.ts';
import { paths } from '#client/paths.ts';
import { countText } from '#client/lib/count-text.ts';
import classes from './profit-levels.module.css';
import { ProfitTable } from './profit-table.tsx';
import { balanceText, levelNeeds, rowNames, salesCount, shortLabels } from './profit-words.ts';

const shownSchema = z.object({
  nivel: z.catch(z.optional(z.enum(profitLevels)), undefined),
  mostrar: z.catch(z._default(z.enum(['todas', 'prejuizo', 'lucro', 'sem-venda']), 'todas'), 'todas'),
});
type Filter = z.output<typeof shownSchema>['mostrar'];
const filters: readonly { value: Filter; label: string }[] = [
  { value: 'todas', label: 'Todas' },
  { value: 'prejuizo', label: 'Com prejuízo' },
  { value: 'lucro', label: 'Com lucro' },
  { value: 'sem-venda', label: 'Gastou e não vendeu' },
];

/** The break-even cost of a sale, which is the average income of a sale; null without sales. */
function verdictsOf(rows: readonly ProfitRow[]): ReadonlyMap<ProfitRow, Verdict> {
  const sales = rows.reduce((sum, row) => sum + row.sales, 0);
  const revenue = rows.reduce((sum, row) => sum + row.revenueMicros, 0);
  if (sales <= 0 || revenue <= 0) return new Map();
  const results = rows.map(({ clicks, costMicros, sales: sold }) => ({
    clicks,
    cost: costMicros / MICROS,
    sales: sold / MICROS,
  }));
  const verdicts = judgeResults(results, { breakEvenCpa: revenue / sales });
  return new Map(rows.flatMap((row, at) => (verdicts[at] ? [[row, verdicts[at]] as const] : [])));
}

interface ProfitLevelsProps {
  id: string;
  levels: StoredProfit['levels'];
  currency: string;
}

/** The profit of each campaign, ad group, keyword and search term. */
export function ProfitLevels({ id, levels, currency }: ProfitLevelsProps) {
  const [{ nivel: chosen, mostrar }, change] = useSearchState(shownSchema);
  const nivel = chosen ?? firstTelling(levels);
  const level = levels[nivel];
  const rows = useMemo(() => level.rows.filter((row) => isShown(row, mostrar)), [level.rows, mostrar]);
  const names = useMemo(() => rowNames(level.rows), [level.rows]);
  const verdicts = useMemo(() => verdictsOf(level.rows), [level.rows]);
  return (
    <Panel title="Onde se ganha e onde se perde">
      <Stack>
        <SegmentedControl
          aria-label="Nível"
          value={nivel}
          onChange={(value) => change({ nivel: value })}
          data={profitLevels.map((name) => ({ value: name, label: shortLabels[name] }))}
          className={classes.levels}
        />
        {level.rows.length > 1 && <Text fw={600}>{balanceText(level.rows, currency)}</Text>}
        {level.from === null ? (
          <Needs id={id} text={levelNeeds[nivel]} />
        ) : (
          <ProfitTable
            key={nivel}
            level={nivel}
            rows={rows}
            names={names}
            verdicts={verdicts}
            currency={currency}
            before={
              <Select
                size="xs"
                w={180}
                aria-label="Mostrar"
                value={mostrar}
                onChange={(value) => change({ mostrar: filters.find((each) => each.value === value)?.value })}
                data={[...filters]}
              />
            }
          />
        )}
        <LevelPeriod own={level.period} whole={levels.campaign.period} />
        <Rest level={level} currency={currency} />
      </Stack>
    </Panel>
  );
}

/** A table of one row repeats the sums above it. */
function firstTelling(levels: StoredProfit['levels']): ProfitLevelName {
  return profitLevels.find((name) => levels[name].rows.length > 1) ?? 'campaign';
}

function isShown(row: ProfitRow, filter: Filter): boolean {
  if (filter === 'sem-venda') return row.sales === 0 && row.costMicros > 0;
  const { profitMicros } = profitFigures(row);
  if (filter === 'lucro') return profitMicros > 0;
  return filter === 'todas' || profitMicros < 0;
}

function Needs({ id, text }: { id: string; text: string }) {
  return (
    <Group>
      <Text c="dimmed">{text}</Text>
      <Button component={Link} to={paths.campaignTab(id, 'relatorios')} variant="light">
        Abrir Relatórios
      </Button>
    </Group>
  );
}

/** The report of a level may cover other days than the sums above. */
function LevelPeriod({ own, whole }: { own: Period | null; whole: Period | null }) {
  if (!own || (own.start === whole?.start && own.end === whole.end)) return null;
  return (
    <Text size="sm">O relatório deste nível cobre {periodText(own)}: só contam as vendas desses dias.</Text>
  );
}

/** The sums that the rows above do not show, so that the total is complete. */
function Rest({
  level: { rows, others, unplaced, from },
  currency,
}: {
  level: StoredLevel;
  currency: string;
}) {
  const notes = [
    rows.some(({ shared }) => shared > 0) &&
      'Vendas com ≈ não dizem de que linha vieram: foram divididas pelas conversões que o Google contou.',
    others.count > 0 &&
      `${countText(others.count, 'outra linha', 'outras linhas')}: custo de ${microsText(others.costMicros, currency)}, ${salesCount(others)}, receita de ${microsText(others.revenueMicros, currency)}.`,
    from !== null &&
      unplaced.sales > 0 &&
      `Sem linha: ${salesCount(unplaced)}, ${microsText(unplaced.revenueMicros, currency)}. O arquivo não diz a linha, e o Google não contou conversões para dividir.`,
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <Text key={note} size="sm">
      {note}
    </Text>
  ));
}
