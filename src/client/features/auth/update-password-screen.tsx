import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { resetLinkOptions } from '#client/data/account.ts';
import { ApiError } from '#client/lib/api.ts';
import { paths } from '#client/paths.ts';
import { AuthHeading } from './auth-heading.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { TextLink } from './text-link.tsx';
import { useLinkToken } from './use-link-token.ts';

/**
 * Opened by the link in the reset mail. An invalid link shows its error before the person types a password.
 */
export function UpdatePasswordScreen() {
  const token = useLinkToken();
  const { error, isPending, isLoadingError, refetch } = useQuery(resetLinkOptions(token));
  if (isPending) return <LoadingScreen message="Abrindo o link..." />;
  if (error instanceof ApiError && error.code === 'bad_request') return <DeadLink />;
  if (isLoadingError) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="lg">
      <AuthHeading title="Criar nova senha">
        Ao salvar, você sai dos outros aparelhos em que entrou.
      </AuthHeading>
      <NewPasswordForm token={token} />
    </Stack>
  );
}

function DeadLink() {
  return (
    <Stack gap="lg">
      <AuthHeading title="Link expirado">
        Este link expirou ou já foi usado. Se você pediu mais de um, só o mais recente funciona.
      </AuthHeading>
      <Button component={Link} to={paths.forgotPassword} size="md">
        Pedir novo link
      </Button>
      <TextLink data-alone to={paths.login}>
        Voltar ao login
      </TextLink>
    </Stack>
  );
}
