import { SimpleGrid, Stack } from '@mantine/core';
import { PageHeader } from '#client/components/page-header.tsx';
import { useSession } from '#client/data/use-session.ts';
import { AdsAccount } from './ads-account.tsx';
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
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Stack gap="lg">
          <PersonalData profile={profile} />
          <TrialStatus profile={profile} />
          <Notices />
        </Stack>
        <Stack gap="lg">
          <Security email={profile.email} />
          <AdsAccount adsCurrency={profile.adsCurrency} />
          <OwnData />
          <DangerZone />
        </Stack>
      </SimpleGrid>
    </>
  );
}
