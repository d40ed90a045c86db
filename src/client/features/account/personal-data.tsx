import { Button, Divider, Group, Stack, TextInput } from '@mantine/core';
import { MAX_NAME_LENGTH } from '#domain/account/limits.ts';
import { profileSchema } from '#domain/account/profile.ts';
import type { Profile } from '#domain/account/session.ts';
import { Panel } from '#client/components/panel.tsx';
import { useUpdateProfile } from '#client/data/account.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { showFieldErrors, useSchemaForm } from '#client/lib/schema-form.ts';
import { EmailChange } from './email-change.tsx';
import { PhoneField } from './phone-field.tsx';

export function PersonalData({ profile }: { profile: Profile }) {
  const update = useUpdateProfile();
  const form = useSchemaForm(profileSchema, {
    initialValues: { fullName: profile.fullName, phone: profile.phone ?? '' },
  });
  const save = form.onSubmit((values) =>
    update.mutate(values, {
      onSuccess: (saved) => {
        form.setValues({ fullName: saved.fullName, phone: saved.phone ?? '' });
        notifySuccess('Perfil atualizado!');
      },
      onError: (error) => {
        showFieldErrors(form, error);
        notifyFailure('Erro ao atualizar', error);
      },
    }),
  );
  return (
    <Panel title="Informações pessoais">
      <form onSubmit={save}>
        <Stack>
          <TextInput
            label="Nome completo"
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            {...form.getInputProps('fullName')}
          />
          <PhoneField
            key={profile.phone}
            initial={profile.phone ?? ''}
            error={form.errors['phone']}
            onChange={(phone) => form.setFieldValue('phone', phone)}
          />
          <Group justify="flex-end">
            <Button type="submit" disabled={update.isPending}>
              {update.isPending ? 'Salvando...' : 'Salvar alterações'}
            </Button>
          </Group>
        </Stack>
      </form>
      <Divider my="lg" />
      <EmailChange email={profile.email} />
    </Panel>
  );
}
