import { Paper, Text } from '@mantine/core';
import { type Icon, IconCalendarDue, IconFolders, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { displayedPlan, trialDaysLeft } from '#domain/account/plans.ts';
import type { Profile } from '#domain/account/session.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { formatDay } from '#client/lib/dates.ts';
import { planLabels } from '#client/parts/plan-views.ts';
import { trialLabel } from '#client/parts/trial.ts';
import { useNow } from '#client/lib/use-now.ts';
import classes from './dashboard.module.css';

export function StatCards({ profile }: { profile: Profile }) {
  const now = useNow();
  const { data: campaigns, isError } = useQuery(campaignsOptions);
  const isTrial = profile.subscriptionStatus === 'trialing';
  return (
    <div className={classes.stats}>
      <Stat
        icon={IconFolders}
        label="Total de campanhas"
        value={campaigns ? numberText(campaigns.length) : isError ? '–' : '…'}
      />
      <Stat icon={IconSparkles} label="Plano atual" value={planLabels[displayedPlan(profile)]} />
      {isTrial ? (
        <Stat
          icon={IconCalendarDue}
          label="Teste gratuito"
          value={trialLabel(trialDaysLeft(profile.trialExpiresAt, now))}
        />
      ) : (
        <Stat
          icon={IconCalendarDue}
          label="Próxima cobrança"
          value={profile.nextBillingAt === null ? 'A definir' : formatDay(profile.nextBillingAt)}
        />
      )}
    </div>
  );
}

function Stat({ icon: Shown, label, value }: { icon: Icon; label: string; value: string }) {
  return (
    <Paper radius="lg" className={classes.stat}>
      <Text className={classes.statLabel}>{label}</Text>
      <Shown size={22} stroke={1.5} className={classes.statIcon} aria-hidden="true" />
      <Text className={classes.statValue}>{value}</Text>
    </Paper>
  );
}
