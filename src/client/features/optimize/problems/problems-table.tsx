import { Drawer, Stack, Text, UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { microsText } from '#domain/shared/money.ts';
import { isIgnored, problemKey, termKey } from '#domain/deciding/report-findings/ignored.ts';
import type { Problem } from '#domain/deciding/report-findings/problem.ts';
import type { StrategyOf } from '#domain/deciding/bidding/levers.ts';
import { tiers } from '#domain/deciding/search-terms/evidence.ts';
import { CutMiddle } from '#client/components/cut-middle.tsx';
import type { DataColumn } from '#client/components/data-table/column.ts';
import { DataTable } from '#client/components/data-table/data-table.tsx';
import { locationText } from '../actions/change-words.ts';
import { ItemMenu } from '../actions/item-menu.tsx';
import { PromoteDialog, type Promotion } from '../actions/promote-dialog.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';
import { IgnoredSwitch } from '../ignored-switch.tsx';
import { tierLabels } from '../study/evidence-words.ts';
import { TierBadge } from '../study/tier-badge.tsx';
import { ProblemAction } from './problem-action.tsx';
import { adviceText, problemLabels, proofText } from './problem-words.ts';
import { DuplicatesTable } from './duplicates-table.tsx';

const nameOf = ({ kind, subject }: Problem) => `${problemLabels[kind]}: ${subject}`;
const problemLocation = ({ kind, campaign, adGroup }: Problem) =>
  kind === 'lost_to_budget' || kind === 'lost_to_rank' ? '' : locationText({ campaign, adGroup });

export function ProblemsTable({ problems }: { problems: readonly Problem[] }) {
  const { ignored, ignore, currency, strategyOf } = useWorkbench();
  const [withIgnored, setWithIgnored] = useState(false);
  const [opened, setOpened] = useState<Problem | null>(null);
  const [promotion, setPromotion] = useState<Promotion | null>(null);
  const columns = useMemo(() => columnsOf(currency, strategyOf, setOpened), [currency, strategyOf]);
  const rows = useMemo(
    () => (withIgnored ? problems : problems.filter((problem) => !isIgnored(problem, ignored))),
    [withIgnored, problems, ignored],
  );
  const hidden = problems.filter((problem) => isIgnored(problem, ignored)).length;
  const promote = ({ kind, subject }: Problem, isMove: boolean) =>
    kind === 'unlisted_seller' ? () => setPromotion({ texts: [subject], isMove }) : undefined;
  return (
    <Stack gap="lg">
      <DataTable
        name="problemas"
        columns={columns}
        rows={rows}
        rowName={nameOf}
        none="Nenhum problema aqui."
        after={() => <IgnoredSwitch count={hidden} checked={withIgnored} onChange={setWithIgnored} />}
        actions={{
          width: 222,
          render: (problem) => (
            <>
              <ProblemAction problem={problem} />
              <ItemMenu
                name={problem.subject}
                isIgnored={isIgnored(problem, ignored)}
                onIgnore={(next) =>
                  ignore(next ? [problemKey(problem)] : [problemKey(problem), termKey(problem.subject)], next)
                }
                onPromote={promote(problem, false)}
                onMove={promote(problem, true)}
              />
            </>
          ),
        }}
      />
      <ProblemDrawer problem={opened} onClose={() => setOpened(null)} />
      <PromoteDialog promotion={promotion} onClose={() => setPromotion(null)} />
    </Stack>
  );
}

/** The details of one problem: its evidence and its actions. */
function ProblemDrawer({ problem, onClose }: { problem: Problem | null; onClose: () => void }) {
  const { currency, strategyOf } = useWorkbench();
  return (
    <Drawer
      opened={problem !== null}
      onClose={onClose}
      position="right"
      size="min(34rem, 100%)"
      title={problem === null ? '' : nameOf(problem)}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {problem && (
        <Stack gap="sm">
          {problem.tier !== null && (
            <div>
              <TierBadge tier={problem.tier} />
            </div>
          )}
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {problemLocation(problem)}
          </Text>
          <Text>{adviceText(problem, currency, strategyOf(problem.campaign))}</Text>
          {problem.tier !== null && (
            <Text size="sm" c="dimmed">
              {proofText(problem)}
            </Text>
          )}
          {(problem.kind === 'duplicate' || problem.kind === 'competing') && (
            <DuplicatesTable problem={problem} />
          )}
          <div>
            <ProblemAction problem={problem} />
          </div>
        </Stack>
      )}
    </Drawer>
  );
}

function columnsOf(
  currency: string,
  strategyOf: StrategyOf,
  onOpen: (problem: Problem) => void,
): DataColumn<Problem>[] {
  return [
    {
      id: 'assunto',
      label: 'Onde',
      size: 170,
      value: ({ subject }) => subject,
      cell: (problem) => (
        <UnstyledButton
          fz="inherit"
          fw={600}
          maw="100%"
          aria-label={`Ver ${nameOf(problem)}`}
          onClick={() => onOpen(problem)}
        >
          <CutMiddle>{problem.subject}</CutMiddle>
        </UnstyledButton>
      ),
    },
    {
      id: 'custo',
      label: 'Custo',
      size: 112,
      isNumber: true,
      hasBar: true,
      value: ({ costMicros }) => costMicros,
      text: ({ costMicros }) => microsText(costMicros, currency),
    },
    {
      id: 'problema',
      label: 'Problema',
      size: 280,
      isFacet: true,
      value: ({ kind }) => problemLabels[kind],
    },
    {
      id: 'certeza',
      label: 'Certeza',
      size: 168,
      isFacet: true,
      value: ({ tier }) => (tier === null ? null : tiers.indexOf(tier)),
      text: ({ tier }) => (tier === null ? '' : tierLabels[tier]),
      cell: ({ tier }) => tier !== null && <TierBadge tier={tier} />,
    },
    {
      id: 'fazer',
      label: 'O que fazer',
      size: 420,
      isExtra: true,
      value: (problem) => adviceText(problem, currency, strategyOf(problem.campaign)),
    },
    { id: 'lugar', label: 'Campanha e grupo', size: 220, isExtra: true, value: problemLocation },
  ];
}
