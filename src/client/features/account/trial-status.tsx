import { Badge, Group, Text } from '@mantine/core';
import { isTrialing, trialDaysLeft } from '#domain/account/plans.ts';
import type { Profile } from '#domain/account/session.ts';
import { Panel } from '#client/components/panel.tsx';
import { formatMoment } from '#client/lib/dates.ts';
import { trialLabel } from '#client/parts/trial.ts';

export function TrialStatus({ profile }: { profile: Profile }) {
  const now = new Date();
  const active = isTrialing(profile, now);
  return (
    <Panel title="Status do teste">
      <Group justify="space-between">
        <Badge size="lg" tt="none" variant="light" color={active ? 'teal' : 'gray'}>
          {active ? 'Em Teste' : 'Expirado'}
        </Badge>
        {active && <Text fw={600}>{trialLabel(trialDaysLeft(profile.trialExpiresAt, now))}</Text>}
      </Group>
      {active && profile.trialExpiresAt !== null && (
        <Text size="sm" c="dimmed" mt="xs">
          Termina em {formatMoment(profile.trialExpiresAt)}.
        </Text>
      )}
    </Panel>
  );
}
