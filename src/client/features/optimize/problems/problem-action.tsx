import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Problem, ProblemKind, ProblemOf } from '#domain/deciding/report-findings/problem.ts';
import { type CampaignTab, type MovedTab, paths } from '#client/paths.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { useWorkbench } from '../actions/workbench-context.ts';

/** The place where a problem is solved when it is not a change for the basket. */
const tabs: Partial<Record<Problem['kind'], { tab: CampaignTab | MovedTab; label: string }>> = {
  low_quality: { tab: 'montagem', label: 'Abrir a montagem' },
  lost_to_budget: { tab: 'economia', label: 'Ver a conta da venda' },
  lost_to_rank: { tab: 'revisao', label: 'Abrir a revisão' },
  first_page: { tab: 'economia', label: 'Ver a conta da venda' },
  bad_time: { tab: 'dados', label: 'Abrir a programação' },
};

const ofPart: Record<ProblemOf<'bad_part'>['of'], (typeof tabs)[ProblemKind]> = {
  device: { tab: 'dados', label: 'Abrir os dados' },
  ad: { tab: 'montagem', label: 'Abrir a montagem' },
  titles: { tab: 'montagem', label: 'Abrir a montagem' },
  descriptions: { tab: 'montagem', label: 'Abrir a montagem' },
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
    const link = problem.kind === 'bad_part' ? ofPart[problem.of] : tabs[kind];
    if (!link) return null;
    return (
      <Button component={Link} to={paths.campaignTab(id, link.tab)} size="compact-xs" variant="default">
        {link.label}
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
