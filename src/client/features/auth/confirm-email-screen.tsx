import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { confirmEmailOptions } from '#client/data/account.ts';
import { sessionOptions } from '#client/data/session.ts';
import { ApiError } from '#client/lib/api.ts';
import { paths } from '#client/paths.ts';
import { AuthHeading } from './auth-heading.tsx';
import { TextLink } from './text-link.tsx';

/** Where the link of the confirmation mail lands. */
export function ConfirmEmailScreen() {
  const [query] = useSearchParams();
  const { error, isPending, isSuccess, refetch } = useQuery(confirmEmailOptions(query.get('token') ?? ''));
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isSuccess) void queryClient.invalidateQueries(sessionOptions);
  }, [isSuccess, queryClient]);
  if (isPending) return <LoadingScreen message="Confirmando seu e-mail..." />;
  if (isSuccess) {
    return (
      <Stack gap="lg">
        <AuthHeading title="E-mail confirmado">Tudo certo com a sua conta. Agora é só entrar.</AuthHeading>
        <ToLogin />
      </Stack>
    );
  }
  const isDeadLink = error instanceof ApiError && error.code === 'bad_request';
  return isDeadLink ? <DeadLink /> : <ErrorState error={error} onRetry={() => void refetch()} />;
}

function DeadLink() {
  return (
    <Stack gap="lg">
      <AuthHeading title="Não foi possível confirmar">
        Este link expirou ou já foi usado. Ao tentar entrar, você recebe um novo. Criar uma nova senha também
        confirma o e-mail.
      </AuthHeading>
      <ToLogin />
      <TextLink to={paths.forgotPassword}>Criar nova senha</TextLink>
    </Stack>
  );
}

function ToLogin() {
  return (
    <Button component={Link} to={paths.login} size="md">
      Ir para o login
    </Button>
  );
}
