import { Badge, Divider, Group, Text } from '@mantine/core';
import { activePlan, trialDaysLeft } from '#domain/account/plans.ts';
import type { Profile } from '#domain/account/session.ts';
import { Panel } from '#client/components/panel.tsx';
import { formatDay, formatMoment } from '#client/lib/dates.ts';
import { planLabels, statusLabel } from '#client/parts/plan-views.ts';
import { trialLabel } from '#client/parts/trial.ts';
import { useNow } from '#client/lib/use-now.ts';

/**
 * A subscriber sees the plan first, so that nobody mistakes the end of the trial for the end of the account.
 */
export function TrialStatus({ profile }: { profile: Profile }) {
  if (activePlan(profile) === null) {
    return (
      <Panel title="Status do teste">
        <Trial trialExpiresAt={profile.trialExpiresAt} />
      </Panel>
    );
  }
  return (
    <Panel title="Assinatura">
      <Subscription profile={profile} />
      <Divider my="md" />
      <Text size="sm" c="dimmed" mb={6}>
        Status do teste
      </Text>
      <Trial trialExpiresAt={profile.trialExpiresAt} />
    </Panel>
  );
}

function Subscription({ profile }: { profile: Profile }) {
  return (
    <>
      <Group justify="space-between">
        <Text fw={600}>Plano {planLabels[profile.plan]}</Text>
        <Badge size="lg" variant="light" color="teal">
          {statusLabel(profile.subscriptionStatus)}
        </Badge>
      </Group>
      {profile.nextBillingAt !== null && (
        <Text size="sm" c="dimmed" mt={4}>
          Próxima cobrança em {formatDay(profile.nextBillingAt)}.
        </Text>
      )}
    </>
  );
}

function Trial({ trialExpiresAt }: Pick<Profile, 'trialExpiresAt'>) {
  const daysLeft = trialDaysLeft(trialExpiresAt, useNow());
  const isRunning = daysLeft > 0;
  return (
    <>
      <Group justify="space-between">
        <Badge size="lg" variant="light" color={isRunning ? 'teal' : 'gray'}>
          {isRunning ? 'Em Teste' : 'Expirado'}
        </Badge>
        {isRunning && <Text fw={600}>{trialLabel(daysLeft)}</Text>}
      </Group>
      {isRunning && trialExpiresAt !== null && (
        <Text size="sm" c="dimmed" mt="xs">
          Termina em {formatMoment(trialExpiresAt)}.
        </Text>
      )}
    </>
  );
}
