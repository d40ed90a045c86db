import { Alert, Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { type CampaignResult, contendersOf } from '#domain/comparison/results.ts';
import { judge } from '#domain/comparison/verdict.ts';
import { Panel } from '#client/components/panel.tsx';
import { paths } from '#client/paths.ts';
import { periodText } from '../reports/report-words.ts';
import { verdictText, verdictTitles } from './compare-words.ts';
import { ComparisonTable } from './comparison-table.tsx';

/** The verdict, then the figures that it rests on. */
export function ComparisonPanels({ results }: { results: readonly CampaignResult[] }) {
  const missing = results.filter(({ from }) => from === null);
  const isComplete = missing.length === 0;
  const contenders = isComplete ? contendersOf(results) : null;
  const verdict = contenders === null ? null : judge(contenders);
  const winner = verdict?.is === 'wins' ? (results.find(({ id }) => id === verdict.id) ?? null) : null;
  return (
    <>
      {missing.length > 0 && <MissingAlert missing={missing} />}
      {isComplete && contenders === null && (
        <Alert color="yellow" variant="light">
          Os relatórios estão em moedas diferentes. Preencha a comissão e a cotação na aba Economia de cada
          campanha.
        </Alert>
      )}
      {verdict && (
        <Panel title={winner === null ? verdictTitles[verdict.is] : `${winner.name} ${verdictTitles.wins}`}>
          <Stack gap="xs">
            <Text>{verdictText(verdict)}</Text>
            <PeriodNote results={results} />
          </Stack>
        </Panel>
      )}
      <Panel title="Lado a lado">
        <ComparisonTable results={results} winnerId={winner?.id ?? null} />
      </Panel>
    </>
  );
}

function MissingAlert({ missing }: { missing: readonly CampaignResult[] }) {
  return (
    <Alert color="yellow" variant="light" title="Falta um relatório">
      <Group gap="xs">
        {missing.map(({ id, name }) => (
          <Anchor key={id} component={Link} to={paths.campaignTab(id, 'relatorios')} py={10}>
            Trazer o de {name}
          </Anchor>
        ))}
      </Group>
    </Alert>
  );
}

/** Campaigns of other days may differ by season alone. */
function PeriodNote({ results }: { results: readonly CampaignResult[] }) {
  const periods = new Set(results.flatMap(({ period }) => (period ? [periodText(period)] : [])));
  if (periods.size <= 1) return null;
  return (
    <Text size="sm" c="dimmed">
      Os períodos são diferentes: a época do ano também pode explicar a diferença.
    </Text>
  );
}
