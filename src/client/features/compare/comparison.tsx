import { Alert, Skeleton, Text } from '@mantine/core';
import { type Money, periodOfSpans } from '#domain/deciding/comparison/campaign-part.ts';
import type { ComparedBy, Rates } from '#domain/deciding/comparison/choice.ts';
import { judgeSubjects } from '#domain/deciding/comparison/figures.ts';
import type { CampaignResult } from '#domain/deciding/comparison/results.ts';
import { foreignCurrencies, type Subject } from '#domain/deciding/comparison/subjects.ts';
import { screenPart } from '#client/components/screen-part.tsx';
import { Panel } from '#client/components/panel.tsx';
import { formatPlainDay, periodText } from '#client/lib/dates.ts';
import { countText } from '#client/lib/count-text.ts';
import { FiguresTable } from './figures-table.tsx';
import { MissingReports } from './missing-reports.tsx';
import { RatesForm } from './rates-form.tsx';
import { VerdictPanel } from './verdict-panel.tsx';

const Charts = screenPart(
  async () => (await import('./charts/compare-charts.tsx')).CompareCharts,
  () => <Skeleton h={420} radius="lg" />,
);
const Contents = screenPart(
  async () => (await import('./contents/contents-panels.tsx')).ContentsPanels,
  () => <Skeleton h={200} radius="lg" />,
);

export interface ComparisonProps {
  results: readonly CampaignResult[];
  subjects: readonly Subject[];
  money: Money;
  by: ComparedBy;
  onRates: (rates: Rates) => void;
}

/** The verdict, its figures, their course over time, and the contents of the campaigns. */
export function Comparison({ results, subjects, money, by, onRates }: ComparisonProps) {
  const missing = by === 'countries' ? [] : results.filter(({ from }) => from === null);
  const judged = missing.length > 0 ? null : judgeSubjects(subjects);
  const foreign = foreignCurrencies(results);
  const winnerId = judged?.outcome.is === 'wins' ? judged.outcome.id : null;
  return (
    <>
      {missing.length > 0 && <MissingReports missing={missing} />}
      {foreign.length > 0 && <RatesForm money={money} foreign={foreign} onChange={onRates} />}
      {missing.length === 0 && judged === null && (
        <Alert color="yellow" variant="light" title="Moedas que não se comparam">
          Os relatórios estão em moedas diferentes. Escreva a cotação acima, ou preencha a comissão na conta
          da venda de cada campanha. Nada foi somado.
        </Alert>
      )}
      {judged && <VerdictPanel judged={judged} subjects={subjects} by={by} />}
      <Panel title="Lado a lado">
        <FiguresTable results={results} subjects={subjects} by={by} winnerId={winnerId} />
        <LeftOutNote subjects={subjects} />
        <SoldNotes results={results} />
      </Panel>
      <Charts results={results} subjects={subjects} money={money} byNumber={by === 'periods'} />
      {by !== 'periods' && <Contents results={results} winnerId={by === 'campaigns' ? winnerId : null} />}
    </>
  );
}

function LeftOutNote({ subjects }: { subjects: readonly Subject[] }) {
  const leftOut = [...new Set(subjects.flatMap((subject) => subject.leftOut.map(periodText)))];
  if (leftOut.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="sm">
      Sem a coluna Dia, estes relatórios cobrem só uma parte do período e ficaram de fora:{' '}
      {leftOut.join('; ')}.
    </Text>
  );
}

/** Warns about missing sales of networks. A file that ends early would make a campaign look worse than it is. */
function SoldNotes({ results }: { results: readonly CampaignResult[] }) {
  const notes = results.flatMap(({ name, sold, spans }) => {
    const last = periodOfSpans(spans)?.end;
    if (sold === null) return [];
    const end = sold.files?.end;
    return [
      ...(sold.uncounted > 0
        ? [
            `${name}: ${countText(sold.uncounted, 'venda sem cotação ficou', 'vendas sem cotação ficaram')} de fora. A cotação se informa na aba Lucro da campanha.`,
          ]
        : []),
      ...(end !== undefined && last !== undefined && end < last
        ? [
            `${name}: as vendas da rede vão até ${formatPlainDay(end)}, e os custos até ${formatPlainDay(last)}.`,
          ]
        : []),
    ];
  });
  return notes.map((note) => (
    <Text key={note} size="sm" c="dimmed" mt="sm">
      {note}
    </Text>
  ));
}
