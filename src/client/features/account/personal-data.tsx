import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formatPhone } from '#domain/account/phone.ts';
import { profileSchema } from '#domain/account/profile.ts';
import type { Profile } from '#domain/account/session.ts';
import { Panel } from '#client/components/panel.tsx';
import { useUpdateProfile } from '#client/data/account.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { showFieldErrors } from '#client/lib/schema-form.ts';

export function PersonalData({ profile }: { profile: Profile }) {
  const update = useUpdateProfile();
  const form = useForm({
    initialValues: { fullName: profile.fullName, phone: profile.phone ?? '' },
    validate: (values) => {
      const result = profileSchema.safeParse(values);
      if (result.success) return {};
      return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
    },
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
            maxLength={120}
            {...form.getInputProps('fullName')}
          />
          <TextInput
            label="Telefone"
            type="tel"
            autoComplete="tel-national"
            placeholder="(11) 91234-5678"
            {...form.getInputProps('phone')}
            onChange={(event) => form.setFieldValue('phone', formatPhone(event.currentTarget.value))}
          />
          <TextInput label="E-mail" value={profile.email} readOnly variant="filled" />
          <Group justify="flex-end">
            <Button type="submit" disabled={update.isPending}>
              {update.isPending ? 'Salvando...' : 'Salvar alterações'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}
