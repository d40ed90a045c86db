import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { newPasswordProblem } from '#domain/account/account.ts';
import { useResetPassword } from '#client/data/account.ts';
import { forgetSession, tellOtherTabs } from '#client/data/session.ts';
import { ApiError, errorMessage } from '#client/lib/api.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { AuthHeading } from './auth-heading.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { TextLink } from './text-link.tsx';

export function UpdatePasswordScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const reset = useResetPassword();
  const isDeadLink =
    token === null || (reset.error instanceof ApiError && reset.error.code === 'bad_request');
  return isDeadLink ? <DeadLink /> : <NewPasswordForm token={token} reset={reset} />;
}

function NewPasswordForm({ token, reset }: { token: string; reset: ReturnType<typeof useResetPassword> }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: { password: '', confirmPassword: '' } });
  const submit = form.onSubmit(({ password, confirmPassword }) => {
    const problem = newPasswordProblem(password, confirmPassword);
    if (problem !== null) {
      notifyError('Erro no cadastro', problem);
      return;
    }
    reset.mutate(
      { token, newPassword: password },
      {
        onSuccess: () => {
          forgetSession(queryClient, 'left');
          tellOtherTabs({ type: 'signed-out' });
          notifySuccess('Senha atualizada!', 'Entre com a nova senha. As outras sessões foram encerradas.');
          void navigate(paths.login);
        },
        onError: (error) => notifyError('Erro ao atualizar', errorMessage(error)),
      },
    );
  });
  return (
    <Stack gap="lg">
      <AuthHeading title="Criar nova senha">
        Ao salvar, você sai dos outros aparelhos em que entrou.
      </AuthHeading>
      <form onSubmit={submit}>
        <Stack gap="md">
          <NewPasswordFields
            label="Nova senha"
            password={form.getInputProps('password')}
            confirmation={form.getInputProps('confirmPassword')}
          />
          <Button type="submit" size="md" fullWidth disabled={reset.isPending}>
            {reset.isPending ? 'Atualizando...' : 'Atualizar senha'}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

function DeadLink() {
  return (
    <Stack gap="lg">
      <AuthHeading title="Link expirado">
        Este link expirou ou já foi usado. Peça um novo: ele chega ao seu e-mail em instantes.
      </AuthHeading>
      <TextLink to={paths.forgotPassword}>Pedir novo link</TextLink>
      <TextLink to={paths.login}>Voltar ao login</TextLink>
    </Stack>
  );
}
