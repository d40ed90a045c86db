import { Button, type ButtonProps, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PlanOffer } from '#domain/account/billing-plans.ts';
import { legalContactOptions } from '#client/data/legal.ts';
import { planLabels } from '#client/parts/plan-views.ts';

interface BuyButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  plan: PlanOffer;
}

/**
 * Opens the external checkout in a new tab. For a paying person, opens the provider's page that manages or
 * changes the plan.
 */
export function BuyButton({ plan, ...look }: BuyButtonProps) {
  return (
    <>
      <Button
        {...look}
        component="a"
        href={plan.url}
        target="_blank"
        rel="noopener noreferrer"
        mt="sm"
        rightSection={<IconExternalLink aria-hidden="true" />}
      >
        {buttonWords(plan)}
      </Button>
      {plan.isSecond && <SecondNote plan={plan} />}
    </>
  );
}

function buttonWords({ code, isManaged, isCurrent }: PlanOffer): string {
  if (!isManaged) return `Assinar ${planLabels[code]}`;
  return isCurrent ? 'Gerenciar assinatura' : `Mudar para o ${planLabels[code]}`;
}

/** Shown when the provider has no such page: then only the operator can end the paid plan. */
function SecondNote({ plan: { code, isCurrent } }: { plan: PlanOffer }) {
  const { data: contact } = useQuery(legalContactOptions);
  const other = planLabels[code === 'pro' ? 'basico' : 'pro'];
  const where = contact?.email ? `escreva para ${contact.email}` : 'responda a um e-mail nosso';
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {isCurrent
        ? `Este plano já está pago: assinar de novo cria uma segunda cobrança. Para mudar algo nele, ${where}.`
        : `Seu ${other} continua sendo cobrado até você pedir o fim dele: ${where}.`}
    </Text>
  );
}
