import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useLocation, useNavigate } from 'react-router';
import { type Registration, registrationFormSchema } from '#domain/account/credentials.ts';
import { MAX_NAME_LENGTH } from '#domain/account/limits.ts';
import { useSignUp } from '#client/data/account.ts';
import { errorMessage } from '#client/lib/api.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { firstProblem, useSchemaForm } from '#client/lib/schema-form.ts';
import { paths } from '#client/paths.ts';
import { AuthHeading } from './auth-heading.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { showPasswordProblem } from './password-problem.ts';
import { TextLink } from './text-link.tsx';

export function RegisterScreen() {
  const navigate = useNavigate();
  const state = useLocation().state as object | null; // set by the guards, and passed on
  const signUp = useSignUp();
  const form = useSchemaForm(registrationFormSchema, {
    initialValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const send = (account: Registration) =>
    signUp.mutate(account, {
      onSuccess: () => {
        notifySuccess(
          'Cadastro realizado com sucesso!',
          'Verifique seu e-mail para confirmar sua conta. Seu teste de 3 dias começou!',
        );
        void navigate(paths.login, { state: { ...state, email: account.email } });
      },
      onError: (error) => notifyError('Falha no cadastro', errorMessage(error)),
    });
  const refuse = (errors: FormErrors) => {
    if (!showPasswordProblem(errors)) notifyError('Falha no cadastro', firstProblem(errors));
  };
  return (
    <Stack gap="lg">
      <AuthHeading title="Criar conta">Teste tudo por 3 dias. Cancele quando quiser.</AuthHeading>
      <form onSubmit={form.onSubmit(send, refuse)}>
        <Stack gap="md">
          <TextInput
            label="Nome completo"
            autoComplete="name"
            size="md"
            required
            withAsterisk={false}
            maxLength={MAX_NAME_LENGTH}
            {...form.getInputProps('name')}
          />
          <EmailField {...form.getInputProps('email')} />
          <NewPasswordFields label="Senha" form={form} own={[form.values.name, form.values.email]} />
          <Button type="submit" size="md" fullWidth disabled={signUp.isPending}>
            {signUp.isPending ? 'Criando conta...' : 'Criar conta'}
          </Button>
          <Text size="sm" c="dimmed">
            Ao criar a conta, você aceita os{' '}
            <TextLink to={paths.terms} target="_blank">
              Termos de uso
            </TextLink>{' '}
            e confirma que leu como cuidamos da sua{' '}
            <TextLink to={paths.privacy} target="_blank">
              privacidade
            </TextLink>
            .
          </Text>
        </Stack>
      </form>
      <Text c="dimmed">
        Já tem uma conta?{' '}
        <TextLink to={paths.login} state={state}>
          Entrar
        </TextLink>
      </Text>
    </Stack>
  );
}
