import { Stack } from '@mantine/core';
import { Columns } from '#client/components/columns.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { useSession } from '#client/data/use-session.ts';
import { DangerZone } from './danger-zone.tsx';
import { Notices } from './notices.tsx';
import { OwnData } from './own-data.tsx';
import { PersonalData } from './personal-data.tsx';
import { Security } from './security.tsx';
import { TrialStatus } from './trial-status.tsx';

export function ProfileScreen() {
  const { profile } = useSession();
  return (
    <>
      <PageHeader title="Configurações do Perfil" subtitle="Seus dados, sua segurança e o seu teste." />
      <Columns cols={{ base: 1, lg: 2 }} gap="lg">
        <Stack gap="lg">
          <PersonalData profile={profile} />
          <TrialStatus profile={profile} />
          <Notices />
        </Stack>
        <Stack gap="lg">
          <Security email={profile.email} />
          <OwnData />
          <DangerZone />
        </Stack>
      </Columns>
    </>
  );
}
