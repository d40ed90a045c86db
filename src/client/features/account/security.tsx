import { Box, Button, Divider, Group, Loader, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { Panel } from '#client/components/panel.tsx';
import {
  type Enrolment,
  twoFactorOptions,
  useBeginTwoFactor,
  useCancelTwoFactor,
  useDisableTwoFactor,
  useRequestReset,
} from '#client/data/account.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { Devices } from './devices.tsx';
import { EnrolmentDialog } from './enrolment-dialog.tsx';

export function Security({ email }: { email: string }) {
  return (
    <Panel title="Segurança">
      <Stack>
        <PasswordReset email={email} />
        <Divider />
        <TwoFactor />
        <Divider />
        <Devices />
      </Stack>
    </Panel>
  );
}

function PasswordReset({ email }: { email: string }) {
  const request = useRequestReset();
  const send = () =>
    request.mutate(email, {
      onSuccess: () =>
        notifySuccess('E-mail enviado!', 'Verifique sua caixa de entrada para redefinir sua senha.'),
      onError: (error) => notifyFailure('Falha ao enviar e-mail', error),
    });
  return (
    <Group justify="space-between" gap="sm">
      <Box flex="1 1 15rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Text fw={600}>Senha</Text>
        <Text size="sm" c="dimmed">
          Enviamos um link para {email}.
        </Text>
      </Box>
      <Button variant="default" flex="none" onClick={send} disabled={request.isPending}>
        {request.isPending ? 'Enviando...' : 'Redefinir senha'}
      </Button>
    </Group>
  );
}

function TwoFactor() {
  const { data: status, error, isPending } = useQuery(twoFactorOptions);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const begin = useBeginTwoFactor();
  const cancel = useCancelTwoFactor();
  const disable = useDisableTwoFactor();
  useEffect(() => {
    if (error) notifyFailure('Erro ao buscar fatores 2FA', error);
  }, [error]);

  const isBusy = isPending || begin.isPending || disable.isPending;

  function switchTo(on: boolean): void {
    if (isBusy) return;
    if (on) {
      begin.mutate(undefined, {
        onSuccess: setEnrolment,
        onError: (failure) => notifyFailure('Erro ao ativar 2FA', failure),
      });
      return;
    }
    confirmAction({
      title: 'Desativar 2FA',
      message: 'Para entrar, bastará a senha. Os códigos de recuperação deixam de valer.',
      confirmLabel: 'Desativar',
      onConfirm: () =>
        disable.mutate(undefined, {
          onSuccess: () => notifySuccess('2FA desativado com sucesso!'),
          onError: (failure) => notifyFailure(disableTitle(failure), failure),
        }),
    });
  }
  function abandon(): void {
    setEnrolment(null);
    cancel.mutate();
  }

  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text fw={600}>Verificação em duas etapas</Text>
          <Text size="sm" c="dimmed">
            {error ? 'Não foi possível consultar agora.' : 'Um código do seu celular, além da senha.'}
          </Text>
        </div>
        <Group gap="sm" wrap="nowrap">
          {isBusy && <Loader size="sm" aria-label="Aguarde" />}
          <Switch
            aria-label="Verificação em duas etapas"
            size="md"
            checked={status?.enabled ?? false}
            disabled={status === undefined}
            onChange={(event) => switchTo(event.currentTarget.checked)}
          />
        </Group>
      </Group>
      <EnrolmentDialog enrolment={enrolment} onCancel={abandon} onDone={() => setEnrolment(null)} />
    </>
  );
}

/** If the factor was already turned off elsewhere, the title says so. */
function disableTitle(error: Error): string {
  return error instanceof ApiError && error.status === 404
    ? 'Nenhum fator 2FA para remover'
    : 'Erro ao desativar 2FA';
}
