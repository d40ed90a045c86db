import { Tabs } from '@mantine/core';
import { IconMessageCircle, IconShieldCheck, IconUsers } from '@tabler/icons-react';
import { PageHeader } from '#client/components/page-header.tsx';
import { useSession } from '#client/data/use-session.ts';
import { FeedbackInbox } from './feedback-inbox.tsx';
import { SecurityEventsPanel } from './security-events-panel.tsx';
import { UsersPanel } from './users-panel.tsx';

export function AdminScreen() {
  const { profile } = useSession();
  return (
    <>
      <PageHeader title="Painel Admin" subtitle="Contas, planos e o que as pessoas escrevem." />
      <Tabs defaultValue="users" keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="users" leftSection={<IconUsers size={17} stroke={1.7} />}>
            Usuários
          </Tabs.Tab>
          <Tabs.Tab value="feedback" leftSection={<IconMessageCircle size={17} stroke={1.7} />}>
            Feedback
          </Tabs.Tab>
          <Tabs.Tab value="security" leftSection={<IconShieldCheck size={17} stroke={1.7} />}>
            Segurança
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="users">
          <UsersPanel ownId={profile.id} />
        </Tabs.Panel>
        <Tabs.Panel value="feedback">
          <FeedbackInbox />
        </Tabs.Panel>
        <Tabs.Panel value="security">
          <SecurityEventsPanel />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
