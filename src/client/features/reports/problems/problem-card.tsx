import { Button, Group, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { isIgnored, problemKey, termKey } from '#domain/deciding/report-findings/ignored.ts';
import type { Problem } from '#domain/deciding/report-findings/problem.ts';
import { type CampaignTab, type MovedTab, paths } from '#client/paths.ts';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { moneyText, placeText } from '../actions/change-words.ts';
import { ItemCard } from '../actions/item-card.tsx';
import { ItemMenu } from '../actions/item-menu.tsx';
import type { Promotion } from '../actions/promote-dialog.tsx';
import { useWorkbench } from '../actions/workbench-context.ts';
import { TierBadge } from '../terms/tier-badge.tsx';
import { adviceText, problemLabels, proofText } from './problem-words.ts';
import { DuplicatesTable } from './duplicates-table.tsx';

interface ProblemCardProps {
  problem: Problem;
  onPromote: (promotion: Promotion) => void;
}

/** Where a problem is mended that is no change for the basket. */
const tabs: Partial<Record<Problem['kind'], { tab: CampaignTab | MovedTab; label: string }>> = {
  low_quality: { tab: 'montagem', label: 'Abrir a montagem' },
  lost_to_budget: { tab: 'economia', label: 'Ver a conta da venda' },
  lost_to_rank: { tab: 'revisao', label: 'Abrir a revisão' },
  first_page: { tab: 'economia', label: 'Ver a conta da venda' },
  bad_time: { tab: 'dados', label: 'Abrir a programação' },
};

/** One problem with its money, its proof and what can be done. */
export function ProblemCard({ problem, onPromote }: ProblemCardProps) {
  const { currency, ignored, ignore } = useWorkbench();
  const { kind, tier, subject, campaign, adGroup } = problem;
  const key = problemKey(problem);
  const place = kind === 'lost_to_budget' || kind === 'lost_to_rank' ? '' : placeText({ campaign, adGroup });
  const promote = (isMove: boolean) =>
    kind === 'unlisted_seller' ? () => onPromote({ texts: [subject], isMove }) : undefined;
  return (
    <ItemCard
      label={`${problemLabels[kind]}: ${subject}`}
      text={
        <>
          <Text size="sm" c="dimmed">
            {problemLabels[kind]}
          </Text>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {subject}
            </Text>
            <Text fw={600} c="dimmed">
              {moneyText(problem.costMicros, currency)}
            </Text>
            {tier !== null && <TierBadge tier={tier} />}
          </Group>
          {place !== '' && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {place}
            </Text>
          )}
          <Text size="sm">{adviceText(problem, currency)}</Text>
          {tier !== null && (
            <Text size="sm" c="dimmed">
              {proofText(problem)}
            </Text>
          )}
        </>
      }
      buttons={<Action problem={problem} />}
      menu={
        <ItemMenu
          name={subject}
          isIgnored={isIgnored(problem, ignored)}
          onIgnore={(next) => ignore(next ? [key] : [key, termKey(problem.subject)], next)}
          onPromote={promote(false)}
          onMove={promote(true)}
        />
      }
    >
      {(kind === 'duplicate' || kind === 'competing') && <DuplicatesTable problem={problem} />}
    </ItemCard>
  );
}

function Action({ problem }: { problem: Problem }) {
  const { id } = useOpenCampaign();
  const { basket } = useWorkbench();
  const { kind, changes } = problem;
  if (changes.length === 0) {
    const link = tabs[kind];
    if (!link) return null;
    return (
      <Button component={Link} to={paths.campaignTab(id, link.tab)} size="sm" variant="default">
        {link.label}
      </Button>
    );
  }
  const isChosen = basket.has(changes);
  const Icon = isChosen ? IconX : IconPlus;
  const label = isChosen ? 'Tirar da cesta' : actionLabels[changes[0]?.kind ?? 'negative'];
  return (
    <Button
      size="sm"
      variant={isChosen ? 'default' : 'light'}
      leftSection={<Icon />}
      aria-label={`${label}: ${problem.subject}`}
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
