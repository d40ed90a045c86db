import { Alert, Group, Text } from '@mantine/core';
import { IconClockOff, IconShieldCheck } from '@tabler/icons-react';
import { GRACE_DAYS, GUARANTEE_DAYS, TRIAL_DAYS } from '#domain/account/plans.ts';
import type { SessionInfo } from '#domain/account/session.ts';
import { screenPart } from '#client/components/screen-part.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { PlanCards } from '#client/parts/plan-cards.tsx';
import { useSession } from '#client/data/use-session.ts';
import classes from './pricing-screen.module.css';

/** Only closed accounts see it, so only they fetch it. */
const ClosedAccount = screenPart(
  async () => (await import('./closed-account.tsx')).ClosedAccount,
  () => null,
);

export function PricingScreen() {
  const session = useSession();
  const { hasAccess } = session;
  return (
    <div className={classes.room}>
      {!hasAccess && <ClosedBanner text={closedWords(session)} />}
      <PageHeader
        title={hasAccess ? `Teste grátis por ${TRIAL_DAYS} dias` : 'Escolha seu plano'}
        subtitle={
          hasAccess
            ? 'Cancele quando quiser. Sem fidelidade, sem letra miúda.'
            : 'Sem fidelidade: cancele quando quiser.'
        }
      />
      <PlanCards detailed />
      <Group gap="xs" mt="lg" justify="center" wrap="nowrap">
        <IconShieldCheck size={20} aria-hidden="true" style={{ flex: 'none' }} />
        <Text size="sm" c="dimmed">
          Garantia de {GUARANTEE_DAYS} dias nos dois planos: não gostou, devolvemos seu dinheiro.
        </Text>
      </Group>
      {!hasAccess && <ClosedAccount email={session.profile.email} />}
    </div>
  );
}

const COME_BACK = 'Assine de novo para voltar às suas listas e campanhas. Tudo continua guardado.';

/** Explains why the account is closed: its trial, a payment or its subscription ended. */
function closedWords({ profile, closedBy }: SessionInfo): string {
  if (closedBy === 'payment') {
    return `Sua assinatura parou por falta de pagamento: a cobrança não passou nos ${GRACE_DAYS} dias de tolerância. ${COME_BACK}`;
  }
  if (closedBy === 'inactive' && profile.trialExpiresAt === null) {
    return `Sua assinatura terminou. ${COME_BACK}`;
  }
  return 'Escolha um plano para voltar às suas listas e campanhas. Tudo continua guardado.';
}

/** The specified title is for everybody who is neither active nor in a trial. The text says which of the two ended. */
function ClosedBanner({ text }: { text: string }) {
  return (
    <Alert
      color="red"
      mb="lg"
      radius="lg"
      icon={<IconClockOff size={22} />}
      title="Seu Teste Gratuito Expirou!"
    >
      {text}
    </Alert>
  );
}
