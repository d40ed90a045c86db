import { Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EmailChangeState } from '#domain/account/credentials.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { emailChangeOptions } from '#client/data/email-change.ts';
import { rereadSession } from '#client/data/session.ts';
import { ApiError } from '#client/lib/api.ts';
import { paths } from '#client/paths.ts';
import { AuthHeading } from './auth-heading.tsx';
import { TextLink } from './text-link.tsx';
import { useLinkToken } from './use-link-token.ts';

const words: Record<EmailChangeState, { title: string; text: string }> = {
  changed: {
    title: 'E-mail trocado',
    text: 'A partir de agora, entre com o e-mail novo. A senha é a mesma.',
  },
  'waits-for-old': {
    title: 'Falta um passo',
    text: 'O e-mail novo está confirmado. Abra também o link que enviamos para o e-mail atual da conta.',
  },
  'waits-for-new': {
    title: 'Falta um passo',
    text: 'O e-mail atual está confirmado. Abra também o link que enviamos para o e-mail novo.',
  },
};

/** Opened by either link of an e-mail change. */
export function EmailChangeScreen() {
  const token = useLinkToken();
  const { data, error, isPending, isSuccess, refetch } = useQuery(emailChangeOptions(token));
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isSuccess) void rereadSession(queryClient);
  }, [isSuccess, queryClient]);
  if (isPending) return <LoadingScreen message="Confirmando..." />;
  if (isSuccess) return <Outcome {...words[data.state]} />;
  if (!(error instanceof ApiError)) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (error.code === 'bad_request') {
    const text =
      'Este link expirou ou já foi usado. Para trocar o e-mail, peça a troca de novo no seu perfil.';
    return <Outcome title="Link expirado" text={text} />;
  }
  if (error.code === 'conflict') return <Outcome title="Não foi possível trocar" text={error.message} />;
  return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
}

function Outcome({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="lg">
      <AuthHeading title={title}>{text}</AuthHeading>
      <TextLink data-alone to={paths.login}>
        Continuar
      </TextLink>
    </Stack>
  );
}
