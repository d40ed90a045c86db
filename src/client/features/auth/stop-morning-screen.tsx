import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { switchMorning } from '#client/data/rules.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { paths } from '#client/paths.ts';
import { AuthHeading } from './auth-heading.tsx';
import { TextLink } from './text-link.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Opened by the link of the morning's mail: it stops the mails at once, and offers to start them again. */
export function StopMorningScreen() {
  const token = useLinkToken();
  const [isOn, setIsOn] = useState(false);
  const stopped = useQuery({
    queryKey: ['stop-morning', token],
    queryFn: () => switchMorning(token, false),
    retry: false,
    staleTime: Infinity,
  });
  const restart = useMutation({
    mutationFn: () => switchMorning(token, !isOn),
    onSuccess: (answer) => setIsOn(answer.isOn),
    onError: (error) => notifyFailure('Não deu certo', error),
  });
  if (stopped.isPending) return <LoadingScreen message="Parando o e-mail da manhã..." />;
  if (stopped.isError)
    return <ErrorState isPage error={stopped.error} onRetry={() => void stopped.refetch()} />;
  return (
    <Stack gap="lg">
      <AuthHeading title={isOn ? 'O e-mail da manhã voltou' : 'O e-mail da manhã parou'}>
        {isOn
          ? 'Ele chega quando houver novidade, no horário que você escolheu.'
          : 'Você não recebe mais o resumo. As regras continuam ligadas.'}
      </AuthHeading>
      <Button variant="default" loading={restart.isPending} onClick={() => restart.mutate()}>
        {isOn ? 'Parar de novo' : 'Voltar a receber'}
      </Button>
      <TextLink data-alone to={paths.rules}>
        Abrir regras e alertas
      </TextLink>
    </Stack>
  );
}
