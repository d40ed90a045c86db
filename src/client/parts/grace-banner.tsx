import { Alert, Anchor } from '@mantine/core';
import { IconCreditCardOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isInGrace } from '#domain/account/plans.ts';
import type { Profile } from '#domain/account/session.ts';
import { plansOptions } from '#client/data/plans.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { paths } from '#client/paths.ts';
import { useNow } from '#client/lib/use-now.ts';
import { planLabels } from './plan-views.ts';

/** Shown on every screen while a renewal has failed and the account is still open. */
export function GraceBanner({ profile }: { profile: Profile }) {
  const { graceEndsAt, plan } = profile;
  const now = useNow();
  if (graceEndsAt === null || !isInGrace(profile, now)) return null;
  return (
    <Alert
      color="red"
      mb="lg"
      radius="lg"
      icon={<IconCreditCardOff size={22} />}
      title="O pagamento da sua assinatura falhou"
    >
      A cobrança do plano {planLabels[plan]} não passou. Sua conta continua aberta até{' '}
      {formatMoment(graceEndsAt)}. <UpdatePayment />
    </Alert>
  );
}

function UpdatePayment() {
  const { data: plans = [] } = useQuery(plansOptions);
  const manageUrl = plans.find((plan) => plan.isManaged)?.url;
  if (!manageUrl) {
    return (
      <Anchor
        component={Link}
        to={paths.pricing}
        size="sm"
        c="inherit"
        underline="always"
        style={{ whiteSpace: 'nowrap' }}
      >
        Ver Planos
      </Anchor>
    );
  }
  return (
    <Anchor
      href={manageUrl}
      target="_blank"
      rel="noopener noreferrer"
      size="sm"
      c="inherit"
      underline="always"
    >
      Gerenciar assinatura
    </Anchor>
  );
}
