import { Badge, Code, Table, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { AdminUser } from '#domain/account/admin.ts';
import { displayedPlan, isTrialing } from '#domain/account/plans.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import { formatDayOrNone } from '#client/lib/dates.ts';
import { planLabels, statusLabel } from '#client/parts/plan-views.ts';
import { useNow } from '#client/lib/use-now.ts';
import classes from './users-table.module.css';

/** The e-mail has the remaining space. */
const columns = [
  { head: 'E-mail' },
  { head: 'Nome', width: '15%' },
  { head: 'Plano', width: 80 },
  { head: 'Status', width: 118 },
  { head: 'Criação', width: 98 },
  { head: 'Fim do teste', width: 104 },
  { head: 'Assinatura', width: 116 },
];

interface UsersTableProps {
  users: readonly AdminUser[];
  ownId: string;
  onEdit: (user: AdminUser) => void;
}

export function UsersTable({ users, ownId, onEdit }: UsersTableProps) {
  return (
    <Table.ScrollContainer minWidth={860}>
      <Table verticalSpacing="sm" horizontalSpacing="xs" fz="sm" layout="fixed" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ head, width }) => (
              <Table.Th key={head} w={width}>
                {head}
              </Table.Th>
            ))}
            <Table.Th className={classes.actions} w={60}>
              Ações
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} isOwn={user.id === ownId} onEdit={() => onEdit(user)} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function UserRow({ user, isOwn, onEdit }: { user: AdminUser; isOwn: boolean; onEdit: () => void }) {
  const status = statusLabel(user.subscriptionStatus);
  const now = useNow();
  const hasExpiredTrial = user.subscriptionStatus === 'trialing' && !isTrialing(user, now);
  return (
    <Table.Tr>
      <Table.Td className={classes.text} title={user.email}>
        {user.email}
      </Table.Td>
      <Table.Td className={classes.text} title={user.fullName}>
        {user.fullName || 'N/A'}
      </Table.Td>
      <Table.Td>
        <Badge variant="light">{planLabels[displayedPlan(user)]}</Badge>
      </Table.Td>
      <Table.Td>
        <Badge variant="light" color={status === 'Ativa' ? 'teal' : 'gray'}>
          {status}
        </Badge>
        {hasExpiredTrial && (
          <Text size="xs" c="dimmed">
            teste expirado
          </Text>
        )}
      </Table.Td>
      <Table.Td>{formatDayOrNone(user.createdAt)}</Table.Td>
      <Table.Td>{formatDayOrNone(user.trialExpiresAt)}</Table.Td>
      <Table.Td className={classes.text} title={user.stripeSubscriptionId ?? undefined}>
        {user.stripeSubscriptionId === null ? 'N/A' : <Code>{user.stripeSubscriptionId}</Code>}
      </Table.Td>
      <Table.Td className={classes.actions}>
        <IconButton
          label={`Editar ${user.email}`}
          icon={IconPencil}
          className={classes.edit}
          disabled={isOwn}
          title={isOwn ? 'Esta é a sua conta' : 'Editar'}
          onClick={onEdit}
        />
      </Table.Td>
    </Table.Tr>
  );
}
