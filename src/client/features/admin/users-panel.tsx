import { Text } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminUser, UserTotals } from '#domain/account/admin.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { countText } from '#client/lib/count-text.ts';
import { onProfilesChanged, refreshUsers, usersOptions, userTotalsOptions } from '#client/data/admin.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { MoreButton } from './more-button.tsx';
import { UserFilterBar, useUserFilters } from './user-filters.tsx';
import { UsersTable } from './users-table.tsx';

/** The server searches, filters and pages. The list refreshes when any profile changes. */
export function UsersPanel({ ownId }: { ownId: string }) {
  const [filters, searchedFilters, setFilters] = useUserFilters();
  const users = useInfiniteQuery(usersOptions(searchedFilters));
  const { data: totals } = useQuery(userTotalsOptions(searchedFilters));
  const [edited, setEdited] = useState<AdminUser | null>(null);
  useLiveUsers();
  useEffect(() => {
    if (users.error) notifyFailure('Erro ao buscar usuários', users.error);
  }, [users.error]);
  const rows = users.data?.pages.flatMap((page) => page.rows) ?? [];

  return (
    <Panel>
      <UserFilterBar filters={filters} onChange={setFilters} />
      <Text size="sm" c="dimmed" mb="sm" role="status">
        {totals ? totalsLabel(totals) : 'Contando...'}
      </Text>
      <Loaded query={users} waiting="Carregando usuários">
        {() =>
          rows.length === 0 ? (
            <EmptyState
              icon={IconUserOff}
              title="Nenhum usuário encontrado"
              hint="Mude a busca ou os filtros."
            />
          ) : (
            <UsersTable users={rows} ownId={ownId} onEdit={setEdited} />
          )
        }
      </Loaded>
      <MoreButton list={users} />
      <EditUserDialog
        user={edited ? (rows.find(({ id }) => id === edited.id) ?? edited) : undefined}
        onChanged={setEdited}
        onClose={() => setEdited(null)}
      />
    </Panel>
  );
}

function useLiveUsers(): void {
  const queryClient = useQueryClient();
  useEffect(() => onProfilesChanged(() => void refreshUsers(queryClient)), [queryClient]);
}

function totalsLabel({ all, matching, isCapped }: UserTotals): string {
  const total = countText(all, 'usuário', 'usuários');
  if (matching === all && !isCapped) return total;
  return `${isCapped ? 'Mais de ' : ''}${numberText(matching)} de ${total}`;
}
