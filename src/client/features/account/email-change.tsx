import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { emailChangeSchema } from '#domain/account/credentials.ts';
import { FormButtons } from '#client/components/form-buttons.tsx';
import { unbroken } from '#client/components/unbroken.tsx';
import { useRequestEmailChange } from '#client/data/email-change.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { showFieldErrors, useSchemaForm } from '#client/lib/schema-form.ts';

/** Shows the account's e-mail and a form to change it. */
export function EmailChange({ email }: { email: string }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Group align="flex-end" gap="sm">
        <TextInput label="E-mail" value={email} readOnly variant="filled" flex="1 1 15rem" />
        <Button variant="default" flex="none" onClick={open}>
          Trocar e-mail
        </Button>
      </Group>
      <EmailChangeDialog email={email} opened={opened} onClose={close} />
    </>
  );
}

interface EmailChangeDialogProps {
  email: string;
  opened: boolean;
  onClose: () => void;
}

function EmailChangeDialog({ email, opened, onClose }: EmailChangeDialogProps) {
  const change = useRequestEmailChange();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Trocar e-mail"
      closeOnEscape={!change.isPending} // then Escape closes the proof dialog above
      trapFocus={!change.isPending}
    >
      <EmailChangeForm email={email} change={change} onClose={onClose} />
    </Modal>
  );
}

interface EmailChangeFormProps {
  email: string;
  change: ReturnType<typeof useRequestEmailChange>;
  onClose: () => void;
}

function EmailChangeForm({ email, change, onClose }: EmailChangeFormProps) {
  const form = useSchemaForm(emailChangeSchema, { initialValues: { email: '' } });
  const send = form.onSubmit(({ email: newEmail }) =>
    change.mutate(newEmail, {
      onSuccess: () => {
        onClose();
        notifySuccess(
          'Confirme nos dois e-mails',
          `Enviamos um link para ${newEmail} e outro para ${email}.`,
        );
      },
      onError: (error) => {
        showFieldErrors(form, error);
        notifyFailure('Falha ao enviar e-mail', error);
      },
    }),
  );
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text size="sm">
          {unbroken(
            'Enviamos um link para o e-mail novo e outro para o atual. A troca acontece quando os dois forem abertos.',
          )}
        </Text>
        <TextInput
          label="Novo e-mail"
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <FormButtons onCancel={onClose} type="submit" disabled={change.isPending}>
          {change.isPending ? 'Enviando...' : 'Enviar links'}
        </FormButtons>
      </Stack>
    </form>
  );
}
