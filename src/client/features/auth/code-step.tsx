import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { TOTP_DIGITS } from '#domain/account/limits.ts';
import { CodeInput } from '#client/parts/code-input.tsx';
import { useSecondStep } from '#client/data/account.ts';
import { ApiError, errorMessage } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';
import { AuthHeading } from './auth-heading.tsx';

/** The second step of signing in. There is no session before it. */
export function CodeStep({ onBack }: { onBack: () => void }) {
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  /** The key of the input: after each refused code it is remounted, empty and focused. */
  const [refusals, setRefusals] = useState(0);
  const verify = useSecondStep();
  const isWhole = recovery ? code.trim() !== '' : code.length === TOTP_DIGITS;
  const submit = () =>
    verify.mutate(
      { code: code.trim(), recovery },
      {
        onError: (error) => {
          notifyError('Falha no login', errorMessage(error));
          setCode('');
          setRefusals(refusals + 1);
          const isOver =
            error instanceof ApiError && ['unauthenticated', 'rate_limited'].includes(error.code);
          if (isOver) onBack();
        },
      },
    );
  return (
    <Stack gap="lg">
      <AuthHeading title="Verificação em duas etapas">
        {recovery
          ? 'Digite um dos códigos de recuperação que você guardou. Cada um funciona uma vez.'
          : `Digite o código de ${TOTP_DIGITS} dígitos do seu aplicativo autenticador.`}
      </AuthHeading>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) submit();
        }}
      >
        <Stack gap="md">
          {recovery ? (
            <TextInput
              key={refusals}
              label="Código de recuperação"
              size="md"
              autoComplete="off"
              autoCapitalize="none"
              autoFocus
              placeholder="abcde-12345"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          ) : (
            <CodeInput key={refusals} autoFocus size="lg" value={code} onChange={setCode} />
          )}
          <Button type="submit" size="md" fullWidth disabled={!isWhole || verify.isPending}>
            {verify.isPending ? 'Entrando...' : 'Entrar'}
          </Button>
        </Stack>
      </form>
      <Group justify="space-between">
        <Anchor
          data-alone
          component="button"
          type="button"
          onClick={() => {
            setRecovery(!recovery);
            setCode('');
          }}
        >
          {recovery ? 'Usar o aplicativo' : 'Usar código de recuperação'}
        </Anchor>
        <Anchor data-alone component="button" type="button" onClick={onBack}>
          Voltar
        </Anchor>
      </Group>
    </Stack>
  );
}
