import { Tabs } from '@mantine/core';
import { IconMessageCircle, IconShieldCheck, IconUsers } from '@tabler/icons-react';
import { PageHeader } from '#client/components/page-header.tsx';
import { useSession } from '#client/data/use-session.ts';
import { FeedbackInbox } from './feedback-inbox.tsx';
import { SecurityEventsPanel } from './security-events-panel.tsx';
import { UsersPanel } from './users-panel.tsx';

/** Narrow enough to stand beside each other on a phone. */
const tabs = [
  { value: 'users', label: 'Usuários', icon: IconUsers },
  { value: 'feedback', label: 'Feedback', icon: IconMessageCircle },
  { value: 'security', label: 'Segurança', icon: IconShieldCheck },
];

export function AdminScreen() {
  const { profile } = useSession();
  return (
    <>
      <PageHeader title="Painel Admin" subtitle="Contas, planos e o que as pessoas escrevem." />
      <Tabs defaultValue="users" keepMounted={false}>
        <Tabs.List mb="lg">
          {tabs.map(({ value, label, icon: TabIcon }) => (
            <Tabs.Tab key={value} value={value} px="sm" leftSection={<TabIcon />}>
              {label}
            </Tabs.Tab>
          ))}
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
