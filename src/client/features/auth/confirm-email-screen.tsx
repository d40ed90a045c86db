import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { confirmEmailOptions } from '#client/data/account.ts';
import { sessionOptions } from '#client/data/session.ts';
import { errorMessage } from '#client/lib/api.ts';
import { paths } from '#client/paths.ts';
import { AuthHeading } from './auth-heading.tsx';

/** Where the link of the confirmation mail lands. */
export function ConfirmEmailScreen() {
  const [query] = useSearchParams();
  const { error, isPending, isSuccess } = useQuery(confirmEmailOptions(query.get('token') ?? ''));
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isSuccess) void queryClient.invalidateQueries(sessionOptions);
  }, [isSuccess, queryClient]);
  if (isPending) return <LoadingScreen message="Confirmando seu e-mail..." />;
  return (
    <Stack gap="lg">
      {error ? (
        <AuthHeading title="Não foi possível confirmar">
          {errorMessage(error)} Ao tentar entrar, você recebe um novo link.
        </AuthHeading>
      ) : (
        <AuthHeading title="E-mail confirmado">Tudo certo com a sua conta. Agora é só entrar.</AuthHeading>
      )}
      <Button component={Link} to={paths.login} size="md">
        Ir para o login
      </Button>
    </Stack>
  );
}
