import { Button, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { resetRequestSchema } from '#domain/account/credentials.ts';
import { useRequestReset } from '#client/data/account.ts';
import { notifyError } from '#client/lib/notify.ts';
import { useSchemaForm } from '#client/lib/schema-form.ts';
import { paths } from '#client/paths.ts';
import { AuthHeading } from './auth-heading.tsx';
import { EmailField } from './email-field.tsx';
import { TextLink } from './text-link.tsx';

/**
 * Shows the same confirmation whatever the result, as the specification asks. A toast reports a failed request, which
 * says nothing about accounts.
 */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = useRequestReset();
  const form = useSchemaForm(resetRequestSchema, { initialValues: { email: '' } });
  const submit = form.onSubmit(({ email }) =>
    request.mutate(email, {
      onSettled: () => setSentTo(email),
      onError: ({ message }) => notifyError('Falha ao enviar e-mail', message),
    }),
  );
  if (sentTo !== null) return <SentConfirmation email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <Stack gap="lg">
      <AuthHeading title="Recuperar senha">
        Digite seu e-mail e enviaremos um link para criar uma nova.
      </AuthHeading>
      <form onSubmit={submit}>
        <Stack gap="md">
          <EmailField {...form.getInputProps('email')} />
          <Button type="submit" size="md" fullWidth disabled={request.isPending}>
            {request.isPending ? 'Enviando...' : 'Enviar instruções'}
          </Button>
        </Stack>
      </form>
      <TextLink data-alone to={paths.login}>
        Voltar ao login
      </TextLink>
    </Stack>
  );
}

function SentConfirmation({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Stack gap="lg">
      <ThemeIcon size={52} radius="xl" variant="light" aria-hidden="true">
        <IconMailCheck size={28} stroke={1.6} />
      </ThemeIcon>
      <AuthHeading title="Email enviado!">Verifique sua caixa de entrada e siga as instruções.</AuthHeading>
      <Text style={{ overflowWrap: 'anywhere' }}>
        Se existe uma conta com <strong>{email}</strong>, o link chega em instantes. Não encontrou? Olhe
        também a pasta de spam. Enviamos até três links por hora; só o mais recente funciona.
      </Text>
      <Button variant="default" size="md" onClick={onAgain}>
        Tentar outro email
      </Button>
      <TextLink data-alone to={paths.login}>
        Voltar ao login
      </TextLink>
    </Stack>
  );
}
