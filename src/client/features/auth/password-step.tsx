import { Button, Stack, Text } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { PasswordField } from '#client/components/password-field.tsx';
import { useSignIn } from '#client/data/account.ts';
import { warnOfCommonPassword } from '#client/data/common-passwords.ts';
import { errorMessage } from '#client/lib/api.ts';
import { hideToasts, notifyError } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { AuthHeading } from './auth-heading.tsx';
import { EmailField } from './email-field.tsx';
import { TextLink } from './text-link.tsx';

export function PasswordStep({ onCodeNeeded }: { onCodeNeeded: () => void }) {
  const state = useLocation().state as { email?: string } | null; // set by the guards and the sign-up, and passed on
  const isNew = state?.email !== undefined; // only the sign-up passes it on
  const signIn = useSignIn();
  const [email, setEmail] = useState(state?.email ?? '');
  const [password, setPassword] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    signIn.mutate(
      { email, password },
      {
        onSuccess: ({ needsCode }) => {
          hideToasts(); // that of the sign-up would lie over the first steps
          void warnOfCommonPassword(password, [email]).catch(() => undefined);
          if (needsCode) onCodeNeeded();
        },
        onError: (error) => notifyError('Falha no login', errorMessage(error)),
      },
    );
  };
  return (
    <Stack gap="lg">
      <AuthHeading title="Entrar">
        {isNew
          ? 'Entre com a senha que você acabou de escolher. Se este e-mail já tinha conta, vale a senha de antes.'
          : 'Continue de onde você parou.'}
      </AuthHeading>
      <form onSubmit={submit}>
        <Stack gap="md">
          <EmailField value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
          <PasswordField
            label="Senha"
            autoComplete="current-password"
            autoFocus={isNew}
            size="md"
            required
            withAsterisk={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <TextLink data-alone to={paths.forgotPassword} size="sm" fw={500}>
            Esqueceu a senha?
          </TextLink>
          <Button type="submit" size="md" fullWidth disabled={signIn.isPending}>
            {signIn.isPending ? 'Entrando...' : 'Entrar'}
          </Button>
        </Stack>
      </form>
      <Text c="dimmed">
        Não tem uma conta?{' '}
        <TextLink to={paths.register} state={state}>
          Cadastre-se
        </TextLink>
      </Text>
    </Stack>
  );
}
