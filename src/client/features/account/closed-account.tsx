import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Panel } from '#client/components/panel.tsx';
import { useSignOut } from '#client/data/session.ts';
import { DangerZone } from './danger-zone.tsx';
import { EmailChange } from './email-change.tsx';
import { Notices } from './notices.tsx';
import { OwnData } from './own-data.tsx';
import { Security } from './security.tsx';

/** Shown to a person whose account is closed: everything that stays available without a plan. */
export function ClosedAccount({ email }: { email: string }) {
  const signOut = useSignOut();
  return (
    <section aria-labelledby="closed-account">
      <Title order={2} id="closed-account" mt={48}>
        Sua conta
      </Title>
      <Text c="dimmed" mt={4} mb="lg">
        Mesmo sem plano, estes dados continuam seus.
      </Text>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <Stack gap="lg">
          <Panel title="Seu e-mail">
            <EmailChange email={email} />
          </Panel>
          <OwnData />
          <Notices />
        </Stack>
        <Stack gap="lg">
          <Security email={email} />
          <Button variant="default" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            Encerrar sessão
          </Button>
          <DangerZone />
        </Stack>
      </SimpleGrid>
    </section>
  );
}
