import { Badge, Box, Code, Group, Table, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { AdminUser } from '#domain/account/admin.ts';
import { displayedPlan, isTrialing } from '#domain/account/plans.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import { formatDayOrNone } from '#client/lib/dates.ts';
import { planLabels, statusLabel } from '#client/parts/plan-views.ts';
import { useNow } from '#client/lib/use-now.ts';
import { EmailText } from './email-text.tsx';
import classes from './users-table.module.css';

/** The e-mail has the remaining space. On a phone it stands with the rest in one cell. */
const columns = [
  { head: 'E-mail' },
  { head: 'Nome', width: '17%' },
  { head: 'Plano', width: 80 },
  { head: 'Status', width: 106 },
  { head: 'Criação', width: 98 },
  { head: 'Fim do teste', width: 104 },
  { head: 'Assinatura', width: 104 },
];
/** On a phone the first cell has it. */
const WIDE = 'sm';

interface UsersTableProps {
  users: readonly AdminUser[];
  ownId: string;
  onEdit: (user: AdminUser) => void;
}

export function UsersTable({ users, ownId, onEdit }: UsersTableProps) {
  return (
    <div className={classes.scroller}>
      <Table
        className={classes.users}
        verticalSpacing={6}
        horizontalSpacing="xs"
        fz="sm"
        layout="fixed"
        highlightOnHover
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ head, width }, at) => (
              <Table.Th key={head} w={width} visibleFrom={at === 0 ? undefined : WIDE}>
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
    </div>
  );
}

function UserRow({ user, isOwn, onEdit }: { user: AdminUser; isOwn: boolean; onEdit: () => void }) {
  const status = statusLabel(user.subscriptionStatus);
  const now = useNow();
  const hasExpiredTrial = user.subscriptionStatus === 'trialing' && !isTrialing(user, now);
  const plan = <Badge variant="light">{planLabels[displayedPlan(user)]}</Badge>;
  const state = (
    <>
      <Badge variant="light" color={status === 'Ativa' ? 'teal' : 'gray'}>
        {status}
      </Badge>
      {hasExpiredTrial && (
        <Text span size="xs" c="dimmed" display="block">
          teste expirado
        </Text>
      )}
    </>
  );
  return (
    <Table.Tr>
      <Table.Td className={classes.text}>
        <EmailText>{user.email}</EmailText>
        <Box hiddenFrom={WIDE} c="dimmed">
          {user.fullName}
          <Group gap={6} mt={4}>
            {plan}
            {state}
            desde {formatDayOrNone(user.createdAt)}
          </Group>
        </Box>
      </Table.Td>
      <Table.Td className={classes.text} visibleFrom={WIDE}>
        {user.fullName || 'N/A'}
      </Table.Td>
      <Table.Td visibleFrom={WIDE}>{plan}</Table.Td>
      <Table.Td visibleFrom={WIDE}>{state}</Table.Td>
      <Table.Td visibleFrom={WIDE}>{formatDayOrNone(user.createdAt)}</Table.Td>
      <Table.Td visibleFrom={WIDE}>{formatDayOrNone(user.trialExpiresAt)}</Table.Td>
      <Table.Td className={classes.code} visibleFrom={WIDE} title={user.stripeSubscriptionId ?? undefined}>
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
