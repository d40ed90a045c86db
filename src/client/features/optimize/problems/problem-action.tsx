import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Problem, ProblemKind, ProblemOf } from '#domain/deciding/report-findings/problem.ts';
import { paths } from '#client/paths.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { useWorkbench } from '../actions/workbench-context.ts';

/** The place where a problem is solved when it is not a change for the basket. */
interface Solution {
  path: (id: string) => string;
  label: string;
}
const assembly: Solution = { path: (id) => paths.campaignTab(id, 'montagem'), label: 'Abrir a montagem' };
const economics: Solution = {
  path: (id) => paths.campaignTab(id, 'economia'),
  label: 'Ver a conta da venda',
};
const solutions: Partial<Record<Problem['kind'], Solution>> = {
  low_quality: assembly,
  lost_to_budget: economics,
  lost_to_rank: { path: (id) => paths.campaignTab(id, 'revisao'), label: 'Abrir a revisão' },
  first_page: economics,
  bad_time: { path: (id) => paths.settingsSection(id, 'schedule'), label: 'Abrir a programação' },
};

const ofPart: Record<ProblemOf<'bad_part'>['of'], (typeof solutions)[ProblemKind]> = {
  device: { path: (id) => paths.settingsSection(id, 'money'), label: 'Abrir os lances' },
  ad: assembly,
  titles: assembly,
  descriptions: assembly,
  // Only Google Ads itself can change these.
  place: undefined,
  age: undefined,
  gender: undefined,
};

/** The change that solves a problem, or a link to the place where it is solved. */
export function ProblemAction({ problem }: { problem: Problem }) {
  const { id } = useOpenCampaign();
  const { basket } = useWorkbench();
  const { kind, changes } = problem;
  if (changes.length === 0) {
    const solution = problem.kind === 'bad_part' ? ofPart[problem.of] : solutions[kind];
    if (!solution) return null;
    return (
      <Button component={Link} to={solution.path(id)} size="compact-xs" variant="default">
        {solution.label}
      </Button>
    );
  }
  const isChosen = basket.has(changes);
  const Icon = isChosen ? IconX : IconPlus;
  const label = isChosen ? 'Tirar' : actionLabels[changes[0]?.kind ?? 'negative'];
  return (
    <Button
      size="compact-xs"
      variant={isChosen ? 'default' : 'light'}
      leftSection={<Icon />}
      aria-label={isChosen ? `Tirar das mudanças: ${problem.subject}` : `${label}: ${problem.subject}`}
      onClick={() => (isChosen ? basket.remove(changes) : basket.add(changes))}
    >
      {label}
    </Button>
  );
}

const actionLabels = {
  negative: 'Negativar nos outros',
  keyword: 'Promover',
  pause: 'Pausar',
  text: 'Trocar o texto',
  release: 'Remover a negativa',
  adjust: 'Mudar',
  stop: 'Pausar',
} as const;
