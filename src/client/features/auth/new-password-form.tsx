import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { newPasswordProblem } from '#domain/account/credentials.ts';
import { resetLinkOptions, useResetPassword } from '#client/data/account.ts';
import { forgetSession, notifyOtherTabs } from '#client/data/session.ts';
import { errorMessage } from '#client/lib/api.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** @param token the token of a link that the server found valid. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const reset = useResetPassword();
  const form = useForm({ initialValues: { password: '', confirmPassword: '' } });
  const finish = () => {
    forgetSession(queryClient, 'left');
    notifyOtherTabs({ type: 'signed-out' });
    notifySuccess('Senha atualizada!', 'Entre com a nova senha. As outras sessões foram encerradas.');
    void navigate(paths.login);
  };
  const submit = form.onSubmit(({ password, confirmPassword }) => {
    const problem = newPasswordProblem(password, confirmPassword);
    if (problem !== null) {
      notifyError('Erro no cadastro', problem);
      return;
    }
    reset.mutate(
      { token, newPassword: password },
      {
        onSuccess: finish,
        onError: (error) => {
          notifyError('Erro ao atualizar', errorMessage(error));
          void queryClient.invalidateQueries(resetLinkOptions(token)); // the link may have been used elsewhere
        },
      },
    );
  });
  return (
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
  );
}
