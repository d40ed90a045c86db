import { Button, Group, List, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { ComparedBy } from '#domain/deciding/comparison/choice.ts';
import type { Judged } from '#domain/deciding/comparison/figures.ts';
import { isEstimated, type Subject } from '#domain/deciding/comparison/subjects.ts';
import { judgePairs } from '#domain/deciding/comparison/outcome.ts';
import { Panel } from '#client/components/panel.tsx';
import { capitalized } from '#client/lib/capitalized.ts';
import { periodText } from '#client/lib/dates.ts';
import { CONTENTS } from './contents/contents-id.ts';
import { meaningText, perMoneyText, outcomeText } from './compare-words.ts';

interface VerdictPanelProps {
  judged: Judged;
  subjects: readonly Subject[];
  by: ComparedBy;
}

export function VerdictPanel({ judged, subjects, by }: VerdictPanelProps) {
  const [params] = useSearchParams();
  const search = new URLSearchParams({ ...Object.fromEntries(params), parte: CONTENTS });
  const perMoney = perMoneyText(judged, subjects);
  const estimated = subjects.filter(isEstimated);
  const isMixed = estimated.length > 0 && estimated.length < subjects.length;
  return (
    <Panel title="Veredito">
      <Stack gap="xs">
        <Text fz="1.75rem" fw={650} lh={1.2}>
          {capitalized(outcomeText(judged.outcome, subjects))}
        </Text>
        <Text>{meaningText(judged, subjects)}</Text>
        {perMoney !== null && <Text fw={600}>{perMoney}</Text>}
        {isMixed && (
          <Text size="sm" c="dimmed">
            As vendas de {estimated.map(({ letter }) => letter).join(', ')} são as conversões do Google; as
            outras, as da rede. O Google pode contar vendas que a rede recusa ou devolve.
          </Text>
        )}
        {judged.by === 'sales' && (
          <Text size="sm" c="dimmed">
            Comparamos vendas pelo mesmo custo, porque falta a comissão de alguma campanha. Preencha-a na
            conta da venda para comparar lucro.
          </Text>
        )}
        {by !== 'periods' && <PeriodNote subjects={subjects} />}
        {subjects.length > 2 && <Pairs judged={judged} subjects={subjects} />}
        {by === 'campaigns' && judged.outcome.is === 'wins' && (
          <Group mt="xs">
            <Button component={Link} to={{ search: search.toString() }} replace preventScrollReset>
              Copiar o que venceu
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

/** Campaigns with different days may differ only because of the season. */
function PeriodNote({ subjects }: { subjects: readonly Subject[] }) {
  const periods = new Set(subjects.flatMap(({ period }) => (period ? [periodText(period)] : [])));
  if (periods.size <= 1) return null;
  return (
    <Text size="sm" c="dimmed">
      Os períodos são diferentes: a época do ano também pode explicar a diferença.
    </Text>
  );
}

function Pairs({ judged, subjects }: { judged: Judged; subjects: readonly Subject[] }) {
  const letter = (id: string) => subjects.find((subject) => subject.id === id)?.letter ?? '';
  return (
    <details>
      <summary style={{ padding: '10px 0', cursor: 'pointer' }}>Par a par</summary>
      <List size="sm" mt="xs">
        {judgePairs(judged.contenders).map(({ one, other, outcome: verdict }) => (
          <List.Item key={one + other}>
            {letter(one)} e {letter(other)}: {outcomeText(verdict, subjects)}
          </List.Item>
        ))}
      </List>
    </details>
  );
}
