import { Alert, Group, Text } from '@mantine/core';
import { IconClockOff, IconShieldCheck } from '@tabler/icons-react';
import { activePlan, GUARANTEE_DAYS, TRIAL_DAYS } from '#domain/account/plans.ts';
import { PageHeader } from '#client/components/page-header.tsx';
import { PlanCards } from '#client/parts/plan-cards.tsx';
import { useSession } from '#client/data/use-session.ts';
import classes from './pricing-screen.module.css';

export function PricingScreen() {
  const { profile, hasAccess } = useSession();
  return (
    <div className={classes.room}>
      {!hasAccess && (
        <Alert
          color="red"
          mb="lg"
          icon={<IconClockOff size={22} stroke={1.7} />}
          title="Seu Teste Gratuito Expirou!"
          radius="lg"
        >
          Escolha um plano para voltar às suas listas e campanhas. Tudo continua guardado.
        </Alert>
      )}
      <PageHeader
        title={hasAccess ? `Teste grátis por ${TRIAL_DAYS} dias` : 'Escolha seu plano'}
        subtitle={
          hasAccess
            ? 'Cancele quando quiser. Sem fidelidade, sem letra miúda.'
            : 'Sem fidelidade: cancele quando quiser.'
        }
      />
      <PlanCards current={activePlan(profile)} detailed />
      <Group gap="xs" mt="lg" justify="center" wrap="nowrap">
        <IconShieldCheck size={20} stroke={1.7} aria-hidden="true" style={{ flex: 'none' }} />
        <Text size="sm" c="dimmed">
          Garantia de {GUARANTEE_DAYS} dias nos dois planos: não gostou, devolvemos seu dinheiro.
        </Text>
      </Group>
    </div>
  );
}
