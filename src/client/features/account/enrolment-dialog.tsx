import { Button, Code, CopyButton, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDeviceMobile } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { TOTP_DIGITS } from '#domain/account/limits.ts';
import dialogFoot from '#client/components/dialog-foot.module.css';
import { FormButtons } from '#client/components/form-buttons.tsx';
import { CodeInput } from '#client/parts/code-input.tsx';
import { type Enrolment, useActivateTwoFactor } from '#client/data/account.ts';
import { downloadFile } from '#client/lib/files.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifySuccess } from '#client/lib/notify.ts';

interface EnrolmentDialogProps {
  /** Null while the dialog is closed. */
  enrolment: Enrolment | null;
  /** Called when the dialog is closed before the factor was verified. */
  onCancel: () => void;
  onDone: () => void;
}

/**
 * First shows the QR code and asks for a code, then shows the recovery codes. They cannot be shown again
 * later.
 */
export function EnrolmentDialog({ enrolment, onCancel, onDone }: EnrolmentDialogProps) {
  const [activated, setActivated] = useState<Enrolment | null>(null);
  const isActive = activated !== null && activated === (enrolment ?? activated);
  return (
    <Modal
      opened={enrolment !== null}
      onClose={isActive ? onDone : onCancel}
      closeOnClickOutside={false}
      closeOnEscape={!isActive}
      withCloseButton={!isActive} // the codes are never shown again: only their own button closes them
      title={isActive ? 'Guarde seus códigos de recuperação' : 'Ativar verificação em duas etapas'}
    >
      {enrolment &&
        (isActive ? (
          <RecoveryCodes codes={enrolment.recoveryCodes} onDone={onDone} />
        ) : (
          <Activation uri={enrolment.uri} onCancel={onCancel} onActive={() => setActivated(enrolment)} />
        ))}
    </Modal>
  );
}

interface ActivationProps {
  uri: string;
  onCancel: () => void;
  onActive: () => void;
}

function Activation({ uri, onCancel, onActive }: ActivationProps) {
  const [code, setCode] = useState('');
  /** The key of the input: after each refused code it is remounted, empty and focused. */
  const [refusals, setRefusals] = useState(0);
  const activate = useActivateTwoFactor();
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    activate.mutate(code, {
      onSuccess: () => {
        onActive();
        notifySuccess('2FA ativado com sucesso!');
      },
      onError: (error) => {
        setCode('');
        setRefusals(refusals + 1);
        notifyFailure('Código de verificação inválido', error);
      },
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack align="center">
        <Text size="sm">
          Leia o QR code com um aplicativo autenticador, como Google Authenticator ou Authy, e digite o código
          que ele mostrar.
        </Text>
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
          alt="QR code para o aplicativo autenticador"
          width={200}
          height={200}
          style={{ borderRadius: 10 }}
        />
        <Button component="a" href={uri} variant="default" leftSection={<IconDeviceMobile />}>
          Abrir no aplicativo deste aparelho
        </Button>
        <Text size="sm" c="dimmed" ta="center">
          Não consegue ler? Copie esta chave para o aplicativo:
          <br />
          <Code style={{ overflowWrap: 'anywhere' }}>{secret}</Code>
        </Text>
        <CopyKey secret={secret} />
        <CodeInput key={refusals} size="md" autoFocus={refusals > 0} value={code} onChange={setCode} />
        <FormButtons
          onCancel={onCancel}
          type="submit"
          disabled={code.length !== TOTP_DIGITS}
          loading={activate.isPending}
        >
          Verificar
        </FormButtons>
      </Stack>
    </form>
  );
}

function CopyKey({ secret }: { secret: string }) {
  return (
    <CopyButton value={secret}>
      {({ copied, copy }) => (
        <Button variant="subtle" size="xs" onClick={copy} leftSection={copied ? <IconCheck /> : <IconCopy />}>
          {copied ? 'Chave copiada' : 'Copiar chave'}
        </Button>
      )}
    </CopyButton>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <Stack>
      <Text size="sm">
        Sem o celular, cada código abaixo permite entrar uma vez. Eles não serão mostrados de novo.
      </Text>
      <SimpleGrid cols={{ base: 2 }} spacing="xs" aria-label="Códigos de recuperação">
        {codes.map((code) => (
          <Code key={code} block ta="center" fz="md">
            {code}
          </Code>
        ))}
      </SimpleGrid>
      <Group justify="flex-end" className={dialogFoot.foot ?? ''}>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} leftSection={copied ? <IconCheck /> : <IconCopy />}>
              {copied ? 'Copiados' : 'Copiar'}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          onClick={() => downloadFile('faisca_codigos_de_recuperacao.txt', `${text}\n`, 'text/plain')}
        >
          Baixar
        </Button>
        <Button onClick={onDone}>Guardei</Button>
      </Group>
    </Stack>
  );
}
