import {
  Badge,
  Button,
  Card,
  Group,
  List,
  SimpleGrid,
  Skeleton,
  Text,
  ThemeIcon,
  Title,
} from '@mantine/core';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PlanOffer } from '#domain/account/billing-plans.ts';
import { formatCents } from '#domain/shared/money.ts';
import { plansOptions } from '#client/data/plans.ts';
import { planLabels, planViews } from '#client/parts/plan-views.ts';
import { ErrorState } from '../components/error-state.tsx';
import classes from './plan-cards.module.css';

interface PlanCardsProps {
  /** With the list of what each plan brings, and its buy link. */
  detailed?: boolean;
}

/** Both plans, from the one source of prices. */
export function PlanCards({ detailed = false }: PlanCardsProps) {
  const { data: plans, error, isPending, refetch } = useQuery(plansOptions);
  if (isPending) return <Skeleton h={detailed ? 320 : 96} radius="lg" />;
  if (plans === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      {plans.map((plan) =>
        detailed ? <BuyCard key={plan.code} plan={plan} /> : <PriceCard key={plan.code} plan={plan} />,
      )}
    </SimpleGrid>
  );
}

function PriceCard({ plan: { code, price } }: { plan: PlanOffer }) {
  return (
    <Card withBorder radius="md" padding="md" className={classes.card}>
      <Text fw={600}>{planLabels[code]}</Text>
      <Price cents={price} />
    </Card>
  );
}

function BuyCard({ plan: { code, price, checkoutUrl } }: { plan: PlanOffer }) {
  const { pitch, features } = planViews[code];
  const isPro = code === 'pro';
  return (
    <Card
      component="article"
      withBorder
      radius="lg"
      padding="xl"
      className={classes.card}
      data-pro={isPro || undefined}
    >
      <Group justify="space-between">
        <Title order={2}>{planLabels[code]}</Title>
        {isPro && <Badge variant="filled">Mais completo</Badge>}
      </Group>
      <Text c="dimmed" mt={4} mb="md">
        {pitch}
      </Text>
      <Price cents={price} large />
      <List my="lg" spacing="sm" icon={<Check />} className={classes.features}>
        {features.map((feature) => (
          <List.Item key={feature}>{feature}</List.Item>
        ))}
      </List>
      <Button
        component="a"
        href={checkoutUrl}
        target="_blank"
        rel="noopener noreferrer"
        size="md"
        variant={isPro ? 'filled' : 'default'}
        rightSection={<IconExternalLink size={17} stroke={1.8} />}
      >
        Assinar {planLabels[code]}
      </Button>
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
