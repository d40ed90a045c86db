import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconReportSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { isIgnored } from '#domain/deciding/report-findings/ignored.ts';
import type { Problem, ProblemKind } from '#domain/deciding/report-findings/problem.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { Waiting } from '#client/components/waiting.tsx';
import { HelpLink } from '#client/parts/help-link.tsx';
import { paths } from '#client/paths.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { BasketBar } from '../actions/basket-bar.tsx';
import { BasketPanel } from '../actions/basket-panel.tsx';
import { PromoteDialog, type Promotion } from '../actions/promote-dialog.tsx';
import { useBasketPanel } from '../actions/use-basket-panel.ts';
import { useWorkbench } from '../actions/workbench-context.ts';
import { WorkbenchLayout } from '../actions/workbench-layout.tsx';
import { IgnoredSwitch } from '../ignored-switch.tsx';
import { AdviceList } from './advice-list.tsx';
import { ProblemCard } from './problem-card.tsx';
import { problemLabels } from './problem-words.ts';
import { useProblems } from './use-problems.ts';

/** What the reports show besides the terms: each problem with its money and what to do. */
export function ProblemsTab() {
  return (
    <WorkbenchLayout>
      <Problems />
    </WorkbenchLayout>
  );
}

function Problems() {
  const { data, error, refetch } = useProblems();
  if (data === undefined) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <Waiting message="Procurando problemas" />;
  }
  return <ProblemList problems={data} />;
}

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { ignored } = useWorkbench();
  const [kind, setKind] = useState<ProblemKind | 'all'>('all');
  const [withIgnored, setWithIgnored] = useState(false);
  const [promotion, setPromotion] = useState<Promotion | null>(null);
  const { panelRef, isPanelInSight, openPanel } = useBasketPanel();
  const open = withIgnored ? problems : problems.filter((problem) => !isIgnored(problem, ignored));
  const hidden = problems.filter((problem) => isIgnored(problem, ignored)).length;
  const found = open.filter((problem) => kind === 'all' || problem.kind === kind);
  return (
    <Stack gap="lg">
      <BasketPanel ref={panelRef} />
      <AdviceList />
      {problems.length === 0 && <NoProblem />}
      <Group align="flex-end">
        <Select
          label="Problema"
          flex="0 1 22rem"
          value={kind}
          onChange={(value) => setKind(kindsIn(problems).find((each) => each === value) ?? 'all')}
          data={[
            { value: 'all', label: `Todos (${open.length})` },
            ...kindsIn(problems).map((value) => ({
              value,
              label: `${problemLabels[value]} (${open.filter((each) => each.kind === value).length})`,
            })),
          ]}
        />
        <IgnoredSwitch count={hidden} checked={withIgnored} onChange={setWithIgnored} />
      </Group>
      {problems.length > 0 && found.length === 0 && (
        <Text c="dimmed" role="status">
          Nenhum problema aqui.
        </Text>
      )}
      <ShowMore entries={found} step={40}>
        {(shown) => (
          <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
            {shown.map((problem) => (
              <ProblemCard key={problem.key} problem={problem} onPromote={setPromotion} />
            ))}
          </Stack>
        )}
      </ShowMore>
      <PromoteDialog promotion={promotion} onClose={() => setPromotion(null)} />
      <BasketBar isHidden={isPanelInSight} onOpen={openPanel} />
    </Stack>
  );
}

function kindsIn(problems: readonly Problem[]): ProblemKind[] {
  return [...new Set(problems.map(({ kind }) => kind))];
}

function NoProblem() {
  const { id } = useOpenCampaign();
  return (
    <EmptyState
      icon={IconReportSearch}
      title="Nenhum problema nos relatórios"
      hint={
        <>
          Traga também os relatórios de palavras-chave, recursos e campanhas, com índice de qualidade, lance
          de primeira página e parcela de impressões perdidas. <HelpLink to="problemas">Veja como</HelpLink>
        </>
      }
      action={
        <Button component={Link} to={paths.campaignTab(id, 'relatorios')} mt="xs">
          Trazer um relatório
        </Button>
      }
    />
  );
}
