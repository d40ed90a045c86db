import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { confirmEmailOptions } from '#client/data/account.ts';
import { rereadSession } from '#client/data/session.ts';
import { ApiError } from '#client/lib/api.ts';
import { paths } from '#client/paths.ts';
import { AuthHeading } from './auth-heading.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { TextLink } from './text-link.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Opened by the link in the confirmation mail. */
export function ConfirmEmailScreen() {
  const token = useLinkToken();
  const { data, error, isPending, isSuccess, refetch } = useQuery(confirmEmailOptions(token));
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isSuccess) void rereadSession(queryClient);
  }, [isSuccess, queryClient]);
  if (isPending) return <LoadingScreen message="Confirmando seu e-mail..." />;
  if (isSuccess) return <Confirmed newPasswordToken={data.newPasswordToken} />;
  const isDeadLink = error instanceof ApiError && error.code === 'bad_request';
  return isDeadLink ? <DeadLink /> : <ErrorState isPage error={error} onRetry={() => void refetch()} />;
}

/** @param newPasswordToken set when two sign-ups used this e-mail, which invalidated both passwords. */
function Confirmed({ newPasswordToken }: { newPasswordToken: string | null }) {
  if (newPasswordToken === null) {
    return (
      <Stack gap="lg">
        <AuthHeading title="E-mail confirmado">Tudo certo com a sua conta. Agora é só entrar.</AuthHeading>
        <ToLogin />
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <AuthHeading title="E-mail confirmado">
        Falta um passo: esta conta foi criada mais de uma vez, com senhas diferentes. Para que só você entre
        nela, nenhuma dessas senhas vale. Crie a sua agora.
      </AuthHeading>
      <NewPasswordForm token={newPasswordToken} />
    </Stack>
  );
}

function DeadLink() {
  return (
    <Stack gap="lg">
      <AuthHeading title="Não foi possível confirmar">
        Este link expirou ou já foi usado. Se você já confirmou, é só entrar; se não, você recebe um novo ao
        tentar entrar. Criar uma nova senha também confirma o e-mail.
      </AuthHeading>
      <ToLogin />
      <TextLink data-alone to={paths.forgotPassword}>
        Criar nova senha
      </TextLink>
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
