import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { CampaignChange } from '#domain/deciding/comparison/changes.ts';
import type { ShownAction } from '#domain/deciding/report-findings/saved-actions.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { type CampaignTab, campaignTabs, type MovedTab, movedTabNames, paths } from '#client/paths.ts';
import { actionText } from './action-words.ts';
import classes from './dashboard.module.css';

interface ActionListProps {
  actions: readonly ShownAction[];
  /** Whether the reports of some campaign were studied. */
  hasStudy: boolean;
  /** The campaign with the newest report; null while it has nothing to compare. */
  newest: CampaignChange | null;
}

/** The three actions worth most, each with a link to where it is done. */
export function ActionList({ actions, hasStudy, newest }: ActionListProps) {
  if (actions.length === 0) return <NoActions hasStudy={hasStudy} newest={newest} />;
  return (
    <List type="ordered" spacing="sm" className={classes.what}>
      {actions.map(({ campaignId, name, currency, isStale, action }) => (
        <List.Item key={campaignId + action.kind + action.subject}>
          <Anchor component={Link} to={paths.campaignTab(campaignId, tabOf(action.tab))} fw={600}>
            {actionText(action)}
          </Anchor>
          <Text size="sm" c="dimmed">
            {formatMoney((action.moneyMicros / 1_000_000).toFixed(2), currency)} em jogo, em {name}
            {isStale && '. Calculado antes da última importação: abra a campanha para atualizar'}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}

function NoActions({ hasStudy, newest }: Omit<ActionListProps, 'actions'>) {
  if (hasStudy) {
    return (
      <Text c="dimmed">
        Nada se destaca com certeza nos relatórios estudados. Com mais dados isso pode mudar.
      </Text>
    );
  }
  return (
    <Text c="dimmed">
      {newest ? (
        <Anchor component={Link} to={paths.campaignTab(newest.campaignId, 'termos')} underline="always">
          Abra os termos de {newest.name}
        </Anchor>
      ) : (
        <Anchor component={Link} to={paths.reports} underline="always">
          Abra os termos de uma campanha
        </Anchor>
      )}{' '}
      uma vez: as ações que mais valem a pena aparecem aqui.
    </Text>
  );
}

function tabOf(tab: string) {
  const known: readonly (CampaignTab | MovedTab)[] = [...campaignTabs, ...movedTabNames];
  return known.find((each) => each === tab) ?? 'termos';
}
