import { Center, Group, Loader, Select, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUserOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminUser, UserTotals } from '#domain/account/admin.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import {
  onProfilesChanged,
  refreshUsers,
  type UserFilters,
  usersOptions,
  userTotalsOptions,
} from '#client/data/admin.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { MoreButton } from './more-button.tsx';
import { UsersTable } from './users-table.tsx';

const TYPING_PAUSE_MS = 250;

const planOptions: { value: UserFilters['plan']; label: string }[] = [
  { value: 'all', label: 'Todos os planos' },
  { value: 'pro', label: 'Pro' },
  { value: 'basico', label: 'Básico' },
  { value: 'trial', label: 'Trial' },
];
const statusOptions: { value: UserFilters['status']; label: string }[] = [
  { value: 'all', label: 'Todos os status' },
  { value: 'active', label: 'Ativa' },
  { value: 'inactive', label: 'Inativa' },
];

/** Search, filters and paging are the server's; a change of any profile shows by itself. */
export function UsersPanel({ ownId }: { ownId: string }) {
  const [filters, setFilters] = useState<UserFilters>({ search: '', plan: 'all', status: 'all' });
  const [search] = useDebouncedValue(filters.search, TYPING_PAUSE_MS);
  const asked = { ...filters, search };
  const users = useInfiniteQuery(usersOptions(asked));
  const { data: totals } = useQuery(userTotalsOptions(asked));
  const [edited, setEdited] = useState<AdminUser | null>(null);
  useLiveUsers();
  useEffect(() => {
    if (users.error) notifyFailure('Erro ao buscar usuários', users.error);
  }, [users.error]);
  const rows = users.data?.pages.flatMap((page) => page.rows) ?? [];

  return (
    <Panel>
      <FilterBar filters={filters} onChange={setFilters} />
      <Text size="sm" c="dimmed" mb="sm" role="status">
        {totals ? totalsLabel(totals) : 'Contando...'}
      </Text>
      {users.isPending && (
        <Center py="xl">
          <Loader aria-label="Carregando usuários" />
        </Center>
      )}
      {users.data === undefined && users.error && (
        <ErrorState error={users.error} onRetry={() => void users.refetch()} />
      )}
      {users.data && rows.length === 0 && (
        <EmptyState icon={IconUserOff} title="Nenhum usuário encontrado" hint="Mude a busca ou os filtros." />
      )}
      {rows.length > 0 && <UsersTable users={rows} ownId={ownId} onEdit={setEdited} />}
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
  const total = `${all.toLocaleString('pt-BR')} ${all === 1 ? 'usuário' : 'usuários'}`;
  if (matching === all && !isCapped) return total;
  return `${isCapped ? 'Mais de ' : ''}${matching.toLocaleString('pt-BR')} de ${total}`;
}

interface FilterBarProps {
  filters: UserFilters;
  onChange: (filters: UserFilters) => void;
}

function FilterBar({ filters, onChange }: FilterBarProps) {
  return (
    <Group gap="sm" mb="md">
      <TextInput
        flex="4 1 16rem"
        aria-label="Buscar usuários"
        placeholder="Buscar por e-mail ou nome"
        leftSection={<IconSearch size={17} stroke={1.7} />}
        maxLength={200}
        value={filters.search}
        onChange={(event) => onChange({ ...filters, search: event.currentTarget.value })}
      />
      <FilterSelect
        label="Plano"
        options={planOptions}
        value={filters.plan}
        onChange={(plan) => onChange({ ...filters, plan })}
      />
      <FilterSelect
        label="Status"
        options={statusOptions}
        value={filters.status}
        onChange={(status) => onChange({ ...filters, status })}
      />
    </Group>
  );
}

interface FilterSelectProps<Value extends string> {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

function FilterSelect<Value extends string>({ label, options, value, onChange }: FilterSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      flex="1 1 9rem"
      data={options}
      value={value}
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? value)}
      allowDeselect={false}
    />
  );
}
