import { Badge, Card, Group, List, SimpleGrid, Skeleton, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PlanOffer } from '#domain/account/billing-plans.ts';
import { planCodes } from '#domain/account/plans.ts';
import { formatCents } from '#domain/shared/money.ts';
import { plansOptions } from '#client/data/plans.ts';
import { planLabels, planViews } from '#client/parts/plan-views.ts';
import { ErrorState } from '../components/error-state.tsx';
import { BuyButton } from './buy-button.tsx';
import classes from './plan-cards.module.css';

interface PlanCardsProps {
  /** Also shows the list of what each plan includes. */
  detailed?: boolean;
}

/** Both plans with their buy links. */
export function PlanCards({ detailed = false }: PlanCardsProps) {
  const { data: plans, error, isPending, refetch } = useQuery(plansOptions);
  if (plans === undefined && !isPending) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const Offer = detailed ? DetailedOffer : ShortOffer;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {plans?.map((plan) => <Offer key={plan.code} plan={plan} />) ??
        planCodes.map((code) => <Skeleton key={code} h={detailed ? 430 : 139} radius="lg" />)}
    </SimpleGrid>
  );
}

interface OfferProps {
  plan: PlanOffer;
}

function ShortOffer({ plan }: OfferProps) {
  const label = planLabels[plan.code];
  return (
    <Card role="group" aria-label={`Plano ${label}`} withBorder radius="md" padding="md">
      <Group justify="space-between" gap={4}>
        <Text fw={600}>{label}</Text>
        {plan.isCurrent && <CurrentMark />}
      </Group>
      <Price cents={plan.price} />
      <BuyButton plan={plan} variant={lookOf(plan)} />
    </Card>
  );
}

/** The one button that stands out leads to more than the person has. */
const lookOf = ({ code, isCurrent }: PlanOffer) => (code === 'pro' && !isCurrent ? 'filled' : 'default');

function CurrentMark() {
  return <Badge variant="light">Plano atual</Badge>;
}

function DetailedOffer({ plan }: OfferProps) {
  const { pitch, features } = planViews[plan.code];
  const isPro = plan.code === 'pro';
  const label = planLabels[plan.code];
  return (
    <Card
      role="group"
      aria-label={`Plano ${label}`}
      withBorder
      radius="lg"
      padding="xl"
      className={classes.card}
      data-pro={isPro || undefined}
    >
      <Group justify="space-between">
        <Title order={2}>{label}</Title>
        {plan.isCurrent ? <CurrentMark /> : isPro && <Badge variant="filled">Mais completo</Badge>}
      </Group>
      <Text c="dimmed" mt={4} mb="md">
        {pitch}
      </Text>
      <Price cents={plan.price} large />
      <List my="lg" spacing="sm" icon={<Check />} className={classes.features}>
        {features.map((feature) => (
          <List.Item key={feature}>{feature}</List.Item>
        ))}
      </List>
      <BuyButton plan={plan} size="md" variant={lookOf(plan)} />
    </Card>
  );
}

function Price({ cents, large = false }: { cents: number; large?: boolean }) {
  return (
    <Text component="p" m={0}>
      <Text span fw={700} fz={large ? '2.25rem' : '1.25rem'} lh={1.1}>
        {formatCents(cents)}
      </Text>
      <Text span c="dimmed">
        /mês
      </Text>
    </Text>
  );
}

function Check() {
  return (
    <ThemeIcon size={22} radius="xl" variant="light" aria-hidden="true">
      <IconCheck size={14} stroke={2.4} />
    </ThemeIcon>
  );
}
