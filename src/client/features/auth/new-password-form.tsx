import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { newPasswordFormSchema } from '#domain/account/credentials.ts';
import { resetLinkOptions, useResetPassword } from '#client/data/account.ts';
import { forgetSession, notifyOtherTabs } from '#client/data/session.ts';
import { errorMessage } from '#client/lib/api.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { useSchemaForm } from '#client/lib/schema-form.ts';
import { paths } from '#client/paths.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { showPasswordProblem } from './password-problem.ts';

/** @param token the token of a link that the server found valid. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const reset = useResetPassword();
  const form = useSchemaForm(newPasswordFormSchema, { initialValues: { password: '', confirmPassword: '' } });
  const finish = () => {
    forgetSession(queryClient, 'left');
    notifyOtherTabs({ type: 'signed-out' });
    notifySuccess('Senha atualizada', 'Entre com a nova senha. As outras sessões foram encerradas.');
    void navigate(paths.login);
  };
  const send = (newPassword: string) =>
    reset.mutate(
      { token, newPassword },
      {
        onSuccess: finish,
        onError: (error) => {
          notifyError('Erro ao atualizar', errorMessage(error));
          void queryClient.invalidateQueries(resetLinkOptions(token)); // it may have been used up elsewhere
        },
      },
    );
  return (
    <form onSubmit={form.onSubmit(send, showPasswordProblem)}>
      <Stack gap="md">
        <NewPasswordFields label="Nova senha" form={form} />
        <Button type="submit" size="md" fullWidth disabled={reset.isPending}>
          {reset.isPending ? 'Atualizando...' : 'Atualizar senha'}
        </Button>
      </Stack>
    </form>
  );
}
